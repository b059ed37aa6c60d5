### Die Wörter der Berichte des Labors. Namen von Bots, Optionen, Zügen, Regeln und Maßen stehen da, wie Dateien sie haben.

## Zahlen
number = { $n }
percent = { $n } %
between = { $low } bis { $high }
seat = Platz { $n }
label-seats = { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
}
label-own = Karten des Spiels
label-swap = { $swap ->
    [true] Bots wechseln die Plätze
   *[other] Bots behalten ihre Plätze
}
nothing = keine

## Was auffällt
what = { $name ->
    [combination] Kombination
    [box] Karten
   *[other] { $name }
}
fair-seat = { $label } (Platz { $seat }: { $points })
fair-nearest = { $said }, in { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}; nach den 95-%-Intervallen liegt kein Platz mehr als { $most } Prozentpunkte neben dem fairen Anteil
fair-open = Was am fairsten ist ({ $what }{ $where ->
    [none] { "" }
   *[other] ; { $where }
}), ist nicht klar. Am nächsten daran: { $nearest }. Nicht klar weniger fair: { $open }.
fair-clear = Am fairsten ({ $what }{ $where ->
    [none] { "" }
   *[other] ; { $where }
}): { $nearest }. Klar weniger fair: { $less }.
fair-others = Nicht klar: { $open }.
found-seat = { $label }: Platz { $seat } gewinnt { $share } von { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, { $points } Prozentpunkte neben dem fairen Anteil ({ $low } bis { $high }).
found-no-seat = Kein Platz liegt mit seinem Anteil an den Siegen klar neben dem fairen: Alle 95-%-Intervalle enthalten ihn.
found-leader = { $label }: Wer nach der halben Partie vorn liegt, gewinnt { $share } der Partien: Wer führt, ist nicht mehr einzuholen.
found-bot = { $label }: { $bot } gewinnt { $share } ({ $low } bis { $high }), wo der Zufall allein { $fair } gäbe.
found-moves = Züge, die zur Wahl standen und nie gewählt wurden: { $moves }.
found-rules = Regeln, die in diesen Partien nichts berührt hat: { $rules }.

## Die Seite
title = { $name }: Bericht
summary-combinations = { $count ->
    [one] { $count } Kombination
   *[other] { $count } Kombinationen
}
summary-games = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}
summary-seed = Startwert { $seed }
summary-took = gespielt in { $seconds } s
notes = Die Intervalle haben 95 %: für Anteile das von Wilson, für Mittelwerte das von Student; Zahlen mehrerer Kombinationen sind nicht nach deren Anzahl berichtigt. Ein geteilter Sieg zählt in Teilen. Alle Kombinationen spielen mit denselben Startwerten.
notes-again = Dieselbe Datei gibt dieselben Tabellen, aufs Byte genau (Code { $code }).
notes-timed = Ein Bot hatte eine Zeitvorgabe: Diese Partien lassen sich nicht wiederholen, ein anderer Lauf gibt andere.
section-seats = Wer gewinnt: die Plätze
section-skill = Können gegen Zufall
section-length = Länge und Punkte
section-tension = Wann es entschieden ist
section-choices = Auswahl
section-pieces = Plättchen und Karten
section-prices = Preise
section-rules = Regeln
section-records = Gespeicherte Partien
folded = { $title } ({ $rows } Zeilen)
all-figures = Alle Zahlen

## Köpfe von Spalten und Zeilen
head-seat = Platz
head-bot = Bot
head-games = Partien
head-wins = Siege
head-off = neben fair
head-score = Punkte im Mittel
head-chance = nach Zufall
head-skill = Können
head-plies = Züge
head-least-most = wenigste, meiste
head-scores = Punkte
head-winning = Punkte des Siegers
head-margin = Vorsprung
head-shared = geteilte Siege
head-changes = Führungswechsel
head-ahead = endgültig vorn nach
head-clear = klar nach
head-leader = wer bei { $part } führt, gewinnt
head-leader-next = bei { $part }
head-branching = erlaubte Züge zur Wahl
head-widest = meiste
head-forced = erzwungene Züge
head-move = Zug
head-taken = gewählt, wo möglich
head-decisions = Entscheidungen
head-piece = Plättchen oder Karte
head-drawn = hätte gespielt werden können
head-played = wurde es, wo möglich
head-won = Siege, wenn gespielt
head-lift = Gewinn
head-price = Preis
head-purchases = von allen Käufen
head-points = gewonnene Punkte
head-rule = Regel
head-seen = gesehen
head-refused = Stellungen, in denen sie etwas verbot
head-carried = Aufrufe ihrer Funktion
head-counted = Schritte der Wertung
head-ended = Partien, die sie beendet hat

## Diagramme, und was daneben steht
chart-off = Prozentpunkte neben fairem Anteil
skill-how = Wo sich Bots verschiedener Stärke treffen: wie oft jede Art gewinnt. Können ist 0, wo sie nicht öfter gewinnt, als ihre Plätze es nach Zufall täten, und 1, wo sie immer gewinnt.
chart-share = Anteil an den Siegen, %
length-how = Balken umfassen die mittlere Hälfte der Partien, dünne Linien 90 % von ihnen, der Strich ist der Median.
length-plies = Länge in Zügen
length-scores = Punkte aller Plätze
length-margin = Punkte zwischen dem Sieger und dem Nächsten
chart-plies = Länge in Zügen
chart-scores = Punkte aller Plätze
chart-margin = Vorsprung des Siegers in Punkten
tension-how = Wie oft der Platz gewinnt, der nach einem Teil der Partie nach Punkten vorn liegt. Sind es früh fast 100 %, ist der Führende nicht mehr einzuholen; ist es fast der gleiche Anteil für alle, sagen die bisherigen Punkte nichts.
chart-part = Teil der Partie
chart-leader = Führender gewinnt
tension-more = „Endgültig vorn“: der Teil der Partie, nach dem der Sieger nach Punkten vorn blieb. „Klar“: nach dem die eigene Schätzung des Spiels dem Sieger bis zum Ende die Mehrheit gab.
moves-never-possible = nie möglich neben einem anderen Zug
moves-never-taken = nie gewählt
moves-kinds = Arten von Zügen
moves-how-often = Wie oft jede gewählt wurde
pieces-how = Gezählt nach Plätzen der Partien. Gewinn: wie viel öfter gewinnt, wer das Plättchen oder die Karte mindestens einmal spielt, als wer es gekonnt hätte. Er sagt, was zusammen vorkommt, nicht, was woraus folgt; Plätze einer Partie sind nicht unabhängig, die Intervalle also ein wenig grob.
chart-lift = Gewinn in Prozentpunkten
prices-how = Was versprochen wurde und was es brachte: wie sich die Punkte des Käufers durch das änderten, was er dafür bekam.
chart-price = Preis
chart-points = gewonnene Punkte
rules-seen = { $seen ->
    [work] in Kraft
    [ran] ihre Funktion lief
   *[never] nie
}
rules-never = Nie angewendet: { $rules }.
rules-ran = Nur die Funktion, in der sie steht, sah man laufen: { $rules }.
rules-all = Alle Regeln
records-games = Partien zum Nachspielen, nach Kombination und Nummer: { $links }. { $command } zeigt sie Zug um Zug.
records-tables = Alle Zeilen: { $tables }; { $dictionary } sagt auf Englisch, was die Spalten bedeuten.

## Auf der Kommandozeile
text-cell = { $label }, { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}
text-skill = Können { $n }
text-at-most = { $figure }, höchstens { $most }
text-ended = beendet durch
text-never-chosen = nie gewählt
text-rules-never = Regeln, die nie angewendet wurden: { $rules }

## A gegen B
measure-plies = Länge in Zügen
measure-choices = Züge mit mehr als einer erlaubten Möglichkeit
measure-branching = erlaubte Züge zur Wahl
measure-forced = Anteil der erzwungenen Züge
measure-changes = Führungswechsel
measure-ahead = Teil der Partie, nach dem der Sieger nach Punkten vorn blieb
measure-clear = Teil der Partie, nach dem die eigene Schätzung des Spiels für den Sieger war
measure-margin = Punkte zwischen dem Sieger und dem Nächsten
measure-shared = Anteil der Partien mit mehreren Siegern
measure-score = Punkte eines Platzes
measure-winning = höchste Punktzahl
measure-first = Anteil des ersten Platzes an den Siegen
compare-pairs = { $count ->
    [one] { $count } Paar von Partien
   *[other] { $count } Paaren von Partien
}
compare-figures = { $what } { $a } in { $left }, { $b } in { $right }; der Unterschied ist { $gap } (95 %, gültig bei jedem Blick: { $low } bis { $high })
compare-open = Nicht klar nach { $pairs }: { $figures }.
compare-same = Kein Unterschied, auf den es ankommt (weniger als { $margin }), nach { $pairs }: { $figures }.
compare-higher = Höher in { $more } als in { $less }, klar nach { $pairs }: { $figures }.
compare-gap = B minus A
compare-interval = 95-%-Intervall
compare-effect = Effektstärke
compare-saved = durch Paare gespart
compare-how = Paare von Partien mit denselben Startwerten: { $pairs }, höchstens { $most }. Jedes Intervall gilt bei jedem Blick (Waudby-Smith u. a. 2024); * es enthält die 0 nicht. Effektstärke: der Unterschied in Standardabweichungen einer Partie, 0,2 ist klein, 0,8 groß. Durch Paare gespart: der Teil der Streuung, den beide Seiten gemeinsam haben und der im Unterschied nicht steckt.

## Eine Suche
search-all = alle
search-some = { $tried } von { $candidates }, wie TPE sie vorschlug
search-how = Kandidaten: { $candidates }; versucht: { $how }, mit je { $games } Partien; die besten mit je { $confirm } neuen Partien bestätigt:
search-none = Kein Kandidat ließ sich spielen.
search-one = { $chosen } erreicht jedes Ziel.
search-several = { $count ->
    [one] { $count } Kandidat erreicht
   *[other] { $count } Kandidaten erreichen
} jedes Ziel; am nächsten daran ist { $chosen }.
search-perhaps = Von keinem Kandidaten ist gezeigt, dass er jedes Ziel erreicht; { $chosen } erreicht vielleicht jedes, doch gezeigt ist es nicht.
search-nearest = Von keinem Kandidaten ist gezeigt, dass er jedes Ziel erreicht; { $chosen } kommt am nächsten.
search-wanted = gewünscht
search-found = gefunden
search-met = erreicht
search-within = höchstens { $share }
met-yes = ja
met-no = nein
met-open = offen
met-open-how = offen: Das Intervall reicht über den Rand des Gewünschten; mehr Partien (tune.confirm) würden es zeigen
