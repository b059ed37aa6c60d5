# Robber Knights: words of the board and sentences of the rules, in our own words.

knights-title = Robber Knights
knights-sentence = Build a countryside tile by tile, and send knights out of your castles to hold what lies around them.

## Tiles

knights-tile-L = lake
knights-tile-M = mountains
knights-tile-P = plain
knights-tile-Pv = plain with a village
knights-tile-Pc = plain with a castle
knights-tile-Pt = plain with a town
knights-tile-Fv = forest with a village
knights-tile-Fc = forest with a castle
knights-tile-Ft = forest with a town

## Log

knights-log-keep = { $name } keeps { $tile } and the castle
knights-log-keep-hidden = { $name } has chosen a tile to keep
knights-log-lay = { $name } lays { $tile }
knights-log-deploy-none = { $name } leaves the castle empty
knights-log-deploy-stay = { $name } mans the castle with { $count ->
    [one] one knight
   *[other] { $count } knights
}
knights-log-deploy-line = { $name } sends { $count } knights { $direction ->
    [N] north
    [E] east
    [S] south
   *[W] west
}: { $split }
knights-log-stop = { $name } ends the turn

## Board

knights-board = The countryside
knights-board-keys = Arrow keys move over the board, Enter lays the chosen tile, 1 and 2 choose a tile, Escape lets go. While a castle waits: an arrow key chooses the direction, and again goes farther; plus and minus change how many stay on the last tile; Enter sends them, 0 sends nobody.
knights-keep-how = Your other tiles come later, a group at a time. So this is the only tile of yours that you choose.
knights-choose-first = Choose one of your tiles first, then a place for it.
knights-wait-keep = { $name } is choosing a tile to keep.
knights-whither = Where the knights go
knights-holds = holds this tile
knights-left-how = Tiles in hand are counted with those to come.
knights-plan = { $count } knights { $direction ->
    [N] north
    [E] east
    [S] south
   *[W] west
}: { $split }
knights-plan-stay = { $count ->
    [one] One knight stays
   *[other] { $count } knights stay
} on the castle
knights-cell-empty = Empty, { $x } { $y }
knights-cell-open = Free for the tile, { $x } { $y }
knights-cell-tile = { $tile }, { $x } { $y }; { $knights ->
    [0] no knights
    [one] one knight
   *[other] { $knights } knights
}{ $knights ->
    [0] { "" }
   *[other] , held by { $name }
}
knights-hand = Your tiles
knights-hand-tile = Tile { $n }: { $tile }, { $worth }
knights-worth = { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
}
knights-leave = { $count ->
    [0] no knight may enter
    [one] 1 knight must stay on it
   *[other] { $count } knights must stay on it
}
knights-ask-keep = Keep one of these with your castle. The other two start the map.
knights-kept-castle = You always keep a castle.
knights-ask-lay-first = Lay a tile.
knights-ask-lay-more = Lay another tile, or end your turn.
knights-ask-place = Tap a lit place for the { $tile }.
knights-ask-deploy = Send up to five knights from the castle. Drag along a line, or choose a direction.
knights-wait = { $name } is on turn.
knights-laid = { $count } of 3 tiles laid
knights-stop = End turn
knights-none = No knights
knights-send = Send { $count ->
    [one] 1 knight
   *[other] { $count } knights
}
knights-stay = Stay here
knights-north = North
knights-east = East
knights-south = South
knights-west = West
knights-more = One more on { $tile }
knights-fewer = One fewer on { $tile }
knights-farther = Go one tile farther
knights-nearer = Stop one tile earlier
knights-left-in-hand = { $count ->
    [one] 1 knight left
   *[other] { $count } knights left
}
knights-zoom-in = Closer
knights-zoom-out = Farther away
knights-fit = Show all
knights-left = Tiles still to come
knights-stack = { $tile } · { $worth }
knights-stack-empty = No knights here.
knights-stack-closed = Full, or closed: nobody can enter any more.
knights-close = Close
knights-knights = Knights in reserve
knights-tiles = Tiles to draw

## Hint

knights-because-keep-mountains = keeps the mountains, which can bar a way later
knights-because-keep-village = keeps the village out of the start, where others would reach it too
knights-because-reach = opens the way to { $points ->
    [one] one point
   *[other] { $points } points
} for your knights
knights-because-castle = gives you a castle, worth 1 point
knights-because-bar = bars a way: no knight gets past the lake
knights-because-hard = makes the way hard: whoever crosses the mountains leaves three knights there
knights-because-nothing = gives the others nothing to take
knights-because-shield = shields { $land ->
    [castle] your castle
    [village] your village
   *[town] your town
} from one side
knights-because-tucked = tucks { $land ->
    [village] the village
   *[town] the town
} in: at most one side of it is still free
knights-because-offer = lays { $land ->
    [village] a village
   *[town] a town
} open to everyone’s knights
knights-because-save = saves your knights for the castles to come
knights-because-tie = saves your knights: they decide if you end up equal
knights-because-several = takes several tiles at once, worth { $points ->
    [one] one point
   *[other] { $points } points
} together
knights-because-capture = takes { $land ->
    [castle] a castle worth 1 point
    [village] a village worth 2 points
   *[town] a town worth 3 points
} from another player
knights-because-take = takes { $land ->
    [castle] a castle worth 1 point
    [village] a village worth 2 points
   *[town] a town worth 3 points
}
knights-because-close = closes { $land ->
    [castle] the castle
    [village] the village
   *[town] the town
} with { $knights } knights, so that nobody else gets in
knights-because-secure = makes { $land ->
    [castle] your castle
    [village] your village
   *[town] your town
} safe for good with { $knights } knights
knights-because-open = leaves { $land ->
    [village] the village
   *[town] the town
} open to others
knights-because-wait = saves { $tiles ->
    [one] your last tile
   *[other] { $tiles } tiles
} for later

## Rules

knights-setup-choice = From your first four tiles you keep the castle and one of the other three.
knights-setup-layout = The two tiles that each player did not keep form the start of the map, one column for each player.
knights-setup-pile = Your other tiles come group by group, B first and E last; inside a group the order is hidden from everyone.
knights-setup-first = The oldest player begins: here the first seat. Play goes clockwise.
knights-lay-count = In a turn you lay one to three tiles. The first you must, the others you may.
knights-lay-hand = You can only lay a tile that is in your hand.
knights-lay-empty = A tile goes on an empty place.
knights-lay-edge = A tile must share an edge with one that lies there; touching at a corner is not enough.
knights-lay-area = The whole map must stay within a square: 7 by 7 with two players, 9 by 9 with three, 10 by 10 with four.
knights-lay-refill = After each tile, and its knights, you draw the next one.
knights-turn-skip = Who has no tiles left is passed over. A turn ends by itself after the third tile, or when the hand is empty.
knights-castle-place = When you lay a castle you may put up to five of your remaining knights on it at once. First decide about the castle that waits.
knights-castle-forced = At this table whoever lays a castle must send knights.
knights-castle-line = From the castle the knights walk in one straight line, tile by tile, without jumping over a gap.
knights-castle-leave = On each tile they walk over, the castle too, they leave at least 1 on plain, 2 in a forest, 3 in the mountains.
knights-castle-lake = Knights do not enter a lake.
knights-castle-four = At most four knights, of all colours together, stay on a tile. Where that cannot be kept, the line ends.
knights-castle-top = New knights go on top of those who are there already.
knights-castle-none = No castle waits for knights, and without knights left it would bring none. Knights never move again.
knights-end = The game ends when every tile lies and its knights stand.
knights-score = Whose knight is on top of a tile scores it: castle 1, village 2, town 3. Bare land scores nothing.
knights-tie = Among equals, whoever has more knights in reserve wins; if that is equal too, they share the victory.

## Score pad

knights-pad-castles = Castles held
knights-pad-villages = Villages held
knights-pad-towns = Towns held
knights-pad-left = Knights left
knights-pad-tie = { $value ->
    [one] 1 knight left
   *[other] { $value } knights left
}

## Options

knights-option-deploy = Knights for a castle
knights-option-deploy-optional = as you like
knights-option-deploy-forced = at least the minimum
