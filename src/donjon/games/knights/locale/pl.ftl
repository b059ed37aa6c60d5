# Robber Knights: słowa planszy i zdania zasad, własnymi słowami.

knights-title = Robber Knights
knights-sentence = Buduj krainę kafelek po kafelku i wysyłaj z zamków rycerzy, by utrzymali to, co leży dookoła.

## Kafelki

knights-tile-L = jezioro
knights-tile-M = góry
knights-tile-P = równina
knights-tile-Pv = równina z wioską
knights-tile-Pc = równina z zamkiem
knights-tile-Pt = równina z miastem
knights-tile-Fv = las z wioską
knights-tile-Fc = las z zamkiem
knights-tile-Ft = las z miastem

## Przebieg

knights-log-keep = { $name } zachowuje zamek i kafelek: { $tile }
knights-log-keep-hidden = { $name } ma już wybrany kafelek
knights-log-lay = { $name } kładzie kafelek: { $tile }
knights-log-deploy-none = { $name } zostawia zamek pusty
knights-log-deploy-stay = { $name } obsadza zamek: { $count ->
    [one] jeden rycerz
    [few] { $count } rycerze
   *[many] { $count } rycerzy
}
knights-log-deploy-line = { $name } wysyła rycerzy na { $direction ->
    [N] północ
    [E] wschód
    [S] południe
   *[W] zachód
}: { $count } ({ $split })
knights-log-stop = { $name } kończy turę

## Plansza

knights-board = Kraina
knights-board-keys = Strzałki przesuwają po planszy, Enter kładzie wybrany kafelek, 1 i 2 wybierają kafelek, Escape odkłada. Gdy zamek czeka: strzałka wybiera kierunek, a naciśnięta ponownie prowadzi dalej; plus i minus zmieniają, ilu rycerzy zostaje na ostatnim kafelku; Enter ich wysyła, 0 nie wysyła nikogo.
knights-keep-how = Pozostałe kafelki przyjdą później, grupa po grupie. Tylko ten jeden wybierasz samodzielnie.
knights-choose-first = Najpierw wybierz jeden ze swoich kafelków, potem miejsce dla niego.
knights-wait-keep = { $name } wybiera kafelek, który zachowa.
knights-whither = Dokąd idą rycerze
knights-holds = trzyma ten kafelek
knights-left-how = Kafelki na ręce są wliczone.
knights-plan = Rycerze na { $direction ->
    [N] północ
    [E] wschód
    [S] południe
   *[W] zachód
}: { $count } ({ $split })
knights-plan-stay = Na zamku { $count ->
    [one] zostaje jeden rycerz
    [few] zostają { $count } rycerze
   *[many] zostaje { $count } rycerzy
}
knights-cell-empty = Puste, { $x } { $y }
knights-cell-open = Wolne dla kafelka, { $x } { $y }
knights-cell-tile = { $tile }, { $x } { $y }; { $knights ->
    [0] bez rycerzy
    [one] jeden rycerz
    [few] { $knights } rycerze
   *[many] { $knights } rycerzy
}{ $knights ->
    [0] { "" }
   *[other] , trzyma { $name }
}
knights-hand = Twoje kafelki
knights-hand-tile = Kafelek { $n }: { $tile }, { $worth }
knights-worth = { $points ->
    [0] bez punktów
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
knights-leave = { $count ->
    [0] rycerze nie mają tu wstępu
    [one] musi tu zostać 1 rycerz
    [few] muszą tu zostać { $count } rycerze
   *[many] musi tu zostać { $count } rycerzy
}
knights-ask-keep = Oprócz zamku zachowaj jeden z nich. Pozostałe dwa zaczną mapę.
knights-kept-castle = Zamek zachowujesz zawsze.
knights-ask-lay-first = Połóż kafelek.
knights-ask-lay-more = Połóż kolejny kafelek albo zakończ turę.
knights-ask-place = Dotknij jasnego miejsca. Kafelek: { $tile }.
knights-ask-deploy = Wyślij z zamku do pięciu rycerzy. Przeciągnij wzdłuż linii albo wybierz kierunek.
knights-wait = Teraz gra { $name }.
knights-laid = Położone kafelki: { $count } z 3
knights-stop = Zakończ turę
knights-none = Bez rycerzy
knights-send = Wyślij { $count ->
    [one] 1 rycerza
    [few] { $count } rycerzy
   *[many] { $count } rycerzy
}
knights-stay = Zostań tutaj
knights-north = Północ
knights-east = Wschód
knights-south = Południe
knights-west = Zachód
knights-more = Jeden więcej: { $tile }
knights-fewer = Jeden mniej: { $tile }
knights-farther = O kafelek dalej
knights-nearer = O kafelek bliżej
knights-left-in-hand = { $count ->
    [one] 1 rycerz w zapasie
    [few] { $count } rycerze w zapasie
   *[many] { $count } rycerzy w zapasie
}
knights-zoom-in = Bliżej
knights-zoom-out = Dalej
knights-fit = Pokaż wszystko
knights-left = Kafelki, które jeszcze przyjdą
knights-stack = { $tile } · { $worth }
knights-stack-empty = Nie ma tu rycerzy.
knights-stack-closed = Pełno albo zamknięte: nikt już tu nie wejdzie.
knights-close = Zamknij
knights-knights = Rycerze w zapasie
knights-tiles = Kafelki w stosie

## Rada

knights-because-keep-mountains = zachowuje góry, które później mogą zagrodzić drogę
knights-because-keep-village = zatrzymuje wioskę poza początkiem, gdzie dosięgliby jej też inni
knights-because-reach = otwiera twoim rycerzom drogę do { $points ->
    [one] jednego punktu
    [few] { $points } punktów
   *[many] { $points } punktów
}
knights-because-castle = daje ci zamek wart 1 punkt
knights-because-bar = zagradza drogę: żaden rycerz nie przejdzie przez jezioro
knights-because-hard = utrudnia drogę: kto przechodzi przez góry, zostawia tam trzech rycerzy
knights-because-nothing = nie daje innym nic do zdobycia
knights-because-shield = osłania z jednej strony { $land ->
    [castle] twój zamek
    [village] twoją wioskę
   *[town] twoje miasto
}
knights-because-tucked = zostawia { $land ->
    [village] wiosce
   *[town] miastu
} najwyżej jeden wolny bok
knights-because-offer = kładzie { $land ->
    [village] wioskę
   *[town] miasto
} w zasięgu rycerzy wszystkich graczy
knights-because-save = oszczędza twoich rycerzy dla następnych zamków
knights-because-tie = oszczędza twoich rycerzy: rozstrzygną przy remisie
knights-because-several = zajmuje naraz kilka kafelków (razem { $points ->
    [one] jeden punkt
    [few] { $points } punkty
   *[many] { $points } punktów
})
knights-because-capture = odbiera komuś { $land ->
    [castle] zamek (1 punkt)
    [village] wioskę (2 punkty)
   *[town] miasto (3 punkty)
}
knights-because-take = zajmuje { $land ->
    [castle] zamek (1 punkt)
    [village] wioskę (2 punkty)
   *[town] miasto (3 punkty)
}
knights-because-close = zamyka innym { $land ->
    [castle] zamek
    [village] wioskę
   *[town] miasto
} (rycerze: { $knights })
knights-because-secure = na zawsze zabezpiecza { $land ->
    [castle] twój zamek
    [village] twoją wioskę
   *[town] twoje miasto
} (rycerze: { $knights })
knights-because-open = zostawia { $land ->
    [village] wioskę otwartą
   *[town] miasto otwarte
} dla innych
knights-because-wait = zachowuje na później { $tiles ->
    [one] twój ostatni kafelek
    [few] { $tiles } kafelki
   *[many] { $tiles } kafelków
}

## Zasady

knights-setup-choice = Z pierwszych czterech kafelków zachowujesz zamek i jeden z trzech pozostałych.
knights-setup-layout = Po dwa kafelki, których gracze nie zachowali, tworzą początek mapy: jedna kolumna dla każdego.
knights-setup-pile = Pozostałe kafelki przychodzą grupa po grupie, najpierw B, na końcu E; kolejności w grupie nie zna nikt.
knights-setup-first = Zaczyna najstarsza osoba: tutaj pierwsze miejsce. Gra toczy się zgodnie z ruchem wskazówek zegara.
knights-lay-count = W swojej turze kładziesz od jednego do trzech kafelków. Pierwszy musisz, kolejne możesz.
knights-lay-hand = Możesz położyć tylko kafelek, który masz na ręce.
knights-lay-empty = Kafelek kładzie się na pustym miejscu.
knights-lay-edge = Kafelek musi stykać się bokiem z kafelkiem, który już leży; sam róg nie wystarczy.
knights-lay-area = Cała mapa musi zmieścić się w kwadracie: 7 na 7 dla dwóch osób, 9 na 9 dla trzech, 10 na 10 dla czterech.
knights-lay-refill = Po każdym kafelku i jego rycerzach dobierasz następny.
knights-turn-skip = Kto nie ma już kafelków, tego się pomija. Tura kończy się sama po trzecim kafelku albo gdy ręka jest pusta.
knights-castle-place = Kładąc zamek, możesz od razu postawić na nim do pięciu pozostałych rycerzy. Najpierw zdecyduj o zamku, który czeka.
knights-castle-forced = Przy tym stole kto kładzie zamek, musi wysłać rycerzy.
knights-castle-line = Z zamku rycerze idą w jednej linii prostej, kafelek po kafelku, bez przeskakiwania przerw.
knights-castle-leave = Na każdym kafelku, także na zamku, zostawiają co najmniej: 1 na równinie, 2 w lesie, 3 w górach.
knights-castle-lake = Rycerze nie wchodzą do jeziora.
knights-castle-four = Na kafelku zostaje najwyżej czterech rycerzy, licząc wszystkie kolory. Gdzie to niemożliwe, tam linia się kończy.
knights-castle-top = Nowi rycerze stają na tych, którzy już tam są.
knights-castle-none = Żaden zamek nie czeka na rycerzy, a bez rycerzy w zapasie nikogo by nie przysłał. Rycerze nigdy nie ruszają się drugi raz.
knights-end = Gra kończy się, gdy leżą wszystkie kafelki i stoją ich rycerze.
knights-score = Czyj rycerz stoi na wierzchu, ten dostaje punkty za kafelek: zamek 1, wioska 2, miasto 3. Pusta ziemia nic nie daje.
knights-tie = Przy remisie wygrywa ten, kto ma więcej rycerzy w zapasie; jeśli i to jest równe, dzielą się zwycięstwem.

## Notes punktów

knights-pad-castles = Utrzymane zamki
knights-pad-villages = Utrzymane wioski
knights-pad-towns = Utrzymane miasta
knights-pad-left = Rycerze w zapasie
knights-pad-tie = { $value ->
    [one] 1 rycerz w zapasie
    [few] { $value } rycerze w zapasie
   *[many] { $value } rycerzy w zapasie
}

## Opcje

knights-option-deploy = Rycerze dla zamku
knights-option-deploy-optional = jak kto chce
knights-option-deploy-forced = co najmniej minimum
