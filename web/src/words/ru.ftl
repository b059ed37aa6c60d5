### Слова страницы. Слова самих игр лежат рядом с их правилами.

## Home
home-title = donjon: пять настольных игр о замках и башнях
play-now = Играть сейчас
play = Играть
with-friends = С друзьями
on-this-screen = На этом устройстве
players = { $low ->
    [2] { $high ->
        [2] для 2 игроков
       *[other] для 2–{ $high } игроков
    }
   *[other] для { $low }–{ $high } игроков
}
minutes = { $minutes } мин
rules = Правила
more-games = Другие игры
coming = Скоро
credit = { $title } — автор: { $authors }, издатель: { $publisher }, { $year }.
own-work = Все тексты и рисунки здесь наши собственные.
running = Твои столы
waits-for-people = Ждём игроков
forget-table = Убрать из списка

## Opening a table
seats = Игроков
bots-play = Уровень ботов
level-gentle = мягкий
level-fair = крепкий
level-sharp = сильный
level-master = мастер
level-1 = Паж
level-1-how = Только что выучил правила.
level-2 = Оруженосец
level-2-how = Видит много хороших ходов, но не все.
level-3 = Рыцарь
level-3-how = Хорошо играет от хода к ходу.
level-4 = Граф
level-4-how = Думает немного вперёд.
level-5 = Герцог
level-5-how = Строит планы и редко ошибается.
level-6 = Король
level-6-how = Думает основательно и ничего не прощает.
level-strongest = Дракон
level-strongest-how = Сильнее некуда: думает над каждым ходом секунду.
options = Выбрать правила
hide-scores = Скрыть очки во время игры
bots-pause = Боты ходят не спеша
own-cards = Играть своими картами
own-cards-how = Текстовый файл с одним [[card]] на каждую карту, как в собственном файле игры.
own-cards-none = Вернуться к картам игры
own-cards-chosen = Свои карты: { $name }
friends-how = { $others ->
    [one] Ты получишь ссылку и QR-код для { $others } друга.
    [few] Ты получишь ссылку и QR-код для { $others } друзей.
   *[many] Ты получишь ссылку и QR-код для { $others } друзей.
} Игра начнётся, когда все сядут.
screen-how = Все играют на этом устройстве и передают его друг другу. На любое место можно посадить бота.
your-name = Твоё имя
name-example = Аня
open-table = Открыть стол
start = Начать
player-n = Игрок { $n }
bot = Бот
bot-n = Бот { $n }
seat-is-bot = Бот на месте { $n }
you = ты
you-name = Ты
you-win = Победа за тобой!

## Settings
language = Язык
theme = Свет
theme-system = Как в системе
theme-light = Дневной свет
theme-dark = При свечах
sound-on = Звук включён
sound-off = Звук выключен

## Before the match
lobby-wait = { $open ->
    [one] Свободно ещё { $open } место. Отправь ссылку другу; игра начнётся сама.
    [few] Свободно ещё { $open } места. Отправь ссылку друзьям; игра начнётся сама.
   *[many] Свободно ещё { $open } мест. Отправь ссылку друзьям; игра начнётся сама.
}
lobby-come = Тебя пригласили. Садись за стол!
lobby-full = Все в сборе. Сейчас начнём.
lobby-watch = Без места можно смотреть, как только игра начнётся.
open-seat = Свободное место
sit-down = Сесть
put-bot = Бот
take-bot-away = Освободить это место
invite = Позови друзей
qr = QR-код со ссылкой на этот стол
link = Ссылка на этот стол
copy-link = Скопировать ссылку
copied = Скопировано
share = Поделиться
share-text = Сыграй со мной: { $title }

## At the table
your-turn = Твой ход
turn-of = Ходит { $name }
thinks = { $name } думает
thinking = Думает
watch = Смотри, что произошло
skip = Пропустить
what-now = Что делать сейчас
away = не на месте
score = Очки
scores-hidden = Очки скрыты
undo = Отмена
hint = Совет
chat = Чат
more = Ещё
log = Журнал
log-empty = Пока ничего не произошло.
note-bot-anew = { $name }: бот сбился и думает заново.
note-bot-random = { $name }: бот не смог подумать и ходит наугад.
log-undo = { $name } берёт последний ход назад
log-resign = { $name } сдаётся
log-timeout = { $name }: время вышло
the-rule = Правило
close = Закрыть
hint-best = Лучше всего: { $move }
hint-next = Второе по силе: { $move }
hint-elsewhere = Второе по силе: то же, но в другом месте
hint-win = { $count ->
    [0] Отсюда ты почти никогда не выигрываешь.
    [10] Отсюда ты почти всегда выигрываешь.
   *[other] Отсюда ты выигрываешь примерно { $count } из 10 партий.
}
hint-alike = Почти так же хорошо.
hint-why = Этот ход { $first }.
hint-why-two = Этот ход { $first } и { $second }.
hint-of-ten = Из 10 партий примерно:
hint-board = Показать поле
reconnecting = Восстанавливаем связь, ничего не потеряно
opening = Накрываем на стол
no-board = Твои ходы
pass-device = Передай устройство: { $name }
i-am = Это я, { $name }
unread = новые строки

## Looking back
replay = Повтор
to-start = В начало
one-back = На ход назад
one-on = На ход вперёд
play-on = Показывать дальше
pause = Пауза
move-of = Ход { $ply } из { $last }
to-now = Назад к игре
to-result = Назад к итогу

## The end
over = Игра окончена
wins = { $count ->
    [0] Никто не победил
    [one] Побеждает { $names }
    [few] Победу делят { $names }
   *[many] Победу делят { $names }
}
reason-resign = Игра закончилась, потому что кто-то сдался.
reason-timeout = Игра закончилась, потому что у кого-то вышло время.
the-count = Подсчёт очков
count-none = Никто ничего не получает.
rematch = Реванш
to-rematch = К реваншу
resign = Сдаться
resign-sure = Точно сдаёшься?
resign-text = Игра сразу закончится, и выиграть её уже не получится. Отменить это нельзя.
no-go-on = Нет, играю дальше

## After the game
analysis = Разбор
analysis-begins = Партия разбирается …
analysis-runs = Разбираются ходы: { $done } из { $of }
analysis-waits = Сейчас для тебя разбирается другая партия. Эта будет следующей.
analysis-soon = Это появится, когда будут разобраны все ходы.
overview = Обзор
moves = Ходы
move = Ход
move-n = Ход { $ply }
chances = Шансы на победу
chances-table = Шансы таблицей
at-the-start = В начале
percent = { $n } %
mark = Оценка
mark-forced = единственный ход
mark-best = лучший ход
mark-good = хороший ход
mark-inaccuracy = неточность
mark-mistake = ошибка
mark-blunder = грубая ошибка
gave-away = шансы на победу меньше на { $loss } %
better = Лучше: { $move }
better-otherwise = Лучше: то же самое, но иначе. Поле покажет.
better-here = Здесь лучше:
show-better = Показать на поле
what-was-played = Как было сыграно
costliest = Самые дорогие ошибки
costliest-none = В этой партии дорогих ошибок не было.
luck-and-skill = Удача и умение
luck-and-skill-how = Удача — это то, чего никто не выбирал. Умение — отдавать своими ходами как можно меньше. 100 % — это целая победа.
luck = Удача
skill = Умение
luck-good = Повезло: удача принесла { $luck } %.
luck-bad = Не повезло: неудача отняла { $luck } %.
luck-even = Удач и неудач было примерно поровну.
skill-told = Лучших ходов: { $best } из { $moves }. Все остальные вместе отдали { $loss } %.
skill-all = Каждый ход был лучшим или почти лучшим.
skill-none = Выбирать ни разу не приходилось.
what-if = А что, если …?
what-if-how = Ты играешь отсюда дальше за новым столом. Законченная партия остаётся как была.
what-if-seat = Кем ты хочешь быть?
on-turn = ходит
play-from-here = Играть дальше отсюда

## Drawers
this-table = Этот стол
this-browser = Этот браузер
save-record = Сохранить партию
table-view = Вид стола
to-home = Все игры
keys = Клавиши
notify-me = Сообщи, когда мой ход
invite-watch = Пригласить играть или смотреть
carry = Продолжить на другом устройстве
carry-how = У кого есть эта ссылка, тот сидит на твоём месте. Никому её не показывай.
carry-seat = Ссылка: { $name }
agreed = Договорились за этим столом
yes = да
no = нет
fair = Честная тасовка
fair-how = Этот отпечаток тасовки был готов до первого хода. После игры показывается сама тасовка, и каждый может сравнить.
fair-seed = Тасовка была такой:
chat-empty = Пока никто ничего не сказал.
say-something = Скажи что-нибудь
send = Отправить
a-spectator = Зритель
key-arrows = ходить с места на место
key-enter = взять и положить
key-escape = положить обратно, закрыть, пропустить
key-undo = отменить последний ход
key-hint = попросить совет
key-rules = открыть правила
key-log = перейти к журналу
key-sound = включить и выключить звук
key-replay = листать партию во время повтора
key-keys = показать эти клавиши

## Rules
rules-how = У каждого правила есть имя. Если ход невозможен, ты увидишь, какое правило его запрещает.
editions-how = Здесь действуют правила выше, что бы ни говорилось в твоём экземпляре игры.
rules-coming = Правила этой игры ещё набираются. Они появятся вместе с игрой.
no-such-game = Игры с таким названием здесь нет.
part-setup = Подготовка
part-lay = Выкладывание плиток
part-castle = Замки и рыцари
part-build = Строительство
part-bid = Торги
part-take = Что выиграно
part-turn = Ход
part-slot = Окна и щели
part-climb = Подъём
part-dragon = Драконы
part-bird = Птицы
part-round = Раунд
part-store = Склады и источники
part-shift = Перекладывание
part-gold = Золото
part-call = Окрики
part-catapult = Катапульта
part-end = Конец игры и победа

## Лист очков
pad = Лист очков
pad-title = Лист очков: { $title }
pad-for = Для настоящей игры на твоём столе: он считает за тебя.
pad-how = Для настоящей игры на твоём столе: впиши, что на нём лежит, и подсчёт появится сразу. Он хранится в этом браузере, пока ты его не очистишь.
pad-name = Имя игрока { $n }
pad-of = { $row }, { $name }
pad-less = На один меньше: { $what }
pad-more = На один больше: { $what }
pad-points = Очки
pad-told = Что сколько принесло. Коснись строки, чтобы увидеть правило.
pad-empty = Пока ничего не вписано.
pad-tie-shared = { $names }: у каждого { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
}, и ничто не решает, кто впереди.
pad-tie-broken = { $names }: у каждого { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
}. Решает правило для равенства.
pad-misfit = { $what }: это пока не сходится.
pad-surplus = { $what }: вместе это больше, чем есть в игре.
pad-needed = { $what }: это нужно, потому что решает при равенстве.
pad-clear = Очистить
pad-back = Вернуть
pad-link = Ссылка на этот подсчёт
pad-linked = Эти числа пришли по ссылке. Твои сохранятся, пока ты здесь что-нибудь не изменишь.
pad-others = Листы очков других игр
pad-none = Листа очков с таким названием здесь нет.

## Найди ход
puzzles = Найди ход
puzzles-for = Позиции из партий, в которых один ход явно лучший. Видишь его?
puzzles-how = В каждой позиции твой ход, и один ход явно лучший. Это не тот, что кажется лучшим сначала. Сделай его на поле.
puzzles-daily = Позиция дня
puzzles-open = Найти
puzzles-number = Позиция { $n }
puzzles-level-1 = Легко
puzzles-level-2 = Хитро
puzzles-level-3 = Трудно
puzzles-solved = найден
puzzles-seen = решение просмотрено
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

## Лаборатория
lab = Лаборатория
lab-for = Для тех, кто придумывает игры: боты играют тысячи партий и показывают, что меняет правило или карта.
lab-open = Попробовать

## What went wrong
again = Попробовать ещё раз
nowhere-title = Здесь ничего нет
nowhere-text = Этот адрес никуда не ведёт. Может быть, в конце не хватает буквы.
no-table-title = Такого стола нет
no-table-text = Может быть, ссылка неполная. Попроси скопировать её ещё раз.
lost-title = Нет связи с сервером
lost-text = Мы продолжаем попытки. Твоё место и каждый ход хранятся на сервере.
error-puzzle = Такой позиции здесь нет.
error-unreachable = Сервер не отвечает. Проверь, есть ли интернет, и попробуй ещё раз.
error-unexpected = Что-то пошло не так. Обнови страницу; твоё место сохранится.
error-lost = Связь только что прервалась. Попробуй чуть позже.
error-stale = За столом уже пошли дальше. Посмотри ещё раз.
error-conflict = За столом уже пошли дальше. Посмотри ещё раз.
error-turn = Сейчас не твой ход.
error-taken = Кто-то только что занял это место.
error-started = Игра уже началась.
error-limit = Слишком много сразу. Подожди несколько секунд.
error-undo = Этот ход нельзя отменить: он открыл что-то скрытое.
error-hint = На этот раз совет не нашёлся. Спроси ещё раз.
error-analysis = На этот раз партию разобрать не удалось. Спроси ещё раз.
error-not_over = Это можно получить, когда игра закончится.
error-outcome = Такого здесь случиться не могло. Посмотри на стол ещё раз.
error-unreadable = За этим столом играли по другим правилам, чем сейчас в donjon.
error-not_started = Игра начнётся, когда свободных мест не останется.
error-open_seats = Есть ещё свободные места. Подожди игроков или посади туда ботов.
error-over = Игра окончена.
error-token = Это не твоё место.
error-not_found = Такого стола нет.
error-name = В имени от 1 до 40 знаков и нет запятых.
error-internal = Сервер с этим не справился. Ошибка записана; попробуй ещё раз.
error-say = В строке от 1 до 300 знаков.
