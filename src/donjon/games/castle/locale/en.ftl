# Build the Castle: words of the board and sentences of the rules, in our own words.

## Board

castle-title = Build the Castle
castle-sentence = Take a card a turn, build the castle that shows the most knights, cats and ghosts, and fire the catapult at the neighbours'.
castle-edge-ground = ground
castle-edge-castle = wall
castle-edge-tower = tower
castle-edge-sky = sky
castle-card = below { $down }, above { $up }, left { $left }, right { $right }
castle-back = plain wall, face down
castle-start = the start card
castle-kind-gatehouse = Gatehouse
castle-kind-west-footing = West footing
castle-kind-east-footing = East footing
castle-kind-rampart = Rampart
castle-kind-keep-footing = Keep footing
castle-kind-lone-footing = Lone footing
castle-kind-hall = Hall
castle-kind-roofed-hall = Roofed hall
castle-kind-west-wall = West wall
castle-kind-east-wall = East wall
castle-kind-west-eaves = West eaves
castle-kind-east-eaves = East eaves
castle-kind-oriel = Oriel
castle-kind-tower-base = Tower base
castle-kind-west-tower-base = West tower base
castle-kind-east-tower-base = East tower base
castle-kind-free-tower-base = Free tower base
castle-kind-shaft = Shaft
castle-kind-walled-shaft = Walled shaft
castle-kind-roof = Roof
castle-kind-walled-roof = Walled roof
castle-shows-catapult = catapult
castle-count-knight = { $count ->
    [one] a knight
   *[other] { $count } knights
}
castle-count-princess = { $count ->
    [one] a princess
   *[other] { $count } princesses
}
castle-count-ghost = { $count ->
    [one] a ghost
   *[other] { $count } ghosts
}
castle-count-dove = { $count ->
    [one] a dove
   *[other] { $count } doves
}
castle-count-cat = { $count ->
    [one] a cat
   *[other] { $count } cats
}
castle-row-knight = Knights
castle-row-princess = Princesses
castle-row-ghost = Ghosts
castle-row-dove = Doves
castle-row-cat = Cats
castle-row-tower = Complete towers
castle-rows = Who leads
castle-rows-open = Who leads; here what the castle of { $name } shows
castle-rows-note = Most of a row is worth 3, second most 1. Level at the top: 2 each and nobody is second. Level in second place: nothing.
castle-worth = worth
castle-points = Points
castle-points-now = Points now
castle-of = Castle of { $name }, { $count ->
    [one] 1 card
   *[other] { $count } cards
}
castle-home = Back to mine
castle-starter = Wooden castle: begins this round
castle-display = Cards on offer
castle-cell-fits = Column { $x }, row { $y }: fits
castle-cell-turned = Column { $x }, row { $y }: fits turned over
castle-cell-not = Column { $x }, row { $y }: does not fit
castle-cell-target = Column { $x }, row { $y }: { $card }. Can be shot off
castle-cell-covered = Column { $x }, row { $y }: { $card }. Cannot be shot off
castle-ask-take = Take one of the cards: tap it, or drag it to your castle.
castle-ask-place = Tap a lit place, or drag the card there.
castle-ask-place-back = Face down it is plain wall and shows nothing. Tap a lit place.
castle-ask-discard = Nothing can be laid: take a card and discard it.
castle-ask-discard-this = Discard this card?
castle-ask-shoot = Catapult! Shoot off a lit card, or hold your fire.
castle-must-shoot = Catapult! Shoot off a lit card.
castle-ask-target = Choose a castle to shoot at, or hold your fire.
castle-say-nowhere = This card fits nowhere, either way up.
castle-say-down = Turned face down: here it fits. Tap again to lay it.
castle-say-up = Turned face up: here it fits. Tap again to lay it.
castle-wait = { $name } is on turn.
castle-wait-shot = { $name } aims the catapult.
castle-turn-down = Turn over
castle-turn-up = Turn over
castle-discard = Discard
castle-hold = Hold fire
castle-pile = Draw pile: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
castle-pile-list = Cards not yet seen
castle-pile-note = { $count ->
    [one] 1 of these cards is
   *[other] { $count } of these cards are
} in the draw pile; { $starts ->
    [one] the other one is a start card
   *[other] the other { $starts } are start cards
}, face down.
castle-close = Close
castle-tally-cards = Cards in the castle

## Log

castle-log-lay = { $name } builds: { $card }
castle-log-back = { $name } builds face down: { $card }
castle-log-discard = { $name } discards: { $card }
castle-log-shoot = { $name } shoots a card off the castle of { $target }
castle-log-hit = { $name } shoots at { $target }: { $card }
castle-log-hold = { $name } holds fire

## The count

castle-step-first = { $row }: most of all, { $most }
castle-step-shared = { $row }: { $sharers } castles level with { $most }; 2 each, and no second place
castle-step-second = { $row }: second most, { $own } (most: { $most })

## Hint

castle-because-points = brings you { $points ->
    [one] one point
   *[other] { $points } points
} more as things stand
castle-because-lead = puts you first { $row ->
    [knight] in knights
    [princess] in princesses
    [ghost] in ghosts
    [dove] in doves
    [cat] in cats
   *[tower] in complete towers
}
castle-because-level = draws you level with the first { $row ->
    [knight] in knights
    [princess] in princesses
    [ghost] in ghosts
    [dove] in doves
    [cat] in cats
   *[tower] in complete towers
}
castle-because-second = puts you second { $row ->
    [knight] in knights
    [princess] in princesses
    [ghost] in ghosts
    [dove] in doves
    [cat] in cats
   *[tower] in complete towers
}
castle-because-extend = strengthens your lead { $row ->
    [knight] in knights
    [princess] in princesses
    [ghost] in ghosts
    [dove] in doves
    [cat] in cats
   *[tower] in complete towers
}
castle-because-closer = brings you closer to the first { $row ->
    [knight] in knights
    [princess] in princesses
    [ghost] in ghosts
    [dove] in doves
    [cat] in cats
   *[tower] in complete towers
}
castle-because-deny = keeps the card from somebody whom it would bring to the top { $row ->
    [knight] in knights
    [princess] in princesses
    [ghost] in ghosts
    [dove] in doves
    [cat] in cats
   *[tower] in complete towers
}
castle-because-catapult = lets its catapult fire
castle-because-base = begins a tower that a roof can complete
castle-because-shaft = raises a tower that a roof can complete
castle-because-room = makes room for { $cards ->
    [one] one more card
   *[other] { $cards } more cards
} that nobody has seen yet
castle-because-cramped = takes the room for { $cards ->
    [one] one card
   *[other] { $cards } cards
} that nobody has seen yet
castle-because-face-down = fills a place face down, where the face does not fit
castle-because-cost = costs its owner { $points ->
    [one] one point
   *[other] { $points } points
}
castle-because-hit = sets its owner back { $row ->
    [knight] in knights
    [princess] in princesses
    [ghost] in ghosts
    [dove] in doves
    [cat] in cats
   *[tower] in complete towers
}
castle-because-unfinished = breaks off a tower that waits for a roof
castle-because-hold = is as good as any shot: none would change a point now

## Rules

castle-setup-start = Each player's castle starts with one card, face down, on the ground. Nobody looks at its face.
castle-setup-first = Chance decides who gets the wooden castle and begins.
castle-round-reveal = Who has the wooden castle turns up five cards; in the last round maybe fewer.
castle-round-turns = Beginning with the wooden castle, each player in clockwise order has one turn.
castle-round-end = What is left of the cards on offer is discarded, and the wooden castle goes to the left.
castle-take = Take one of the cards that lie on offer,
castle-place = and lay it in your own castle, face up or face down, on an empty place beside or above a card. Cards are never turned sideways.
castle-place-support = A card stands on the ground or on a card right below it. A gap in the ground may be filled.
castle-place-match = Where edges meet they must show the same. At the bottom a card needs ground below, higher up anything else.
castle-place-extent = A castle reaches 15 places to each side of the start card and 15 up, and never below the ground.
castle-place-none = Only if none of the cards on offer can be laid, either way up, take one and discard it.
castle-catapult = If the card you take shows a catapult, you may choose an opponent and shoot one card off that castle. That holds for a card laid face down or discarded too.
castle-catapult-top = Only a card that carries no other can be shot off.
castle-catapult-last = The last card of a castle cannot be shot off. The start card can.
castle-end = When fewer cards are left than there are players, the game is over after the round.
castle-score-rows = Six things are compared: knights, princesses, ghosts, doves, cats, and complete towers. Only cards face up count.
castle-score-tower = A tower is complete with a foot, a top, and only tower between.
castle-score-first = Whoever has most of a thing gets 3 points,
castle-score-second = and whoever has second most gets 1.
castle-score-tie_first = Level at the top, all of them get 2, and nobody is second.
castle-score-tie_second = Level in second place, nobody gets anything for it.
castle-score-none = Who has none of a thing gets nothing for it.
castle-tie = Most points win; equals share the victory.

## Score pad

castle-pad-knight = { castle-row-knight }
castle-pad-princess = { castle-row-princess }
castle-pad-ghost = { castle-row-ghost }
castle-pad-dove = { castle-row-dove }
castle-pad-cat = { castle-row-cat }
castle-pad-tower = { castle-row-tower }

## Options

castle-option-catapult = A card with a catapult
castle-option-catapult-and = is laid and shoots
castle-option-catapult-or = is laid or, discarded, shoots
