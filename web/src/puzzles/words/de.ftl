### Finde den Zug

puzzles-how = In jeder Stellung bist du am Zug, und ein Zug ist klar der beste. Es ist nicht der, der zuerst so aussieht. Mach ihn auf dem Brett.
puzzles-daily = Stellung des Tages
puzzles-number = Stellung { $n }
puzzles-level-1 = Leicht
puzzles-level-2 = Knifflig
puzzles-level-3 = Schwer
puzzles-solved = gefunden
puzzles-seen = Lösung angesehen
puzzles-look = Noch einmal ansehen
puzzles-count = { $solved } von { $count } gefunden
puzzles-moves = { $count ->
    [one] { $count } möglicher Zug
   *[other] { $count } mögliche Züge
}
puzzles-streak = { $days ->
    [one] { $days } Tag in Folge
   *[other] { $days } Tage in Folge
}
puzzle-ask = Finde den besten Zug
puzzle-right = Ja, das ist der Zug!
puzzle-wrong = Es gibt einen besseren
puzzle-loses = Dieser Zug: { $points } % weniger Aussicht auf den Sieg.
puzzle-loses-much = An diesen Zug hat keine Suche je gedacht.
puzzle-show = Lösung zeigen
puzzle-solution = Die Lösung
puzzle-best = der beste
puzzle-chances = Deine Aussichten auf den Sieg je Zug. Tippe einen an, um ihn zu sehen.
puzzle-yours = dein Zug
puzzle-next = Nächste Stellung
puzzle-list = Alle Stellungen
puzzle-before = Was davor geschah
