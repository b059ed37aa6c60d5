# Baut die Burg: Wörter des Spielbretts und Sätze der Regeln, in eigenen Worten.

## Spielbrett

castle-title = Baut die Burg
castle-sentence = Nimm jede Runde eine Karte, baue die Burg mit den meisten Rittern, Katzen und Gespenstern, und schieß mit dem Katapult auf die der Nachbarn.
castle-edge-ground = Boden
castle-edge-castle = Mauer
castle-edge-tower = Turm
castle-edge-sky = Himmel
castle-card = unten { $down }, oben { $up }, links { $left }, rechts { $right }
castle-back = glatte Mauer, verdeckt
castle-start = die Startkarte
castle-kind-gatehouse = Torhaus
castle-kind-west-footing = Westfundament
castle-kind-east-footing = Ostfundament
castle-kind-rampart = Wall
castle-kind-keep-footing = Turmfundament
castle-kind-lone-footing = Einzelfundament
castle-kind-hall = Saal
castle-kind-roofed-hall = Saal mit Dach
castle-kind-west-wall = Westmauer
castle-kind-east-wall = Ostmauer
castle-kind-west-eaves = Westtraufe
castle-kind-east-eaves = Osttraufe
castle-kind-oriel = Erker
castle-kind-tower-base = Turmsockel
castle-kind-west-tower-base = Westlicher Turmsockel
castle-kind-east-tower-base = Östlicher Turmsockel
castle-kind-free-tower-base = Freier Turmsockel
castle-kind-shaft = Turmschaft
castle-kind-walled-shaft = Turmschaft in der Mauer
castle-kind-roof = Turmdach
castle-kind-walled-roof = Turmdach in der Mauer
castle-shows-catapult = Katapult
castle-count-knight = { $count ->
    [one] ein Ritter
   *[other] { $count } Ritter
}
castle-count-princess = { $count ->
    [one] eine Prinzessin
   *[other] { $count } Prinzessinnen
}
castle-count-ghost = { $count ->
    [one] ein Gespenst
   *[other] { $count } Gespenster
}
castle-count-dove = { $count ->
    [one] eine Taube
   *[other] { $count } Tauben
}
castle-count-cat = { $count ->
    [one] eine Katze
   *[other] { $count } Katzen
}
castle-row-knight = Ritter
castle-row-princess = Prinzessinnen
castle-row-ghost = Gespenster
castle-row-dove = Tauben
castle-row-cat = Katzen
castle-row-tower = Fertige Türme
castle-rows = Wer führt
castle-rows-open = Wer führt; hier, was die Burg von { $name } zeigt
castle-rows-note = Am meisten von einer Sorte bringt 3, am zweitmeisten 1. Gleichstand vorn: je 2, und niemand ist Zweiter. Gleichstand auf Platz zwei: nichts.
castle-worth = zählt
castle-points = Punkte
castle-points-now = Punkte jetzt
castle-of = Burg von { $name }, { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
castle-home = Zu meiner
castle-starter = Holzburg: beginnt diese Runde
castle-display = Karten in der Auslage
castle-cell-fits = Spalte { $x }, Zeile { $y }: passt
castle-cell-turned = Spalte { $x }, Zeile { $y }: passt umgedreht
castle-cell-not = Spalte { $x }, Zeile { $y }: passt nicht
castle-cell-target = Spalte { $x }, Zeile { $y }: { $card }. Kann abgeschossen werden
castle-cell-covered = Spalte { $x }, Zeile { $y }: { $card }. Kann nicht abgeschossen werden
castle-ask-take = Nimm eine der Karten: Tippe sie an oder ziehe sie zu deiner Burg.
castle-ask-place = Tippe auf ein helles Feld oder ziehe die Karte hin.
castle-ask-place-back = Verdeckt ist sie glatte Mauer und zeigt nichts. Tippe auf ein helles Feld.
castle-ask-discard = Nichts passt: Nimm eine Karte und wirf sie ab.
castle-ask-discard-this = Diese Karte abwerfen?
castle-ask-shoot = Katapult! Schieß eine helle Karte ab oder verzichte.
castle-must-shoot = Katapult! Schieß eine helle Karte ab.
castle-ask-target = Wähle eine Burg als Ziel oder verzichte.
castle-say-nowhere = Diese Karte passt nirgends, weder offen noch verdeckt.
castle-say-down = Verdeckt passt sie hier. Tippe noch einmal zum Legen.
castle-say-up = Offen passt sie hier. Tippe noch einmal zum Legen.
castle-wait = { $name } ist am Zug.
castle-wait-shot = { $name } zielt mit dem Katapult.
castle-turn-down = Umdrehen
castle-turn-up = Umdrehen
castle-discard = Abwerfen
castle-hold = Nicht schießen
castle-pile = Nachziehstapel: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
castle-pile-list = Noch nicht gesehen
castle-pile-note = { $count ->
    [one] 1 dieser Karten liegt
   *[other] { $count } dieser Karten liegen
} im Nachziehstapel, { $starts ->
    [one] die andere ist eine Startkarte
   *[other] die anderen { $starts } sind Startkarten
} und verdeckt.
castle-close = Schließen
castle-tally-cards = Karten in der Burg

## Verlauf

castle-log-lay = { $name } baut: { $card }
castle-log-back = { $name } baut verdeckt: { $card }
castle-log-discard = { $name } wirft ab: { $card }
castle-log-shoot = { $name } schießt eine Karte von der Burg von { $target }
castle-log-hit = { $name } schießt auf { $target }: { $card }
castle-log-hold = { $name } verzichtet auf den Schuss

## Wertung

castle-step-first = { $row }: die meisten, { $most }
castle-step-shared = { $row }: { $sharers } Burgen gleichauf mit { $most }; je 2, und kein zweiter Platz
castle-step-second = { $row }: die zweitmeisten, { $own } (vorn: { $most })

## Tipp

castle-because-points = bringt dir nach jetzigem Stand { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} mehr
castle-because-lead = bringt dich { $row ->
    [knight] bei den Rittern
    [princess] bei den Prinzessinnen
    [ghost] bei den Gespenstern
    [dove] bei den Tauben
    [cat] bei den Katzen
   *[tower] bei den fertigen Türmen
} nach vorn
castle-because-level = bringt dir { $row ->
    [knight] bei den Rittern
    [princess] bei den Prinzessinnen
    [ghost] bei den Gespenstern
    [dove] bei den Tauben
    [cat] bei den Katzen
   *[tower] bei den fertigen Türmen
} den Gleichstand an der Spitze
castle-because-second = bringt dich { $row ->
    [knight] bei den Rittern
    [princess] bei den Prinzessinnen
    [ghost] bei den Gespenstern
    [dove] bei den Tauben
    [cat] bei den Katzen
   *[tower] bei den fertigen Türmen
} auf den zweiten Platz
castle-because-extend = baut deinen Vorsprung { $row ->
    [knight] bei den Rittern
    [princess] bei den Prinzessinnen
    [ghost] bei den Gespenstern
    [dove] bei den Tauben
    [cat] bei den Katzen
   *[tower] bei den fertigen Türmen
} aus
castle-because-closer = bringt dich { $row ->
    [knight] bei den Rittern
    [princess] bei den Prinzessinnen
    [ghost] bei den Gespenstern
    [dove] bei den Tauben
    [cat] bei den Katzen
   *[tower] bei den fertigen Türmen
} näher an die Spitze
castle-because-deny = nimmt die Karte jemandem weg, den sie { $row ->
    [knight] bei den Rittern
    [princess] bei den Prinzessinnen
    [ghost] bei den Gespenstern
    [dove] bei den Tauben
    [cat] bei den Katzen
   *[tower] bei den fertigen Türmen
} an die Spitze brächte
castle-because-catapult = lässt das Katapult der Karte schießen
castle-because-base = beginnt einen Turm, den ein Dach vollenden kann
castle-because-shaft = erhöht einen Turm, den ein Dach vollenden kann
castle-because-room = schafft Platz für { $cards ->
    [one] eine weitere Karte
   *[other] { $cards } weitere Karten
}, die noch niemand gesehen hat
castle-because-cramped = nimmt { $cards ->
    [one] einer Karte
   *[other] { $cards } Karten
} den Platz, die noch niemand gesehen hat
castle-because-face-down = füllt einen Platz verdeckt, wo die Vorderseite nicht passt
castle-because-cost = kostet den Besitzer { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}
castle-because-hit = wirft den Besitzer { $row ->
    [knight] bei den Rittern
    [princess] bei den Prinzessinnen
    [ghost] bei den Gespenstern
    [dove] bei den Tauben
    [cat] bei den Katzen
   *[tower] bei den fertigen Türmen
} zurück
castle-because-unfinished = bricht einen Turm ab, der auf sein Dach wartet
castle-because-hold = ist so gut wie jeder Schuss: keiner würde jetzt einen Punkt ändern

## Regeln

castle-setup-start = Jede Burg beginnt mit einer verdeckten Karte auf dem Boden. Niemand sieht ihre Vorderseite an.
castle-setup-first = Der Zufall entscheidet, wer die Holzburg bekommt und beginnt.
castle-round-reveal = Wer die Holzburg hat, deckt fünf Karten auf; in der letzten Runde vielleicht weniger.
castle-round-turns = Von der Holzburg an ist im Uhrzeigersinn jeder einmal am Zug.
castle-round-end = Was von der Auslage übrig ist, wird abgelegt, und die Holzburg geht nach links.
castle-take = Nimm eine der ausliegenden Karten
castle-place = und lege sie offen oder verdeckt in deine eigene Burg, auf einen freien Platz neben oder über einer Karte. Gedreht wird nie.
castle-place-support = Eine Karte steht auf dem Boden oder genau auf einer anderen. Eine Lücke am Boden darf gefüllt werden.
castle-place-match = Kanten, die sich berühren, müssen das Gleiche zeigen. Ganz unten braucht eine Karte Boden, weiter oben alles andere.
castle-place-extent = Eine Burg reicht 15 Plätze zu jeder Seite der Startkarte und 15 in die Höhe, und nie unter den Boden.
castle-place-none = Nur wenn sich keine der ausliegenden Karten legen lässt, weder offen noch verdeckt, nimm eine und lege sie ab.
castle-catapult = Zeigt die genommene Karte ein Katapult, darfst du aus der Burg eines Gegners eine Karte schießen. Das gilt auch für eine verdeckt gelegte oder abgelegte Karte.
castle-catapult-top = Nur eine Karte, auf der keine andere steht, kann herausgeschossen werden.
castle-catapult-last = Die letzte Karte einer Burg kann nicht herausgeschossen werden. Die Startkarte schon.
castle-end = Sind weniger Karten übrig, als Spieler da sind, ist das Spiel nach der Runde zu Ende.
castle-score-rows = Sechs Dinge werden verglichen: Ritter, Prinzessinnen, Gespenster, Tauben, Katzen und fertige Türme. Nur offene Karten zählen.
castle-score-tower = Ein Turm ist fertig, wenn er einen Fuß und eine Spitze hat und dazwischen nur Turm.
castle-score-first = Wer von einem Ding am meisten hat, bekommt 3 Punkte,
castle-score-second = und wer am zweitmeisten hat, 1.
castle-score-tie_first = Bei Gleichstand an der Spitze bekommen alle dort 2, und niemand ist Zweiter.
castle-score-tie_second = Bei Gleichstand auf dem zweiten Platz bekommt dafür niemand etwas.
castle-score-none = Wer von einem Ding nichts hat, bekommt dafür nichts.
castle-tie = Die meisten Punkte gewinnen; bei Gleichstand wird der Sieg geteilt.

## Zählblock

castle-pad-knight = { castle-row-knight }
castle-pad-princess = { castle-row-princess }
castle-pad-ghost = { castle-row-ghost }
castle-pad-dove = { castle-row-dove }
castle-pad-cat = { castle-row-cat }
castle-pad-tower = { castle-row-tower }

## Optionen

castle-option-catapult = Eine Karte mit Katapult
castle-option-catapult-and = wird gelegt und schießt
castle-option-catapult-or = wird gelegt oder schießt, wenn man sie ablegt
