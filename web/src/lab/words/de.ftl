### Die Wörter des Labors.

## Das Formular
lab-how = Lass Bots nach Plan viele Partien spielen und lies, was herauskommt: wer wie oft gewinnt, wie lange es dauert, wann es entschieden ist, welche Regeln und Karten zählen.
lab-off = Auf diesem Server ist das Labor geschlossen, damit niemand seine Maschine beschäftigt hält. Wer ihn betreibt, kann es öffnen:
lab-missing = Das Labor braucht noch ein paar Pakete auf der Maschine, auf der diese Seite läuft. Sie kommen mit:
lab-new = Neues Experiment
lab-all = Experimente
lab-none = Noch gibt es keines.
lab-game = Spiel
lab-bots = Wer spielt
lab-bots-alike = eine Art auf allen Plätzen
lab-bots-meet = zwei Arten gegeneinander
lab-kinds = Jede davon für sich
lab-kind-n = Art des Bots { $n }
lab-quick = Diese Bots spielen Tausende Partien in der Sekunde.
lab-slow = Bots, die nachdenken, brauchen manchmal Sekunden für eine Partie. Wie lange alles dauert, steht da, sobald es läuft.
lab-bot-random = Nach Zufall
lab-bot-greedy = Was am besten aussieht
lab-bot-search-100 = Denkt kurz nach
lab-bot-search-1000 = Denkt lange nach
lab-options = Optionen vergleichen
lab-options-how = Hake an, was verglichen werden soll. Ein Haken: Es wird nur so gespielt.
lab-box = Mit anderen Karten vergleichen
lab-box-how = Wie viele es von jeder Art gibt. Änderst du etwas, werden die Karten des Spiels mit deinen verglichen.
lab-changed = andere Karten
lab-more = Name und Einzelheiten
lab-name = Name des Experiments
lab-seed = Startwert
lab-seed-how = Derselbe Startwert gibt noch einmal dieselben Partien.
lab-rows = Auch jede Entscheidung aufschreiben
lab-games = Partien je Kombination
lab-combinations = { $count ->
    [one] { $count } Kombination
   *[other] { $count } Kombinationen
}
lab-n-games = { $count ->
    [one] { $shown } Partie
   *[other] { $shown } Partien
}
lab-too-many = Das ist hier zu viel: höchstens { $combinations } Kombinationen und { $games } Partien.
lab-run = Los
lab-save = Als Datei speichern
lab-load = Datei laden
lab-file-how = Die Datei ist dieselbe wie auf der Kommandozeile: donjon lab run FILE.toml
lab-file-more = Diese Datei sagt mehr, als das Formular zeigen kann. Sie kann so ausgeführt werden, wie sie ist.
lab-file-drop = Zurück zum Formular
lab-file-read = Gelesen aus { $name }.

## Unterwegs
lab-state-waiting = Wartet, bis es dran ist
lab-state-compiling = Wird vorbereitet: { $game }
lab-state-playing = Es wird gespielt
lab-state-reporting = Der Bericht wird geschrieben
lab-state-stopping = Wird angehalten
lab-state-stopped = Angehalten
lab-state-failed = Gescheitert
lab-state-done = Fertig
lab-done-of = { $done } von { $games } Partien
lab-left-seconds = { $count ->
    [one] noch etwa { $count } Sekunde
   *[other] noch etwa { $count } Sekunden
}
lab-left-minutes = { $count ->
    [one] noch etwa { $count } Minute
   *[other] noch etwa { $count } Minuten
}
lab-left-hours = { $count ->
    [one] noch etwa { $count } Stunde
   *[other] noch etwa { $count } Stunden
}
lab-back = Alle Experimente
lab-far = Wie weit es ist
lab-go-on = Weiter
lab-stop = Anhalten
lab-delete = Löschen
lab-delete-sure = Mit allen Ergebnissen?
lab-keep = Nein, behalten

## Was es ergeben hat
lab-report = Bericht: { $name }
lab-alone = Für sich öffnen
lab-text = Als Text
lab-json = Als JSON
lab-plan = Das Experiment als Datei
lab-data = Alle Daten
lab-data-how = Tabellen in Parquet; dictionary.md sagt, was die Spalten bedeuten.
lab-records-how = Partien zum Nachspielen: donjon replay FILE

## Was schiefging
error-lab_off = Auf diesem Server ist das Labor geschlossen.
error-lab_missing = Das Labor braucht noch ein paar Pakete auf der Maschine, auf der diese Seite läuft.
error-lab_games = Das sind mehr Partien, als hier auf einmal gespielt werden dürfen.
error-lab_combinations = Das sind mehr Kombinationen, als hier auf einmal verglichen werden dürfen.
error-lab_rows = Jede Entscheidung kann nur bei weniger Partien aufgeschrieben werden.
error-lab_records = Das sind mehr gespeicherte Partien, als hier geschrieben werden dürfen. Verlange weniger je Kombination.
error-lab_thought = So lange darf hier kein Bot nachdenken.
error-lab_queue = Es warten zu viele Experimente. Halte eines an, oder warte, bis eines fertig ist.
error-lab_kept = Hier liegen zu viele Experimente. Lösche welche, die du nicht mehr brauchst.
error-lab_folder = Das Experiment lässt sich nicht schreiben: Die Platte ist voll oder gesperrt.
error-lab_check = Das Experiment ließ sich nicht lesen. Vielleicht ist es sehr groß, oder die Maschine ist sehr beschäftigt.
error-experiment = Hier gibt es kein solches Experiment.
