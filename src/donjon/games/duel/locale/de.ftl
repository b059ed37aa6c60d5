# Turmduell: Wörter des Spielplans und Sätze der Regeln, in eigenen Worten.

duel-title = Turmduell
duel-sentence = Baut zusammen acht Türme, werde deine Karten als Erster los und rufe TURM!, wenn der andere etwas übersieht.

## Karten

duel-symbol-0 = Buch
duel-symbol-1 = Fahne
duel-symbol-2 = Papyrus
duel-symbol-3 = Schild
duel-green = grün
duel-blue = blau
duel-card = { $symbol } { $value } ({ $colour })

## Verlauf

duel-from-depot = vom Depot
duel-from-drawn = aus der Hand
duel-from-waste = von der Ablage
duel-from-store = von Lager { $n }
duel-log-turned = , aufgedeckt { $symbol } { $value }
duel-log-build = { $name } baut { $from }{ $next }
duel-log-store = { $name } legt { $from } auf Lager { $n }{ $next }
duel-log-give = { $name } verschenkt eine Karte { $from }{ $next }
duel-log-pair = { $name } zahlt und legt zwei Karten von Lager { $from } auf Lager { $n }
duel-log-shed = { $name } zahlt und legt eine Depotkarte ab{ $next }
duel-log-draw = { $name } zieht { $symbol } { $value }
duel-log-waste = { $name } legt die gezogene Karte ab
duel-log-end = { $name } beendet den Zug
duel-log-block = { $name } zahlt und sperrt die Ablage
duel-log-leave = { $name } lässt die Ablage offen
duel-log-claim = { $name } fordert die Nuggets
duel-log-call = { $name } ruft „TURM!“
duel-log-let = { $name } ruft nichts

## Plätze

duel-board = Der Tisch
duel-board-keys = Die Pfeiltasten gehen von Platz zu Platz, Enter nimmt eine Karte auf und legt sie hin, Escape legt sie zurück. D zieht, T ruft TURM!
duel-name-depot = Depot
duel-name-stock = Vorrat
duel-name-waste = Ablage
duel-at-store = Lager { $n }, { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} von oben: { $cards }
duel-at-store-none = Lager { $n }, leer
duel-at-tower = Turm { $n }, { $symbol }: als Nächstes die { $next }
duel-at-tower-done = Turm { $n }, { $symbol }: fertig
duel-at-depot = Depot von { $name }, { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}, oben { $card }
duel-at-depot-none = Depot von { $name }, geräumt
duel-at-stock = Vorrat von { $name }, { $count ->
    [0] leer
    [one] 1 Karte
   *[other] { $count } Karten
}
duel-at-next = , die nächste ist { $card }
duel-at-drawn = { $name } hat { $card } gezogen
duel-at-drawn-none = Gezogene Karte von { $name }, keine
duel-at-waste = Ablage von { $name }, { $count ->
    [0] leer
    [one] 1 Karte, { $card }
   *[other] { $count } Karten, oben { $card }
}
duel-at-blocked = , gesperrt
duel-at-fits = , passt hier
duel-at-fits-price = , für 1 Nugget
duel-at-purse = Beutel von { $name }: { $count ->
    [one] 1 Nugget
   *[other] { $count } Nuggets
}
duel-list = Karten von { $name }
duel-list-waste = Ablage, von oben ({ $count })
duel-list-stock = Im Vorrat, die nächste zuerst ({ $count })
duel-list-unseen = Noch von niemandem gesehen ({ $count })
duel-close = Schließen

## Was zu tun ist

duel-wait = { $name } ist am Zug.
duel-ask = Lege um, oder ziehe. Eine gezogene Karte, die du ablegen musst, beendet deinen Zug.
duel-ask-build = Eine Karte passt auf einen Turm: baue sie zuerst.
duel-ask-where = { $card }: tippe an, wohin sie soll.
duel-ask-pair = Beide Karten wandern, für 1 Nugget: tippe ein leuchtendes Lager an.
duel-ask-drawn = Du hast { $card } gezogen: tippe an, wohin sie soll.
duel-ask-drawn-build = Du hast { $card } gezogen, und sie passt auf einen Turm: baue sie.
duel-ask-drawn-none = Du hast { $card } gezogen. Hast du keinen Platz für sie, lege sie ab; das beendet deinen Zug.
duel-ask-end = Du hast nichts zu ziehen: lege um, oder beende deinen Zug.
duel-ask-block = Dein Zug ist vorbei. Soll { $name } einen Zug lang nichts auf deine Ablage legen können?
duel-missed = { $name } hat { $count ->
    [one] diese Karte für einen Turm übersehen: { $cards }.
   *[other] diese Karten für Türme übersehen: { $cards }.
}
duel-held = Aufgenommen: { $card }
duel-do-claim = Fordern +{ $count }
duel-do-block = Sperren
duel-do-leave = Offen lassen
duel-do-waste = Ablegen
duel-do-one = Nur eine
duel-do-both = Zwei nehmen
duel-do-shed = Depot ablegen
duel-do-draw = Ziehen
duel-do-end = Zug beenden
duel-do-call = TURM!
duel-do-call-key = Eine Karte für einen Turm wurde übersehen (Taste T)
duel-say-first = Tippe erst eine Karte an, dann wohin sie soll.
duel-say-nowhere = { $card } passt gerade nirgends.
duel-say-theirs = Diese Karten gehören dem anderen.
duel-say-closed = An diesem Tisch bleiben die Ablagen geschlossen.
duel-say-late = Zu spät: der Tisch ist schon weiter.
duel-say-pair-tower = Auf einen Turm kommt immer nur eine Karte.
duel-say-pair-store = Zwei Karten zusammen kommen nur auf ein Lager.
duel-tally-cards = Karten übrig
duel-tally-depot = Im Depot

## Wertung

duel-count-setup-deal = zu Beginn
duel-count-gold-tower = für die Stockwerke 4, 8 und 12
duel-count-gold-depot = für das zuerst geräumte Depot
duel-count-gold-out = für die letzte Karte
duel-count-gold-shed = für abgelegte Depotkarten
duel-count-gold-block = für Sperren
duel-count-gold-pair = für zwei Karten auf einmal
duel-count-call-right = für gerufene Türme

## Möglichkeiten

duel-manner = Türme
duel-manner-relaxed = leuchten: entspannt
duel-manner-rulebook = wie im Regelheft, mit TURM!
duel-option-colours = Grün und blau
duel-option-colours-symbol = nach Symbol
duel-option-colours-deck = nach Kartensatz
duel-option-tower_call = Ein übersehener Turm
duel-option-tower_call-on = kann gerufen werden: TURM!
duel-option-tower_call-off = kommt nicht vor
duel-option-rewards = Verdiente Nuggets
duel-option-rewards-auto = kommen von selbst
duel-option-rewards-claimed = müssen gefordert werden
duel-option-memory = Ablagen
duel-option-memory-aid = dürfen durchgesehen werden
duel-option-memory-none = bleiben geschlossen

## Tipp

duel-because-pays = bringt { $nuggets ->
    [one] ein Nugget
   *[other] { $nuggets } Nuggets
}
duel-because-out = spielt deine letzte Karte, bringt damit 2 Nuggets und beendet die Partie
duel-because-cleared = räumt dein Depot als erstes und bringt damit ein Nugget
duel-because-emptied = räumt dein Depot, so dass du deine Ablage nutzen kannst
duel-because-depot = nimmt eine Karte von deinem Depot (dann noch { $cards ->
    [one] eine
   *[other] { $cards }
})
duel-because-waste-off = befreit dich von einer Karte deiner Ablage
duel-because-hand = bringt die gezogene Karte unter, so dass dein Zug weitergeht
duel-because-again = lässt gleich noch eine Karte bauen
duel-because-tower = macht einen Turm höher
duel-because-give = gibt dem anderen eine Karte mehr
duel-because-bares = legt eine Karte frei, die auf einen Turm passt
duel-because-digs = ist der erste von { $cards } Schritten zu einer Karte, die auf einen Turm passt
duel-because-vacates = leert ein Lager
duel-because-room = schafft Platz für deine eigene nächste Karte
duel-because-fills = belegt ein leeres Lager
duel-because-buries = verdeckt eine Karte, die ein Turm bald braucht
duel-because-missed = übersieht einen Turm, den der andere rufen kann
duel-because-spends = kostet ein Nugget
duel-because-fresh = bringt dir eine neue Karte ({ $cards ->
    [one] eine liegt
   *[other] { $cards } liegen
} noch im Vorrat)
duel-because-flip = dreht deine Ablage um, so dass du weiter ziehen kannst
duel-because-keeps-empty = hält ein Lager leer
duel-because-block = hindert den anderen daran, dir Karten zu geben
duel-because-saves = spart ein Nugget
duel-because-claim = nimmt { $nuggets ->
    [one] das verdiente Nugget
   *[other] die verdienten { $nuggets } Nuggets
}
duel-because-fine = bringt dir ein Nugget des anderen
duel-because-call = beendet den Zug des anderen

## Regeln

duel-setup-deal = Jeder mischt 52 Karten, legt 13 als Depot aus und deckt die oberste auf; 4 weitere eröffnen Lager, der Rest ist der Vorrat. Jeder hat 3 Nuggets.
duel-setup-first = Wer die niedrigere Depotkarte hat, beginnt; bei gleichen entscheidet das Los.
duel-tower-order = Ein Turm wächst in einem Symbol von 0 bis 12; von jedem Symbol gibt es zwei Türme.
duel-store-fit = Auf ein Lager kommt eine Karte, die um eins niedriger ist und die andere Farbe hat. Eine 1 nimmt außer der 0 auch die 12, eine 0 nimmt nichts.
duel-store-empty = Ein leeres Lager nimmt die oberste Karte eines anderen Lagers, deines Depots, die gezogene, oder, ist dein Depot leer, die oberste deiner Ablage.
duel-give-fit = Die Ablage des anderen nimmt eine Karte desselben Symbols, die um eins höher oder niedriger ist als ihre oberste. 1 und 12 gelten als Nachbarn. Eine leere nimmt keine.
duel-give-blocked = Diese Ablage ist gesperrt, bis der Zug vorbei ist.
duel-source = Bewegen kannst du die oberste Karte deines Depots, jedes Lagers und die gezogene; die oberste deiner Ablage erst, wenn dein Depot leer ist. Türme bleiben, wie sie sind.
duel-turn-moves = Du ziehst, so oft du magst, bis eine gezogene Karte auf die Ablage muss. Danach kannst du sie nur noch gegen ein Nugget sperren.
duel-tower-first = Bauen geht vor: solange eine erreichbare Karte auf einen Turm passt, muss zuerst eine solche gebaut werden.
duel-draw = Eine gezogene Karte geht allem anderen vor: baue sie, lege sie auf ein Lager oder gib sie ab. Nur wenn kein belegtes Lager und keine offene Ablage sie nimmt, darf sie auf deine eigene, und dein Zug ist vorbei.
duel-draw-flip = Ist dein Vorrat leer, wird beim Ziehen deine Ablage ungemischt zum neuen Vorrat umgedreht.
duel-draw-none = Solange du ziehen kannst, kannst du den Zug nicht beenden; sind Vorrat und Ablage leer, kannst du nicht ziehen.
duel-shift-limit = Nach 12 Zügen zwischen Lagern hintereinander muss etwas anderes geschehen.
duel-depot-next = Sobald die oberste Karte das Depot verlassen hat, wird die nächste aufgedeckt.
duel-gold-tower = Wer eine 4 baut, bekommt 1 Nugget, für eine 8 gibt es 2, für eine 12 gibt es 3.
duel-gold-depot = Wer sein Depot zuerst abgebaut hat, bekommt 1 Nugget.
duel-gold-out = Wer seine letzte Karte spielt, bekommt 2 Nuggets.
duel-gold-claim = Was dein letzter Zug verdient hat, gehört dir nur, wenn du es vor allem anderen nimmst. An manchen Tischen wird es gleich ausgezahlt.
duel-gold-shed = Für ein Nugget kommt die oberste Depotkarte auf die eigene Ablage.
duel-gold-block = Nach deinem Zug kannst du für ein Nugget deine Ablage sperren, bis der nächste Zug des anderen vorbei ist.
duel-gold-pair = Für ein Nugget ziehen die zwei obersten Karten eines Lagers gemeinsam um: dorthin, wo die untere passt, oder auf ein leeres Lager.
duel-gold-none = Ohne Nugget lässt sich das nicht bezahlen.
duel-call-when = Wer weiterspielt, obwohl eine Karte gebaut werden muss, hat sie übersehen, und der andere darf bis zum nächsten Zug TURM! rufen.
duel-call-right = Nach einem berechtigten Ruf wird der Zug zurückgenommen, sein Spieler zahlt dem Rufer ein Nugget, und der Zug ist vorbei.
duel-call-wrong = Da war nichts zu rufen: niemand hat eine Karte übersehen.
duel-end = Das Spiel endet, sobald jemand in Depot, Vorrat, Ablage und Hand keine Karte mehr hat.
duel-end-stall = Es endet auch nach 60 Zügen in Folge, in denen nichts gebaut und kein Depot kleiner wurde.
duel-score = Wer die meisten Nuggets hat, gewinnt.
duel-tie = Bei Gleichstand gewinnt, wer alle Karten gespielt hat; nach einem Stillstand, wer weniger übrig hat. Sonst gewinnen beide.
duel-known = Ihr wisst beide, welche Karte dort liegt, und es ist eine andere.

## Zählblock

duel-pad-gold = Nuggets
duel-pad-left = Übrige Karten
duel-pad-tie = { $value ->
    [0] alle Karten ausgespielt
    [one] 1 Karte übrig
   *[other] { $value } Karten übrig
}
