# Turm-Duell: Wörter des Spielplans und Sätze der Regeln, in eigenen Worten.

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
duel-board-keys = Die Pfeiltasten gehen von Platz zu Platz, Enter nimmt eine Karte auf und legt sie hin, Escape legt sie zurück.
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

## Zählblock

duel-pad-gold = Nuggets
duel-pad-left = Übrige Karten
duel-pad-tie = { $value ->
    [0] alle Karten ausgespielt
    [one] 1 Karte übrig
   *[other] { $value } Karten übrig
}
