# Tower Duel: words of the board and sentences of the rules, in our own words.

## Cards

duel-symbol-0 = book
duel-symbol-1 = flag
duel-symbol-2 = papyrus
duel-symbol-3 = shield
duel-green = green
duel-blue = blue
duel-card = { $symbol } { $value } ({ $colour })

## Log

duel-from-depot = the depot
duel-from-drawn = the hand
duel-from-waste = the waste pile
duel-from-store = store { $n }
duel-log-turned = , next { $symbol } { $value }
duel-log-build = { $name } builds from { $from }{ $next }
duel-log-store = { $name } moves from { $from } to store { $n }{ $next }
duel-log-give = { $name } gives a card from { $from } away{ $next }
duel-log-pair = { $name } pays and moves two cards from store { $from } to store { $n }
duel-log-shed = { $name } pays and puts a depot card on the waste pile{ $next }
duel-log-draw = { $name } draws { $symbol } { $value }
duel-log-waste = { $name } lays the drawn card off
duel-log-end = { $name } ends the turn
duel-log-block = { $name } pays and blocks the waste pile
duel-log-leave = { $name } leaves the waste pile open
duel-log-claim = { $name } claims the nuggets
duel-log-call = { $name } calls “TURM!”
duel-log-let = { $name } calls nothing

## Places

duel-board = The table
duel-board-keys = Arrow keys go from place to place, Enter takes a card up and lays it down, Escape puts it back.
duel-at-store = Store { $n }, { $count ->
    [one] 1 card
   *[other] { $count } cards
} from the top: { $cards }
duel-at-store-none = Store { $n }, empty
duel-at-tower = Tower { $n }, { $symbol }: the { $next } comes next
duel-at-tower-done = Tower { $n }, { $symbol }: finished
duel-at-depot = Depot of { $name }, { $count ->
    [one] 1 card
   *[other] { $count } cards
}, on top { $card }
duel-at-depot-none = Depot of { $name }, cleared
duel-at-stock = Stock of { $name }, { $count ->
    [0] empty
    [one] 1 card
   *[other] { $count } cards
}
duel-at-next = , the next one is { $card }
duel-at-drawn = { $name } has drawn { $card }
duel-at-drawn-none = Drawn card of { $name }, none
duel-at-waste = Waste pile of { $name }, { $count ->
    [0] empty
    [one] 1 card, { $card }
   *[other] { $count } cards, on top { $card }
}
duel-at-blocked = , blocked
duel-at-fits = , fits here
duel-at-fits-price = , for 1 nugget
duel-at-purse = Purse of { $name }: { $count ->
    [one] 1 nugget
   *[other] { $count } nuggets
}
duel-list = Cards of { $name }
duel-list-waste = Waste pile, from the top ({ $count })
duel-list-stock = In the stock, next one first ({ $count })
duel-list-unseen = Not seen by anyone yet ({ $count })
duel-close = Close

## What to do

duel-wait = { $name } is on turn.
duel-ask = Move cards, or draw. A drawn card that you have to lay off ends your turn.
duel-ask-build = A card fits on a tower: build it first.
duel-ask-where = { $card }: tap where it goes.
duel-ask-pair = Both cards move, for 1 nugget: tap a lit store.
duel-ask-drawn = You drew { $card }: tap where it goes.
duel-ask-drawn-build = You drew { $card }, and it fits on a tower: build it.
duel-ask-drawn-none = You drew { $card }. If you have no place for it, lay it off; that ends your turn.
duel-ask-end = You have nothing to draw: move cards, or end your turn.
duel-ask-block = Your turn is over. Keep { $name } off your waste pile for a turn?
duel-missed = { $name } overlooked { $count ->
    [one] this card for a tower: { $cards }.
   *[other] these cards for towers: { $cards }.
}
duel-held = Taken up: { $card }
duel-do-claim = Claim +{ $count }
duel-do-block = Block it
duel-do-leave = Leave it open
duel-do-waste = Lay it off
duel-do-one = Take one
duel-do-both = Take two
duel-do-shed = Depot to waste
duel-do-draw = Draw
duel-do-end = End turn
duel-do-call = TURM!
duel-do-call-key = A card for a tower was overlooked (key T)
duel-say-first = First tap a card, then where it goes.
duel-say-nowhere = { $card } fits nowhere now.
duel-say-theirs = These cards are the other player’s.
duel-say-closed = At this table the waste piles stay closed.
duel-say-late = Too late: the table has moved on.
duel-say-pair-tower = Only one card at a time goes on a tower.
duel-say-pair-store = Two cards together go on a store only.
duel-tally-cards = Cards left
duel-tally-depot = In the depot

## Count

duel-count-setup-deal = at the start
duel-count-gold-tower = for storeys 4, 8 and 12
duel-count-gold-depot = for the first cleared depot
duel-count-gold-out = for the last card
duel-count-gold-shed = for depot cards laid off
duel-count-gold-block = for blocks
duel-count-gold-pair = for two cards at once
duel-count-call-right = for chances that were called

## Score pad

duel-pad-gold = Nuggets
duel-pad-left = Cards left
duel-pad-tie = { $value ->
    [0] all cards played
    [one] 1 card left
   *[other] { $value } cards left
}

## Options

duel-option-colours = Green and blue
duel-option-colours-symbol = by symbol
duel-option-colours-deck = by deck
duel-option-tower_call = An overlooked tower
duel-option-tower_call-on = can be called: TURM!
duel-option-tower_call-off = cannot happen
duel-option-rewards = Nuggets earned
duel-option-rewards-auto = come by themselves
duel-option-rewards-claimed = must be claimed
duel-option-memory = Waste piles
duel-option-memory-aid = can be looked through
duel-option-memory-none = stay closed
