// The messages of docs/protocol.md, as types; and what ties entries together.
import type { Args } from '../words/words.svelte'

export interface Chair { kind: 'human' | 'open' | 'bot'; name: string | null; level: string | null; here: boolean }
export interface Entry {
  ply: number; seat: number; move: string; outcome: string | null; kind: 'move' | 'undo' | 'resign' | 'timeout'; forced: boolean
  /** Not sent: the entry before it that stood then, as `tie` finds it. A move that is only spoken of has none. */
  prior?: Entry | null
}
/** Some entries can be told only by what came before: each leads back to it. */
export function tie(entries: Entry[]): Entry[] {
  let standing = null as Entry | null
  for (const entry of entries) {
    entry.prior = standing
    standing = entry.kind === 'undo' ? (standing?.prior ?? null) : entry
  }
  return entries
}
export interface View { game: string; seat: number | null; fields: Record<string, any>; extras: Record<string, any> }
export interface Position {
  ply: number; as: number | null; mover: number | null; finished: boolean; scores: number[]; winners: number[]; reason: string | null
  view: View; legal: string[]; undo: boolean
}

/** The answer to hello, and again whenever people come, go or sit down. Before the start `view` is null. */
export interface TableMessage extends Position {
  table: string; game: string; options: Record<string, string>; chairs: Chair[]; host: boolean; you: number[]; started: boolean; link: string
  commitment: string; seed: string | null; hot_seat: boolean; hide_scores: boolean; pace: boolean; rematch: string | null; entries: Entry[]; said: Said[]; notes: Note[]; seen: number
}
/** After every entry: `entries` replace what the client has after ply `since`. */
export interface MovedMessage extends Position { since: number; entries: Entry[] }
export interface Said { who: string | null; seat: number | null; text: string }
/** What befell the bot whose entry `ply` was awaited: its word is `note-` and this. */
export interface Note { ply: number; seat: number; word: 'bot-anew' | 'bot-random' }
export interface RematchMessage { table: string; link: string; seats: Record<string, number> }
/** `price`: what the move risks or costs. */
export interface Because { word: string; args: Args; price: boolean }
export interface Hint { move: string; visits: number; result: number[]; because: Because[] }
/** The body of every refusal: an HTTP error's `error`, a socket's `error`. */
export interface Problem { code: string; text: string; field?: string | null; rule?: string | null }

export interface TableInfo {
  table: string; game: string; options: Record<string, string>; chairs: Chair[]; started: boolean; finished: boolean; ply: number; mover: number | null
  winners: number[]; reason: string | null; link: string; commitment: string; seed: string | null; hot_seat: boolean; hide_scores: boolean; rematch: string | null
}
export interface GameInfo {
  name: string; title: string; authors: string[]; publisher: string; year: number; seats: [number, number]; minutes: number; playable: boolean
  options: { name: string; values: string[]; default: string }[]
  /** Options for a first game; empty where the rulebook's way is easy enough. */
  relaxed: Record<string, string>
  /** Rule ids in rulebook order, empty while the game is only announced. */
  rules: string[]
  /** Whether it has a score pad. */
  pad: boolean
  /** Whether a table may bring a file of its own components. */
  components: boolean
}
export interface Opened { table: string; host: string | null; seats: Record<string, string>; link: string }
/** A step of the count as it comes from `GET …/count`; `where` and `why` as the game writes them. */
export interface CountStepMessage { seat: number; rule: string; points: number; where: any; why: any }
