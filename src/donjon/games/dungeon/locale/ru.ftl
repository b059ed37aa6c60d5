# Birds, Dragons and the Dungeon: слова поля и предложения правил, своими словами.

dungeon-title = Birds, Dragons and the Dungeon
dungeon-sentence = Взбирайся рыцарями на башню, берегись драконов, и пусть птица расчистит дорогу.

## Карты

dungeon-card-1 = рыцарь 1
dungeon-card-2 = рыцарь 2
dungeon-card-3 = рыцарь 3
dungeon-card-bird = птица
dungeon-card-dragon = дракон
dungeon-top = вершина
dungeon-slot = щель { $slot }
dungeon-slot-white = { $n } белая
dungeon-slot-blue = { $n } синяя
dungeon-front = Спереди
dungeon-back = Сзади

## Журнал

dungeon-log-draw = { $name } открывает карту: { $card }
dungeon-log-place = { $name } ставит рыцаря на { $slot }
dungeon-log-climb = { $name } поднимает рыцаря { $value }: { $slot } → { $target }
dungeon-log-perch = { $name } сажает дракона на { $slot }
dungeon-log-throw = { $name } бросает в { $slot }: { $fallen ->
    [none] ничего не падает
   *[other] падает { $fallen }
}
dungeon-log-return = { $name } замешивает карту обратно

## Поле

dungeon-board = Башня
dungeon-board-keys = Tab переходит с места на место, Enter играет там, D открывает карту, Escape отпускает.
dungeon-draw = Открыть карту
dungeon-do-throw = Бросок, цель: { $slot }
dungeon-deck = Твоя колода: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
dungeon-deck-empty = Твоя колода пуста.
dungeon-return = Замешать обратно
dungeon-ask-first = Твой первый ход: открой карту.
dungeon-ask-choose = Открой карту или поднимайся рыцарем, который приподнят.
dungeon-ask-climb-only = Твоя колода пуста: поднимайся рыцарем.
dungeon-ask-target = Выбери, куда поднимется рыцарь.
dungeon-ask-place = Поставь рыцаря в светлую щель с числом { $card }.
dungeon-ask-place-none = Для этого рыцаря нет свободной щели с числом { $card }: замешай его обратно.
dungeon-ask-perch = Посади дракона на рыцарей или замешай его обратно.
dungeon-ask-throw = Выбери, куда целится птица.
dungeon-ask-hand = Останови метку посередине: коснись, щёлкни или нажми клавишу.
dungeon-ask-fallen = Брось в свою башню, потом коснись карт, которые упали.
dungeon-fallen-done = { $count ->
    [one] Упала { $count } карта
    [few] Упали эти { $count } карты
   *[many] Упали эти { $count } карт
}
dungeon-fallen-none = Ничего не упало
dungeon-fallen-card = Щель { $slot }: { $name }, { $card }
dungeon-aim-again = Целиться в другое место
dungeon-goes-down = { $card } попадает в темницу, игрок: { $name }
dungeon-stop = Сейчас!
dungeon-wait = Ходит { $name }.
dungeon-hatch = В темнице: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
dungeon-tally-top = Рыцари на вершине
dungeon-tally-deck = Карты в колоде
dungeon-tally-lost = Карты в темнице
dungeon-top-list = На вершине, от первого к последнему
dungeon-top-none = На вершине ещё никого нет.
dungeon-place-empty = Щель { $slot }, пустая
dungeon-place-held = Щель { $slot }: { $name }, { $knights }
dungeon-place-dragon = , под драконом
dungeon-place-open = . Открыта для тебя
dungeon-place-able = . Отсюда рыцарь может подняться
dungeon-turn-tower = Повернуть башню

## Совет

dungeon-because-end = заканчивает игру, и ты побеждаешь
dungeon-because-top = выводит рыцаря на вершину
dungeon-because-defeat = побеждает дракона и ведёт прямо на вершину
dungeon-because-homecoming = возвращает твоих рыцарей из-под него в твою колоду
dungeon-because-capture = берёт в плен рыцаря, который дошёл до { $number }
dungeon-because-pair = создаёт пару, которую никто не может взять в плен
dungeon-because-near = оставляет всего один шаг до вершины
dungeon-because-safe = ведёт туда, где никто не возьмёт твоего рыцаря в плен сразу
dungeon-because-danger = ведёт туда, куда дойдут чужие рыцари
dungeon-because-climb = поднимает твоего рыцаря на { $number }
dungeon-because-escape = спасает его от плена
dungeon-because-split = оставляет второго рыцаря одного, под ударом
dungeon-because-enter = выводит на башню нового рыцаря
dungeon-because-stop = не даёт подняться с { $number } { $knights ->
    [one] чужому рыцарю
    [few] { $knights } чужим рыцарям
   *[many] { $knights } чужим рыцарям
}
dungeon-because-own-stuck = не даёт подняться твоему рыцарю
dungeon-because-bait = может помочь на вершину тому, кто победит дракона
dungeon-because-fall = сбивает рыцаря с { $number } примерно в { $tenths } бросках из 10
dungeon-because-aim = целится в рыцаря, который дошёл до { $number }
dungeon-because-own-risk = может сбить и твоего рыцаря
dungeon-because-draw = открывает карту твоей колоды, где рыцарей { $knights } из { $cards }
dungeon-because-later = бережёт карту на потом

## Правила

dungeon-setup-deck = Каждый перемешивает 15 карт одного цвета: рыцарей, птиц и драконов.
dungeon-setup-blue = Вдвоём синие щели не используются.
dungeon-setup-first = Начинает тот, кто последним был в замке: здесь первое место. Ход переходит по часовой стрелке.
dungeon-turn-choice = За ход ты либо открываешь карту и играешь её, либо поднимаешься одним рыцарем.
dungeon-turn-first = В первый ход нужно открыть карту; птицы и драконы уходят обратно, пока не выйдет рыцарь.
dungeon-draw-empty = Из пустой колоды ничего не открыть.
dungeon-draw-return = Карту, которую нельзя или незачем играть, замешивают обратно, и ход окончен. За некоторыми столами вернуть можно только карту, которую нельзя сыграть.
dungeon-slot-number = Рыцарь из колоды встаёт в щель со своим числом.
dungeon-slot-own = Два твоих рыцаря могут делить щель, три — никогда.
dungeon-slot-pair = Два рыцаря одного цвета в щели в безопасности: больше туда никому нельзя.
dungeon-slot-capture = Одинокого рыцаря другого игрока можно взять в плен: он попадает в темницу, а твой встаёт на его место.
dungeon-slot-vacant = Если у числа две щели и в одной стоит другой игрок, нужно занять пустую.
dungeon-slot-dragon = В щель под драконом входит лишь тот, кто победит дракона; сразиться может любой рыцарь, который туда придёт.
dungeon-climb-step = Рыцарь поднимается на своё число: с 4 рыцарь 2 идёт на 6. Выше 8 он на вершине.
dungeon-climb-arrive = Там, куда рыцарь поднялся, действует то же, что и для рыцаря из колоды.
dungeon-climb-one = За ход один твой рыцарь, который там стоит, поднимается на один шаг, всегда вверх.
dungeon-climb-stuck = Рыцарь под драконом подниматься не может.
dungeon-dragon-perch = Дракона можно посадить в любую щель с одним или двумя рыцарями любого цвета, где дракона ещё нет.
dungeon-dragon-defeat = Рыцарь, дошедший до дракона, идёт прямо на вершину; дракон попадает в темницу, а рыцари под ним возвращаются в свою колоду.
dungeon-bird-throw = Птица — это один бросок в башню. Всё, что упало, попадает в темницу, и птица тоже.
dungeon-bird-aim = Целься в любую щель в игре; фишка попадает в неё или рядом на той же стороне, и задетое может упасть. Рукой бросают только за столами, которые это выбрали.
dungeon-end = Игра заканчивается, как только у кого-то нет ни карты в колоде, ни рыцаря, который может подняться.
dungeon-end-stall = Она заканчивается и тогда, когда все несколько раз подряд замешали карту обратно.
dungeon-score = Побеждает тот, у кого больше всего рыцарей на вершине.
dungeon-tie = При равенстве побеждает меньшая сумма чисел на вершине; если и она равна, победу делят. За некоторыми столами вместо этого решает тот, кто пришёл последним.

## Лист очков

dungeon-pad-knights-1 = Единицы на вершине
dungeon-pad-knights-2 = Двойки на вершине
dungeon-pad-knights-3 = Тройки на вершине
dungeon-pad-last = Число пришедшего последним
dungeon-pad-tie = { $tie ->
    [last] у пришедшего последним число { $value }
   *[other] сумма чисел { $value }
}

## Варианты

dungeon-option-deck = Колода
dungeon-option-deck-standard = обычная
dungeon-option-deck-stormy = бурная: на птицу больше
dungeon-option-deck-fiery = огненная: на дракона больше
dungeon-option-return = Замешивание обратно
dungeon-option-return-free = когда угодно
dungeon-option-return-forced = только если нельзя сыграть
dungeon-option-throw = Броски
dungeon-option-throw-steady = твёрдые
dungeon-option-throw-shaky = дрожащие
dungeon-option-throw-table = бросаем по-настоящему
dungeon-option-aim = Прицел
dungeon-option-aim-chance = случай
dungeon-option-aim-hand = своей рукой
dungeon-option-stall = Раунды замешивания
dungeon-option-stall-3 = 3
dungeon-option-stall-10 = 10
dungeon-option-tie = Равенство
dungeon-option-tie-sum = меньшая сумма
dungeon-option-tie-last = меньший пришедший последним

## Чем отличаются издания

dungeon-editions = Чем отличаются печатные издания
dungeon-edition-1 = В датском не сказано, что пара в безопасности.
dungeon-edition-2 = Датское при равенстве сравнивает только верхнего рыцаря; другие — сумму всех на вершине.
dungeon-edition-3 = В норвежском нет правила первого хода.
dungeon-edition-4 = Норвежское говорит, что пара не защищена от дракона.
dungeon-edition-5 = Норвежское велит брать в плен, если можно.
dungeon-edition-6 = По-фински, по-шведски и по-норвежски все упавшие карты попадают в темницу.
dungeon-edition-7 = По-датски и по-английски — только упавшие рыцари.
dungeon-told-sum = На вершине поровну рыцарей, поэтому побеждает меньшая сумма их значений: { $values }.
dungeon-told-last = На вершине поровну рыцарей, поэтому побеждает меньшее значение прибывшего последним: { $values }.
