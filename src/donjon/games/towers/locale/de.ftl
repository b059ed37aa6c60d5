# 5 Türme: Wörter des Bretts und Sätze der Regeln, in eigenen Worten.

towers-title = 5 Türme
towers-sentence = Biete um Karten, baue fünf seltsame Türme von hohen Zahlen zu niedrigen und setze ihnen rechtzeitig ein Dach auf.

## Karten

towers-type-C = Zuckerturm
towers-type-S = Spukturm
towers-type-P = Pflanzenturm
towers-type-J = Schrottturm
towers-type-D = Sandturm
towers-of-C = Zucker
towers-of-S = Spuk
towers-of-P = Pflanze
towers-of-J = Schrott
towers-of-D = Sand
towers-card = { $type } { $value }

## Protokoll

towers-log-bid = { $name } bietet { $count ->
    [0] nichts
    [one] 1 Karte
   *[other] { $count } Karten
}
towers-log-pass = { $name } passt
towers-log-demolish = { $name } reißt die oberste Karte ab: { $type }
towers-log-keep = { $name } reißt nichts ab
towers-log-build = { $name } baut { $type } { $value }

## Brett

towers-display = Ausgelegte Karten
towers-bids = Dein Gebot
towers-bid = { $count ->
    [0] Keine Karte nehmen
    [one] 1 Karte nehmen
   *[other] { $count } Karten nehmen
}
towers-pass = Passen
towers-keep = Nichts abreißen
towers-high = { $name } bietet { $count }
towers-wait = { $name } ist am Zug.
towers-ask-start = Du beginnst: wie viele dieser Karten würdest du nehmen? Du kannst höchstens { $highest } bauen.
towers-ask-bid = Biete höher oder passe. Du kannst höchstens { $highest } bauen.
towers-ask-pass = Höher kannst du nicht bieten.
towers-ask-demolish = Du darfst zuerst eine oberste Karte abreißen, für { $cost } { $cost ->
    [one] Punkt
   *[other] Punkte
}. Tippe auf einen Turm oder reiße nichts ab.
towers-must-demolish = Dein Gebot braucht Platz: reiße eine oberste Karte ab, für { $cost } { $cost ->
    [one] Punkt
   *[other] Punkte
}. Tippe auf einen hellen Turm.
towers-ask-build = Baue noch { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}: tippe auf eine helle oder ziehe sie.
towers-say-unfit = { $type } { $value } passt nirgends: dein Turm endet mit { $top }. Du kannst höchstens { $highest } bauen.
towers-say-highest = Du kannst höchstens { $highest } dieser Karten bauen.
towers-say-type = Eine Karte kommt auf den Turm ihrer eigenen Art.
towers-site = { $type }: { $count ->
    [0] nicht begonnen
    [one] 1 Karte, die { $top }
   *[other] { $count } Karten, oben die { $top }
}
towers-roofed = , mit Dach
towers-pile = Nachziehstapel: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
towers-pile-list = Noch im Nachziehstapel
towers-close = Schließen
towers-tally-cards = Gebaute Karten
towers-tally-gone = Abgerissene Karten

## Tipp

towers-because-gain = kann dir sofort { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} bringen
towers-because-deny = nimmt dem höchsten Gebot bis zu { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} weg
towers-because-all = nimmt alle Karten und beendet das Bieten sofort
towers-because-unbeatable = gewinnt sicher: niemand kann höher bieten
towers-because-cost = kostet { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} für den Abriss
towers-because-keep = erspart dir einen Abriss, der { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} kostet
towers-because-room = hält Platz frei: ein Gebot würde mindestens { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} aussperren, die noch kommen
towers-because-needed = schafft den Platz, den dein Gebot braucht
towers-because-choice = schafft Platz für { $cards ->
    [one] eine weitere Karte
   *[other] { $cards } weitere Karten
} der Auslage
towers-because-reopen = öffnet den Turm für { $cards ->
    [one] eine weitere Karte, die noch kommt
   *[other] { $cards } weitere Karten, die noch kommen
}
towers-because-roof = setzt ein Dach auf: { $cards ->
    [one] die Karte zählt
   *[other] { $cards } Karten zählen
} doppelt
towers-because-eight = lässt auf der 8 jede Karte zu
towers-because-tallest = macht deinen höchsten Turm höher (1 Punkt mehr)
towers-because-start = beginnt einen Turm mit Platz für { $cards ->
    [one] eine Karte, die noch kommt
   *[other] { $cards } Karten, die noch kommen
}
towers-because-adds = bringt eine Karte mehr (1 Punkt)
towers-because-tight = sperrt keine Karte aus, die noch kommt
towers-because-skips = sperrt { $cards ->
    [one] eine Karte aus, die noch kommt
   *[other] { $cards } Karten aus, die noch kommen
}

## Regeln

towers-setup-deck = Die Karten werden zu einem Nachziehstapel gemischt: 80, zu viert und zu fünft 110.
towers-setup-first = Der Zufall entscheidet, wer beginnt: hier der erste Platz.
towers-build-one = Du hast höchstens einen Turm jeder Art.
towers-build-type = In einem Turm liegen nur Karten seiner Art.
towers-build-down = Jede Karte muss niedriger sein als die unter ihr. Die erste ist beliebig.
towers-build-eight = Auf eine 8 darf jede Karte.
towers-build-nine = Eine 9 darf auf jede Karte außer einer 0.
towers-build-roof = Eine 0 ist ein Dach: darauf kommt nie etwas.
towers-build-fixed = Eine gebaute Karte bleibt, wo sie ist, außer sie wird abgerissen.
towers-round-display = Fünf Karten werden vom Nachziehstapel aufgedeckt, in der letzten Runde vielleicht weniger.
towers-bid-start = Wer beginnt, sagt, wie viele der Karten er nähme, von keiner bis zu allen, und kann nicht passen. Kein Gebot ist höher als die Auslage.
towers-bid-raise = Jeder andere bietet einmal höher oder passt. Ein Gebot auf alle Karten beendet das Bieten.
towers-bid-possible = Du kannst nur so viele Karten bieten, wie du wirklich bauen kannst, mit höchstens einer abgerissenen.
towers-take = Wer am meisten bot, baut so viele Karten aus der Auslage, eine nach der anderen.
towers-demolish = Vor dem Bauen darfst du die oberste Karte eines Turms abreißen, aber kein Dach. Das kostet am Ende Punkte.
towers-place = Jede Karte deines Gebots muss gebaut werden; diese darf den Rest nicht verderben.
towers-round-clear = Was in der Auslage übrig bleibt, wird abgelegt.
towers-round-next = Der linke Nachbar des Gewinners beginnt die nächste Runde. Baut niemand, beginnt derselbe noch einmal.
towers-end-first = Ist der Nachziehstapel zum ersten Mal leer, werden die abgelegten Karten zu einem neuen gemischt.
towers-end = Das Spiel endet mit der Runde, in der der Nachziehstapel zum zweiten Mal leer ist.
towers-score-card = Jede Karte zählt 1, in einem Turm mit Dach 2.
towers-score-tallest = Dein höchster Turm zählt für jede seiner Karten 1 mehr.
towers-score-demolished = Abgerissene Karten kosten 1 + 2 + 3 + … Punkte.
towers-tie = Alle mit den meisten Punkten gewinnen gemeinsam.

## Möglichkeiten

towers-option-next_start = Wer die nächste Runde beginnt
towers-option-next_start-winner_left = links vom Gewinner
towers-option-next_start-starter_left = links vom Beginner

## Zählblock

towers-pad-cards-C = Zuckerturm
towers-pad-cards-S = Spukturm
towers-pad-cards-P = Pflanzenturm
towers-pad-cards-J = Schrottturm
towers-pad-cards-D = Sandturm
towers-pad-roof = Dach
towers-pad-demolished = Abgerissene Karten
towers-pad-tallest = Höchster Turm
