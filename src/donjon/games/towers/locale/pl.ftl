# 5 wież: słowa planszy i zdania zasad, własnymi słowami.

towers-title = 5 wież
towers-sentence = Licytuj karty, buduj pięć dziwnych wież od wysokich liczb do niskich i zwieńcz je na czas dachem.

## Karty

towers-type-C = wieża cukierkowa
towers-type-S = wieża straszna
towers-type-P = wieża roślinna
towers-type-J = wieża złomowa
towers-type-D = wieża piaskowa
towers-of-C = cukierki
towers-of-S = strachy
towers-of-P = rośliny
towers-of-J = złom
towers-of-D = piasek
towers-card = { $type } { $value }

## Przebieg

towers-log-bid = { $name } licytuje: { $count ->
    [0] żadnej karty
    [one] 1 karta
    [few] { $count } karty
   *[many] { $count } kart
}
towers-log-pass = { $name } pasuje
towers-log-demolish = { $name } usuwa ostatnią kartę: { $type }
towers-log-keep = { $name } nic nie usuwa
towers-log-build = { $name } dobudowuje: { $type } { $value }

## Plansza

towers-display = Wystawka
towers-bids = Twoja licytacja
towers-bid = { $count ->
    [0] Nie bierz kart
    [one] Weź 1 kartę
    [few] Weź { $count } karty
   *[many] Weź { $count } kart
}
towers-pass = Pasuj
towers-keep = Nic nie usuwaj
towers-high = { $name } licytuje { $count }
towers-wait = Teraz gra { $name }.
towers-ask-start = Zaczynasz: ile z tych kart chcesz wziąć? Możesz dobudować najwyżej { $highest }.
towers-ask-bid = Przebij albo spasuj. Możesz dobudować najwyżej { $highest }.
towers-ask-pass = Nie możesz przebić.
towers-ask-demolish = Możesz najpierw usunąć ostatnią kartę jednej wieży. Koszt: { $cost } { $cost ->
    [one] punkt
    [few] punkty
   *[many] punktów
}. Dotknij wieży albo nic nie usuwaj.
towers-must-demolish = Twoja licytacja wymaga miejsca: usuń ostatnią kartę jednej wieży. Koszt: { $cost } { $cost ->
    [one] punkt
    [few] punkty
   *[many] punktów
}. Dotknij jasnej wieży.
towers-ask-build = Dobuduj jeszcze { $count ->
    [one] 1 kartę
    [few] { $count } karty
   *[many] { $count } kart
}: dotknij jasnej karty albo ją przeciągnij.
towers-say-unfit = Karta { $type } { $value } nigdzie nie pasuje: na końcu wieży jest { $top }. Możesz dobudować najwyżej { $highest }.
towers-say-highest = Z tych kart możesz dobudować najwyżej { $highest }.
towers-say-type = Kartę kładzie się na wieży jej rodzaju.
towers-site = { $type }: { $count ->
    [0] nierozpoczęta
    [one] 1 karta: { $top }
    [few] { $count } karty, na górze { $top }
   *[many] { $count } kart, na górze { $top }
}
towers-roofed = , z dachem
towers-pile = Stos do dobierania: { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[many] { $count } kart
}
towers-pile-list = Jeszcze w stosie
towers-close = Zamknij
towers-tally-cards = Dobudowane karty
towers-tally-gone = Usunięte karty

## Rada

towers-because-gain = może od razu przynieść { $points ->
    [one] jeden punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
towers-because-deny = odbiera prowadzącemu licytację nawet { $points ->
    [one] jeden punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
towers-because-all = bierze wszystkie karty i od razu kończy licytację
towers-because-unbeatable = na pewno wygrywa: nikt nie może przebić
towers-because-cost = kosztuje { $points ->
    [one] jeden punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} za usunięcie karty
towers-because-keep = oszczędza ci usuwania karty, które kosztuje { $points ->
    [one] jeden punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
towers-because-room = zostawia miejsce: licytacja zamknęłaby drogę co najmniej { $cards ->
    [one] jednej karcie, która może
    [few] { $cards } kartom, które mogą
   *[many] { $cards } kartom, które mogą
} jeszcze przyjść
towers-because-needed = robi miejsce, którego wymaga twoja licytacja
towers-because-choice = robi miejsce dla { $cards ->
    [one] jeszcze jednej karty
    [few] jeszcze { $cards } kart
   *[many] jeszcze { $cards } kart
} z wystawki
towers-because-reopen = otwiera wieżę dla { $cards ->
    [one] jeszcze jednej karty, która może
    [few] jeszcze { $cards } kart, które mogą
   *[many] jeszcze { $cards } kart, które mogą
} przyjść
towers-because-roof = kładzie dach: { $cards ->
    [one] karta liczy się
    [few] { $cards } karty liczą się
   *[many] { $cards } kart liczy się
} podwójnie
towers-because-eight = pozwala położyć na ósemce każdą kartę
towers-because-tallest = podwyższa twoją najwyższą wieżę (o 1 punkt więcej)
towers-because-start = zaczyna wieżę z miejscem dla { $cards ->
    [one] jednej karty, która może
    [few] { $cards } kart, które mogą
   *[many] { $cards } kart, które mogą
} jeszcze przyjść
towers-because-adds = dodaje kartę (1 punkt)
towers-because-tight = nie zamyka drogi żadnej karcie, która może jeszcze przyjść
towers-because-skips = zamyka drogę { $cards ->
    [one] jednej karcie, która może
    [few] { $cards } kartom, które mogą
   *[many] { $cards } kartom, które mogą
} jeszcze przyjść

## Zasady

towers-setup-deck = Karty tasuje się w stos do dobierania: 80, a przy czterech i pięciu osobach 110.
towers-setup-first = O tym, kto zaczyna, decyduje los: tutaj pierwsze miejsce.
towers-build-one = Masz najwyżej jedną wieżę każdego rodzaju.
towers-build-type = Wieża składa się tylko z kart swojego rodzaju.
towers-build-down = Każda karta musi mieć wartość niższą niż ta pod nią. Pierwsza może być dowolna.
towers-build-eight = Na 8 można położyć dowolną kartę.
towers-build-nine = 9 można położyć na każdej karcie oprócz 0.
towers-build-roof = 0 to dach wieży: nic już na nim nie stanie.
towers-build-fixed = Raz położona karta zostaje na swoim miejscu, chyba że zostanie usunięta.
towers-round-display = Ze stosu odkrywa się pięć kart, w ostatniej rundzie może mniej.
towers-bid-start = Osoba rozpoczynająca mówi, ile kart wzięłaby z wystawki, od żadnej do wszystkich, i nie może spasować. Nie można licytować więcej kart, niż leży na wystawce.
towers-bid-raise = Każda następna osoba jeden raz przebija albo pasuje. Licytacja wszystkich kart kończy licytowanie.
towers-bid-possible = Możesz zalicytować tylko tyle kart, ile naprawdę zdołasz dobudować, usuwając najwyżej jedną.
towers-take = Kto zalicytował najwyżej, dobudowuje tyle kart z wystawki, jedną po drugiej.
towers-demolish = Przed budową możesz usunąć ostatnią kartę jednej ze swoich wież, ale nie dach. Na koniec kosztuje to punkty.
towers-place = Każda karta z twojej licytacji musi zostać dobudowana, więc ta nie może zepsuć reszty.
towers-round-clear = To, co zostało na wystawce, trafia na stos kart odrzuconych.
towers-round-next = Następną rundę zaczyna osoba po lewej stronie zwycięzcy licytacji. Jeśli nikt nie buduje, zaczyna znowu ta sama osoba.
towers-end-first = Gdy stos skończy się po raz pierwszy, odrzucone karty tasuje się w nowy.
towers-end = Gra kończy się w rundzie, w której stos skończy się po raz drugi.
towers-score-card = Każda karta daje 1 punkt, a w wieży z dachem 2.
towers-score-tallest = Twoja najwyższa wieża daje 1 punkt więcej za każdą swoją kartę.
towers-score-demolished = Usunięte karty kosztują 1 + 2 + 3 + … punktów.
towers-tie = Wszyscy z największą liczbą punktów wygrywają wspólnie.

## Notes punktów

towers-pad-cards-C = Wieża cukierkowa
towers-pad-cards-S = Wieża straszna
towers-pad-cards-P = Wieża roślinna
towers-pad-cards-J = Wieża złomowa
towers-pad-cards-D = Wieża piaskowa
towers-pad-roof = Dach
towers-pad-demolished = Usunięte karty
towers-pad-tallest = Najwyższa wieża

## Opcje

towers-option-next_start = Kto zaczyna następną rundę
towers-option-next_start-winner_left = osoba po lewej od zwycięzcy licytacji
towers-option-next_start-starter_left = osoba po lewej od rozpoczynającego
