// The view of the tower as the board wants it (games/dungeon/state.py says what the fields hold), and its moves taken apart.
import type { Entry, Position } from '../../table/messages'
import { t } from '../../words/words.svelte'

export const SLOTS = ['1w', '1b', '2w', '2b', '3w', '3b', '4', '5', '6', '7', '8'] as const
export type Slot = (typeof SLOTS)[number]
export const CARDS = ['1', '2', '3', 'bird', 'dragon'] as const
export const FRONT: Slot[] = ['8', '6', '4', '3w', '2w', '1w']
export const BACK: Slot[] = ['7', '5', '3b', '2b', '1b']
export const numberOf = (slot: Slot) => Number(slot[0])
export const faceOf = (slot: Slot): 'front' | 'back' => (FRONT.includes(slot) ? 'front' : 'back')

/** A slot, or the top, in words: `2w` is "2 white". */
export const placeName = (at: Slot | 'top'): string =>
  at === 'top' ? t('dungeon-top') : at[1] ? t(at[1] === 'w' ? 'dungeon-slot-white' : 'dungeon-slot-blue', { n: numberOf(at) }) : at

export interface Place { slot: Slot; owner: number; knights: number[]; dragon: number; used: boolean }
export interface Tower {
  places: Map<Slot, Place>
  phase: 'choose' | 'play' | 'over'
  card: (typeof CARDS)[number] | null
  first: boolean
  deck: number[]
  lost: number[]
  top: [number, number][]
  crowned: number[]
  values: number[]
  last: number[]
  byLast: boolean
  byHand: boolean
  atTable: boolean
}

const sum = (numbers: number[]) => numbers.reduce((total, n) => total + n, 0)

export function read(position: Position): Tower {
  const { fields, extras } = position.view
  const places = new Map<Slot, Place>()
  SLOTS.forEach((slot, n) => places.set(slot, {
    slot, owner: fields.owner[n], knights: [fields.low[n], fields.high[n]].filter(Boolean), dragon: fields.dragon[n], used: fields.seats > 2 || slot[1] !== 'b',
  }))
  const seats = Array.from({ length: fields.seats }, (_, seat) => seat)
  return {
    places, phase: fields.phase === 0 ? 'choose' : fields.phase === 1 ? 'play' : 'over', card: fields.card ? CARDS[fields.card - 1]! : null,
    first: !fields.begun[fields.turn], deck: fields.left, lost: seats.map(seat => sum(fields.lost.slice(5 * seat, 5 * seat + 5))), top: extras.top,
    crowned: seats.map(seat => fields.crowned[seat]), values: fields.values, last: fields.last, byLast: fields.latest === 1,
    byHand: fields.hand === 1 && fields.throwing < 2, atTable: fields.throwing === 2,
  }
}

/** A card on the tower as an outcome names it; `n` counts the cards of its slot from the bottom. */
export interface Card { slot: Slot; n: number; name: string }
/** All cards on the tower, front before back, from the top down as one looks at them. */
export const cardsOn = (tower: Tower): Card[] =>
  [...FRONT, ...BACK].flatMap(slot => {
    const { knights, dragon } = tower.places.get(slot)!
    return [...knights.map(String), ...(dragon >= 0 ? ['dragon'] : [])].map((name, n) => ({ slot, n, name }))
  })

export interface Climb { move: string; from: Slot; value: number; to: Slot | 'top' }
export function readClimb(move: string): Climb | null {
  const [verb, from, value, to] = move.split(' ')
  return verb === 'climb' ? { move, from: from as Slot, value: Number(value), to: to as Slot | 'top' } : null
}
/** The slot that a place, perch or throw names. */
export const slotOf = (move: string) => (/^(?:place|perch|throw) (\w+)/.exec(move)?.[1] ?? null) as Slot | null

/** A card that the last move sent to the dungeon, and whose it was. */
export interface Lost { slot: Slot; name: string; owner: number }
export function lostBy(entry: Entry | null, before: Tower): Lost[] {
  if (!entry || entry.kind !== 'move') return []
  if (entry.move.startsWith('throw')) {
    return !entry.outcome || entry.outcome === '-' ? [] : entry.outcome.split(' ').map(word => {
      const [slot, name] = word.split(':') as [Slot, string]
      return { slot, name, owner: before.places.get(slot)![name === 'dragon' ? 'dragon' : 'owner'] }
    })
  }
  const slot = readClimb(entry.move)?.to ?? (entry.move.startsWith('place') ? slotOf(entry.move) : null)
  const place = slot && slot !== 'top' ? before.places.get(slot)! : null
  if (!place) return []
  if (place.dragon >= 0) return [{ slot: place.slot, name: 'dragon', owner: place.dragon }]
  return place.owner === entry.seat ? [] : place.knights.map(value => ({ slot: place.slot, name: String(value), owner: place.owner }))
}
