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
castle-catapult = Katapult
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
castle-ask-take = Nimm eine der Karten.
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

castle-log-lay = { $name } baut
castle-log-back = { $name } baut mit einer verdeckten Karte
castle-log-discard = { $name } wirft eine Karte ab
castle-log-shoot = { $name } schießt { $target } eine Karte von der Burg
castle-log-hold = { $name } verzichtet auf den Schuss

## Wertung

castle-step-first = { $row }: die meisten, { $most }
castle-step-shared = { $row }: { $sharers } Burgen gleichauf mit { $most }; je 2, und kein zweiter Platz
castle-step-second = { $row }: die zweitmeisten, { $own } (vorn: { $most })
