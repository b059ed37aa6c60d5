// The view of Build the Castle as the board wants it (games/castle/state.py and pieces.py say what the fields hold), and its moves taken apart.
import type { Position } from '../../table/messages'

export const FIGURES = ['knight', 'princess', 'ghost', 'dove', 'cat'] as const
export type Figure = (typeof FIGURES)[number]
export const ROWS = [...FIGURES, 'tower'] as const
export type Row = (typeof ROWS)[number]
const PATTERNS = ['ground', 'castle', 'tower', 'sky'] as const
export type Pattern = (typeof PATTERNS)[number]
export const EDGES = ['up', 'right', 'down', 'left'] as const
export type Edge = (typeof EDGES)[number]
export const WEST = -15, EAST = 15, TOP = 15

export interface Face { up: Pattern; right: Pattern; down: Pattern; left: Pattern; figures: Record<Figure, number>; catapult: boolean }
export interface Cell { x: number; y: number; card: number; back: boolean; face: Face }
export interface Castle { cells: Cell[]; at: Map<string, Cell>; rows: number[]; points: number[] }
export interface Play {
  phase: 'take' | 'shoot' | 'over'
  turn: number
  starter: number
  taken: number
  left: number
  either: boolean
  display: (number | null)[]
  castles: Castle[]
  unseen: number[]
  faces: Face[]
}

export const key = (x: number, y: number) => `${x},${y}`
export function readFace(bits: number): Face {
  const edge = (n: number) => PATTERNS[(bits >> (2 * n)) & 3]!
  const figures = Object.fromEntries(FIGURES.map((figure, n) => [figure, (bits >> (8 + 4 * n)) & 15])) as Record<Figure, number>
  return { up: edge(0), right: edge(1), down: edge(2), left: edge(3), figures, catapult: ((bits >> 28) & 1) === 1 }
}
/** The back where it lies: on the ground, or on a card. */
export const backFace = (y: number): Face => ({
  up: 'castle', right: 'castle', down: y === 0 ? 'ground' : 'castle', left: 'castle', catapult: false, figures: { knight: 0, princess: 0, ghost: 0, dove: 0, cat: 0 },
})
export const countOf = (face: Face) => FIGURES.reduce((sum, figure) => sum + face.figures[figure], 0)

const known = new WeakMap<Position, Play>()
export function read(position: Position): Play {
  const kept = known.get(position)
  if (kept) return kept
  const { fields, extras } = position.view
  const faces = (fields.box as number[]).slice(0, fields.cards).map(readFace)
  const castles = (extras.castles as Omit<Cell, 'face'>[][]).map((cards, seat): Castle => {
    const cells = cards.map(cell => ({ ...cell, face: cell.back ? backFace(cell.y) : faces[cell.card]! }))
    return { cells, at: new Map(cells.map(cell => [key(cell.x, cell.y), cell])), rows: extras.rows[seat], points: extras.points[seat] }
  })
  const play: Play = {
    phase: (['take', 'shoot', 'over'] as const)[fields.phase as number]!, turn: fields.turn, starter: fields.starter, taken: fields.taken, left: fields.left, either: fields.either === 1,
    display: (fields.display as number[]).slice(0, fields.shown).map(card => (card < 0 ? null : card)), castles, unseen: extras.unseen, faces,
  }
  known.set(position, play)
  return play
}

/** An empty cell where a card could be laid, were it not for its edges. */
export interface Open { x: number; y: number }
export function openCells(castle: Castle): Open[] {
  const tops = new Map<number, number>()
  for (const { x, y } of castle.cells) tops.set(x, Math.max(tops.get(x) ?? -1, y))
  const open: Open[] = []
  for (const [x, y] of tops) {
    if (y < TOP) open.push({ x, y: y + 1 })
    for (const beside of [x - 1, x + 1]) if (!tops.has(beside) && castle.at.has(key(x, 0)) && beside >= WEST && beside <= EAST) open.push({ x: beside, y: 0 })
  }
  return open.filter((cell, n) => open.findIndex(other => other.x === cell.x && other.y === cell.y) === n).sort((a, b) => a.x - b.x || a.y - b.y)
}
/** The edges with which a face would not match there. */
export function clashes(castle: Castle, face: Face, { x, y }: Open): Edge[] {
  const wrong: Edge[] = []
  const [left, right, below] = [castle.at.get(key(x - 1, y)), castle.at.get(key(x + 1, y)), castle.at.get(key(x, y - 1))]
  if (face.down !== (y === 0 ? 'ground' : below?.face.up)) wrong.push('down')
  if (left && left.face.right !== face.left) wrong.push('left')
  if (right && right.face.left !== face.right) wrong.push('right')
  return wrong
}

export type Side = 'up' | 'back'
export interface Laying { card: number; side: Side; x: number; y: number }
export const layMove = ({ card, side, x, y }: Laying) => `lay c${card + 1} ${side} ${x},${y}`
export function readLay(move: string): Laying | null {
  const found = /^lay c(\d+) (up|back) (-?\d+),(\d+)$/.exec(move)
  return found ? { card: Number(found[1]) - 1, side: found[2] as Side, x: Number(found[3]), y: Number(found[4]) } : null
}
export interface Shot { seat: number; x: number; y: number }
export const shootMove = ({ seat, x, y }: Shot) => `shoot ${seat} ${x},${y}`
export function readShot(move: string): Shot | null {
  const found = /^shoot (\d) (-?\d+),(\d+)$/.exec(move)
  return found ? { seat: Number(found[1]), x: Number(found[2]), y: Number(found[3]) } : null
}
export function readDiscard(move: string): number | null {
  const found = /^discard c(\d+)$/.exec(move)
  return found ? Number(found[1]) - 1 : null
}
