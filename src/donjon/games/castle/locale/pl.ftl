# Build the Castle: słowa planszy i zdania zasad, własnymi słowami.

## Plansza

castle-title = Build the Castle
castle-sentence = W każdej turze bierz kartę, buduj zamek z największą liczbą rycerzy, kotów i duchów i strzelaj z katapulty do sąsiadów.
castle-edge-ground = ziemia
castle-edge-castle = mur
castle-edge-tower = wieża
castle-edge-sky = niebo
castle-card = na dole { $down }, na górze { $up }, z lewej { $left }, z prawej { $right }
castle-back = sam mur, rewersem do góry
castle-start = karta startowa
castle-kind-gatehouse = Budynek bramny
castle-kind-west-footing = Fundament zachodni
castle-kind-east-footing = Fundament wschodni
castle-kind-rampart = Wał
castle-kind-keep-footing = Fundament wieży
castle-kind-lone-footing = Fundament pojedynczy
castle-kind-hall = Sala
castle-kind-roofed-hall = Sala z dachem
castle-kind-west-wall = Mur zachodni
castle-kind-east-wall = Mur wschodni
castle-kind-west-eaves = Okap zachodni
castle-kind-east-eaves = Okap wschodni
castle-kind-oriel = Wykusz
castle-kind-tower-base = Podstawa wieży
castle-kind-west-tower-base = Zachodnia podstawa wieży
castle-kind-east-tower-base = Wschodnia podstawa wieży
castle-kind-free-tower-base = Wolnostojąca podstawa wieży
castle-kind-shaft = Trzon wieży
castle-kind-walled-shaft = Trzon wieży w murze
castle-kind-roof = Dach wieży
castle-kind-walled-roof = Dach wieży w murze
castle-shows-catapult = katapulta
castle-count-knight = { $count ->
    [one] jeden rycerz
    [few] { $count } rycerze
   *[many] { $count } rycerzy
}
castle-count-princess = { $count ->
    [one] jedna księżniczka
    [few] { $count } księżniczki
   *[many] { $count } księżniczek
}
castle-count-ghost = { $count ->
    [one] jeden duch
    [few] { $count } duchy
   *[many] { $count } duchów
}
castle-count-dove = { $count ->
    [one] jeden gołąb
    [few] { $count } gołębie
   *[many] { $count } gołębi
}
castle-count-cat = { $count ->
    [one] jeden kot
    [few] { $count } koty
   *[many] { $count } kotów
}
castle-row-knight = Rycerze
castle-row-princess = Księżniczki
castle-row-ghost = Duchy
castle-row-dove = Gołębie
castle-row-cat = Koty
castle-row-tower = Ukończone wieże
castle-rows = Kto prowadzi
castle-rows-open = Kto prowadzi; tutaj to, co widać w zamku: { $name }
castle-rows-note = Najwięcej w rzędzie daje 3, drugi wynik 1. Remis na czele: po 2 i nikt nie jest drugi. Remis na drugim miejscu: nic.
castle-worth = wartość
castle-points = Punkty
castle-points-now = Punkty teraz
castle-of = Zamek, { $name }: { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[many] { $count } kart
}
castle-home = Wróć do mojego
castle-starter = Drewniany zamek: zaczyna tę rundę
castle-display = Wystawione karty
castle-cell-fits = Kolumna { $x }, rząd { $y }: pasuje
castle-cell-turned = Kolumna { $x }, rząd { $y }: pasuje po odwróceniu
castle-cell-not = Kolumna { $x }, rząd { $y }: nie pasuje
castle-cell-target = Kolumna { $x }, rząd { $y }: { $card }. Można zestrzelić
castle-cell-covered = Kolumna { $x }, rząd { $y }: { $card }. Nie można zestrzelić
castle-ask-take = Weź jedną z kart.
castle-ask-place = Dotknij jasnego miejsca albo przeciągnij tam kartę.
castle-ask-place-back = Rewersem do góry to sam mur i nic na nim nie widać. Dotknij jasnego miejsca.
castle-ask-discard = Niczego nie da się położyć: weź kartę i ją odrzuć.
castle-ask-discard-this = Odrzucić tę kartę?
castle-ask-shoot = Katapulta! Zestrzel jasną kartę albo wstrzymaj ogień.
castle-must-shoot = Katapulta! Zestrzel jasną kartę.
castle-ask-target = Wybierz zamek, do którego strzelisz, albo wstrzymaj ogień.
castle-say-nowhere = Ta karta nigdzie nie pasuje, z żadnej strony.
castle-say-down = Odwrócona rewersem do góry pasuje tutaj. Dotknij jeszcze raz, by ją położyć.
castle-say-up = Odwrócona obrazkiem do góry pasuje tutaj. Dotknij jeszcze raz, by ją położyć.
castle-wait = Teraz gra { $name }.
castle-wait-shot = { $name } celuje katapultą.
castle-turn-down = Odwróć
castle-turn-up = Odwróć
castle-discard = Odrzuć
castle-hold = Nie strzelaj
castle-pile = Stos do dobierania: { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[many] { $count } kart
}
castle-pile-list = Karty jeszcze niewidziane
castle-pile-note = Z tych kart { $count ->
    [one] 1 jest
    [few] { $count } są
   *[many] { $count } jest
} w stosie do dobierania; { $starts ->
    [one] pozostała to karta startowa
    [few] pozostałe { $starts } to karty startowe
   *[many] pozostałe { $starts } to karty startowe
}, rewersem do góry.
castle-close = Zamknij
castle-tally-cards = Karty w zamku

## Przebieg

castle-log-lay = { $name } buduje: { $card }
castle-log-back = { $name } buduje rewersem do góry: { $card }
castle-log-discard = { $name } odrzuca: { $card }
castle-log-shoot = { $name } zestrzeliwuje kartę z zamku: { $target }
castle-log-hit = { $name } strzela → { $target }: { $card }
castle-log-hold = { $name } wstrzymuje ogień

## The count

castle-step-first = { $row }: najwięcej ze wszystkich, { $most }
castle-step-shared = { $row }: remis, liczba zamków: { $sharers }, w każdym { $most }; po 2, bez drugiego miejsca
castle-step-second = { $row }: drugi wynik, { $own } (najwięcej: { $most })

## Rada

castle-because-points = daje ci w tej chwili { $points ->
    [one] jeden punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} więcej
castle-because-lead = daje ci prowadzenie { $row ->
    [knight] w rycerzach
    [princess] w księżniczkach
    [ghost] w duchach
    [dove] w gołębiach
    [cat] w kotach
   *[tower] w ukończonych wieżach
}
castle-because-level = zrównuje cię z najlepszym { $row ->
    [knight] w rycerzach
    [princess] w księżniczkach
    [ghost] w duchach
    [dove] w gołębiach
    [cat] w kotach
   *[tower] w ukończonych wieżach
}
castle-because-second = daje ci drugie miejsce { $row ->
    [knight] w rycerzach
    [princess] w księżniczkach
    [ghost] w duchach
    [dove] w gołębiach
    [cat] w kotach
   *[tower] w ukończonych wieżach
}
castle-because-extend = powiększa twoją przewagę { $row ->
    [knight] w rycerzach
    [princess] w księżniczkach
    [ghost] w duchach
    [dove] w gołębiach
    [cat] w kotach
   *[tower] w ukończonych wieżach
}
castle-because-closer = zbliża cię do czołówki { $row ->
    [knight] w rycerzach
    [princess] w księżniczkach
    [ghost] w duchach
    [dove] w gołębiach
    [cat] w kotach
   *[tower] w ukończonych wieżach
}
castle-because-deny = zabiera kartę komuś, kogo wyniosłaby na czoło { $row ->
    [knight] w rycerzach
    [princess] w księżniczkach
    [ghost] w duchach
    [dove] w gołębiach
    [cat] w kotach
   *[tower] w ukończonych wieżach
}
castle-because-catapult = pozwala strzelić z katapulty na karcie
castle-because-base = zaczyna wieżę, którą może ukończyć dach
castle-because-shaft = podwyższa wieżę, którą może ukończyć dach
castle-because-room = robi miejsce dla jeszcze { $cards ->
    [one] jednej karty, której
    [few] { $cards } kart, których
   *[many] { $cards } kart, których
} nikt nie widział
castle-because-cramped = zabiera miejsce { $cards ->
    [one] jednej karcie, której
    [few] { $cards } kartom, których
   *[many] { $cards } kartom, których
} nikt jeszcze nie widział
castle-because-face-down = zapełnia miejsce zakrytą kartą, bo jej przód tam nie pasuje
castle-because-cost = kosztuje właściciela { $points ->
    [one] jeden punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
castle-because-hit = cofa właściciela { $row ->
    [knight] w rycerzach
    [princess] w księżniczkach
    [ghost] w duchach
    [dove] w gołębiach
    [cat] w kotach
   *[tower] w ukończonych wieżach
}
castle-because-unfinished = łamie wieżę, która czeka na dach
castle-because-hold = jest tak samo dobry jak każdy strzał: żaden nie zmieniłby teraz punktów

## Zasady

castle-setup-start = Zamek każdego gracza zaczyna się od jednej karty, rewersem do góry, na ziemi. Nikt nie ogląda jej obrazka.
castle-setup-first = O tym, kto dostaje drewniany zamek i zaczyna, decyduje los.
castle-round-reveal = Kto ma drewniany zamek, odkrywa pięć kart; w ostatniej rundzie może mniej.
castle-round-turns = Od drewnianego zamku, zgodnie z ruchem wskazówek zegara, każdy ma jedną turę.
castle-round-end = Wystawione karty, które zostały, odrzuca się, a drewniany zamek przechodzi w lewo.
castle-take = Weź jedną z wystawionych kart
castle-place = i połóż ją w swoim zamku, obrazkiem lub rewersem do góry, na pustym miejscu obok karty albo nad nią. Kart nigdy nie obraca się na bok.
castle-place-support = Karta stoi na ziemi albo na karcie tuż pod nią. Lukę w ziemi można wypełnić.
castle-place-match = Tam, gdzie krawędzie się stykają, muszą pokazywać to samo. Na dole karta musi mieć pod sobą ziemię, wyżej cokolwiek innego.
castle-place-extent = Zamek sięga od karty startowej 15 miejsc w każdą stronę i 15 w górę, nigdy pod ziemię.
castle-place-none = Tylko gdy żadnej z wystawionych kart nie da się położyć żadną stroną, weź jedną i ją odrzuć.
castle-catapult = Jeśli na wziętej karcie jest katapulta, możesz wybrać przeciwnika i zestrzelić jedną kartę z jego zamku. Dotyczy to też karty położonej rewersem do góry lub odrzuconej.
castle-catapult-top = Zestrzelić można tylko kartę, na której nie stoi żadna inna.
castle-catapult-last = Ostatniej karty zamku nie można zestrzelić. Kartę startową można.
castle-end = Gdy zostało mniej kart, niż jest graczy, gra kończy się po tej rundzie.
castle-score-rows = Porównuje się sześć rzeczy: rycerzy, księżniczki, duchy, gołębie, koty i ukończone wieże. Liczą się tylko karty obrazkiem do góry.
castle-score-tower = Wieża jest ukończona, gdy ma podstawę, szczyt, a między nimi tylko wieżę.
castle-score-first = Kto ma czegoś najwięcej, dostaje 3 punkty,
castle-score-second = a kto ma drugi wynik, dostaje 1.
castle-score-tie_first = Przy remisie na czele wszyscy tam dostają po 2 i nikt nie jest drugi.
castle-score-tie_second = Przy remisie na drugim miejscu nikt za nie nic nie dostaje.
castle-score-none = Kto czegoś nie ma wcale, nic za to nie dostaje.
castle-tie = Wygrywa najwięcej punktów; przy remisie zwycięstwo się dzieli.

## Score pad

castle-pad-knight = { castle-row-knight }
castle-pad-princess = { castle-row-princess }
castle-pad-ghost = { castle-row-ghost }
castle-pad-dove = { castle-row-dove }
castle-pad-cat = { castle-row-cat }
castle-pad-tower = { castle-row-tower }

## Opcje

castle-option-catapult = Karta z katapultą
castle-option-catapult-and = jest kładziona i strzela
castle-option-catapult-or = jest kładziona lub, odrzucona, strzela
