# Tower Duel: words of the board and sentences of the rules, in our own words.

duel-title = Tower Duel
duel-sentence = Build eight towers together, be rid of your cards first, and call TOWER! when the other overlooks one.

## Cards

duel-symbol-B = book
duel-symbol-F = flag
duel-symbol-P = papyrus
duel-symbol-S = shield
duel-card = { $symbol } { $value }
duel-colour-green = green
duel-colour-blue = blue
duel-place-depot = depot
duel-place-drawn = hand
duel-place-waste = waste pile
duel-place-store = store { $store }

## Log

duel-log-build = { $name } builds { $card }
duel-log-store = { $name } lays { $card } on store { $store }
duel-log-give = { $name } gives { $card } away
duel-log-pair = { $name } pays a nugget and moves two cards from store { $from } to { $store }
duel-log-shed = { $name } pays a nugget and lays the depot's card on the waste pile
duel-log-draw = { $name } turns up { $card }
duel-log-waste = { $name } lays it on the waste pile
duel-log-end = { $name } ends the turn
duel-log-block = { $name } pays a nugget and blocks the waste pile
duel-log-leave = { $name } leaves the waste pile open
duel-log-claim = { $name } takes the reward
duel-log-call = { $name } calls TOWER!
duel-log-let = { $name } lets it pass

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
duel-call-when = Who moves on although a card must be built has missed it, and the other may call TOWER! until the next move.
duel-call-right = After a right call the move is taken back, its player pays the caller a nugget, and the turn is over.
duel-call-wrong = There was nothing to call: nobody has missed a card.
duel-end = The game ends as soon as somebody has no card left in depot, stock, waste pile and hand.
duel-end-stall = It also ends after 60 turns in a row in which nothing was built and no depot became smaller.
duel-score = Most nuggets wins.
duel-tie = Between equals, who has played all cards wins; after a standstill, who has fewer left. Otherwise both win.
duel-known = Both of you know which card lies there, and it is another one.

## Options

duel-option-colours = Colours
duel-option-colours-symbol = by symbol
duel-option-colours-deck = by deck
duel-option-tower_call = Building first
duel-option-tower_call-on = may be overlooked, and called
duel-option-tower_call-off = always enforced
duel-option-rewards = Rewards
duel-option-rewards-auto = paid at once
duel-option-rewards-claimed = must be taken
duel-option-memory = Waste piles
duel-option-memory-aid = can be looked through
duel-option-memory-none = only the top card is seen
