### Find trækket

puzzles-how = I hver stilling er det din tur, og ét træk er klart bedst. Det er ikke det, der først ser bedst ud. Lav det på brættet.
puzzles-daily = Dagens stilling
puzzles-number = Stilling { $n }
puzzles-level-1 = Let
puzzles-level-2 = Drilsk
puzzles-level-3 = Svær
puzzles-solved = fundet
puzzles-seen = løsningen set
puzzles-look = Se på den igen
puzzles-count = { $solved } af { $count } fundet
puzzles-moves = { $count ->
    [one] { $count } muligt træk
   *[other] { $count } mulige træk
}
puzzles-streak = { $days ->
    [one] { $days } dag i træk
   *[other] { $days } dage i træk
}
puzzle-ask = Find det bedste træk
puzzle-right = Ja, det er trækket!
puzzle-wrong = Der er et bedre
puzzle-loses = Dette træk: { $points } % mindre chance for at vinde.
puzzle-loses-much = Ingen søgning har så meget som tænkt på dette træk.
puzzle-show = Vis løsningen
puzzle-solution = Løsningen
puzzle-best = bedst
puzzle-chances = Dine chancer for at vinde efter hvert træk. Tryk på et for at se det.
puzzle-yours = dit træk
puzzle-next = Næste stilling
puzzle-list = Alle stillinger
puzzle-before = Hvad der skete før
