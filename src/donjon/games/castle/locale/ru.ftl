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
castle-kind-gatehouse = Надвратный дом
castle-kind-west-footing = Западный фундамент
castle-kind-east-footing = Восточный фундамент
castle-kind-rampart = Вал
castle-kind-keep-footing = Фундамент башни
castle-kind-lone-footing = Отдельный фундамент
castle-kind-hall = Зал
castle-kind-roofed-hall = Зал под крышей
castle-kind-west-wall = Западная стена
castle-kind-east-wall = Восточная стена
castle-kind-west-eaves = Западный карниз
castle-kind-east-eaves = Восточный карниз
castle-kind-oriel = Эркер
castle-kind-tower-base = Основание башни
castle-kind-west-tower-base = Западное основание башни
castle-kind-east-tower-base = Восточное основание башни
castle-kind-free-tower-base = Отдельное основание башни
castle-kind-shaft = Ствол башни
castle-kind-walled-shaft = Ствол башни в стене
castle-kind-roof = Крыша башни
castle-kind-walled-roof = Крыша башни в стене
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

castle-log-lay = { $name } строит: { $card }
castle-log-back = { $name } строит рубашкой вверх: { $card }
castle-log-discard = { $name } сбрасывает: { $card }
castle-log-shoot = { $name } сбивает карту с крепости: { $target }
castle-log-hit = { $name } стреляет → { $target }: { $card }
castle-log-hold = { $name } не стреляет

## The count

castle-step-first = { $row }: больше всех, { $most }
castle-step-shared = { $row }: поровну, крепостей: { $sharers }, в каждой { $most }; по 2, второго места нет
castle-step-second = { $row }: второй результат, { $own } (больше всех: { $most })

## Совет

castle-because-points = сейчас приносит тебе ещё { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
castle-because-lead = выводит тебя вперёд { $row ->
    [knight] по рыцарям
    [princess] по принцессам
    [ghost] по призракам
    [dove] по голубям
    [cat] по кошкам
   *[tower] по готовым башням
}
castle-because-level = уравнивает тебя с первым { $row ->
    [knight] по рыцарям
    [princess] по принцессам
    [ghost] по призракам
    [dove] по голубям
    [cat] по кошкам
   *[tower] по готовым башням
}
castle-because-second = выводит тебя на второе место { $row ->
    [knight] по рыцарям
    [princess] по принцессам
    [ghost] по призракам
    [dove] по голубям
    [cat] по кошкам
   *[tower] по готовым башням
}
castle-because-extend = увеличивает твой отрыв { $row ->
    [knight] по рыцарям
    [princess] по принцессам
    [ghost] по призракам
    [dove] по голубям
    [cat] по кошкам
   *[tower] по готовым башням
}
castle-because-closer = приближает тебя к первому { $row ->
    [knight] по рыцарям
    [princess] по принцессам
    [ghost] по призракам
    [dove] по голубям
    [cat] по кошкам
   *[tower] по готовым башням
}
castle-because-deny = не даёт карту тому, кого она вывела бы вперёд { $row ->
    [knight] по рыцарям
    [princess] по принцессам
    [ghost] по призракам
    [dove] по голубям
    [cat] по кошкам
   *[tower] по готовым башням
}
castle-because-catapult = даёт выстрелить катапульте на карте
castle-because-base = начинает башню, которую может закончить крыша
castle-because-shaft = поднимает башню, которую может закончить крыша
castle-because-room = даёт место ещё { $cards ->
    [one] { $cards } карте, которую
    [few] { $cards } картам, которые
   *[many] { $cards } картам, которые
} никто не видел
castle-because-cramped = отнимает место у { $cards ->
    [one] { $cards } карты, которую
    [few] { $cards } карт, которые
   *[many] { $cards } карт, которые
} ещё никто не видел
castle-because-face-down = заполняет рубашкой вверх место, куда лицо не подходит
castle-because-cost = стоит владельцу { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
castle-because-hit = отбрасывает владельца { $row ->
    [knight] по рыцарям
    [princess] по принцессам
    [ghost] по призракам
    [dove] по голубям
    [cat] по кошкам
   *[tower] по готовым башням
}
castle-because-unfinished = ломает башню, которая ждёт крыши
castle-because-hold = не хуже любого выстрела: ни один сейчас не изменил бы очков

## Правила

castle-setup-start = Крепость каждого игрока начинается с одной карты, рубашкой вверх, на земле. На её лицо никто не смотрит.
castle-setup-first = Кто получит деревянную крепость и начнёт, решает случай.
castle-round-reveal = У кого деревянная крепость, тот открывает пять карт; в последнем раунде, возможно, меньше.
castle-round-turns = Начиная с деревянной крепости, по часовой стрелке, каждый делает один ход.
castle-round-end = Оставшиеся открытые карты сбрасывают, а деревянная крепость переходит налево.
castle-take = Возьми одну из открытых карт
castle-place = и положи её в свою крепость, лицом или рубашкой вверх, на пустое место рядом с картой или над ней. Набок карты не поворачивают.
castle-place-support = Карта стоит на земле или на карте прямо под ней. Пустое место на земле можно заполнить.
castle-place-match = Где края соприкасаются, на них должно быть одно и то же. В нижнем ряду под картой должна быть земля, выше — что угодно другое.
castle-place-extent = Крепость простирается на 15 мест в каждую сторону от начальной карты и на 15 вверх, но не под землю.
castle-place-none = Только если ни одну из открытых карт нельзя положить никакой стороной, возьми одну и сбрось её.
castle-catapult = Если на взятой карте катапульта, можно выбрать соперника и сбить одну карту с его крепости. Это верно и для карты, положенной рубашкой вверх или сброшенной.
castle-catapult-top = Сбить можно только карту, на которой не стоит другая.
castle-catapult-last = Последнюю карту крепости сбить нельзя. Начальную можно.
castle-end = Когда карт осталось меньше, чем игроков, игра заканчивается после этого раунда.
castle-score-rows = Сравнивают шесть вещей: рыцарей, принцесс, призраков, голубей, кошек и готовые башни. Считаются только карты лицом вверх.
castle-score-tower = Башня готова, если у неё есть основание, верхушка и только башня между ними.
castle-score-first = У кого чего-то больше всего, тот получает 3 очка,
castle-score-second = а у кого второй результат, получает 1.
castle-score-tie_first = При равенстве на первом месте все там получают по 2, и второго места нет.
castle-score-tie_second = При равенстве на втором месте никто за него ничего не получает.
castle-score-none = У кого чего-то нет совсем, тот ничего за это не получает.
castle-tie = Побеждает тот, у кого больше очков; при равенстве победу делят.

## Score pad

castle-pad-knight = { castle-row-knight }
castle-pad-princess = { castle-row-princess }
castle-pad-ghost = { castle-row-ghost }
castle-pad-dove = { castle-row-dove }
castle-pad-cat = { castle-row-cat }
castle-pad-tower = { castle-row-tower }

## Варианты

castle-option-catapult = Карта с катапультой
castle-option-catapult-and = кладётся и стреляет
castle-option-catapult-or = кладётся или, сброшенная, стреляет
