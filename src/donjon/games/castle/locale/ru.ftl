# Построй крепость: слова поля и предложения правил, своими словами.

## Поле

castle-title = Построй крепость
castle-sentence = Каждый ход бери карту, строй крепость, где больше всего рыцарей, кошек и призраков, и стреляй из катапульты по соседям.
castle-edge-ground = земля
castle-edge-castle = стена
castle-edge-tower = башня
castle-edge-sky = небо
castle-card = внизу { $down }, вверху { $up }, слева { $left }, справа { $right }
castle-back = голая стена, рубашкой вверх
castle-start = начальная карта
castle-shows-catapult = катапульта
castle-count-knight = { $count ->
    [one] { $count } рыцарь
    [few] { $count } рыцаря
   *[many] { $count } рыцарей
}
castle-count-princess = { $count ->
    [one] { $count } принцесса
    [few] { $count } принцессы
   *[many] { $count } принцесс
}
castle-count-ghost = { $count ->
    [one] { $count } призрак
    [few] { $count } призрака
   *[many] { $count } призраков
}
castle-count-dove = { $count ->
    [one] { $count } голубь
    [few] { $count } голубя
   *[many] { $count } голубей
}
castle-count-cat = { $count ->
    [one] { $count } кошка
    [few] { $count } кошки
   *[many] { $count } кошек
}
castle-row-knight = Рыцари
castle-row-princess = Принцессы
castle-row-ghost = Призраки
castle-row-dove = Голуби
castle-row-cat = Кошки
castle-row-tower = Готовые башни
castle-rows = Кто впереди
castle-rows-open = Кто впереди; здесь — что видно в крепости: { $name }
castle-rows-note = Больше всех в ряду даёт 3, второй результат 1. Поровну на первом месте: по 2, и второго места нет. Поровну на втором: ничего.
castle-worth = цена
castle-points = Очки
castle-points-now = Очки сейчас
castle-of = Крепость, { $name }: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
castle-home = Назад к своей
castle-starter = Деревянная крепость: начинает этот раунд
castle-display = Открытые карты
castle-cell-fits = Столбец { $x }, ряд { $y }: подходит
castle-cell-turned = Столбец { $x }, ряд { $y }: подходит, если перевернуть
castle-cell-not = Столбец { $x }, ряд { $y }: не подходит
castle-cell-target = Столбец { $x }, ряд { $y }: { $card }. Можно сбить
castle-cell-covered = Столбец { $x }, ряд { $y }: { $card }. Сбить нельзя
castle-ask-take = Возьми одну из карт.
castle-ask-place = Коснись светлого места или перетащи туда карту.
castle-ask-place-back = Рубашкой вверх это голая стена, на ней ничего нет. Коснись светлого места.
castle-ask-discard = Положить ничего нельзя: возьми карту и сбрось её.
castle-ask-discard-this = Сбросить эту карту?
castle-ask-shoot = Катапульта! Сбей светлую карту или не стреляй.
castle-must-shoot = Катапульта! Сбей светлую карту.
castle-ask-target = Выбери крепость, в которую выстрелишь, или не стреляй.
castle-say-nowhere = Эта карта никуда не подходит, ни одной стороной.
castle-say-down = Рубашкой вверх она сюда подходит. Коснись ещё раз, чтобы положить её.
castle-say-up = Лицом вверх она сюда подходит. Коснись ещё раз, чтобы положить её.
castle-wait = Ходит { $name }.
castle-wait-shot = { $name } целится из катапульты.
castle-turn-down = Перевернуть
castle-turn-up = Перевернуть
castle-discard = Сбросить
castle-hold = Не стрелять
castle-pile = Колода: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
castle-pile-list = Карты, которых ещё не видели
castle-pile-note = Из этих карт в колоде { $count ->
    [one] лежит { $count }
    [few] лежат { $count }
   *[many] лежат { $count }
}; { $starts ->
    [one] ещё { $starts } — начальная карта
    [few] ещё { $starts } — начальные карты
   *[many] ещё { $starts } — начальные карты
}, рубашкой вверх.
castle-close = Закрыть
castle-tally-cards = Карты в крепости

## Журнал

castle-log-lay = { $name } строит
castle-log-back = { $name } строит картой рубашкой вверх
castle-log-discard = { $name } сбрасывает карту
castle-log-shoot = { $name } сбивает карту с крепости: { $target }
castle-log-hold = { $name } не стреляет

## The count

castle-step-first = { $row }: больше всех, { $most }
castle-step-shared = { $row }: поровну, крепостей: { $sharers }, в каждой { $most }; по 2, второго места нет
castle-step-second = { $row }: второй результат, { $own } (больше всех: { $most })
