# Raubritter: Wörter des Bretts und Sätze der Regeln, in eigenen Worten.

knights-title = Raubritter
knights-sentence = Baut Plättchen für Plättchen ein Land und schickt Ritter aus euren Burgen, um zu halten, was ringsum liegt.

## Plättchen

knights-tile-L = See
knights-tile-M = Gebirge
knights-tile-P = Ebene
knights-tile-Pv = Ebene mit Dorf
knights-tile-Pc = Ebene mit Burg
knights-tile-Pt = Ebene mit Stadt
knights-tile-Fv = Wald mit Dorf
knights-tile-Fc = Wald mit Burg
knights-tile-Ft = Wald mit Stadt

## Protokoll

knights-log-keep = { $name } behält { $tile } und die Burg
knights-log-keep-hidden = { $name } hat ein Plättchen zum Behalten gewählt
knights-log-lay = { $name } legt { $tile }
knights-log-deploy-none = { $name } lässt die Burg leer
knights-log-deploy-stay = { $name } besetzt die Burg mit { $count ->
    [one] einem Ritter
   *[other] { $count } Rittern
}
knights-log-deploy-line = { $name } schickt { $count } Ritter nach { $direction ->
    [N] Norden
    [E] Osten
    [S] Süden
   *[W] Westen
}: { $split }
knights-log-stop = { $name } beendet den Zug

## Brett

knights-board = Das Land
knights-board-keys = Pfeiltasten gehen über das Brett, Enter legt das gewählte Plättchen, 1 und 2 wählen eines, Escape lässt los. Wartet eine Burg: Eine Pfeiltaste wählt die Richtung, noch einmal gedrückt geht es weiter; Plus und Minus ändern, wie viele auf dem letzten Plättchen bleiben; Enter schickt sie, 0 schickt niemanden.
knights-keep-how = Deine übrigen Plättchen kommen später, Gruppe für Gruppe. Nur dieses eine suchst du dir selbst aus.
knights-choose-first = Wähle zuerst eines deiner Plättchen, dann einen Platz dafür.
knights-wait-keep = { $name } wählt ein Plättchen zum Behalten.
knights-whither = Wohin die Ritter ziehen
knights-holds = hält dieses Plättchen
knights-left-how = Plättchen auf der Hand sind mitgezählt.
knights-plan = { $count } Ritter nach { $direction ->
    [N] Norden
    [E] Osten
    [S] Süden
   *[W] Westen
}: { $split }
knights-plan-stay = { $count ->
    [one] Ein Ritter bleibt
   *[other] { $count } Ritter bleiben
} auf der Burg
knights-cell-empty = Leer, { $x } { $y }
knights-cell-open = Frei für das Plättchen, { $x } { $y }
knights-cell-tile = { $tile }, { $x } { $y }; { $knights ->
    [0] keine Ritter
    [one] ein Ritter
   *[other] { $knights } Ritter
}{ $knights ->
    [0] { "" }
   *[other] , gehalten von { $name }
}
knights-hand = Deine Plättchen
knights-hand-tile = Plättchen { $n }: { $tile }, { $worth }
knights-worth = { $points ->
    [0] keine Punkte
    [one] 1 Punkt
   *[other] { $points } Punkte
}
knights-leave = { $count ->
    [0] kein Ritter darf hinein
    [one] 1 Ritter muss bleiben
   *[other] { $count } Ritter müssen bleiben
}
knights-ask-keep = Behalte eines davon zu deiner Burg. Die zwei anderen beginnen die Karte.
knights-kept-castle = Eine Burg behältst du immer.
knights-ask-lay-first = Lege ein Plättchen.
knights-ask-lay-more = Lege noch ein Plättchen oder beende deinen Zug.
knights-ask-place = Tippe auf einen hellen Platz für: { $tile }.
knights-ask-deploy = Schicke bis zu fünf Ritter aus der Burg. Ziehe eine Linie oder wähle eine Richtung.
knights-wait = { $name } ist am Zug.
knights-laid = { $count } von 3 Plättchen gelegt
knights-stop = Zug beenden
knights-none = Keine Ritter
knights-send = { $count ->
    [one] 1 Ritter
   *[other] { $count } Ritter
} schicken
knights-stay = Hier bleiben
knights-north = Norden
knights-east = Osten
knights-south = Süden
knights-west = Westen
knights-more = Einer mehr auf { $tile }
knights-fewer = Einer weniger auf { $tile }
knights-farther = Ein Plättchen weiter ziehen
knights-nearer = Ein Plättchen früher halten
knights-left-in-hand = { $count ->
    [one] 1 Ritter übrig
   *[other] { $count } Ritter übrig
}
knights-zoom-in = Näher
knights-zoom-out = Weiter weg
knights-fit = Alles zeigen
knights-left = Was noch kommt
knights-stack = { $tile } · { $worth }
knights-stack-empty = Keine Ritter hier.
knights-stack-closed = Voll oder geschlossen: niemand kommt mehr hinein.
knights-close = Schließen
knights-knights = Ritter im Vorrat
knights-tiles = Plättchen im Stapel

## Tipp

knights-because-keep-mountains = behält das Gebirge, das später einen Weg versperren kann
knights-because-keep-village = hält das Dorf aus dem Anfang heraus, wo auch andere es erreichen würden
knights-because-reach = öffnet deinen Rittern den Weg zu { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
}
knights-because-castle = bringt dir eine Burg, die 1 Punkt zählt
knights-because-bar = versperrt einen Weg: am See kommt kein Ritter vorbei
knights-because-hard = macht den Weg schwer: wer durch das Gebirge will, muss drei Ritter dort lassen
knights-because-nothing = lässt den anderen nichts zu holen
knights-because-shield = schützt { $land ->
    [castle] deine Burg
    [village] dein Dorf
   *[town] deine Stadt
} von einer Seite
knights-because-tucked = lässt { $land ->
    [village] dem Dorf
   *[town] der Stadt
} höchstens eine freie Seite
knights-because-offer = legt { $land ->
    [village] ein Dorf
   *[town] eine Stadt
} für die Ritter aller offen hin
knights-because-save = spart deine Ritter für die Burgen, die noch kommen
knights-because-tie = spart deine Ritter: bei Gleichstand entscheiden sie
knights-because-several = nimmt mehrere Plättchen auf einmal (zusammen { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
})
knights-because-capture = nimmt jemandem { $land ->
    [castle] eine Burg ab (1 Punkt)
    [village] ein Dorf ab (2 Punkte)
   *[town] eine Stadt ab (3 Punkte)
}
knights-because-take = nimmt { $land ->
    [castle] eine Burg (1 Punkt)
    [village] ein Dorf (2 Punkte)
   *[town] eine Stadt (3 Punkte)
}
knights-because-close = schließt { $land ->
    [castle] die Burg
    [village] das Dorf
   *[town] die Stadt
} mit { $knights } Rittern für alle anderen
knights-because-secure = macht { $land ->
    [castle] deine Burg
    [village] dein Dorf
   *[town] deine Stadt
} mit { $knights } Rittern für immer sicher
knights-because-open = lässt { $land ->
    [village] das Dorf
   *[town] die Stadt
} für andere offen
knights-because-wait = spart { $tiles ->
    [one] dein letztes Plättchen
   *[other] { $tiles } Plättchen
} für später

## Regeln

knights-setup-choice = Von deinen ersten vier Plättchen behältst du die Burg und eines der drei anderen.
knights-setup-layout = Die zwei Plättchen, die jeder nicht behält, beginnen die Karte, eine Spalte für jeden.
knights-setup-pile = Deine übrigen Plättchen kommen Gruppe für Gruppe, B zuerst und E zuletzt; die Folge in einer Gruppe kennt niemand.
knights-setup-first = Der älteste Spieler beginnt: hier der erste Platz. Es geht im Uhrzeigersinn.
knights-lay-count = In einem Zug legst du ein bis drei Plättchen. Das erste musst du, die anderen darfst du.
knights-lay-hand = Du kannst nur ein Plättchen legen, das du auf der Hand hast.
knights-lay-empty = Ein Plättchen kommt auf einen leeren Platz.
knights-lay-edge = Ein Plättchen muss eine Kante mit einem liegenden teilen; über Eck genügt nicht.
knights-lay-area = Die ganze Karte bleibt in einem Quadrat: 7 mal 7 zu zweit, 9 mal 9 zu dritt, 10 mal 10 zu viert.
knights-lay-refill = Nach jedem Plättchen und seinen Rittern ziehst du das nächste.
knights-turn-skip = Wer keine Plättchen mehr hat, wird übergangen. Ein Zug endet von selbst nach dem dritten Plättchen oder mit leerer Hand.
knights-castle-place = Legst du eine Burg, darfst du sofort bis zu fünf deiner übrigen Ritter daraufstellen. Entscheide zuerst über die Burg, die wartet.
knights-castle-forced = An diesem Tisch muss Ritter schicken, wer eine Burg legt.
knights-castle-line = Von der Burg ziehen die Ritter in einer geraden Linie, Plättchen für Plättchen, ohne eine Lücke zu überspringen.
knights-castle-leave = Auf jedem Plättchen, auch auf der Burg, lassen sie mindestens zurück: 1 in der Ebene, 2 im Wald, 3 im Gebirge.
knights-castle-lake = In einen See geht kein Ritter.
knights-castle-four = Höchstens vier Ritter, alle Farben zusammen, bleiben auf einem Plättchen. Wo das nicht geht, endet die Linie.
knights-castle-top = Neue Ritter kommen oben auf die, die schon da sind.
knights-castle-none = Keine Burg wartet auf Ritter, und ohne Ritter im Vorrat brächte sie keine. Ritter ziehen nie ein zweites Mal.
knights-end = Das Spiel endet, wenn alle Plättchen liegen und ihre Ritter stehen.
knights-score = Wem der oberste Ritter gehört, der bekommt: Burg 1, Dorf 2, Stadt 3. Bloßes Land zählt nichts.
knights-tie = Bei Gleichstand gewinnt, wer mehr Ritter im Vorrat hat; ist auch das gleich, teilen sie den Sieg.

## Möglichkeiten

knights-option-deploy = Ritter für eine Burg
knights-option-deploy-optional = wie man will
knights-option-deploy-forced = wenigstens das Nötige

## Zählblock

knights-pad-castles = Gehaltene Burgen
knights-pad-villages = Gehaltene Dörfer
knights-pad-towns = Gehaltene Städte
knights-pad-left = Übrige Ritter
knights-pad-tie = { $value ->
    [one] 1 übriger Ritter
   *[other] { $value } übrige Ritter
}
