### Löydä siirto

puzzles-how = Joka tilanteessa on sinun vuorosi, ja yksi siirto on selvästi paras. Se ei ole se, joka ensin näyttää parhaalta. Tee se laudalla.
puzzles-daily = Päivän tilanne
puzzles-number = Tilanne { $n }
puzzles-level-1 = Helppo
puzzles-level-2 = Kinkkinen
puzzles-level-3 = Vaikea
puzzles-solved = löydetty
puzzles-seen = ratkaisu katsottu
puzzles-look = Katso uudelleen
puzzles-count = { $solved }/{ $count } löydetty
puzzles-moves = { $count ->
    [one] { $count } mahdollinen siirto
   *[other] { $count } mahdollista siirtoa
}
puzzles-streak = { $days ->
    [one] { $days } päivä peräkkäin
   *[other] { $days } päivää peräkkäin
}
puzzle-ask = Löydä paras siirto
puzzle-right = Kyllä, se on oikea siirto!
puzzle-wrong = Parempikin on
puzzle-loses = Tämä siirto: { $points } % pienempi mahdollisuus voittaa.
puzzle-loses-much = Mikään haku ei ole tullut ajatelleeksi tätä siirtoa.
puzzle-show = Näytä ratkaisu
puzzle-solution = Ratkaisu
puzzle-best = paras
puzzle-chances = Voiton mahdollisuutesi siirroittain. Napauta, niin näet siirron.
puzzle-yours = sinun siirtosi
puzzle-next = Seuraava tilanne
puzzle-list = Kaikki tilanteet
puzzle-before = Mitä ennen tapahtui
