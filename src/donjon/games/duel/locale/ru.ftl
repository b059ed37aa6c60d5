# Tower Duel: слова поля и предложения правил, своими словами.

duel-title = Tower Duel
duel-sentence = Стройте вместе восемь башен, первым избавься от карт и кричи «БАШНЯ!», когда соперник что-то упустит.

## Карты

duel-symbol-0 = книга
duel-symbol-1 = флаг
duel-symbol-2 = папирус
duel-symbol-3 = щит
duel-green = зелёный
duel-blue = синий
duel-card = { $symbol } { $value } ({ $colour })

## Журнал

duel-from-depot = из запаса
duel-from-drawn = из руки
duel-from-waste = из сброса
duel-from-store = со склада { $n }
duel-log-turned = , под ней { $symbol } { $value }
duel-log-build = { $name } строит карту { $from }{ $next }
duel-log-store = { $name } перекладывает карту { $from } на склад { $n }{ $next }
duel-log-give = { $name } отдаёт карту { $from }{ $next }
duel-log-pair = { $name } платит и перекладывает две карты со склада { $from } на склад { $n }
duel-log-shed = { $name } платит и сбрасывает карту из запаса{ $next }
duel-log-draw = { $name } берёт: { $symbol } { $value }
duel-log-waste = { $name } сбрасывает взятую карту
duel-log-end = { $name } заканчивает ход
duel-log-block = { $name } платит и закрывает свой сброс
duel-log-leave = { $name } оставляет свой сброс открытым
duel-log-claim = { $name } забирает награду
duel-log-call = { $name } кричит «БАШНЯ!»
duel-log-let = { $name } ничего не кричит

## Места

duel-board = Стол
duel-board-keys = Стрелки водят с места на место, Enter берёт карту и кладёт её, Escape возвращает её обратно. D берёт карту, T объявляет «БАШНЯ!».
duel-name-depot = Запас
duel-name-stock = Колода
duel-name-waste = Сброс
duel-at-store = Склад { $n }, { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
} сверху вниз: { $cards }
duel-at-store-none = Склад { $n }, пустой
duel-at-tower = Башня { $n }, { $symbol }: следующая { $next }
duel-at-tower-done = Башня { $n }, { $symbol }: готова
duel-at-depot = Запас, { $name }: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}, сверху { $card }
duel-at-depot-none = Запас, { $name }: пуст
duel-at-stock = Колода, { $name }: { $count ->
    [0] пуста
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
duel-at-next = , следующая — { $card }
duel-at-drawn = { $name } держит взятую карту: { $card }
duel-at-drawn-none = Взятая карта, { $name }: нет
duel-at-waste = Сброс, { $name }: { $count ->
    [0] пуст
    [one] { $count } карта, { $card }
    [few] { $count } карты, сверху { $card }
   *[many] { $count } карт, сверху { $card }
}
duel-at-blocked = , закрыт
duel-at-fits = , подходит сюда
duel-at-fits-price = , за 1 самородок
duel-at-purse = Кошель, { $name }: { $count ->
    [one] { $count } самородок
    [few] { $count } самородка
   *[many] { $count } самородков
}
duel-list = Карты: { $name }
duel-list-waste = Сброс, сверху вниз ({ $count })
duel-list-stock = В колоде, сначала следующая ({ $count })
duel-list-unseen = Ещё никем не виденные ({ $count })
duel-close = Закрыть

## Что делать

duel-wait = Ходит { $name }.
duel-ask = Перекладывай карты или бери из колоды. Взятая карта, которую приходится сбросить, заканчивает твой ход.
duel-ask-build = Одна карта подходит к башне: сначала построй её.
duel-ask-where = { $card }: коснись места, куда её положить.
duel-ask-pair = Обе карты перейдут за 1 самородок: коснись светлого склада.
duel-ask-drawn = Взятая карта: { $card }. Коснись места, куда её положить.
duel-ask-drawn-build = Взятая карта: { $card }. Она подходит к башне: построй её.
duel-ask-drawn-none = Взятая карта: { $card }. Если ей нет места, сбрось её; это закончит твой ход.
duel-ask-end = Брать нечего: перекладывай карты или закончи ход.
duel-ask-block = Твой ход окончен. Закрыть твой сброс на один ход? Соперник: { $name }.
duel-missed = { $name } не замечает { $count ->
    [one] карту для башни: { $cards }.
    [few] карты для башен: { $cards }.
   *[many] карты для башен: { $cards }.
}
duel-held = В руке: { $card }
duel-do-claim = Взять +{ $count }
duel-do-block = Закрыть
duel-do-leave = Не закрывать
duel-do-waste = Сбросить
duel-do-one = Взять одну
duel-do-both = Взять две
duel-do-shed = Сбросить запас
duel-do-draw = Взять карту
duel-do-end = Закончить ход
duel-do-call = БАШНЯ!
duel-do-call-key = Карту для башни упустили (клавиша T)
duel-say-first = Сначала коснись карты, потом места для неё.
duel-say-nowhere = { $card }: сейчас никуда не подходит.
duel-say-theirs = Это карты другого игрока.
duel-say-closed = За этим столом сброс не просматривают.
duel-say-late = Слишком поздно: за столом уже пошли дальше.
duel-say-pair-tower = На башню кладут только по одной карте.
duel-say-pair-store = Две карты вместе кладут только на склад.
duel-tally-cards = Осталось карт
duel-tally-depot = В запасе

## Подсчёт

duel-count-setup-deal = в начале
duel-count-gold-tower = за этажи 4, 8 и 12
duel-count-gold-depot = за первый опустевший запас
duel-count-gold-out = за последнюю карту
duel-count-gold-shed = за карты, сброшенные из запаса
duel-count-gold-block = за закрытия
duel-count-gold-pair = за две карты сразу
duel-count-call-right = за крики «БАШНЯ!»

## Совет

duel-because-pays = приносит { $nuggets ->
    [one] { $nuggets } самородок
    [few] { $nuggets } самородка
   *[many] { $nuggets } самородков
}
duel-because-out = играет твою последнюю карту, приносит 2 самородка и заканчивает игру
duel-because-cleared = первым опустошает твой запас и приносит самородок
duel-because-emptied = опустошает твой запас, и ты можешь брать карты из сброса
duel-because-depot = убирает карту из твоего запаса (останется { $cards ->
    [one] { $cards }
    [few] { $cards }
   *[many] { $cards }
})
duel-because-waste-off = избавляет тебя от карты из сброса
duel-because-hand = находит место взятой карте, и твой ход продолжается
duel-because-again = даёт сразу построить ещё одну карту
duel-because-tower = делает башню выше
duel-because-give = даёт сопернику на одну карту больше
duel-because-bares = открывает карту, которая подходит к башне
duel-because-digs = начинает путь к карте, которая подходит к башне (шагов: { $cards })
duel-because-vacates = освобождает склад
duel-because-room = даёт место твоей следующей карте
duel-because-fills = занимает пустой склад
duel-because-buries = закрывает карту, которая скоро понадобится башне
duel-because-missed = пропускает башню, о которой соперник может крикнуть
duel-because-spends = стоит самородок
duel-because-fresh = даёт тебе новую карту (в колоде { $cards ->
    [one] { $cards }
    [few] { $cards }
   *[many] { $cards }
})
duel-because-flip = переворачивает твой сброс, и ты можешь брать карты дальше
duel-because-keeps-empty = оставляет склад пустым
duel-because-block = не даёт сопернику отдавать тебе карты
duel-because-saves = бережёт самородок
duel-because-claim = забирает { $nuggets ->
    [one] { $nuggets } заработанный самородок
    [few] { $nuggets } заработанных самородка
   *[many] { $nuggets } заработанных самородков
}
duel-because-fine = приносит тебе самородок соперника
duel-because-call = кончает ход соперника

## Правила

duel-setup-deal = Каждый перемешивает колоду из 52 карт, отсчитывает 13 в запас и открывает его верхнюю карту; ещё 4 начинают склады, остальное — колода. У каждого 3 самородка.
duel-setup-first = Начинает тот, у кого карта запаса меньше; при равенстве решает случай.
duel-tower-order = Башня растёт от 0 до 12 в одном символе; у каждого символа две башни.
duel-store-fit = На склад подходит карта на единицу меньше и другого цвета. На 1 можно положить не только 0, но и 12; на 0 — ничего.
duel-store-empty = Пустой склад можно занять верхней картой другого склада, своего запаса, взятой картой или, когда запас кончился, верхней картой своего сброса.
duel-give-fit = Сброс соперника принимает карту с тем же символом, что у его верхней, на единицу больше или меньше. 1 и 12 — соседи. Пустой сброс не принимает ничего.
duel-give-blocked = Этот сброс закрыт до конца этого хода.
duel-source = Перекладывать можно верхнюю карту запаса, любого склада и взятую карту; верхнюю карту сброса — только когда запас кончился. Башни стоят на месте.
duel-turn-moves = Перекладывай сколько хочешь, пока взятой карте не придётся уйти в твой сброс. После этого его ещё можно закрыть за плату.
duel-tower-first = Строить — прежде всего: пока доступная карта подходит к башне, сначала нужно построить такую карту.
duel-draw = Взятая карта — прежде всего: построй её, положи на склад или отдай. Только если её не принимает ни склад с картами, ни открытый сброс, она может уйти в твой сброс, и тогда ход окончен.
duel-draw-flip = Когда колода пуста, сброс переворачивают, не перемешивая, и он становится новой колодой.
duel-draw-none = Пока можно брать карту, закончить ход нельзя; если колода и сброс пусты, брать нечего.
duel-shift-limit = После 12 перекладываний между складами подряд должно произойти что-то другое.
duel-depot-next = Как только верхняя карта запаса ушла, открывают следующую.
duel-gold-tower = Построенная 4 даёт 1 самородок, 8 даёт 2, 12 даёт 3.
duel-gold-depot = Кто первым опустошит запас, получает 1 самородок.
duel-gold-out = Кто сыграет последнюю карту, получает 2 самородка.
duel-gold-claim = Награда за твой последний ход твоя, только если забрать её прежде всего остального. За некоторыми столами её платят сразу.
duel-gold-shed = За самородок верхняя карта запаса уходит в твой собственный сброс.
duel-gold-block = После своего хода можно за самородок закрыть свой сброс до конца следующего хода соперника.
duel-gold-pair = За самородок две верхние карты склада переходят вместе на склад, куда подходит нижняя из них, или на пустой.
duel-gold-none = Без самородка за это не заплатить.
duel-call-when = Кто играет дальше, хотя карту нужно построить, тот её упустил, и соперник может крикнуть «БАШНЯ!» до следующего хода.
duel-call-right = После верного крика ход возвращают, сделавший его платит крикнувшему самородок, и ход окончен.
duel-call-wrong = Кричать было не о чем: никто не упустил карту.
duel-end = Игра заканчивается, как только у кого-то не осталось карт ни в запасе, ни в колоде, ни в сбросе, ни в руке.
duel-end-stall = Она заканчивается и после 60 ходов подряд, когда ничего не построено и ни один запас не уменьшился.
duel-score = Побеждает тот, у кого больше самородков.
duel-tie = При равенстве побеждает тот, кто сыграл все карты; если игра застряла — тот, у кого осталось меньше. Иначе побеждают оба.
duel-known = Вы оба знаете, какая карта там лежит, и это другая карта.

## Лист очков

duel-pad-gold = Самородки
duel-pad-left = Осталось карт
duel-pad-tie = { $value ->
    [0] все карты сыграны
    [one] осталась { $value } карта
    [few] остались { $value } карты
   *[many] осталось { $value } карт
}

## Варианты

duel-manner = Башни
duel-manner-relaxed = светятся: спокойно
duel-manner-rulebook = как в правилах, «БАШНЯ!»
duel-option-colours = Цвета
duel-option-colours-symbol = по символу
duel-option-colours-deck = по колоде
duel-option-tower_call = Сначала строить
duel-option-tower_call-on = можно упустить, и тогда кричат
duel-option-tower_call-off = всегда обязательно
duel-option-rewards = Награды
duel-option-rewards-auto = платят сразу
duel-option-rewards-claimed = нужно забрать
duel-option-memory = Сброс
duel-option-memory-aid = можно просматривать
duel-option-memory-none = видна только верхняя карта
