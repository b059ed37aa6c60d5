# Vögel, Drachen und das Verlies: Wörter des Bretts und Sätze der Regeln, in eigenen Worten.

dungeon-title = Vögel, Drachen und das Verlies
dungeon-sentence = Klettere mit deinen Rittern auf den Turm, hüte dich vor Drachen und lass einen Vogel den Weg freimachen.

## Karten

dungeon-card-1 = Ritter 1
dungeon-card-2 = Ritter 2
dungeon-card-3 = Ritter 3
dungeon-card-bird = Vogel
dungeon-card-dragon = Drache
dungeon-top = die Spitze
dungeon-slot = Platz { $slot }
dungeon-slot-white = { $n } weiß
dungeon-slot-blue = { $n } blau
dungeon-front = Vorn
dungeon-back = Hinten

## Protokoll

dungeon-log-draw = { $name } deckt auf: { $card }
dungeon-log-place = { $name } setzt einen Ritter auf { $slot }
dungeon-log-climb = { $name } klettert mit einer { $value } von { $slot } auf { $target }
dungeon-log-perch = { $name } setzt einen Drachen auf { $slot }
dungeon-log-throw = { $name } wirft auf { $slot }: { $fallen ->
    [none] nichts fällt
   *[other] es fällt { $fallen }
}
dungeon-log-return = { $name } mischt die Karte zurück

## Brett

dungeon-board = Der Turm
dungeon-board-keys = Tab geht von Platz zu Platz, Enter spielt dort, D deckt eine Karte auf, Escape lässt los.
dungeon-draw = Karte aufdecken
dungeon-do-throw = Wurf auf { $slot }
dungeon-deck = Dein Stapel: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
dungeon-deck-empty = Dein Stapel ist leer.
dungeon-return = Zurückmischen
dungeon-ask-first = Dein erster Zug: decke eine Karte auf.
dungeon-ask-choose = Decke eine Karte auf oder klettere mit einem Ritter, der angehoben ist.
dungeon-ask-climb-only = Dein Stapel ist leer: klettere mit einem Ritter.
dungeon-ask-target = Wähle, wohin der Ritter klettert.
dungeon-ask-place = Setze den Ritter auf eine helle { $card }.
dungeon-ask-place-none = Keine { $card } ist für diesen Ritter frei: mische ihn zurück.
dungeon-ask-perch = Setze den Drachen auf Ritter oder mische ihn zurück.
dungeon-ask-throw = Wähle, wohin der Vogel zielt.
dungeon-ask-hand = Halte die Marke in der Mitte an: tippen, klicken oder eine Taste.
dungeon-ask-fallen = Wirf auf deinen Turm und tippe dann die Karten an, die fielen.
dungeon-fallen-done = { $count ->
    [one] Diese Karte fiel
   *[other] Diese { $count } fielen
}
dungeon-fallen-none = Nichts fiel
dungeon-fallen-card = Platz { $slot }: { $name }, { $card }
dungeon-aim-again = Woandershin zielen
dungeon-goes-down = { $card } von { $name } kommt ins Verlies
dungeon-stop = Jetzt!
dungeon-wait = { $name } ist am Zug.
dungeon-hatch = Im Verlies: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
dungeon-tally-top = Ritter auf der Spitze
dungeon-tally-deck = Karten im Stapel
dungeon-tally-lost = Karten im Verlies
dungeon-top-list = Auf der Spitze, die ersten zuerst
dungeon-top-none = Noch ist niemand oben.
dungeon-place-empty = Platz { $slot }, leer
dungeon-place-held = Platz { $slot }: { $name }, { $knights }
dungeon-place-dragon = , unter einem Drachen
dungeon-place-open = . Frei für dich
dungeon-place-able = . Von hier kann ein Ritter klettern
dungeon-told-sum = Gleich viele Ritter oben, also gewinnt die kleinere Summe ihrer Werte: { $values }.
dungeon-told-last = Gleich viele Ritter oben, also gewinnt der kleinere Wert dessen, der zuletzt ankam: { $values }.
dungeon-turn-tower = Turm drehen

## Tipp

dungeon-because-end = beendet die Partie, und du gewinnst
dungeon-because-top = bringt einen Ritter auf die Spitze
dungeon-because-defeat = besiegt den Drachen und führt sofort auf die Spitze
dungeon-because-homecoming = holt deine eigenen Ritter darunter in deinen Stapel zurück
dungeon-because-capture = fängt einen Ritter, der schon auf { $number } war
dungeon-because-pair = bildet ein Paar, das niemand fangen kann
dungeon-because-near = braucht nur noch einen Schritt bis zur Spitze
dungeon-because-safe = führt dorthin, wo niemand deinen Ritter gleich fangen kann
dungeon-because-danger = führt in die Reichweite anderer Ritter
dungeon-because-climb = bringt deinen Ritter auf { $number }
dungeon-because-escape = rettet ihn davor, gefangen zu werden
dungeon-because-split = lässt den anderen Ritter allein und in Gefahr
dungeon-because-enter = bringt einen neuen Ritter auf den Turm
dungeon-because-stop = hält { $knights ->
    [one] einen fremden Ritter
   *[other] { $knights } fremde Ritter
} auf { $number } vom Klettern ab
dungeon-because-own-stuck = hält deinen eigenen Ritter vom Klettern ab
dungeon-because-bait = kann jemandem auf die Spitze helfen, der den Drachen besiegt
dungeon-because-fall = holt bei etwa { $tenths } von 10 Würfen einen Ritter von { $number } herunter
dungeon-because-aim = zielt auf einen Ritter, der schon auf { $number } ist
dungeon-because-own-risk = kann auch einen eigenen Ritter treffen
dungeon-because-draw = deckt eine Karte deines Stapels auf, in dem { $knights } von { $cards } Ritter sind
dungeon-because-later = spart die Karte für später

## Regeln

dungeon-setup-deck = Jeder mischt die 15 Karten einer Farbe zu einem Stapel: Ritter, Vögel und Drachen.
dungeon-setup-blue = Zu zweit sind die blauen Plätze nicht im Spiel.
dungeon-setup-first = Wer zuletzt in einer Burg war, beginnt: hier der erste Platz. Es geht im Uhrzeigersinn.
dungeon-turn-choice = In deinem Zug deckst du entweder eine Karte auf und spielst sie, oder du kletterst mit einem Ritter.
dungeon-turn-first = In deinem ersten Zug musst du aufdecken; Vögel und Drachen gehen zurück, bis ein Ritter kommt.
dungeon-draw-empty = Von einem leeren Stapel kann nichts aufgedeckt werden.
dungeon-draw-return = Eine Karte, die nicht gespielt werden kann oder soll, wird zurückgemischt, und der Zug ist vorbei. An manchen Tischen darf nur zurück, was nicht gespielt werden kann.
dungeon-slot-number = Ein Ritter vom Stapel kommt auf einen Platz mit seiner eigenen Zahl.
dungeon-slot-own = Zwei deiner Ritter passen auf einen Platz, drei nie.
dungeon-slot-pair = Zwei Ritter einer Farbe auf einem Platz sind sicher: niemand sonst darf dorthin.
dungeon-slot-capture = Ein einzelner Ritter eines anderen kann gefangen werden: er kommt ins Verlies, und deiner nimmt den Platz ein.
dungeon-slot-vacant = Hat eine Zahl zwei Plätze und steht auf einem ein anderer, musst du den leeren nehmen.
dungeon-slot-dragon = Einen Platz unter einem Drachen betritt nur, wer den Drachen besiegt; jeder Ritter, der ankommt, darf kämpfen.
dungeon-climb-step = Ein Ritter klettert um seinen Wert: von der 4 geht eine 2 auf die 6. Über der 8 ist er auf der Spitze.
dungeon-climb-arrive = Wo ein kletternder Ritter ankommt, gilt dasselbe wie für einen vom Stapel.
dungeon-climb-one = Einer deiner Ritter, der dort steht, klettert einen Schritt je Zug, immer nach oben.
dungeon-climb-stuck = Ein Ritter unter einem Drachen kann nicht klettern.
dungeon-dragon-perch = Ein Drache darf auf jeden Platz mit einem oder zwei Rittern gleich welcher Farbe, auf dem kein Drache sitzt.
dungeon-dragon-defeat = Der Ritter, der bei einem Drachen ankommt, geht sofort auf die Spitze; der Drache kommt ins Verlies, und die Ritter darunter gehen in ihren Stapel zurück.
dungeon-bird-throw = Ein Vogel ist ein Wurf auf den Turm. Was fällt, kommt ins Verlies, und der Vogel auch.
dungeon-bird-aim = Ziele auf einen Platz im Spiel; das Plättchen trifft dort oder daneben auf dieser Seite, und was es trifft, kann fallen. Von Hand wird nur an Tischen geworfen, die das gewählt haben.
dungeon-end = Das Spiel endet sofort, wenn jemand keine Karte im Stapel und keinen Ritter mehr hat, der klettern kann.
dungeon-end-stall = Es endet auch, wenn alle mehrmals hintereinander zurückgemischt haben.
dungeon-score = Wer die meisten Ritter auf der Spitze hat, gewinnt.
dungeon-tie = Bei Gleichstand gewinnt die kleinere Summe der Werte auf der Spitze; ist auch sie gleich, teilen sie den Sieg. An manchen Tischen zählt stattdessen, wer zuletzt ankam.

## Möglichkeiten

dungeon-option-deck = Stapel
dungeon-option-deck-standard = normal
dungeon-option-deck-stormy = stürmisch: ein Vogel mehr
dungeon-option-deck-fiery = feurig: ein Drache mehr
dungeon-option-return = Zurückmischen
dungeon-option-return-free = wann man will
dungeon-option-return-forced = nur, was nicht spielbar ist
dungeon-option-throw = Würfe
dungeon-option-throw-steady = ruhig
dungeon-option-throw-shaky = zittrig
dungeon-option-throw-table = wirklich geworfen
dungeon-option-aim = Zielen
dungeon-option-aim-chance = durch Zufall
dungeon-option-aim-hand = von Hand
dungeon-option-stall = Runden Zurückmischen
dungeon-option-stall-3 = 3
dungeon-option-stall-10 = 10
dungeon-option-tie = Gleichstand
dungeon-option-tie-sum = kleinere Summe
dungeon-option-tie-last = kleinerer zuletzt Angekommener

## Worin die Ausgaben sich unterscheiden

dungeon-editions = Worin die gedruckten Ausgaben sich unterscheiden
dungeon-edition-1 = Die dänische sagt nicht, dass ein Paar sicher ist.
dungeon-edition-2 = Die dänische vergleicht bei Gleichstand nur den obersten Ritter; die anderen die Summe aller auf der Spitze.
dungeon-edition-3 = Die norwegische kennt keine Regel für den ersten Zug.
dungeon-edition-4 = Die norwegische sagt, dass ein Paar nicht vor dem Drachen sicher ist.
dungeon-edition-5 = Die norwegische befiehlt, zu fangen, wo man kann.
dungeon-edition-6 = Finnisch, schwedisch und norwegisch kommen alle gefallenen Karten ins Verlies.
dungeon-edition-7 = Dänisch und englisch nur die gefallenen Ritter.

## Zählblock

dungeon-pad-knights-1 = Einser oben
dungeon-pad-knights-2 = Zweier oben
dungeon-pad-knights-3 = Dreier oben
dungeon-pad-last = Wert des zuletzt Angekommenen
dungeon-pad-tie = { $tie ->
    [last] zuletzt kam eine { $value } an
   *[other] die Werte ergeben { $value }
}
