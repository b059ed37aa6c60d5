### Hitta draget

puzzles-how = I varje ställning är det din tur, och ett drag är klart bäst. Det är inte det som först ser bäst ut. Gör det på brädet.
puzzles-daily = Dagens ställning
puzzles-number = Ställning { $n }
puzzles-level-1 = Lätt
puzzles-level-2 = Klurig
puzzles-level-3 = Svår
puzzles-solved = hittat
puzzles-seen = lösningen sedd
puzzles-look = Titta på den igen
puzzles-count = { $solved } av { $count } hittade
puzzles-moves = { $count ->
    [one] { $count } möjligt drag
   *[other] { $count } möjliga drag
}
puzzles-streak = { $days ->
    [one] { $days } dag i rad
   *[other] { $days } dagar i rad
}
puzzle-ask = Hitta det bästa draget
puzzle-right = Ja, det är draget!
puzzle-wrong = Det finns ett bättre
puzzle-loses = Det här draget: { $points } % mindre chans att vinna.
puzzle-loses-much = Ingen sökning har ens tänkt på det här draget.
puzzle-show = Visa lösningen
puzzle-solution = Lösningen
puzzle-best = bäst
puzzle-chances = Dina chanser att vinna efter varje drag. Tryck på ett för att se det.
puzzle-yours = ditt drag
puzzle-next = Nästa ställning
puzzle-list = Alla ställningar
puzzle-before = Vad som hände innan
