# Robber Knights: слова поля и предложения правил, своими словами.

knights-title = Robber Knights
knights-sentence = Строй страну плитка за плиткой и посылай рыцарей из замков удерживать земли вокруг.

## Плитки

knights-tile-L = озеро
knights-tile-M = горы
knights-tile-P = равнина
knights-tile-Pv = равнина с деревней
knights-tile-Pc = равнина с замком
knights-tile-Pt = равнина с городом
knights-tile-Fv = лес с деревней
knights-tile-Fc = лес с замком
knights-tile-Ft = лес с городом

## Журнал

knights-log-keep = { $name } оставляет себе замок и плитку: { $tile }
knights-log-keep-hidden = { $name }: плитка выбрана
knights-log-lay = { $name } кладёт плитку: { $tile }
knights-log-deploy-none = { $name } оставляет замок пустым
knights-log-deploy-stay = { $name } ставит в замок: { $count ->
    [one] { $count } рыцарь
    [few] { $count } рыцаря
   *[many] { $count } рыцарей
}
knights-log-deploy-line = { $name } посылает рыцарей на { $direction ->
    [N] север
    [E] восток
    [S] юг
   *[W] запад
}: { $count } ({ $split })
knights-log-stop = { $name } заканчивает ход

## Поле

knights-board = Страна
knights-board-keys = Стрелки водят по полю, Enter кладёт выбранную плитку, 1 и 2 выбирают плитку, Escape отпускает. Когда замок ждёт: стрелка выбирает направление, ещё раз — идти дальше; плюс и минус меняют, сколько рыцарей останется на последней плитке; Enter посылает их, 0 не посылает никого.
knights-keep-how = Остальные плитки придут позже, группа за группой. По своей воле ты выбираешь только эту.
knights-choose-first = Сначала выбери одну из своих плиток, потом место для неё.
knights-wait-keep = { $name } выбирает, какую плитку оставить.
knights-whither = Куда идут рыцари
knights-holds = удерживает эту плитку
knights-left-how = Плитки на руках тоже посчитаны.
knights-plan = Рыцари на { $direction ->
    [N] север
    [E] восток
    [S] юг
   *[W] запад
}: { $count } ({ $split })
knights-plan-stay = В замке { $count ->
    [one] остаётся { $count } рыцарь
    [few] остаются { $count } рыцаря
   *[many] остаются { $count } рыцарей
}
knights-cell-empty = Пусто, { $x } { $y }
knights-cell-open = Свободно для плитки, { $x } { $y }
knights-cell-tile = { $tile }, { $x } { $y }; { $knights ->
    [0] рыцарей нет
    [one] { $knights } рыцарь
    [few] { $knights } рыцаря
   *[many] { $knights } рыцарей
}{ $knights ->
    [0] { "" }
   *[other] , удерживает { $name }
}
knights-hand = Твои плитки
knights-hand-tile = Плитка { $n }: { $tile }, { $worth }
knights-worth = { $points ->
    [0] без очков
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
knights-leave = { $count ->
    [0] рыцарям сюда нельзя
    [one] здесь должен остаться { $count } рыцарь
    [few] здесь должны остаться { $count } рыцаря
   *[many] здесь должны остаться { $count } рыцарей
}
knights-ask-keep = Оставь одну из них вместе с замком. С двух других начнётся карта.
knights-kept-castle = Замок остаётся у тебя всегда.
knights-ask-lay-first = Положи плитку.
knights-ask-lay-more = Положи ещё плитку или закончи ход.
knights-ask-place = Коснись светлого места. Плитка: { $tile }.
knights-ask-deploy = Пошли из замка до пяти рыцарей. Проведи линию или выбери направление.
knights-wait = Ходит { $name }.
knights-laid = Положено плиток: { $count } из 3
knights-stop = Закончить ход
knights-none = Без рыцарей
knights-send = Послать { $count ->
    [one] { $count } рыцаря
    [few] { $count } рыцарей
   *[many] { $count } рыцарей
}
knights-stay = Остаться здесь
knights-north = Север
knights-east = Восток
knights-south = Юг
knights-west = Запад
knights-more = Одним больше: { $tile }
knights-fewer = Одним меньше: { $tile }
knights-farther = На плитку дальше
knights-nearer = На плитку ближе
knights-left-in-hand = { $count ->
    [one] { $count } рыцарь в запасе
    [few] { $count } рыцаря в запасе
   *[many] { $count } рыцарей в запасе
}
knights-zoom-in = Ближе
knights-zoom-out = Дальше
knights-fit = Показать всё
knights-left = Какие плитки ещё придут
knights-stack = { $tile } · { $worth }
knights-stack-empty = Рыцарей здесь нет.
knights-stack-closed = Занято или закрыто: сюда больше никому не войти.
knights-close = Закрыть
knights-knights = Рыцари в запасе
knights-tiles = Плитки в стопке

## Совет

knights-because-keep-mountains = оставляет тебе горы: ими потом можно закрыть дорогу
knights-because-keep-village = не отдаёт деревню в начало карты, где до неё дошли бы и другие
knights-because-reach = открывает твоим рыцарям дорогу к { $points ->
    [one] { $points } очку
    [few] { $points } очкам
   *[many] { $points } очкам
}
knights-because-castle = даёт тебе замок за 1 очко
knights-because-bar = закрывает дорогу: через озеро не пройдёт ни один рыцарь
knights-because-hard = делает дорогу трудной: кто идёт через горы, оставит там трёх рыцарей
knights-because-nothing = не даёт другим ничего взять
knights-because-shield = прикрывает с одной стороны { $land ->
    [castle] твой замок
    [village] твою деревню
   *[town] твой город
}
knights-because-tucked = оставляет { $land ->
    [village] деревне
   *[town] городу
} не больше одной свободной стороны
knights-because-offer = кладёт { $land ->
    [village] деревню
   *[town] город
} так, что туда дойдут рыцари всех
knights-because-save = бережёт твоих рыцарей для следующих замков
knights-because-tie = бережёт твоих рыцарей: при равенстве решают они
knights-because-several = захватывает сразу несколько плиток (вместе { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
})
knights-because-capture = отнимает у другого { $land ->
    [castle] замок (1 очко)
    [village] деревню (2 очка)
   *[town] город (3 очка)
}
knights-because-take = захватывает { $land ->
    [castle] замок (1 очко)
    [village] деревню (2 очка)
   *[town] город (3 очка)
}
knights-because-close = закрывает от других { $land ->
    [castle] замок
    [village] деревню
   *[town] город
} (рыцарей: { $knights })
knights-because-secure = навсегда закрепляет { $land ->
    [castle] твой замок
    [village] твою деревню
   *[town] твой город
} (рыцарей: { $knights })
knights-because-open = оставляет { $land ->
    [village] деревню открытой
   *[town] город открытым
} для других
knights-because-wait = оставляет на потом { $tiles ->
    [one] { $tiles } плитку
    [few] { $tiles } плитки
   *[many] { $tiles } плиток
}

## Правила

knights-setup-choice = Из первых четырёх плиток ты оставляешь замок и одну из трёх других.
knights-setup-layout = По две плитки, которые игроки себе не оставили, начинают карту: каждому свой столбец.
knights-setup-pile = Остальные плитки приходят группа за группой, сначала B, последней E; порядок внутри группы не знает никто.
knights-setup-first = Начинает самый старший: здесь первое место. Ход переходит по часовой стрелке.
knights-lay-count = За ход ты кладёшь от одной до трёх плиток. Первую нужно, остальные можно.
knights-lay-hand = Положить можно только плитку, которая у тебя на руках.
knights-lay-empty = Плитку кладут на пустое место.
knights-lay-edge = Плитка должна прилегать стороной к уже лежащей; касания углом мало.
knights-lay-area = Вся карта должна помещаться в квадрат: 7 на 7 вдвоём, 9 на 9 втроём, 10 на 10 вчетвером.
knights-lay-refill = После каждой плитки и её рыцарей ты берёшь следующую.
knights-turn-skip = У кого плиток больше нет, того пропускают. Ход сам заканчивается после третьей плитки или когда рука пуста.
knights-castle-place = Положив замок, ты можешь сразу поставить на него до пяти оставшихся рыцарей. Сначала реши, как быть с замком, который ждёт.
knights-castle-forced = За этим столом тот, кто кладёт замок, обязан послать рыцарей.
knights-castle-line = Из замка рыцари идут по прямой, плитка за плиткой, не перепрыгивая через пустоту.
knights-castle-leave = На каждой плитке, и на замке тоже, они оставляют не меньше: 1 на равнине, 2 в лесу, 3 в горах.
knights-castle-lake = В озеро рыцари не заходят.
knights-castle-four = На плитке остаётся не больше четырёх рыцарей всех цветов вместе. Где это невозможно, линия кончается.
knights-castle-top = Новые рыцари встают поверх тех, кто уже там.
knights-castle-none = Ни один замок не ждёт рыцарей, а если в запасе их нет, он никого и не приведёт. Второй раз рыцари не ходят.
knights-end = Игра заканчивается, когда лежат все плитки и стоят их рыцари.
knights-score = Чей рыцарь на плитке сверху, тот получает очки: замок 1, деревня 2, город 3. Пустая земля ничего не даёт.
knights-tie = При равенстве побеждает тот, у кого больше рыцарей в запасе; если и тут равны, победу делят.

## Лист очков

knights-pad-castles = Замки в руках
knights-pad-villages = Деревни в руках
knights-pad-towns = Города в руках
knights-pad-left = Рыцари в запасе
knights-pad-tie = { $value ->
    [one] { $value } рыцарь в запасе
    [few] { $value } рыцаря в запасе
   *[many] { $value } рыцарей в запасе
}

## Варианты

knights-option-deploy = Рыцари для замка
knights-option-deploy-optional = по желанию
knights-option-deploy-forced = не меньше минимума
