### Leia käik

puzzles-how = Igas seisus on sinu kord ja üks käik on selgelt parim. See ei ole see, mis esmapilgul parim tundub. Tee see laual.
puzzles-daily = Päeva seis
puzzles-number = Seis { $n }
puzzles-level-1 = Kerge
puzzles-level-2 = Kaval
puzzles-level-3 = Raske
puzzles-solved = leitud
puzzles-seen = lahendus vaadatud
puzzles-look = Vaata uuesti
puzzles-count = Leitud { $solved }/{ $count }
puzzles-moves = { $count ->
    [one] { $count } võimalik käik
   *[other] { $count } võimalikku käiku
}
puzzles-streak = { $days ->
    [one] { $days } päev järjest
   *[other] { $days } päeva järjest
}
puzzle-ask = Leia parim käik
puzzle-right = Jah, see ongi õige käik!
puzzle-wrong = On ka parem käik
puzzle-loses = See käik: { $points } % väiksem võiduvõimalus.
puzzle-loses-much = Ükski otsing pole selle käigu peale tulnud.
puzzle-show = Näita lahendust
puzzle-solution = Lahendus
puzzle-best = parim
puzzle-chances = Sinu võiduvõimalused iga käigu järel. Puuduta käiku, et seda näha.
puzzle-yours = sinu käik
puzzle-next = Järgmine seis
puzzle-list = Kõik seisud
puzzle-before = Mis oli enne
