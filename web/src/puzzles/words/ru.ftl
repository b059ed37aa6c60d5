### Найди ход

puzzles-how = В каждой позиции твой ход, и один ход явно лучший. Это не тот, что кажется лучшим сначала. Сделай его на поле.
puzzles-daily = Позиция дня
puzzles-number = Позиция { $n }
puzzles-level-1 = Легко
puzzles-level-2 = Хитро
puzzles-level-3 = Трудно
puzzles-solved = найден
puzzles-seen = решение просмотрено
puzzles-look = Посмотреть ещё раз
puzzles-count = Найдено: { $solved } из { $count }
puzzles-moves = { $count ->
    [one] { $count } возможный ход
    [few] { $count } возможных хода
   *[many] { $count } возможных ходов
}
puzzles-streak = { $days ->
    [one] { $days } день подряд
    [few] { $days } дня подряд
   *[many] { $days } дней подряд
}
puzzle-ask = Найди лучший ход
puzzle-right = Да, это тот самый ход!
puzzle-wrong = Есть ход лучше
puzzle-loses = Этот ход: шанс на победу меньше на { $points } %.
puzzle-loses-much = Ни один поиск не подумал об этом ходе.
puzzle-show = Показать решение
puzzle-solution = Решение
puzzle-best = лучший
puzzle-chances = Твои шансы на победу после каждого хода. Нажми на ход, чтобы увидеть его.
puzzle-yours = твой ход
puzzle-next = Следующая позиция
puzzle-list = Все позиции
puzzle-before = Что было до этого
