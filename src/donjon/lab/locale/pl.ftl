### Słowa raportów laboratorium. Nazwy botów, opcji, ruchów, zasad i miar są takie jak w plikach.

## Liczby
number = { $n }
percent = { $n }%
between = od { $low } do { $high }
seat = miejsce { $n }
label-seats = { $seats ->
    [one] { $seats } miejsce
    [few] { $seats } miejsca
   *[many] { $seats } miejsc
}
label-own = karty gry
label-swap = { $swap ->
    [true] boty zmieniają miejsca
   *[other] boty zachowują miejsca
}
nothing = brak

## Co rzuca się w oczy
what = { $name ->
    [combination] kombinacja
    [box] karty
   *[other] { $name }
}
fair-seat = { $label } (miejsce { $seat }: { $points })
fair-nearest = { $said }, partie: { $games }; według przedziałów 95% żadne miejsce nie jest dalej niż { $most } punktu procentowego od równego udziału
fair-open = Nie jest jasne, co jest najbardziej wyrównane ({ $what }{ $where ->
    [none] { "" }
   *[other] ; { $where }
}). Najbliżej równowagi: { $nearest }. Nie wyraźnie mniej wyrównane: { $open }.
fair-clear = Najbardziej wyrównane ({ $what }{ $where ->
    [none] { "" }
   *[other] ; { $where }
}): { $nearest }. Wyraźnie mniej wyrównane: { $less }.
fair-others = Nie wyraźnie: { $open }.
found-seat = { $label }: miejsce { $seat } wygrywa { $share } partii (partie: { $games }), od równego udziału dzieli je { $points } punktu procentowego (od { $low } do { $high }).
found-no-seat = Udział żadnego miejsca w zwycięstwach nie odbiega wyraźnie od równego: zawierają go wszystkie przedziały 95%.
found-leader = { $label }: kto prowadzi w połowie partii, wygrywa { $share } partii: prowadzący ucieka.
found-bot = { $label }: { $bot } wygrywa { $share } (od { $low } do { $high }), gdzie sam przypadek dałby { $fair }.
found-moves = Ruchy, które można było wybrać, a których nie wybrano ani razu: { $moves }.
found-rules = Zasady, których nic w tych partiach nie dotknęło: { $rules }.

## Strona
title = { $name }: raport
summary-combinations = { $count ->
    [one] { $count } kombinacja
    [few] { $count } kombinacje
   *[many] { $count } kombinacji
}
summary-games = { $games ->
    [one] { $games } partia
    [few] { $games } partie
   *[many] { $games } partii
}
summary-seed = ziarno { $seed }
summary-took = rozegrane w { $seconds } s
notes = Przedziały są 95-procentowe: Wilsona dla udziałów, Studenta dla średnich; liczby wielu kombinacji nie są poprawione o to, ile ich jest. Dzielone zwycięstwo liczy się w częściach. Wszystkie kombinacje grane są z tych samych ziaren.
notes-again = Ten sam plik daje te same tabele co do bajta (kod { $code }).
notes-timed = Jakiś bot miał limit czasu: tych partii nie da się powtórzyć, inne uruchomienie da inne.
section-seats = Kto wygrywa: miejsca
section-skill = Umiejętność kontra przypadek
section-length = Długość i punkty
section-tension = Kiedy się rozstrzyga
section-choices = Wybór
section-pieces = Płytki i karty
section-prices = Ceny
section-rules = Zasady
section-records = Zapisane partie
folded = { $title } (wiersze: { $rows })
all-figures = Wszystkie liczby

## Nagłówki kolumn i wierszy
head-seat = miejsce
head-bot = bot
head-games = partie
head-wins = zwycięstwa
head-off = od równego
head-score = średnio punktów
head-chance = z przypadku
head-skill = umiejętność
head-plies = ruchy
head-least-most = najmniej, najwięcej
head-scores = punkty
head-winning = punkty zwycięzcy
head-margin = przewaga
head-shared = dzielone zwycięstwa
head-changes = zmiany prowadzącego
head-ahead = na stałe w przodzie po
head-clear = jasne po
head-leader = prowadzący przy { $part } wygrywa
head-leader-next = przy { $part }
head-branching = dozwolone ruchy naraz
head-widest = najwięcej
head-forced = wymuszone ruchy
head-move = ruch
head-taken = wybrany, gdy można
head-decisions = decyzje
head-piece = płytka lub karta
head-drawn = można było zagrać
head-played = zagrano, gdy można
head-won = zwycięstwa po zagraniu
head-lift = zysk
head-price = cena
head-purchases = ze wszystkich zakupów
head-points = zdobyte punkty
head-rule = zasada
head-seen = widziana
head-refused = pozycje, w których zabroniła
head-carried = wywołania jej funkcji
head-counted = kroki liczenia
head-ended = partie, które zakończyła

## Wykresy i to, co przy nich napisano
chart-off = punkty proc. od równego udziału
skill-how = Gdzie spotykają się boty różnej siły: jak często wygrywa każdy rodzaj. Umiejętność to 0, gdy nie wygrywa częściej, niż jego miejsca wygrywałyby z przypadku, i 1, gdy wygrywa zawsze.
chart-share = udział w zwycięstwach, %
length-how = Słupki obejmują środkową połowę partii, cienkie linie 90% z nich, kreska to mediana.
length-plies = Długość w ruchach
length-scores = Punkty wszystkich miejsc
length-margin = Punkty między zwycięzcą a następnym
chart-plies = długość w ruchach
chart-scores = punkty wszystkich miejsc
chart-margin = przewaga zwycięzcy w punktach
tension-how = Jak często wygrywa miejsce, które po pewnej części partii prowadzi w punktach. Blisko 100% już na początku: prowadzący ucieka; blisko równego udziału: dotychczasowe punkty nic nie mówią.
chart-part = część partii
chart-leader = prowadzący wygrywa
tension-more = „Na stałe w przodzie”: część partii, po której zwycięzca już prowadził w punktach do końca. „Jasne”: po której własna ocena gry dawała zwycięzcy większość do końca.
moves-never-possible = nigdy możliwy obok innego ruchu
moves-never-taken = nie wybrany ani razu
moves-kinds = Rodzaje ruchów
moves-how-often = Jak często każdy był wybierany
pieces-how = Liczone według miejsc w partiach. Zysk: o ile częściej wygrywają ci, którzy zagrają płytkę lub kartę choć raz, niż ci, którzy mogli. Mówi, co idzie w parze, a nie co jest przyczyną; miejsca jednej partii nie są niezależne, więc przedziały są trochę zgrubne.
chart-lift = zysk w punktach procentowych
prices-how = Co obiecano i co to dało: jak zmieniły się punkty kupującego przez to, co za to dostał.
chart-price = cena
chart-points = zdobyte punkty
rules-seen = { $seen ->
    [work] działała
    [ran] jej funkcja była uruchomiona
   *[never] nigdy
}
rules-never = Ani razu nie użyte: { $rules }.
rules-ran = Widziano tylko działanie funkcji, która je zawiera: { $rules }.
rules-all = Wszystkie zasady
records-games = Partie do odtworzenia, według kombinacji i numeru: { $links }. { $command } pokazuje je ruch po ruchu.
records-tables = Wszystkie wiersze: { $tables }; { $dictionary } mówi po angielsku, co znaczą kolumny.

## W terminalu
text-cell = { $label }, { $games ->
    [one] { $games } partia
    [few] { $games } partie
   *[many] { $games } partii
}
text-skill = umiejętność { $n }
text-at-most = { $figure }, najwyżej { $most }
text-ended = zakończona przez
text-never-chosen = nie wybrane ani razu
text-rules-never = zasady ani razu nie użyte: { $rules }

## A przeciw B
measure-plies = długość w ruchach
measure-choices = ruchy, gdy dozwolony był więcej niż jeden
measure-branching = dozwolone ruchy naraz
measure-forced = udział ruchów wymuszonych
measure-changes = zmiany prowadzącego
measure-ahead = część partii, po której zwycięzca już prowadził w punktach
measure-clear = część partii, po której własna ocena gry była za zwycięzcą
measure-margin = punkty między zwycięzcą a następnym
measure-shared = udział partii z kilkoma zwycięzcami
measure-score = punkty jednego miejsca
measure-winning = najwyższy wynik
measure-first = udział pierwszego miejsca w zwycięstwach
compare-pairs = { $count ->
    [one] { $count } parze partii
    [few] { $count } parach partii
   *[many] { $count } parach partii
}
compare-figures = { $what }: { $left } { $a }, { $right } { $b }; różnica wynosi { $gap } (95%, ważne przy każdym spojrzeniu: od { $low } do { $high })
compare-open = Nie jest jasne po { $pairs }: { $figures }.
compare-same = Nie ma różnicy, która by się liczyła (mniejsza niż { $margin }), po { $pairs }: { $figures }.
compare-higher = Więcej: { $more }, mniej: { $less }; jasne po { $pairs }: { $figures }.
compare-gap = B minus A
compare-interval = przedział 95%
compare-effect = wielkość efektu
compare-saved = oszczędność par
compare-how = Pary partii z tych samych ziaren: { $pairs }, najwyżej { $most }. Każdy przedział jest ważny przy każdym spojrzeniu (Waudby-Smith i in. 2024); * nie zawiera 0. Wielkość efektu: różnica w odchyleniach standardowych partii, 0,2 to mało, 0,8 dużo. Oszczędność par: ta część rozrzutu, która jest wspólna dla obu stron i której w różnicy nie ma.

## Poszukiwanie
search-all = wszystkie
search-some = { $tried } z { $candidates }, jak proponował TPE
search-how = Kandydaci: { $candidates }; wypróbowane: { $how }, partie na kandydata: { $games }; najlepsze potwierdzone świeżymi partiami, na każdego: { $confirm }:
search-none = Żadnym kandydatem nie dało się zagrać.
search-one = { $chosen } osiąga każdy cel.
search-several = Kandydaci, którzy osiągają każdy cel: { $count }; najbliżej celów jest { $chosen }.
search-perhaps = Dla żadnego kandydata nie wykazano, że osiąga każdy cel; { $chosen } może osiągać każdy, ale tego nie wykazano.
search-nearest = Dla żadnego kandydata nie wykazano, że osiąga każdy cel; najbliżej jest { $chosen }.
search-wanted = pożądane
search-found = znalezione
search-met = osiągnięte
search-within = najwyżej { $share }
met-yes = tak
met-no = nie
met-open = otwarte
met-open-how = otwarte: przedział sięga poza brzeg tego, co pożądane; więcej partii (tune.confirm) by to pokazało
