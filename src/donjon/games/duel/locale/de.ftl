# Turmduell: Wörter des Bretts und Sätze der Regeln, in eigenen Worten.

duel-title = Turmduell
duel-sentence = Baut zusammen acht Türme, werde deine Karten als Erster los und rufe TURM!, wenn der andere etwas übersieht.

## Karten

duel-symbol-B = Buch
duel-symbol-F = Fahne
duel-symbol-P = Papyrus
duel-symbol-S = Schild
duel-card = { $symbol } { $value }
duel-colour-green = grün
duel-colour-blue = blau
duel-place-depot = Depot
duel-place-drawn = Hand
duel-place-waste = Zwischenlager
duel-place-store = Lager { $store }

## Protokoll

duel-log-build = { $name } baut { $card }
duel-log-store = { $name } legt { $card } auf Lager { $store }
duel-log-give = { $name } gibt { $card } ab
duel-log-pair = { $name } zahlt ein Nugget und schiebt zwei Karten von Lager { $from } auf { $store }
duel-log-shed = { $name } zahlt ein Nugget und legt die Depotkarte ins Zwischenlager
duel-log-draw = { $name } deckt { $card } auf
duel-log-waste = { $name } legt sie ins Zwischenlager
duel-log-end = { $name } beendet den Zug
duel-log-block = { $name } zahlt ein Nugget und sperrt das Zwischenlager
duel-log-leave = { $name } lässt das Zwischenlager offen
duel-log-claim = { $name } nimmt den Lohn
duel-log-call = { $name } ruft TURM!
duel-log-let = { $name } lässt es durchgehen

## Regeln

duel-setup-deal = Jeder mischt 52 Karten, legt 13 als Depot aus und deckt die oberste auf; 4 weitere eröffnen Lager, der Rest ist der Vorrat. Jeder hat 3 Nuggets.
duel-setup-first = Wer die niedrigere Depotkarte hat, beginnt; bei gleichen entscheidet das Los.
duel-tower-order = Ein Turm wächst in einem Symbol von 0 bis 12; von jedem Symbol gibt es zwei Türme.
duel-store-fit = Auf ein Lager kommt eine Karte, die um eins niedriger ist und die andere Farbe hat. Eine 1 nimmt außer der 0 auch die 12, eine 0 nimmt nichts.
duel-store-empty = Ein leeres Lager nimmt die oberste Karte eines anderen Lagers, deines Depots, die gezogene, oder, ist dein Depot leer, die oberste deines Zwischenlagers.
duel-give-fit = Das Zwischenlager des anderen nimmt eine Karte desselben Symbols, die um eins höher oder niedriger ist als seine oberste. 1 und 12 gelten als Nachbarn. Ein leeres nimmt keine.
duel-give-blocked = Dieses Zwischenlager ist gesperrt, bis der Zug vorbei ist.
duel-source = Bewegen kannst du die oberste Karte deines Depots, jedes Lagers und die gezogene; die oberste deines Zwischenlagers erst, wenn dein Depot leer ist. Türme bleiben, wie sie sind.
duel-turn-moves = Du ziehst, so oft du magst, bis eine gezogene Karte ins Zwischenlager muss. Danach kannst du es nur noch gegen ein Nugget sperren.
duel-tower-first = Bauen geht vor: solange eine erreichbare Karte auf einen Turm passt, muss zuerst eine solche gebaut werden.
duel-draw = Eine gezogene Karte geht allem anderen vor: baue sie, lege sie auf ein Lager oder gib sie ab. Nur wenn kein belegtes Lager und kein offenes Zwischenlager sie nimmt, darf sie in dein eigenes, und dein Zug ist vorbei.
duel-draw-flip = Ist dein Vorrat leer, wird beim Ziehen dein Zwischenlager ungemischt zum neuen Vorrat umgedreht.
duel-draw-none = Solange du ziehen kannst, kannst du den Zug nicht beenden; sind Vorrat und Zwischenlager leer, kannst du nicht ziehen.
duel-shift-limit = Nach 12 Zügen zwischen Lagern hintereinander muss etwas anderes geschehen.
duel-depot-next = Sobald die oberste Karte das Depot verlassen hat, wird die nächste aufgedeckt.
duel-gold-tower = Wer eine 4 baut, bekommt 1 Nugget, für eine 8 gibt es 2, für eine 12 gibt es 3.
duel-gold-depot = Wer sein Depot zuerst abgebaut hat, bekommt 1 Nugget.
duel-gold-out = Wer seine letzte Karte spielt, bekommt 2 Nuggets.
duel-gold-claim = Was dein letzter Zug verdient hat, gehört dir nur, wenn du es vor allem anderen nimmst. An manchen Tischen wird es gleich ausgezahlt.
duel-gold-shed = Für ein Nugget kommt die oberste Depotkarte ins eigene Zwischenlager.
duel-gold-block = Nach deinem Zug kannst du für ein Nugget dein Zwischenlager sperren, bis der nächste Zug des anderen vorbei ist.
duel-gold-pair = Für ein Nugget ziehen die zwei obersten Karten eines Lagers gemeinsam um: dorthin, wo die untere passt, oder auf ein leeres Lager.
duel-gold-none = Ohne Nugget lässt sich das nicht bezahlen.
duel-call-when = Wer weiterspielt, obwohl eine Karte gebaut werden muss, hat sie übersehen, und der andere darf bis zum nächsten Zug TURM! rufen.
duel-call-right = Nach einem berechtigten Ruf wird der Zug zurückgenommen, sein Spieler zahlt dem Rufer ein Nugget, und der Zug ist vorbei.
duel-call-wrong = Da war nichts zu rufen: niemand hat eine Karte übersehen.
duel-end = Das Spiel endet, sobald jemand in Depot, Vorrat, Zwischenlager und Hand keine Karte mehr hat.
duel-end-stall = Es endet auch nach 60 Zügen in Folge, in denen nichts gebaut und kein Depot kleiner wurde.
duel-score = Wer die meisten Nuggets hat, gewinnt.
duel-tie = Bei Gleichstand gewinnt, wer alle Karten gespielt hat; nach einem Stillstand, wer weniger übrig hat. Sonst gewinnen beide.
duel-known = Ihr wisst beide, welche Karte dort liegt, und es ist eine andere.

## Optionen

duel-option-colours = Farben
duel-option-colours-symbol = nach Symbol
duel-option-colours-deck = nach Kartensatz
duel-option-tower_call = Bauen geht vor
duel-option-tower_call-on = darf übersehen und gerufen werden
duel-option-tower_call-off = wird immer durchgesetzt
duel-option-rewards = Lohn
duel-option-rewards-auto = wird gleich ausgezahlt
duel-option-rewards-claimed = muss genommen werden
duel-option-memory = Zwischenlager
duel-option-memory-aid = dürfen durchgesehen werden
duel-option-memory-none = nur die oberste Karte ist zu sehen
