# 5 Towers: слова поля и предложения правил, своими словами.

towers-title = 5 Towers
towers-sentence = Торгуйся за карты, строй пять чудных башен от больших чисел к малым и успей накрыть их крышей.

## Карты

towers-type-C = конфетная башня
towers-type-S = башня призраков
towers-type-P = башня растений
towers-type-J = башня из хлама
towers-type-D = песчаная башня
towers-of-C = конфеты
towers-of-S = призраки
towers-of-P = растения
towers-of-J = хлам
towers-of-D = песок
towers-card = { $type } { $value }

## Журнал

towers-log-bid = { $name } предлагает: { $count ->
    [0] ни одной карты
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
towers-log-pass = { $name } пасует
towers-log-demolish = { $name } сносит верхнюю карту: { $type }
towers-log-keep = { $name } ничего не сносит
towers-log-build = { $name } строит: { $type } { $value }

## Поле

towers-display = Открытые карты
towers-bids = Твоя ставка
towers-bid = { $count ->
    [0] Не брать карт
    [one] Взять { $count } карту
    [few] Взять { $count } карты
   *[many] Взять { $count } карт
}
towers-pass = Пас
towers-keep = Ничего не сносить
towers-high = { $name } предлагает { $count }
towers-wait = Ходит { $name }.
towers-ask-start = Ты начинаешь: сколько из этих карт возьмёшь? Построить можно не больше { $highest }.
towers-ask-bid = Предложи больше или пасуй. Построить можно не больше { $highest }.
towers-ask-pass = Больше ты предложить не можешь.
towers-ask-demolish = Сначала можно снести одну верхнюю карту. Цена: { $cost } { $cost ->
    [one] очко
    [few] очка
   *[many] очков
}. Коснись башни или ничего не сноси.
towers-must-demolish = Твоей ставке нужно место: снеси одну верхнюю карту. Цена: { $cost } { $cost ->
    [one] очко
    [few] очка
   *[many] очков
}. Коснись светлой башни.
towers-ask-build = Построй ещё { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}: коснись светлой карты или перетащи её.
towers-say-unfit = Карте «{ $type } { $value }» нигде нет места: на верху башни { $top }. Построить можно не больше { $highest }.
towers-say-highest = Из этих карт можно построить не больше { $highest }.
towers-say-type = Карту кладут на башню её вида.
towers-site = { $type }: { $count ->
    [0] не начата
    [one] { $count } карта, сверху { $top }
    [few] { $count } карты, сверху { $top }
   *[many] { $count } карт, сверху { $top }
}
towers-roofed = , с крышей
towers-pile = Колода: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
towers-pile-list = Ещё в колоде
towers-close = Закрыть
towers-tally-cards = Построено карт
towers-tally-gone = Снесено карт

## Совет

towers-because-gain = может сразу принести { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
towers-because-deny = отнимает у того, кто предложил больше всех, до { $points ->
    [one] { $points } очка
    [few] { $points } очков
   *[many] { $points } очков
}
towers-because-all = берёт все карты и сразу кончает торг
towers-because-unbeatable = наверняка выигрывает торг: больше никто предложить не может
towers-because-cost = стоит { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} за снос
towers-because-keep = избавляет тебя от сноса ценой в { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
towers-because-room = бережёт место: ставка закрыла бы путь самое меньшее { $cards ->
    [one] { $cards } карте, которая может
    [few] { $cards } картам, которые могут
   *[many] { $cards } картам, которые могут
} ещё прийти
towers-because-needed = даёт место, которого требует твоя ставка
towers-because-choice = даёт место ещё { $cards ->
    [one] { $cards } открытой карте
    [few] { $cards } открытым картам
   *[many] { $cards } открытым картам
}
towers-because-reopen = открывает башню ещё { $cards ->
    [one] { $cards } карте, которая может
    [few] { $cards } картам, которые могут
   *[many] { $cards } картам, которые могут
} прийти
towers-because-roof = кладёт крышу: { $cards ->
    [one] { $cards } карта считается
    [few] { $cards } карты считаются
   *[many] { $cards } карт считаются
} вдвойне
towers-because-eight = позволяет положить на 8 любую карту
towers-because-tallest = делает твою самую высокую башню выше (ещё 1 очко)
towers-because-start = начинает башню, где есть место для { $cards ->
    [one] { $cards } карты, которая может
    [few] { $cards } карт, которые могут
   *[many] { $cards } карт, которые могут
} ещё прийти
towers-because-adds = добавляет карту (1 очко)
towers-because-tight = не закрывает путь ни одной карте, которая может ещё прийти
towers-because-skips = закрывает путь { $cards ->
    [one] { $cards } карте, которая может
    [few] { $cards } картам, которые могут
   *[many] { $cards } картам, которые могут
} ещё прийти

## Правила

towers-setup-deck = Карты перемешивают в колоду: их 80, вчетвером и впятером 110.
towers-setup-first = Кто начинает, решает случай: здесь первое место.
towers-build-one = У тебя не больше одной башни каждого вида.
towers-build-type = В башне только карты её вида.
towers-build-down = Каждая карта должна быть меньше той, что под ней. Первая может быть любой.
towers-build-eight = На 8 можно положить любую карту.
towers-build-nine = 9 можно положить на любую карту, кроме 0.
towers-build-roof = 0 — это крыша: на неё больше ничего не кладут.
towers-build-fixed = Построенная карта остаётся на месте, если её не снести.
towers-round-display = Из колоды открывают пять карт; в последнем раунде, возможно, меньше.
towers-bid-start = Начинающий говорит, сколько карт взял бы, от нуля до всех открытых, и пасовать не может. Ставка не бывает больше числа открытых карт.
towers-bid-raise = Каждый из остальных один раз предлагает больше или пасует. Ставка на все карты заканчивает торги.
towers-bid-possible = Предлагать можно лишь столько карт, сколько ты правда сможешь построить, снеся не больше одной.
towers-take = Кто предложил больше всех, строит столько карт из открытых, одну за другой.
towers-demolish = Перед строительством можно снести верхнюю карту одной башни, но не крышу. В конце это стоит очков.
towers-place = Все карты твоей ставки нужно построить, поэтому эта не должна помешать остальным.
towers-round-clear = Оставшиеся открытые карты уходят в сброс.
towers-round-next = Следующий раунд начинает сосед победителя торгов слева. Если никто не строит, снова начинает тот же игрок.
towers-end-first = Когда колода кончается в первый раз, сброс перемешивают в новую.
towers-end = Игра заканчивается вместе с раундом, в котором колода кончилась во второй раз.
towers-score-card = Каждая карта даёт 1 очко, в башне с крышей 2.
towers-score-tallest = Самая высокая твоя башня даёт ещё по 1 очку за каждую свою карту.
towers-score-demolished = Снесённые карты стоят 1 + 2 + 3 + … очков.
towers-tie = Все, у кого больше всего очков, побеждают вместе.

## Лист очков

towers-pad-cards-C = Конфетная башня
towers-pad-cards-S = Башня призраков
towers-pad-cards-P = Башня растений
towers-pad-cards-J = Башня из хлама
towers-pad-cards-D = Песчаная башня
towers-pad-roof = Крыша
towers-pad-demolished = Снесённые карты
towers-pad-tallest = Самая высокая башня

## Варианты

towers-option-next_start = Кто начинает следующий раунд
towers-option-next_start-winner_left = слева от победителя торгов
towers-option-next_start-starter_left = слева от начинавшего
