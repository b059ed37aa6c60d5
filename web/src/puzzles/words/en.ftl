### The words of “find the move”.

puzzles-how = In each position it is your turn, and one move is clearly best. It is not the one that looks best at first. Make it on the board.
puzzles-daily = Position of the day
puzzles-number = Position { $n }
puzzles-level-1 = Easy
puzzles-level-2 = Tricky
puzzles-level-3 = Hard
puzzles-solved = found
puzzles-seen = solution seen
puzzles-look = Look at it again
puzzles-count = { $solved } of { $count } found
puzzles-moves = { $count ->
    [one] { $count } possible move
   *[other] { $count } possible moves
}
puzzles-streak = { $days ->
    [one] { $days } day in a row
   *[other] { $days } days in a row
}
puzzle-ask = Find the best move
puzzle-right = Yes, that’s the move!
puzzle-wrong = There is a better one
puzzle-loses = This move: { $points } % less chance to win.
puzzle-loses-much = No search has ever thought of this move.
puzzle-show = Show the solution
puzzle-solution = The solution
puzzle-best = best
puzzle-chances = Your chances to win by each move. Tap one to see it.
puzzle-yours = your move
puzzle-next = Next position
puzzle-list = All positions
puzzle-before = What came before
