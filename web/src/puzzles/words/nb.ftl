### Finn trekket

puzzles-how = I hver stilling er det din tur, og ett trekk er klart best. Det er ikke det som først ser best ut. Gjør det på brettet.
puzzles-daily = Dagens stilling
puzzles-number = Stilling { $n }
puzzles-level-1 = Lett
puzzles-level-2 = Vrien
puzzles-level-3 = Vanskelig
puzzles-solved = funnet
puzzles-seen = løsningen sett
puzzles-look = Se på den igjen
puzzles-count = { $solved } av { $count } funnet
puzzles-moves = { $count ->
    [one] { $count } mulig trekk
   *[other] { $count } mulige trekk
}
puzzles-streak = { $days ->
    [one] { $days } dag på rad
   *[other] { $days } dager på rad
}
puzzle-ask = Finn det beste trekket
puzzle-right = Ja, det er trekket!
puzzle-wrong = Det finnes et bedre
puzzle-loses = Dette trekket: { $points } % mindre sjanse til å vinne.
puzzle-loses-much = Intet søk har så mye som tenkt på dette trekket.
puzzle-show = Vis løsningen
puzzle-solution = Løsningen
puzzle-best = det beste
puzzle-chances = Sjansene dine til å vinne etter hvert trekk. Trykk på et for å se det.
puzzle-yours = trekket ditt
puzzle-next = Neste stilling
puzzle-list = Alle stillinger
puzzle-before = Det som skjedde før
