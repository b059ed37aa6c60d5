### Znajdź ruch

puzzles-how = W każdej pozycji jest twoja kolej, a jeden ruch jest wyraźnie najlepszy. To nie ten, który na pierwszy rzut oka wygląda najlepiej. Wykonaj go na planszy.
puzzles-daily = Pozycja dnia
puzzles-number = Pozycja { $n }
puzzles-level-1 = Łatwe
puzzles-level-2 = Podchwytliwe
puzzles-level-3 = Trudne
puzzles-solved = znaleziony
puzzles-seen = rozwiązanie obejrzane
puzzles-look = Obejrzyj jeszcze raz
puzzles-count = Znalezione: { $solved } z { $count }
puzzles-moves = { $count ->
    [one] { $count } możliwy ruch
    [few] { $count } możliwe ruchy
   *[many] { $count } możliwych ruchów
}
puzzles-streak = { $days ->
    [one] { $days } dzień z rzędu
    [few] { $days } dni z rzędu
   *[many] { $days } dni z rzędu
}
puzzle-ask = Znajdź najlepszy ruch
puzzle-right = Tak, to jest ten ruch!
puzzle-wrong = Jest lepszy ruch
puzzle-loses = Ten ruch: szansa na wygraną mniejsza o { $points } %.
puzzle-loses-much = Żadne przeszukiwanie nie wzięło tego ruchu pod uwagę.
puzzle-show = Pokaż rozwiązanie
puzzle-solution = Rozwiązanie
puzzle-best = najlepszy
puzzle-chances = Twoje szanse na wygraną po każdym ruchu. Dotknij ruchu, aby go zobaczyć.
puzzle-yours = twój ruch
puzzle-next = Następna pozycja
puzzle-list = Wszystkie pozycje
puzzle-before = Co było wcześniej
