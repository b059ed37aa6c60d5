### Слова отчётов лаборатории. Имена ботов, настроек, ходов, правил и мер стоят так, как в файлах.

## Числа
number = { $n }
percent = { $n } %
between = от { $low } до { $high }
seat = место { $n }
label-seats = { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[many] { $seats } мест
}
label-own = карты игры
label-swap = { $swap ->
    [true] боты меняются местами
   *[other] боты остаются на местах
}
nothing = нет таких

## Что бросается в глаза
what = { $name ->
    [combination] сочетание
    [box] карты
   *[other] { $name }
}
fair-seat = { $label } (место { $seat }: { $points })
fair-nearest = { $said }, партий: { $games }; по 95-процентным интервалам ни одно место не дальше { $most } процентного пункта от равной доли
fair-open = Неясно, что честнее всего ({ $what }{ $where ->
    [none] { "" }
   *[other] ; { $where }
}). Ближе всего к честному: { $nearest }. Не явно менее честно: { $open }.
fair-clear = Честнее всего ({ $what }{ $where ->
    [none] { "" }
   *[other] ; { $where }
}): { $nearest }. Явно менее честно: { $less }.
fair-others = Не явно: { $open }.
found-seat = { $label }: место { $seat } выигрывает { $share } партий (партий: { $games }), от равной доли его отделяет { $points } процентного пункта (от { $low } до { $high }).
found-no-seat = Ни у одного места доля побед не отличается явно от равной: она внутри всех 95-процентных интервалов.
found-leader = { $label }: кто впереди к середине партии, выигрывает { $share } партий: лидер убегает.
found-bot = { $label }: { $bot } выигрывает { $share } (от { $low } до { $high }), а один случай дал бы { $fair }.
found-moves = Ходы, которые можно было выбрать и которых ни разу не выбрали: { $moves }.
found-rules = Правила, которых ничто в этих партиях не коснулось: { $rules }.

## Страница
title = { $name }: отчёт
summary-combinations = { $count ->
    [one] { $count } сочетание
    [few] { $count } сочетания
   *[many] { $count } сочетаний
}
summary-games = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}
summary-seed = начальное число { $seed }
summary-took = сыграно за { $seconds } с
notes = Интервалы 95-процентные: для долей Уилсона, для средних Стьюдента; числа многих сочетаний не поправлены на то, сколько их. Разделённая победа считается по частям. Все сочетания играются с одних и тех же начальных чисел.
notes-again = Тот же файл даёт те же таблицы до байта (код { $code }).
notes-timed = У одного из ботов было ограничено время: эти партии нельзя повторить, другой запуск даст другие.
section-seats = Кто побеждает: места
section-skill = Умение против случая
section-length = Длина и очки
section-tension = Когда всё решается
section-choices = Выбор
section-pieces = Плитки и карты
section-prices = Цены
section-rules = Правила
section-records = Записанные партии
folded = { $title } (строк: { $rows })
all-figures = Все числа

## Заголовки столбцов и строк
head-seat = место
head-bot = бот
head-games = партий
head-wins = победы
head-off = от равной доли
head-score = очков в среднем
head-chance = по случаю
head-skill = умение
head-plies = ходов
head-least-most = меньше и больше всего
head-scores = очки
head-winning = очки победителя
head-margin = отрыв
head-shared = разделённые победы
head-changes = смены лидера
head-ahead = впереди до конца после
head-clear = ясно после
head-leader = лидер на { $part } побеждает
head-leader-next = на { $part }
head-branching = допустимых ходов за раз
head-widest = больше всего
head-forced = вынужденные ходы
head-move = ход
head-taken = выбран, когда можно
head-decisions = решений
head-piece = плитка или карта
head-drawn = можно было сыграть
head-played = сыграна, когда можно
head-won = победы, если сыграна
head-lift = прирост
head-price = цена
head-purchases = от всех покупок
head-points = выиграно очков
head-rule = правило
head-seen = замечено
head-refused = позиций, где оно запретило
head-carried = вызовов его функции
head-counted = шагов подсчёта
head-ended = партий, которые оно закончило

## Графики и что при них сказано
chart-off = п. п. от равной доли побед
skill-how = Где встречаются боты разной силы: как часто побеждает каждый вид. Умение — 0, если вид побеждает не чаще, чем его места побеждали бы по случаю, и 1, если он побеждает всегда.
chart-share = доля побед, %
length-how = Столбики охватывают среднюю половину партий, тонкие линии — 90 % из них, чёрточка — медиана.
length-plies = Длина в ходах
length-scores = Очки всех мест
length-margin = Очки между победителем и следующим
chart-plies = длина в ходах
chart-scores = очки всех мест
chart-margin = отрыв победителя в очках
tension-how = Как часто побеждает место, которое после части партии впереди по очкам. Если уже рано почти 100 %, лидер убегает; если почти равная доля, набранные очки ничего не говорят.
chart-part = часть партии
chart-leader = лидер побеждает
tension-more = «Впереди до конца»: часть партии, после которой победитель оставался впереди по очкам. «Ясно»: после которой собственная оценка игры до конца давала победителю большинство.
moves-never-possible = ни разу не был возможен рядом с другим ходом
moves-never-taken = ни разу не выбран
moves-kinds = Виды ходов
moves-how-often = Как часто выбирали каждый
pieces-how = Сосчитано по местам партий. Прирост: насколько чаще побеждают те, кто сыграл плитку или карту хотя бы раз, чем те, кто мог. Он говорит, что бывает вместе, а не что чему причина; места одной партии не независимы, так что интервалы немного грубы.
chart-lift = прирост в процентных пунктах
prices-how = Что обещано и что это принесло: как изменились очки покупателя от того, что он за это получил.
chart-price = цена
chart-points = выиграно очков
rules-seen = { $seen ->
    [work] в действии
    [ran] его функция работала
   *[never] ни разу
}
rules-never = Ни разу не применено: { $rules }.
rules-ran = Замечена только работа функции, в которой они стоят: { $rules }.
rules-all = Все правила
records-games = Партии для просмотра, по сочетанию и номеру: { $links }. { $command } показывает их ход за ходом.
records-tables = Все строки: { $tables }; { $dictionary } по-английски говорит, что значат столбцы.

## В терминале
text-cell = { $label }, { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}
text-skill = умение { $n }
text-at-most = { $figure }, не больше { $most }
text-ended = партию закончило
text-never-chosen = ни разу не выбраны
text-rules-never = правила, ни разу не применённые: { $rules }

## A против B
measure-plies = длина в ходах
measure-choices = ходы, когда допустим был не один
measure-branching = допустимых ходов за раз
measure-forced = доля вынужденных ходов
measure-changes = смены лидера
measure-ahead = часть партии, после которой победитель оставался впереди по очкам
measure-clear = часть партии, после которой собственная оценка игры была за победителя
measure-margin = очки между победителем и следующим
measure-shared = доля партий с несколькими победителями
measure-score = очки одного места
measure-winning = наибольшие очки
measure-first = доля побед первого места
compare-pairs = { $count ->
    [one] { $count } пары партий
    [few] { $count } пар партий
   *[many] { $count } пар партий
}
compare-figures = { $what }: { $left } { $a }, { $right } { $b }; разница { $gap } (95 %, верно при каждом взгляде: от { $low } до { $high })
compare-open = Неясно после { $pairs }: { $figures }.
compare-same = Нет разницы, которая бы значила (меньше { $margin }), после { $pairs }: { $figures }.
compare-higher = Больше: { $more }, меньше: { $less }; ясно после { $pairs }: { $figures }.
compare-gap = B минус A
compare-interval = интервал 95 %
compare-effect = размер эффекта
compare-saved = сбережено парами
compare-how = Пар партий с одних и тех же начальных чисел: { $pairs }, не больше { $most }. Каждый интервал верен при каждом взгляде (Waudby-Smith и др. 2024); * нуля в нём нет. Размер эффекта: разница в стандартных отклонениях партии, 0,2 — мало, 0,8 — много. Сбережено парами: та часть разброса, которая у обеих сторон общая и которой в разнице нет.

## Поиск
search-all = все
search-some = { $tried } из { $candidates }, как предлагал TPE
search-how = Кандидатов: { $candidates }; испробованы: { $how }, партий на каждого: { $games }; лучшие подтверждены новыми партиями, на каждого: { $confirm }:
search-none = Ни одним кандидатом нельзя было сыграть.
search-one = { $chosen } достигает всех целей.
search-several = Кандидатов, достигающих всех целей: { $count }; ближе всех к ним { $chosen }.
search-perhaps = Ни для одного кандидата не показано, что он достигает всех целей; { $chosen }, может быть, достигает, но это не показано.
search-nearest = Ни для одного кандидата не показано, что он достигает всех целей; ближе всех { $chosen }.
search-wanted = желаемое
search-found = найдено
search-met = достигнуто
search-within = не больше { $share }
met-yes = да
met-no = нет
met-open = открыто
met-open-how = открыто: интервал заходит за край желаемого; больше партий (tune.confirm) показало бы
