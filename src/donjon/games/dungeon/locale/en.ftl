# Birds, Dragons and the Dungeon: words of the board and sentences of the rules, in our own words.

dungeon-title = Birds, Dragons and the Dungeon
dungeon-sentence = Climb the tower with your knights, mind the dragons, and let a bird's dropping clear the way.

## Cards

dungeon-card-1 = knight 1
dungeon-card-2 = knight 2
dungeon-card-3 = knight 3
dungeon-card-bird = bird
dungeon-card-dragon = dragon
dungeon-top = the top
dungeon-slot = slot { $slot }
dungeon-slot-white = { $n } white
dungeon-slot-blue = { $n } blue
dungeon-front = Front
dungeon-back = Back

## Log

dungeon-log-draw = { $name } turns up a { $card }
dungeon-log-place = { $name } puts a knight on { $slot }
dungeon-log-climb = { $name } climbs with a { $value } from { $slot } to { $target }
dungeon-log-perch = { $name } sets a dragon on { $slot }
dungeon-log-throw = { $name } throws at { $slot }: { $fallen ->
    [none] nothing falls
   *[other] { $fallen } falls
}
dungeon-log-return = { $name } shuffles the card back

## Board

dungeon-board = The tower
dungeon-board-keys = Tab goes from place to place, Enter plays there, D turns up a card, Escape lets go.
dungeon-draw = Turn up a card
dungeon-do-throw = Throw at { $slot }
dungeon-deck = Your deck: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
dungeon-deck-empty = Your deck is empty.
dungeon-return = Shuffle it back
dungeon-ask-first = Your first turn: turn up a card.
dungeon-ask-choose = Turn up a card, or climb with a knight that is lifted.
dungeon-ask-climb-only = Your deck is empty: climb with a knight.
dungeon-ask-target = Choose where the knight climbs to.
dungeon-ask-place = Put the knight on a lit { $card }.
dungeon-ask-place-none = No { $card } is open for this knight: shuffle it back.
dungeon-ask-perch = Set the dragon on knights, or shuffle it back.
dungeon-ask-throw = Choose where the bird aims.
dungeon-ask-hand = Stop the mark in the middle: tap, click or press a key.
dungeon-ask-fallen = Throw at your tower, then tap the cards that fell.
dungeon-fallen-done = { $count ->
    [one] This card fell
   *[other] These { $count } fell
}
dungeon-fallen-none = Nothing fell
dungeon-fallen-card = Slot { $slot }: { $name }, { $card }
dungeon-aim-again = Aim elsewhere
dungeon-goes-down = { $card } of { $name } goes to the dungeon
dungeon-stop = Now!
dungeon-wait = { $name } is on turn.
dungeon-hatch = In the dungeon: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
dungeon-tally-top = Knights on top
dungeon-tally-deck = Cards in the deck
dungeon-tally-lost = Cards in the dungeon
dungeon-top-list = On top, first to last
dungeon-top-none = Nobody is on top yet.
dungeon-place-empty = Slot { $slot }, empty
dungeon-place-held = Slot { $slot }: { $name }, { $knights }
dungeon-place-dragon = , under a dragon
dungeon-place-open = . Open for you
dungeon-place-able = . A knight can climb from here
dungeon-told-sum = As many knights on top, so the lower sum of their values wins: { $values }.
dungeon-told-last = As many knights on top, so the lower value of the last to arrive wins: { $values }.
dungeon-turn-tower = Turn the tower

## Hint

dungeon-because-end = ends the match, and you win it
dungeon-because-top = puts a knight on top
dungeon-because-defeat = defeats the dragon and goes straight to the top
dungeon-because-homecoming = sends your own knights under it back to your deck
dungeon-because-capture = captures a knight that had come to { $number }
dungeon-because-pair = makes a pair that nobody can capture
dungeon-because-near = needs just one more step to the top
dungeon-because-safe = leads where nobody can capture your knight at once
dungeon-because-danger = leads within reach of other knights
dungeon-because-climb = brings your knight up to { $number }
dungeon-because-escape = saves it from being captured
dungeon-because-split = leaves the other knight alone and within reach
dungeon-because-enter = brings a new knight onto the tower
dungeon-because-stop = keeps { $knights ->
    [one] a knight
   *[other] { $knights } knights
} of somebody else on { $number } from climbing
dungeon-because-own-stuck = keeps your own knight from climbing
dungeon-because-bait = can help somebody to the top who defeats the dragon
dungeon-because-fall = brings down a knight on { $number } in about { $tenths } of 10 throws
dungeon-because-aim = aims at a knight that has come to { $number }
dungeon-because-own-risk = may bring down a knight of your own
dungeon-because-draw = turns up a card of your deck, where { $knights } of { $cards } are knights
dungeon-because-later = saves the card for later

## Rules

dungeon-setup-deck = Each player shuffles the 15 cards of one colour: knights, birds and dragons.
dungeon-setup-blue = With two players the blue slots are out of play.
dungeon-setup-first = Whoever was last in a castle begins: here the first seat. Play goes clockwise.
dungeon-turn-choice = In a turn you either turn up a card and play it, or climb with one knight.
dungeon-turn-first = On your first turn you must turn up a card; birds and dragons go back until a knight comes.
dungeon-draw-empty = From an empty deck nothing can be turned up.
dungeon-draw-return = A card that cannot or should not be played is shuffled back, and the turn is over. At some tables only a card that cannot be played may go back.
dungeon-slot-number = A knight from the deck goes to a slot with its own number.
dungeon-slot-own = Two of your knights may share a slot, never three.
dungeon-slot-pair = Two knights of one colour in a slot are safe: nobody else may go there.
dungeon-slot-capture = A lone knight of another player may be captured: it goes to the dungeon and yours takes its place.
dungeon-slot-vacant = Where a number has two slots and another player stands in one, you must take the empty one.
dungeon-slot-dragon = A slot under a dragon is entered only by defeating the dragon; any knight that arrives may fight it.
dungeon-climb-step = A knight climbs by its own value: from number 4 a knight of 2 goes to 6. Beyond 8 it is on top.
dungeon-climb-arrive = Where a knight arrives by climbing, the same holds as for one from the deck.
dungeon-climb-one = One of your own knights that stands there climbs one step a turn, always up.
dungeon-climb-stuck = A knight under a dragon cannot climb.
dungeon-dragon-perch = A dragon may be set on any slot with a knight or two, of any colour, where no dragon sits.
dungeon-dragon-defeat = The knight that arrives at a dragon goes straight to the top; the dragon goes to the dungeon, and the knights under it return to their deck.
dungeon-bird-throw = A bird is one throw at the tower. All that falls goes to the dungeon, and the bird too.
dungeon-bird-aim = Aim at any slot in play; the tile lands there or near it on that face, and what it hits may fall. A throw by hand is only for tables that chose it.
dungeon-end = The game ends as soon as somebody has no card left in the deck and no knight that can climb.
dungeon-end-stall = It also ends when everybody has shuffled the card back several times in a row.
dungeon-score = Most knights on top wins.
dungeon-tie = Among equals the lower sum of values on top wins; still equal, they share the victory. At some tables the last to arrive counts instead.

## Score pad

dungeon-pad-knights-1 = Ones on top
dungeon-pad-knights-2 = Twos on top
dungeon-pad-knights-3 = Threes on top
dungeon-pad-last = Value of the last to arrive
dungeon-pad-tie = { $tie ->
    [last] the last to arrive is a { $value }
   *[other] the values add up to { $value }
}

## Options

dungeon-option-deck = Deck
dungeon-option-deck-standard = standard
dungeon-option-deck-stormy = stormy: one more bird
dungeon-option-deck-fiery = fiery: one more dragon
dungeon-option-return = Shuffling back
dungeon-option-return-free = whenever you like
dungeon-option-return-forced = only what cannot be played
dungeon-option-throw = Throws
dungeon-option-throw-steady = steady
dungeon-option-throw-shaky = shaky
dungeon-option-throw-table = really thrown
dungeon-option-aim = Aim
dungeon-option-aim-chance = by chance
dungeon-option-aim-hand = by hand
dungeon-option-stall = Rounds of shuffling back
dungeon-option-stall-3 = 3
dungeon-option-stall-10 = 10
dungeon-option-tie = Ties
dungeon-option-tie-sum = lower sum
dungeon-option-tie-last = lower last arrival

## How the language editions differ

dungeon-editions = How the printed editions differ
dungeon-edition-1 = The Danish one does not say that a pair is safe.
dungeon-edition-2 = The Danish one compares only the topmost knight in a tie; the others the sum of all on top.
dungeon-edition-3 = The Norwegian one has no rule for the first turn.
dungeon-edition-4 = The Norwegian one says that a pair is not safe from a dragon.
dungeon-edition-5 = The Norwegian one orders you to capture where you can.
dungeon-edition-6 = In Finnish, Swedish and Norwegian all fallen cards go to the dungeon.
dungeon-edition-7 = In Danish and English only the fallen knights do.
