# Tower Duel: słowa planszy i zdania zasad, własnymi słowami.

duel-title = Tower Duel
duel-sentence = Budujcie wspólnie osiem wież, pozbądź się kart przed rywalem i wołaj WIEŻA!, gdy coś przeoczy.

## Karty

duel-symbol-0 = księga
duel-symbol-1 = chorągiew
duel-symbol-2 = papirus
duel-symbol-3 = tarcza
duel-green = zielony
duel-blue = niebieski
duel-card = { $symbol } { $value } ({ $colour })

## Przebieg

duel-from-depot = z zapasu
duel-from-drawn = z ręki
duel-from-waste = ze stosu odrzuconych
duel-from-store = ze składu { $n }
duel-log-turned = , dalej { $symbol } { $value }
duel-log-build = { $name } dobudowuje kartę { $from }{ $next }
duel-log-store = { $name } przekłada kartę { $from } do składu { $n }{ $next }
duel-log-give = { $name } oddaje kartę { $from }{ $next }
duel-log-pair = { $name } płaci i przekłada dwie karty ze składu { $from } do składu { $n }
duel-log-shed = { $name } płaci i odrzuca kartę z zapasu{ $next }
duel-log-draw = { $name } dobiera: { $symbol } { $value }
duel-log-waste = { $name } odrzuca dobraną kartę
duel-log-end = { $name } kończy turę
duel-log-block = { $name } płaci i blokuje swój stos odrzuconych
duel-log-leave = { $name } zostawia swój stos otwarty
duel-log-claim = { $name } bierze nagrodę
duel-log-call = { $name } woła WIEŻA!
duel-log-let = { $name } nic nie woła

## Miejsca

duel-board = Stół
duel-board-keys = Strzałki przechodzą z miejsca na miejsce, Enter bierze kartę i ją kładzie, Escape odkłada ją z powrotem. D dobiera, T woła WIEŻA!
duel-name-depot = Zapas
duel-name-stock = Dobieranie
duel-name-waste = Odrzucone
duel-at-store = Skład { $n }, { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[many] { $count } kart
} od góry: { $cards }
duel-at-store-none = Skład { $n }, pusty
duel-at-tower = Wieża { $n }, { $symbol }: następna to { $next }
duel-at-tower-done = Wieża { $n }, { $symbol }: gotowa
duel-at-depot = Zapas, { $name }: { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[many] { $count } kart
}, na wierzchu { $card }
duel-at-depot-none = Zapas, { $name }: opróżniony
duel-at-stock = Stos do dobierania, { $name }: { $count ->
    [0] pusty
    [one] 1 karta
    [few] { $count } karty
   *[many] { $count } kart
}
duel-at-next = , następna to { $card }
duel-at-drawn = { $name } trzyma dobraną kartę: { $card }
duel-at-drawn-none = Dobrana karta, { $name }: brak
duel-at-waste = Stos odrzuconych, { $name }: { $count ->
    [0] pusty
    [one] 1 karta, { $card }
    [few] { $count } karty, na wierzchu { $card }
   *[many] { $count } kart, na wierzchu { $card }
}
duel-at-blocked = , zablokowany
duel-at-fits = , pasuje tutaj
duel-at-fits-price = , za 1 bryłkę złota
duel-at-purse = Sakiewka, { $name }: { $count ->
    [one] 1 bryłka złota
    [few] { $count } bryłki złota
   *[many] { $count } bryłek złota
}
duel-list = Karty: { $name }
duel-list-waste = Stos odrzuconych, od góry ({ $count })
duel-list-stock = W stosie do dobierania, najpierw następna ({ $count })
duel-list-unseen = Jeszcze przez nikogo niewidziane ({ $count })
duel-close = Zamknij

## Co zrobić

duel-wait = Teraz gra { $name }.
duel-ask = Przekładaj karty albo dobierz. Dobrana karta, którą trzeba odrzucić, kończy twoją turę.
duel-ask-build = Jakaś karta pasuje na wieżę: najpierw ją dobuduj.
duel-ask-where = { $card }: dotknij miejsca, gdzie ma trafić.
duel-ask-pair = Obie karty przejdą za 1 bryłkę złota: dotknij jasnego składu.
duel-ask-drawn = Dobrana karta: { $card }. Dotknij miejsca, gdzie ma trafić.
duel-ask-drawn-build = Dobrana karta: { $card }. Pasuje na wieżę: dobuduj ją.
duel-ask-drawn-none = Dobrana karta: { $card }. Jeśli nie ma dla niej miejsca, odrzuć ją; to kończy twoją turę.
duel-ask-end = Nie masz czego dobrać: przekładaj karty albo zakończ turę.
duel-ask-block = Twoja tura się skończyła. Zablokować twój stos odrzuconych na jedną turę? Rywal: { $name }.
duel-missed = { $name } nie zauważa { $count ->
    [one] karty pasującej na wieżę: { $cards }.
    [few] kart pasujących na wieże: { $cards }.
   *[many] kart pasujących na wieże: { $cards }.
}
duel-held = W ręce: { $card }
duel-do-claim = Weź +{ $count }
duel-do-block = Zablokuj
duel-do-leave = Zostaw
duel-do-waste = Odrzuć
duel-do-one = Weź jedną
duel-do-both = Weź dwie
duel-do-shed = Odrzuć z zapasu
duel-do-draw = Dobierz
duel-do-end = Zakończ turę
duel-do-call = WIEŻA!
duel-do-call-key = Przeoczono kartę na wieżę (klawisz T)
duel-say-first = Najpierw dotknij karty, potem miejsca dla niej.
duel-say-nowhere = { $card }: teraz nigdzie nie pasuje.
duel-say-theirs = To karty drugiej osoby.
duel-say-closed = Przy tym stole nie przegląda się stosów odrzuconych.
duel-say-late = Za późno: gra poszła już dalej.
duel-say-pair-tower = Na wieżę kładzie się tylko jedną kartę naraz.
duel-say-pair-store = Dwie karty razem trafiają tylko do składu.
duel-tally-cards = Pozostałe karty
duel-tally-depot = W zapasie

## Liczenie punktów

duel-count-setup-deal = na początku
duel-count-gold-tower = za piętra 4, 8 i 12
duel-count-gold-depot = za pierwszy opróżniony zapas
duel-count-gold-out = za ostatnią kartę
duel-count-gold-shed = za karty odrzucone z zapasu
duel-count-gold-block = za blokady
duel-count-gold-pair = za dwie karty naraz
duel-count-call-right = za zawołane wieże

## Rada

duel-because-pays = przynosi { $nuggets ->
    [one] bryłkę złota
    [few] { $nuggets } bryłki złota
   *[many] { $nuggets } bryłek złota
}
duel-because-out = zagrywa twoją ostatnią kartę, przynosi 2 bryłki złota i kończy grę
duel-because-cleared = opróżnia twój zapas jako pierwszy i przynosi bryłkę złota
duel-because-emptied = opróżnia twój zapas, więc możesz używać stosu odrzuconych
duel-because-depot = zdejmuje kartę z twojego zapasu (zostaje { $cards ->
    [one] jedna
    [few] { $cards }
   *[many] { $cards }
})
duel-because-waste-off = uwalnia cię od karty ze stosu odrzuconych
duel-because-hand = znajduje miejsce dla dobranej karty, więc twoja tura trwa dalej
duel-because-again = pozwala od razu dobudować jeszcze jedną kartę
duel-because-tower = podwyższa wieżę
duel-because-give = daje przeciwnikowi jedną kartę więcej
duel-because-bares = odsłania kartę, która pasuje na wieżę
duel-because-digs = jest pierwszym z { $cards } kroków do karty, która pasuje na wieżę
duel-because-vacates = opróżnia skład
duel-because-room = robi miejsce dla twojej następnej karty
duel-because-fills = zajmuje pusty skład
duel-because-buries = przykrywa kartę, której wieża będzie wkrótce potrzebować
duel-because-missed = przegapia wieżę, którą przeciwnik może zawołać
duel-because-spends = kosztuje bryłkę złota
duel-because-fresh = daje ci nową kartę (do dobrania zostało: { $cards ->
    [one] { $cards }
    [few] { $cards }
   *[many] { $cards }
})
duel-because-flip = odwraca twój stos odrzuconych, więc możesz dobierać dalej
duel-because-keeps-empty = zostawia pusty skład
duel-because-block = nie pozwala przeciwnikowi dawać ci kart
duel-because-saves = oszczędza bryłkę złota
duel-because-claim = bierze { $nuggets ->
    [one] zarobioną bryłkę złota
    [few] { $nuggets } zarobione bryłki złota
   *[many] { $nuggets } zarobionych bryłek złota
}
duel-because-fine = przynosi ci bryłkę złota od przeciwnika
duel-because-call = kończy turę przeciwnika

## Zasady

duel-setup-deal = Każdy tasuje talię 52 kart, odlicza 13 jako zapas i odkrywa jego wierzchnią kartę; 4 kolejne zaczynają składy, reszta to stos do dobierania. Każdy ma 3 bryłki złota.
duel-setup-first = Zaczyna ten, kogo karta na zapasie jest niższa; przy równych decyduje los.
duel-tower-order = Wieża rośnie od 0 do 12 w jednym symbolu; każdy symbol ma dwie wieże.
duel-store-fit = Do składu pasuje karta o jeden niższa i w drugim kolorze. Na 1 oprócz 0 można położyć też 12; na 0 nic.
duel-store-empty = Pusty skład można zapełnić wierzchnią kartą innego składu, swojego zapasu, kartą dobraną albo, gdy zapas się skończył, wierzchnią ze stosu odrzuconych.
duel-give-fit = Stos odrzuconych rywala przyjmuje kartę z tym samym symbolem co jego wierzchnia, o jeden wyższą lub niższą. 1 i 12 są sąsiadami. Pusty stos nie przyjmuje niczego.
duel-give-blocked = Ten stos odrzuconych jest zablokowany do końca tej tury.
duel-source = Możesz przekładać wierzchnią kartę zapasu, każdego składu i kartę dobraną; wierzchnią ze stosu odrzuconych dopiero, gdy zapas się skończył. Wieże stoją na miejscu.
duel-turn-moves = Przekładaj, ile chcesz, aż dobrana karta będzie musiała trafić na twój stos odrzuconych. Potem możesz jeszcze zapłacić, by go zablokować.
duel-tower-first = Budowanie ma pierwszeństwo: dopóki jakaś karta w zasięgu pasuje na wieżę, trzeba ją dobudować przed wszystkim innym.
duel-draw = Dobrana karta ma pierwszeństwo: dobuduj ją, połóż do składu albo oddaj. Tylko gdy nie przyjmie jej żaden skład z kartami ani otwarty stos odrzuconych, może trafić na twój własny, a wtedy tura się kończy.
duel-draw-flip = Gdy stos do dobierania jest pusty, przy dobieraniu odwraca się stos odrzuconych, bez tasowania.
duel-draw-none = Dopóki możesz dobierać, nie możesz skończyć tury; gdy oba stosy są puste, nie możesz dobierać.
duel-shift-limit = Po 12 przełożeniach między składami z rzędu musi się stać coś innego.
duel-depot-next = Gdy tylko wierzchnia karta zapasu znika, odkrywa się następną.
duel-gold-tower = Za dobudowanie 4 dostaje się 1 bryłkę złota, za 8 dwie, za 12 trzy.
duel-gold-depot = Kto pierwszy opróżni zapas, dostaje 1 bryłkę złota.
duel-gold-out = Kto zagra ostatnią kartę, dostaje 2 bryłki złota.
duel-gold-claim = Nagroda za twój ostatni ruch jest twoja tylko wtedy, gdy weźmiesz ją przed czymkolwiek innym. Przy niektórych stołach wypłaca się ją od razu.
duel-gold-shed = Za bryłkę złota wierzchnia karta zapasu trafia na twój własny stos odrzuconych.
duel-gold-block = Po swojej turze możesz za bryłkę złota zablokować swój stos odrzuconych do końca następnej tury rywala.
duel-gold-pair = Za bryłkę złota dwie wierzchnie karty składu przechodzą razem do składu, do którego pasuje niższa z nich, albo do pustego.
duel-gold-none = Bez bryłki złota nie da się za to zapłacić.
duel-call-when = Kto gra dalej, choć karta musi zostać dobudowana, ten ją przeoczył, a rywal może wołać WIEŻA! aż do następnego ruchu.
duel-call-right = Po słusznym zawołaniu ruch się cofa, jego autor płaci wołającemu bryłkę złota i tura się kończy.
duel-call-wrong = Nie było o co wołać: nikt nie przeoczył karty.
duel-end = Gra kończy się, gdy tylko ktoś nie ma już kart w zapasie, obu stosach i na ręce.
duel-end-stall = Kończy się też po 60 turach z rzędu, w których nic nie dobudowano i żaden zapas nie zmalał.
duel-score = Wygrywa ten, kto ma najwięcej bryłek złota.
duel-tie = Przy remisie wygrywa ten, kto zagrał wszystkie karty; gdy gra utknęła, ten, komu zostało mniej. W innym razie wygrywają oboje.
duel-known = Oboje wiecie, jaka karta tam leży, i jest to inna karta.

## Notes punktów

duel-pad-gold = Bryłki złota
duel-pad-left = Pozostałe karty
duel-pad-tie = { $value ->
    [0] wszystkie karty zagrane
    [one] została 1 karta
    [few] zostały { $value } karty
   *[many] zostało { $value } kart
}

## Opcje

duel-manner = Wieże
duel-manner-relaxed = świecą: spokojnie
duel-manner-rulebook = jak w instrukcji, WIEŻA!
duel-option-colours = Kolory
duel-option-colours-symbol = według symbolu
duel-option-colours-deck = według talii
duel-option-tower_call = Najpierw budowanie
duel-option-tower_call-on = można przeoczyć, rywal woła
duel-option-tower_call-off = zawsze wymagane
duel-option-rewards = Nagrody
duel-option-rewards-auto = od razu
duel-option-rewards-claimed = trzeba je wziąć
duel-option-memory = Stosy odrzuconych
duel-option-memory-aid = można przeglądać
duel-option-memory-none = widać tylko wierzch
