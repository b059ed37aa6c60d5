// The messages of docs/protocol.md, as types.
export interface Chair { kind: 'human' | 'open' | 'bot'; name: string; level: string | null; here: boolean }
export interface Entry { ply: number; seat: number; move: string; outcome: string | null; kind: 'move' | 'undo' | 'resign' | 'timeout'; forced: boolean }
export interface View { game: string; seat: number | null; fields: Record<string, any>; extras: Record<string, any> }
export interface Position {
  ply: number; as: number | null; mover: number | null; finished: boolean; scores: number[]; winners: number[]; reason: string | null
  view: View; legal: string[]; undo: boolean
}

export interface TableMessage extends Position {
  table: string; game: string; options: Record<string, string>; chairs: Chair[]; host: boolean; you: number[]; started: boolean; link: string
  commitment: string; seed: string | null; hide_scores: boolean; entries: Entry[]
}
export interface MovedMessage extends Position { since: number; entries: Entry[] }
export interface TableInfo { table: string; game: string; options: Record<string, string>; chairs: Chair[]; started: boolean; finished: boolean; link: string; mover?: number | null; winners?: number[] }
export interface GameInfo {
  name: string; title: string; authors: string[]; publisher: string; year: number; seats: [number, number]; minutes: number; playable: boolean
  options: { name: string; values: string[]; default: string }[]
  /** Rule ids in rulebook order. */
  rules?: string[]
}
export interface Opened { table: string; host: string; seats: Record<string, string>; link: string }
export interface Hint { move: string; visits: number; result: number[] }
/** The body of every refusal: an HTTP error's `error`, a socket's `error`. */
export interface Problem { code: string; text: string; field?: string | null; rule?: string | null }
