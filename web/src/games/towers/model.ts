// The view of 5 Towers as the board wants it (games/towers/state.py says what the fields hold), and its moves taken apart.
import type { Position } from '../../table/messages'

export const TYPES = ['C', 'S', 'P', 'J', 'D'] as const
export type Type = (typeof TYPES)[number]
export interface Card { type: Type; value: number }
const STOREYS = 21

export const cardOf = (face: number): Card => ({ type: TYPES[Math.floor(face / 16)]!, value: face % 16 })
export const nameOf = (card: Card) => `${card.type}${card.value}`
export function readCard(name: string): Card | null {
  const found = /^([CSPJD])(\d+)$/.exec(name)
  return found ? { type: found[1] as Type, value: Number(found[2]) } : null
}

export interface Site { type: Type; cards: number[]; roofed: boolean }
export interface City {
  phase: 'bid' | 'demolish' | 'build' | 'over'
  display: (Card | null)[]
  shown: number
  sites: Site[][] // by seat
  high: number
  leader: number
  starter: number
  take: number
  left: number
  again: boolean
  gone: number[]
  highest: number[]
  unfit: Card[][]
  holds: number[] // by face, what the draw pile still holds
}

export function read(position: Position): City {
  const { fields, extras } = position.view
  const seats = Array.from({ length: fields.seats }, (_, seat) => seat)
  return {
    phase: (['bid', 'demolish', 'build', 'over'] as const)[fields.phase as number]!,
    display: (fields.display as number[]).slice(0, fields.shown).map(face => (face < 0 ? null : cardOf(face))),
    shown: fields.shown,
    sites: seats.map(seat => TYPES.map((type, n) => {
      const column = 5 * seat + n
      const cards: number[] = fields.tower.slice(STOREYS * column, STOREYS * column + fields.height[column])
      return { type, cards, roofed: cards.at(-1) === 0 }
    })),
    high: fields.high, leader: fields.leader, starter: fields.starter, take: fields.take, left: fields.left, again: fields.again === 1, gone: fields.gone,
    highest: extras.highest, unfit: (extras.unfit as number[][]).map(faces => faces.map(cardOf)), holds: extras.holds,
  }
}
