# Tower Duel: words of the board and sentences of the rules, in our own words.

duel-title = Tower Duel
duel-sentence = Build eight towers together, be rid of your cards first, and call “TURM!” (“tower!”) when the other overlooks one.

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
duel-board-keys = Arrow keys go from place to place, Enter takes a card up and lays it down, Escape puts it back. D draws, T calls TURM!
duel-name-depot = Depot
duel-name-stock = Stock
duel-name-waste = Waste pile
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

## Hint

duel-because-pays = earns { $nuggets ->
    [one] a nugget
   *[other] { $nuggets } nuggets
}
duel-because-out = plays your last card, which earns 2 nuggets and ends the game
duel-because-cleared = clears your depot first, which earns a nugget
duel-because-emptied = empties your depot, so that your waste pile can be used
duel-because-depot = takes a card off your depot, with { $cards ->
    [one] one
   *[other] { $cards }
} left
duel-because-waste-off = rids you of a card of your waste pile
duel-because-hand = finds a place for the drawn card, so that your turn goes on
duel-because-again = lets another card be built at once
duel-because-tower = makes a tower taller
duel-because-give = gives the other player one card more
duel-because-bares = lays bare a card that fits on a tower
duel-because-digs = is the first of { $cards } steps to a card that fits on a tower
duel-because-vacates = empties a store
duel-because-room = makes room for your own next card
duel-because-fills = fills an empty store
duel-because-buries = covers a card that a tower will soon need
duel-because-missed = misses a tower, which the other player can call
duel-because-spends = costs a nugget
duel-because-fresh = brings you a new card: { $cards ->
    [one] one is
   *[other] { $cards } are
} left to draw
duel-because-flip = turns your waste pile over, so that you can go on drawing
duel-because-keeps-empty = keeps a store empty
duel-because-block = keeps the other player from giving you cards
duel-because-saves = saves a nugget
duel-because-claim = takes { $nuggets ->
    [one] the nugget that you earned
   *[other] the { $nuggets } nuggets that you earned
}
duel-because-fine = brings you a nugget of the other player
duel-because-call = ends the other player’s turn

## Rules

duel-setup-deal = Each player shuffles a deck of 52, deals 13 as depot and turns its top card up; 4 more cards start stores, the rest is the stock. Everybody has 3 nuggets.
duel-setup-first = Whose depot card is lower begins; between equals chance decides.
duel-tower-order = A tower grows from 0 to 12 in one symbol; each symbol has two towers.
duel-store-fit = On a store goes a card one lower and of the other colour. A 1 takes a 12 as well as a 0; a 0 takes nothing.
duel-store-empty = An empty store may be filled by another store's top card, your depot's, the card you drew, or your waste pile's once your depot is gone.
duel-give-fit = The other's waste pile takes a card of the same symbol, one higher or lower than its top card. 1 and 12 count as neighbours. An empty pile takes none.
duel-give-blocked = That waste pile is blocked until this turn is over.
duel-source = You can move the depot's top card, any store's top card and the card you drew; the top of your waste pile only once your depot is gone. Towers stay as they are.
duel-turn-moves = Move as often as you like, until a drawn card has to go to your waste pile. Then you may still pay to block it.
duel-tower-first = Building comes first: while a card in reach fits on a tower, one such card must be built before anything else.
duel-draw = A drawn card comes before all else: build it, lay it on a store or give it away. Only if no store with cards and no open waste pile takes it may it go to your own waste pile, and then your turn is over.
duel-draw-flip = When your stock is empty, drawing turns your waste pile over, unshuffled, as the new stock.
duel-draw-none = As long as you can draw you cannot end your turn; with stock and waste pile empty you cannot draw.
duel-shift-limit = After 12 moves between stores in a row something else has to happen.
duel-depot-next = As soon as the depot's top card has left, the next one is turned up.
duel-gold-tower = Building a 4 earns 1 nugget, an 8 earns 2, a 12 earns 3.
duel-gold-depot = Who clears the depot first earns 1 nugget.
duel-gold-out = Who plays the last card earns 2 nuggets.
duel-gold-claim = What your last move earned is yours only if you take it before doing anything else. At some tables it is paid at once.
duel-gold-shed = For a nugget the depot's top card goes to your own waste pile.
duel-gold-block = After your turn you may pay a nugget to block your waste pile until the other's next turn is over.
duel-gold-pair = For a nugget the two top cards of a store move together, to a store where the lower one fits or to an empty one.
duel-gold-none = Without a nugget this cannot be paid.
duel-call-when = Who moves on although a card must be built has missed it, and the other may call “TURM!” until the next move.
duel-call-right = After a right call the move is taken back, its player pays the caller a nugget, and the turn is over.
duel-call-wrong = There was nothing to call: nobody has missed a card.
duel-end = The game ends as soon as somebody has no card left in depot, stock, waste pile and hand.
duel-end-stall = It also ends after 60 turns in a row in which nothing was built and no depot became smaller.
duel-score = Most nuggets wins.
duel-tie = Between equals, who has played all cards wins; after a standstill, who has fewer left. Otherwise both win.
duel-known = Both of you know which card lies there, and it is another one.

## Score pad

duel-pad-gold = Nuggets
duel-pad-left = Cards left
duel-pad-tie = { $value ->
    [0] all cards played
    [one] 1 card left
   *[other] { $value } cards left
}

## Options

duel-manner = Towers
duel-manner-relaxed = light up: relaxed
duel-manner-rulebook = by the rulebook, with TURM!
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
