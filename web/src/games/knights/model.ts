// The view of Robber Knights as the board wants it (games/knights/state.py says what the fields hold), and its moves taken apart.
import type { Position } from '../../table/messages'

export const KINDS = ['L', 'M', 'P', 'Pv', 'Pc', 'Pt', 'Fv', 'Fc', 'Ft'] as const
export type Kind = (typeof KINDS)[number]
export const POINTS: Record<Kind, number> = { L: 0, M: 0, P: 0, Pv: 2, Pc: 1, Pt: 3, Fv: 2, Fc: 1, Ft: 3 }
export const LEAVE: Record<Kind, number> = { L: 0, M: 3, P: 1, Pv: 1, Pc: 1, Pt: 1, Fv: 2, Fc: 2, Ft: 2 }
const WEST = 6, SOUTH = 8, ROWS = 18, COLUMNS = 16

export interface Cell { x: number; y: number; kind: Kind; stack: number[] } // stack: seats from the bottom up
export interface Board {
  cells: Map<string, Cell>
  box: [number, number, number, number] // lowest x, highest x, lowest y, highest y
  phase: 'keep' | 'lay' | 'deploy' | 'over'
  castle: string | null
  laid: number
  hand: Kind[]
  side: number
}

export const key = (x: number, y: number) => `${x},${y}`
export const place = (at: string) => at.split(',').map(Number) as [number, number]

export function read(position: Position): Board {
  const { fields, extras } = position.view
  const cells = new Map<string, Cell>()
  for (let column = 0; column < COLUMNS; column++)
    for (let row = 0; row < ROWS; row++) {
      const at = column * ROWS + row
      if (fields.tile[at] < 0) continue
      const [x, y] = [column - WEST, row - SOUTH]
      cells.set(key(x, y), { x, y, kind: KINDS[fields.tile[at]]!, stack: unstack(fields.stack[at]) })
    }
  const castle = fields.castle < 0 ? null : key(Math.floor(fields.castle / ROWS) - WEST, (fields.castle % ROWS) - SOUTH)
  const mine: number[] = position.as === null ? [] : (fields.hand[position.as] ?? [])
  return {
    cells, castle, box: fields.box, laid: fields.laid, side: extras.side,
    phase: (['keep', 'lay', 'deploy', 'over'] as const)[fields.phase as number]!,
    hand: mine.filter(kind => kind >= 0).map(kind => KINDS[kind]!),
  }
}

function unstack(code: number): number[] {
  const seats: number[] = []
  for (let rest = code; rest > 0; rest = Math.floor(rest / 5)) seats.unshift((rest % 5) - 1)
  return seats
}

/** Closed for good: nobody can enter and keep the rule of four. */
export const closed = (cell: Cell) => cell.kind !== 'L' && cell.stack.length + LEAVE[cell.kind] > 4

export type Direction = 'N' | 'E' | 'S' | 'W'
export const STEP: Record<Direction, [number, number]> = { N: [0, 1], E: [1, 0], S: [0, -1], W: [-1, 0] }
export interface Deployment { direction: Direction | null; counts: number[] }

export const write = (plan: Deployment) => (plan.direction ? `deploy ${plan.direction} ${plan.counts.join('-')}` : `deploy ${plan.counts[0]}`)
export function readDeployment(move: string): Deployment | null {
  const found = /^deploy (?:([NESW]) )?(\d[\d-]*)$/.exec(move)
  return found ? { direction: (found[1] as Direction) ?? null, counts: found[2]!.split('-').map(Number) } : null
}
export function readLaying(move: string): { kind: Kind; at: string } | null {
  const found = /^lay (\w+) (-?\d+,-?\d+)$/.exec(move)
  return found ? { kind: found[1] as Kind, at: found[2]! } : null
}

/** The legal plan of that direction and length that is nearest to the wanted counts. */
export function nearest(plans: Deployment[], direction: Direction | null, length: number, wanted: number[]): Deployment | null {
  let best: Deployment | null = null
  let least = Infinity
  for (const plan of plans) {
    if (plan.direction !== direction || plan.counts.length !== length) continue
    const off = plan.counts.reduce((sum, count, i) => sum + Math.abs(count - (wanted[i] ?? 1)) * (i < wanted.length ? 2 : 1), 0)
    if (off < least) { least = off; best = plan }
  }
  return best
}

/** A fixed number from 0 to 1 for a place: drawings vary, and are the same at each sight. */
export function chance(x: number, y: number, n: number): number {
  let h = Math.imul(x + 97, 374761393) ^ Math.imul(y + 89, 668265263) ^ Math.imul(n + 7, 2246822519)
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  return ((h ^ (h >>> 16)) >>> 0) / 2 ** 32
}
