### The words of the page. The games' own words lie beside their rules.

## Home
home-title = donjon: five castle-and-tower board games
play-now = Play now
play = Play
with-friends = With friends
on-this-screen = On this screen
players = { $low ->
    [2] { $high ->
        [2] 2 players
       *[other] 2–{ $high } players
    }
   *[other] { $low }–{ $high } players
}
minutes = { $minutes } minutes
rules = Rules
more-games = The other games
coming = Coming
credit = { $title } is a game by { $authors }, published by { $publisher } in { $year }.
own-work = All words and drawings here are our own.
running = Your tables
waits-for-people = Waiting for people
forget-table = Take off this list

## Opening a table
seats = Players
bots-play = Bots play as
level-gentle = gentle
level-fair = fair
level-sharp = sharp
level-master = masterly
level-1 = Page
level-1-how = Has only just learned the rules.
level-2 = Squire
level-2-how = Sees many good moves, and misses some.
level-3 = Knight
level-3-how = Plays well from move to move.
level-4 = Count
level-4-how = Seldom misses a good move.
level-5 = Duke
level-5-how = Hardly ever goes wrong.
level-6 = King
level-6-how = Thinks hard and forgives nothing.
level-strongest = Dragon
level-strongest-how = As strong as it can be: thinks for a second over every move.
options = Options of this game
hide-scores = Hide running scores
bots-pause = Bots take their time
own-cards = Play with your own cards
own-cards-how = A text file with one [[card]] per card, as the game’s own file has them.
own-cards-none = Back to the cards of the game
own-cards-chosen = With your own cards: { $name }
friends-how = { $others ->
    [one] You get a link and a QR code for one friend.
   *[other] You get a link and a QR code for { $others } friends.
} The match starts when all have sat down.
screen-how = Everyone plays on this device and passes it on. A bot can take any seat.
your-name = Your name
name-example = Ana
open-table = Open the table
start = Start
player-n = Player { $n }
bot = Bot
bot-n = Bot { $n }
seat-is-bot = A bot takes seat { $n }
you = you
you-name = You
you-win = You win!

## Settings
language = Language
theme = Light
theme-system = As the system
theme-light = Daylight
theme-dark = By candlelight
sound-on = Sounds are on
sound-off = Sounds are off

## Before the match
lobby-wait = { $open ->
    [one] One seat is still open. Send the link to a friend; the match starts by itself.
   *[other] { $open } seats are still open. Send the link to your friends; the match starts by itself.
}
lobby-come = You are invited. Take a seat!
lobby-full = Everyone is here. It starts at once.
lobby-watch = Without a seat you can watch as soon as the match has started.
open-seat = Open seat
sit-down = Sit down
put-bot = Bot
take-bot-away = Open this seat again
invite = Bring your friends
qr = QR code of the link to this table
link = Link to this table
copy-link = Copy link
copied = Copied
share = Share
share-text = Come and play { $title } with me:

## At the table
your-turn = Your turn
turn-of = { $name }’s turn
thinks = { $name } is thinking
thinking = Thinking
watch = Watch what happened
skip = Skip
what-now = What to do now
away = away
score = Score
scores-hidden = Scores are hidden
undo = Undo
hint = Hint
chat = Chat
more = More
log = Log
log-empty = Nothing has happened yet.
note-bot-anew = { $name } stumbled and is thinking afresh.
note-bot-random = { $name } could not think and moves by feel.
log-undo = { $name } takes the last move back
log-resign = { $name } resigns
log-timeout = { $name } ran out of time
the-rule = The rule
close = Close
hint-best = Best: { $move }
hint-next = Next best: { $move }
hint-elsewhere = Next best: the same at another place
hint-win = { $count ->
    [0] You hardly ever win from here.
    [10] You win nearly every game from here.
   *[other] You win about { $count } of 10 games from here.
}
hint-alike = Nearly as good.
hint-why = The move { $first }.
hint-why-two = The move { $first } and { $second }.
hint-why-but = The move { $first }, but it { $price }.
hint-why-price = Its use only shows later; for now the move { $price }.
hint-of-ten = Of 10 games about:
hint-board = See the board
hint-prepares = The bots are being prepared for this game; the first hint takes a little longer.
reconnecting = Reconnecting, nothing is lost
opening = The table is being laid
no-board = Your moves
pass-device = Pass the device to { $name }
i-am = I am { $name }
unread = new lines

## Looking back
replay = Replay
to-start = To the start
one-back = One move back
one-on = One move on
play-on = Play on by itself
pause = Pause
move-of = Move { $ply } of { $last }
to-now = Back to the game
to-result = Back to the result

## The end
over = Over
wins = { $count ->
    [0] Nobody wins
    [one] { $names } wins
   *[other] { $names } share the victory
}
reason-resign = The match ended because somebody resigned.
reason-timeout = The match ended because somebody ran out of time.
the-count = The count
count-none = Nobody scores anything.
rematch = Rematch
to-rematch = Join the rematch
resign = Resign
resign-sure = Really resign?
resign-text = The match ends at once, and you cannot win it any more. This cannot be taken back.
no-go-on = No, go on

## After the game
analysis = Analysis
percent = { $n } %
play-from-here = Play on from here

## Drawers
this-table = This table
this-browser = This browser
save-record = Save record
table-view = Table view
to-home = To all games
keys = Keys
notify-me = Tell me when it is my turn
invite-watch = Invite, or let others watch
carry = Go on on another device
carry-how = Whoever has this link sits on your seat. Keep it to yourself.
carry-seat = Link for { $name }
agreed = Agreed at this table
yes = yes
no = no
fair = Fair shuffle
fair-how = This fingerprint of the shuffle was fixed before the first move. After the end the shuffle itself is shown, and anybody can compare.
fair-seed = The shuffle was:
chat-empty = Nobody has said anything yet.
say-something = Say something
send = Send
a-spectator = A spectator
key-arrows = go from place to place
key-enter = take, and put down
key-escape = put back, close, skip
key-undo = take the last move back
key-hint = ask for a hint
key-rules = open the rules
key-log = go to the log
key-sound = sounds on and off
key-replay = go through the match, once you look back
key-keys = show these keys

## Rules
rules-how = Every rule has a name. A move that is refused tells which one forbids it.
editions-how = Here the rules above hold, whatever your copy of the game says.
rules-coming = The rules of this game are still being set up. They come with the game.
no-such-game = There is no game of that name here.
part-setup = Setting up
part-lay = Laying tiles
part-castle = Castles and knights
part-build = Building
part-bid = Bidding
part-take = What was won
part-turn = A turn
part-slot = Windows and slots
part-climb = Climbing
part-dragon = Dragons
part-bird = Birds
part-round = A round
part-store = Stores and sources
part-shift = Moving things about
part-gold = Gold
part-call = Calling out
part-catapult = The catapult
part-end = The end, and who has won

## Score pad
pad = Score pad
pad-title = Score pad: { $title }
pad-for = For the printed game on your table: it counts for you.
pad-how = For the printed game on your table: enter what lies there, and the count follows at once. It stays in this browser until you clear it.
pad-name = Name of player { $n }
pad-of = { $row }, { $name }
pad-less = One less: { $what }
pad-more = One more: { $what }
pad-points = Points
pad-told = What brought how much. Tap a line for its rule.
pad-empty = Nothing is entered yet.
pad-tie-shared = { $names } have { $points } { $points ->
    [one] point
   *[other] points
} each, and nothing decides between them.
pad-tie-broken = { $names } have { $points } { $points ->
    [one] point
   *[other] points
} each. The rule for ties decides.
pad-misfit = { $what }: this does not fit yet.
pad-surplus = { $what }: together that is more than the game has.
pad-needed = { $what }: this is needed, since it decides a tie.
pad-clear = Clear
pad-back = Bring it back
pad-link = Link to this count
pad-linked = These numbers came with a link. Your own are kept until you change something here.
pad-others = Score pads of the other games
pad-none = There is no score pad of that name here.

## Find the move
puzzles = Find the move
puzzles-for = Positions from matches in which one move is clearly best. Do you see it?
puzzles-open = Find it

## Lab
lab = Lab
lab-for = For designers: let bots play thousands of games and see what a rule or a card does.
lab-open = Try it out

## What went wrong
again = Try again
nowhere-title = There is nothing here
nowhere-text = The address leads nowhere. Perhaps a letter is missing at its end.
no-table-title = There is no such table
no-table-text = Perhaps the link is incomplete. Ask whoever sent it to copy it once more.
lost-title = The server cannot be reached
lost-text = We keep trying. Your seat and every move are safe with the server.
error-puzzle = There is no such position here.
error-unreachable = The server does not answer. Check whether you are online, then try again.
error-unexpected = Something went wrong here. Load the page again; your seat is kept.
error-lost = The connection was lost just now. Try again in a moment.
error-stale = The table has moved on. Look at it again.
error-conflict = The table has moved on. Look at it again.
error-turn = It is not your turn.
error-taken = Somebody has just taken this seat.
error-started = The match has already started.
error-limit = That was too much at once. Wait a few seconds.
error-undo = This move cannot be taken back: it showed something hidden.
error-hint = No hint was found this time. Ask again.
error-analysis = The match could not be looked at this time. Ask again.
error-not_over = That can be had when the match is over.
error-outcome = That cannot have happened here. Look at the table again.
error-unreadable = This table was played by other rules than donjon has now.
error-not_started = The match starts when no seat is open.
error-open_seats = Seats are still open. Wait for people, or put bots there.
error-over = The match is over.
error-token = This seat is not yours.
error-not_found = There is no such table.
error-name = A name has 1 to 40 letters and no comma.
error-internal = The server failed at this. It has been noted; try again.
error-say = A line has 1 to 300 letters.
