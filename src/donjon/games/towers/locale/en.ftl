# 5 Towers: words of the board and sentences of the rules, in our own words.

towers-title = 5 Towers
towers-sentence = Bid for cards, build five odd towers downwards from high numbers to low, and crown them with a roof in time.

## Cards

towers-type-C = candy tower
towers-type-S = spooky tower
towers-type-P = plant tower
towers-type-J = scrap tower
towers-type-D = sand tower
towers-of-C = candy
towers-of-S = spooky
towers-of-P = plant
towers-of-J = scrap
towers-of-D = sand
towers-card = { $value } of { $type }

## Log

towers-log-bid = { $name } bids { $count ->
    [0] nothing
    [one] 1 card
   *[other] { $count } cards
}
towers-log-pass = { $name } passes
towers-log-demolish = { $name } takes down the top card of { $type }
towers-log-keep = { $name } takes nothing down
towers-log-build = { $name } builds the { $value } of { $type }

## Board

towers-display = Cards on display
towers-bids = Your bid
towers-bid = { $count ->
    [0] Take no card
    [one] Take 1 card
   *[other] Take { $count } cards
}
towers-pass = Pass
towers-keep = Take nothing down
towers-high = { $name } bids { $count }
towers-wait = { $name } is on turn.
towers-ask-start = You start: how many of these cards would you take? You can build { $highest } at most.
towers-ask-bid = Bid higher, or pass. You can build { $highest } at most.
towers-ask-pass = You cannot bid higher.
towers-ask-demolish = You may first take down one top card, for { $cost } { $cost ->
    [one] point
   *[other] points
}. Tap a tower, or take nothing down.
towers-must-demolish = Your bid needs room: take down one top card, for { $cost } { $cost ->
    [one] point
   *[other] points
}. Tap a lit tower.
towers-ask-build = Build { $count ->
    [one] 1 more card
   *[other] { $count } more cards
}: tap or drag a lit one.
towers-say-unfit = { $value } of { $type } fits nowhere: your tower ends with { $top }. You can build { $highest } at most.
towers-say-highest = You can build { $highest } of these cards at most.
towers-say-type = A card goes on the tower of its own type.
towers-site = { $type }: { $count ->
    [0] not begun
    [one] 1 card, the { $top }
   *[other] { $count } cards, on top the { $top }
}
towers-roofed = , roofed
towers-pile = Draw pile: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
towers-pile-list = Still in the draw pile
towers-close = Close
towers-tally-cards = Cards built
towers-tally-gone = Cards taken down

## Hint

towers-because-gain = can bring you { $points ->
    [one] one point
   *[other] { $points } points
} at once
towers-because-deny = keeps up to { $points ->
    [one] one point
   *[other] { $points } points
} from whoever leads the bidding
towers-because-all = takes every card and ends the bidding at once
towers-because-unbeatable = wins for sure: nobody can bid higher
towers-because-cost = costs { $points ->
    [one] one point
   *[other] { $points } points
} for the demolition
towers-because-keep = spares you a demolition that costs { $points ->
    [one] one point
   *[other] { $points } points
}
towers-because-room = keeps room: a bid would shut out at least { $cards ->
    [one] one card
   *[other] { $cards } cards
} that may still come
towers-because-needed = makes the room that your bid needs
towers-because-choice = makes room for { $cards ->
    [one] one more card
   *[other] { $cards } more cards
} of the display
towers-because-reopen = opens the tower to { $cards ->
    [one] one more card
   *[other] { $cards } more cards
} that may still come
towers-because-roof = sets a roof, so that { $cards ->
    [one] the card counts
   *[other] { $cards } cards count
} double
towers-because-eight = lets any card follow on the 8
towers-because-tallest = makes your tallest tower taller, for 1 more point
towers-because-start = starts a tower with room for { $cards ->
    [one] one card
   *[other] { $cards } cards
} that may still come
towers-because-adds = adds a card, for 1 point
towers-because-tight = shuts out no card that may still come
towers-because-skips = shuts out { $cards ->
    [one] one card
   *[other] { $cards } cards
} that may still come

## Rules

towers-setup-deck = The cards are shuffled into a draw pile: 80, or 110 with four and five players.
towers-setup-first = Chance decides who begins: here the first seat.
towers-build-one = You have at most one tower of each type.
towers-build-type = A tower holds cards of its own type only.
towers-build-down = Each card must be lower than the one below it. The first may be any.
towers-build-eight = On an 8 any card may be put.
towers-build-nine = A 9 may be put on any card except a 0.
towers-build-roof = A 0 is a roof: nothing is ever put on it.
towers-build-fixed = A card once built stays where it is, unless it is taken down.
towers-round-display = Five cards are turned up from the draw pile; in the last round maybe fewer.
towers-bid-start = The starting player says how many of the cards they would take, from none to all on display, and cannot pass. No bid is higher than the display.
towers-bid-raise = Each other player, once, bids higher or passes. A bid of all the cards ends the bidding.
towers-bid-possible = You can only bid as many cards as you can really build, with at most one card taken down.
towers-take = Who bid most builds so many cards from the display, one after the other.
towers-demolish = Before building you may take down the top card of one tower, but no roof. It costs points at the end.
towers-place = Every card of your bid must be built, so this one may not spoil the rest.
towers-round-clear = What is left on display is discarded.
towers-round-next = The left neighbour of the winner starts the next round. If nobody builds, the same player starts again.
towers-end-first = When the draw pile runs out for the first time, the discarded cards are shuffled into a new one.
towers-end = The game ends with the round in which the draw pile runs out for the second time.
towers-score-card = Each card scores 1, in a tower with a roof 2.
towers-score-tallest = Your tallest tower scores 1 more for each of its cards.
towers-score-demolished = Cards taken down cost 1 + 2 + 3 + … points.
towers-tie = All who tie for most win together.

## Score pad

towers-pad-cards-C = Candy tower
towers-pad-cards-S = Spooky tower
towers-pad-cards-P = Plant tower
towers-pad-cards-J = Scrap tower
towers-pad-cards-D = Sand tower
towers-pad-roof = Roof
towers-pad-demolished = Cards taken down
towers-pad-tallest = Tallest tower

## Options

towers-option-next_start = Who starts the next round
towers-option-next_start-winner_left = left of the winner
towers-option-next_start-starter_left = left of the starter
