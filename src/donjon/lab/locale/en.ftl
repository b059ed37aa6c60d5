### The words of the lab's reports. The names of bots, options, moves, rules and measures stand as files have them.

## Numbers
number = { $n }
percent = { $n } %
between = { $low } to { $high }
seat = seat { $n }
label-seats = { $seats } seats
label-own = own
label-swap = { $swap ->
    [true] bots change seats
   *[other] bots keep their seats
}
nothing = none

## What stands out
what = { $name ->
    [combination] combination
    [box] box
   *[other] { $name }
}
fair-seat = { $label } (seat { $seat }: { $points })
fair-nearest = { $said }, in { $games } games; by its 95 % intervals no seat is farther than { $most } points off a fair share
fair-open = Which { $what } is fairest{ $where ->
    [none] { "" }
   *[other] { " " }with { $where }
} is not clear. Nearest to fair: { $nearest }. Not clearly less fair: { $open }.
fair-clear = Fairest { $what }{ $where ->
    [none] { "" }
   *[other] { " " }with { $where }
}: { $nearest }. Clearly less fair: { $less }.
fair-others = Not clearly: { $open }.
found-seat = { $label }: seat { $seat } wins { $share } of { $games } games, { $points } points off a fair share ({ $low } to { $high }).
found-no-seat = No seat's share of the victories is clearly off a fair one: all 95 % intervals hold it.
found-leader = { $label }: whoever is ahead at half of the game wins { $share } of the time: the leader runs away.
found-bot = { $label }: { $bot } wins { $share } ({ $low } to { $high }) where chance alone would give { $fair }.
found-moves = Moves that could be chosen and never were: { $moves }.
found-rules = Rules that nothing in these games touched: { $rules }.

## The page
title = { $name }: report
summary-combinations = { $count } combinations
summary-games = { $games } games
summary-seed = seed { $seed }
summary-took = played in { $seconds } s
notes = Intervals are 95 %: Wilson's for shares, Student's for means; figures of several combinations are not corrected for their number. A shared victory counts in parts. All combinations play from the same seeds.
notes-again = The same file gives the same tables to the byte (code { $code }).
notes-timed = A bot had a time budget: these games cannot be repeated, another run gives others.
section-seats = Who wins: seats
section-skill = Skill against chance
section-length = Length and scores
section-tension = When it is decided
section-choices = Choices
section-pieces = Pieces
section-prices = Prices
section-rules = Rules
section-records = Records
folded = { $title } ({ $rows } rows)
all-figures = All figures

## Heads of columns and rows
head-seat = seat
head-bot = bot
head-games = games
head-wins = wins
head-off = off fair
head-score = mean score
head-chance = by chance
head-skill = skill
head-plies = plies
head-least-most = least, most
head-scores = score
head-winning = winner's score
head-margin = margin
head-shared = shared victories
head-changes = lead changes
head-ahead = ahead for good after
head-clear = clear after
head-leader = leader at { $part } wins
head-leader-next = at { $part }
head-branching = legal moves a ply
head-widest = most
head-forced = forced plies
head-move = move
head-taken = taken where possible
head-decisions = decisions
head-piece = piece
head-drawn = could be played
head-played = was, where it could
head-won = wins when played
head-lift = lift
head-price = price
head-purchases = of all purchases
head-points = points won
head-rule = rule
head-seen = seen
head-refused = positions in which it forbade
head-carried = calls of its function
head-counted = steps of counts
head-ended = games it ended

## Charts, and what is said beside them
chart-off = percentage points off a fair share of the victories
skill-how = Where bots of different strength meet: how often each kind wins. Skill is 0 where it wins no more than its seats would by chance, 1 where it always wins.
chart-share = share of the victories, %
length-how = Bars hold the middle half of the games, thin lines 90 % of them, the tick is the median.
length-plies = Length in plies
length-scores = Scores of all seats
length-margin = Points between the winner and the next
chart-plies = length in plies
chart-scores = scores of all seats
chart-margin = points between the winner and the next
tension-how = How often the seat that is ahead in points after a part of the game wins it. Near 100 % early on, the leader runs away; near an even share, the points so far tell nothing.
chart-part = part of the game
chart-leader = leader wins
tension-more = “Ahead for good”: the part of the game after which the winner stayed ahead in points. “Clear”: after which the game's own estimate gave the winner a majority to the end.
moves-never-possible = never possible beside another move
moves-never-taken = never taken
moves-kinds = Kinds of move
moves-how-often = How often each was taken
pieces-how = Counted by seats of games. Lift: how much more often those win who play the piece at least once than those who could have. It tells what goes together, not what causes it; seats of one game are not independent, so the intervals are a little rough.
chart-lift = lift in percentage points
prices-how = What was promised, and what it brought: the change of the buyer's score by what was bought for it.
chart-price = price
chart-points = points won
rules-seen = { $seen ->
    [work] at work
    [ran] its function ran
   *[never] never
}
rules-never = Never exercised: { $rules }.
rules-ran = Only the function that holds it was seen to run: { $rules }.
rules-all = All rules
records-games = Games to replay, by combination and number: { $links }. { $command } shows them move by move.
records-tables = All rows: { $tables }; { $dictionary } says what the columns mean.

## In the terminal
text-cell = { $label }, { $games } games
text-skill = skill { $n }
text-at-most = { $figure }, at most { $most }
text-ended = ended by
text-never-chosen = never chosen
text-rules-never = rules never exercised: { $rules }

## A against B
measure-plies = length in plies
measure-choices = plies with more than one legal move
measure-branching = legal moves a ply
measure-forced = share of plies with one legal move
measure-changes = lead changes
measure-ahead = part of the game after which the winner stayed ahead in points
measure-clear = part of the game after which the game's own estimate had the winner
measure-margin = points between the winner and the next
measure-shared = share of games with several winners
measure-score = score of a seat
measure-winning = highest score
measure-first = share of the victories of the first seat
compare-pairs = { $count } pairs of games
compare-figures = { $what } { $a } in { $left }, { $b } in { $right }; the difference is { $gap } (95 %, valid at every look: { $low } to { $high })
compare-open = Not clear after { $pairs }: { $figures }.
compare-same = No difference that matters (less than { $margin }) after { $pairs }: { $figures }.
compare-higher = Higher in { $more } than in { $less }, clear after { $pairs }: { $figures }.
compare-gap = B less A
compare-interval = 95 % interval
compare-effect = effect size
compare-saved = pairing saved
compare-how = { $pairs } pairs of games on the same seeds, of at most { $most }. Each interval is valid at every look (Waudby-Smith et al. 2024); * it leaves 0. Effect size: the difference in standard deviations of a game, 0.2 is small, 0.8 large. Pairing saved: the part of the spread that both sides share and that is out of the difference.

## A search
search-all = all of them
search-some = { $tried } of { $candidates }, as TPE proposed
search-how = { $candidates } candidates; tried { $how }, with { $games } games of each; the best confirmed with { $confirm } fresh games each:
search-none = No candidate could be played.
search-one = { $chosen } meets every target.
search-several = { $count } candidates meet every target; nearest to them is { $chosen }.
search-perhaps = No candidate is shown to meet every target; { $chosen } may meet every target, but that is not shown.
search-nearest = No candidate is shown to meet every target; { $chosen } comes nearest.
search-wanted = wanted
search-found = found
search-met = met
search-within = within { $share }
met-yes = yes
met-no = no
met-open = open
met-open-how = open: the interval reaches over the edge of what is wanted; more games (tune.confirm) would tell
