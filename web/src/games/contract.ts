// What a game gives to the page: the same shape for every game. The table (src/table) knows nothing else of a game.
//
// A game is `games/<name>/index.ts` with `export default {…} satisfies GameUI`; it is loaded when a table of that game opens, never on the home page.
// What the page takes from the art (all optional until it is there):
//   art/Shield.svelte        { seat: number, size?: number }    decorative (aria-hidden); the name always stands beside it
//   art/Icon.svelte          { name: string, size?: number }    decorative; drawn with currentColor; names used by the page are in parts/icons.ts
//   art/boxes/<name>.svelte  no props, viewBox 0 0 320 320      the five drawn boxes of the home page, each its own small file: loaded without the board
// What the page gives to the boards:
//   CSS variables of src/style.css, for light and candlelight alike: --ink --ink-soft --paper --card --edge --stone --moss --meadow --wheat --brick --lake --dusk
//     --accent --on-accent, --seat-0 … --seat-4, --title (font), --sans (font); a board draws on --paper and never asks which theme it is
//   `t(id, args)` of words/words.svelte.ts, read in markup, changes by itself when the language is switched
//   log lines get `name` (who moved) and `seat` besides their own arguments
//   keys taken by the page while nothing is typed: ? U H R L M and, while an old position is shown, ← → Home End; a board that uses a key stops it (preventDefault)
import type { Component } from 'svelte'
import type { Chair, Entry, Position } from '../table/messages'

export interface BoardProps {
  /** The position that is shown: the current one, or an earlier one while the log or the replay bar points at it. */
  position: Position
  chairs: Chair[]
  /** The entry that led to this position, marked on the board; null at the start. */
  last: Entry | null
  /** The entry before it that still stands; null if there is none. */
  before?: Entry | null
  /** True while moves may be made: the position is current, the connection stands, and `position.legal` is not empty. */
  active: boolean
  /** A move that the hint proposes, drawn on the board; null if none. */
  proposed: string | null
  /**
   * Plays a move (notation of records.md). Resolves when the server has stored it; rejects with a Refusal. `outcome`: what came of it at a real table, without braces,
   * only where the rules of the table say that the player tells it.
   */
  play: (move: string, outcome?: string) => Promise<void>
  /** Tries a move in another's turn, where the game has such moves; null for who only watches, and while an earlier position is shown. Rejects like `play`. */
  interrupt?: ((move: string) => Promise<void>) | null
  /** Asks the referee which rule forbids a move; null if it is legal. */
  why: (move: string) => Promise<string | null>
  /** Says one line beside the board, for the eye and the screen reader, with the rule's sentence one tap away. */
  refuse: (rule: string) => void
  say: (message: string, args?: Record<string, string | number>) => void
}

/** One step of the count after the game, pointed at on the board. */
export interface CountStep {
  seat: number
  rule: string
  points: number
  /** Where, in the game's own notation ("3,1"). */
  where: string
  why: string
}

export interface GameUI {
  name: string
  /** The board itself, with the hand and what to do now. It fills its container; it gets `BoardProps` and `count: CountStep | null`. */
  Board: Component<BoardProps & { count?: CountStep | null }>
  /** What people count by hand, for the strip of seats: [icon name, number, message id of its label]. */
  tallies: (position: Position, seat: number) => { icon: string; value: number; label: string }[]
  /** False if everybody may see everything: then no "pass the device" stands between two people at one screen. Default true. */
  secret?: boolean
  /** True where the only legal move must not play itself, since that would tell what the player has to see. Default: it does. */
  unforced?: (position: Position) => boolean
  /** Words for a log line: message id and arguments, in the reader's language; `who` says what a seat is called, `position` is one of the table, the shown one for a move that is only spoken of. Two moves that read alike do the same at another place. */
  logline: (entry: Entry, who: (seat: number) => string, position: Position) => { id: string; args: Record<string, string | number> }
  /** Words for a step of the count ("a village"): message id and arguments. Without it the sentence of the step's rule is shown. */
  countline?: (step: CountStep) => { id: string; args?: Record<string, string | number> }
}
