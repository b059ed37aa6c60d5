// The messages of docs/protocol.md, as types.
export interface Chair { kind: 'human' | 'open' | 'bot'; name: string; level: string | null; here: boolean }
export interface Entry { ply: number; seat: number; move: string; outcome: string | null; kind: 'move' | 'undo' | 'resign' | 'timeout'; forced: boolean }
export interface View { game: string; seat: number | null; fields: Record<string, any>; extras: Record<string, any> }
export interface Position {
  ply: number; as: number | null; mover: number | null; finished: boolean; scores: number[]; winners: number[]; reason: string | null
  view: View; legal: string[]; undo: boolean
}
