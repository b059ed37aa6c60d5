// The view of Tower Duel as the board wants it (games/duel/state.py says what the fields hold), and its moves taken apart.
import type { Position } from '../../table/messages'

export const SYMBOLS = ['B', 'F', 'P', 'S'] as const
const VALUES = 13
const DECK = 52
const CARDS = 104
const TALLEST = 49
const BLUE = [false, true, true, false]

export interface Face { card: number; symbol: number; value: number; deck: number; blue: boolean }
/** What one player has at their end. Piles from the bottom up. */
export interface End { depot: number; top: Face | null; below: Face | null; stock: number; seen: Face[]; unseen: Face[]; waste: Face[]; gold: number; blocked: boolean }
export interface Tower { symbol: number; height: number; blue: boolean[] }
export interface Duel {
  phase: 'play' | 'block' | 'over'
  turn: number
  hand: Face | null
  calls: boolean
  claims: boolean
  closed: boolean // waste piles may not be looked through
  owed: number
  first: number
  towers: Tower[]
  stores: Face[][]
  ends: End[]
  byDeck: boolean
}

export function faceOf(card: number, byDeck: boolean): Face {
  const deck = card < DECK ? 0 : 1
  const symbol = Math.floor((card % DECK) / VALUES)
  return { card, symbol, value: card % VALUES, deck, blue: byDeck ? deck === 1 : BLUE[symbol]! }
}

/** `B10` of seat 0's deck, `b10` of seat 1's. */
export function readCard(name: string, byDeck = false): Face | null {
  const found = /^([BFPSbfps])(\d+)$/.exec(name)
  if (!found) return null
  const symbol = SYMBOLS.indexOf(found[1]!.toUpperCase() as (typeof SYMBOLS)[number])
  return faceOf((found[1] === found[1]!.toUpperCase() ? 0 : DECK) + symbol * VALUES + Number(found[2]), byDeck)
}

export function read(position: Position): Duel {
  const { fields, extras } = position.view
  const byDeck = fields.by_deck === 1
  const face = (card: number) => faceOf(card, byDeck)
  const faces = (pile: number[], start: number, count: number) => pile.slice(start, start + count).map(face)
  const one = (card: number | null) => (card === null || card < 0 ? null : face(card))
  return {
    phase: fields.phase >= 3 ? 'over' : fields.phase === 2 ? 'block' : 'play',
    turn: fields.turn,
    hand: one(fields.hand),
    calls: fields.calls === 1, claims: fields.claims === 1, closed: fields.forgetful === 1,
    owed: fields.owed[0] + fields.owed[1],
    first: fields.first,
    towers: (fields.height as number[]).map((height, site) => {
      const symbol = Math.floor(site / 2)
      return { symbol, height, blue: Array.from({ length: VALUES }, (_, value) => (byDeck ? (fields.whose[site] >> value & 1) === 1 : BLUE[symbol]!)) }
    }),
    stores: (fields.size as number[]).map((size, store) => faces(fields.store, TALLEST * store, size)),
    ends: [0, 1].map(seat => ({
      depot: fields.depots[seat], top: one(extras.depot[seat]), below: one(extras.below[seat]),
      stock: fields.stocks[seat], seen: extras.stock[seat].map(face), unseen: extras.unseen[seat].map(face),
      waste: faces(fields.waste, CARDS * seat, fields.wastes[seat]),
      gold: fields.gold[seat], blocked: fields.blocked[seat] === 1,
    })),
    byDeck,
  }
}

/** A place on the board: `store-1` … `store-8`, `tower-1` … `tower-8`, and of a seat `depot-0`, `stock-0`, `hand-0`, `waste-0`, `purse-0`. */
export type Place = `${'store' | 'tower' | 'depot' | 'stock' | 'hand' | 'waste' | 'purse'}-${number}`
export const place = (kind: string, n: number) => `${kind}-${n}` as Place
export const numberOf = (at: Place) => Number(at.split('-')[1])
export const kindOf = (at: Place) => at.split('-')[0] as 'store' | 'tower' | 'depot' | 'stock' | 'hand' | 'waste' | 'purse'

/** The place of a source as moves name it, and back. */
export const sourcePlace = (source: string, seat: number): Place => (/^\d$/.test(source) ? place('store', Number(source)) : place(source === 'drawn' ? 'hand' : source, seat))
export const sourceName = (at: Place) => (kindOf(at) === 'store' ? String(numberOf(at)) : kindOf(at) === 'hand' ? 'drawn' : kindOf(at))

export interface Move { text: string; verb: string; from: Place | null; to: Place | null; pair: boolean }
export function readMove(text: string, seat: number, duel: Duel): Move {
  const [verb = '', a = '', b = ''] = text.split(' ')
  const move: Move = { text, verb, from: null, to: null, pair: verb === 'pair' }
  if (verb === 'build' || verb === 'store' || verb === 'give') move.from = sourcePlace(a, seat)
  if (verb === 'pair') { move.from = place('store', Number(a)); move.to = place('store', Number(b)) }
  if (verb === 'store') move.to = place('store', Number(b))
  if (verb === 'give') move.to = place('waste', 1 - seat)
  if (verb === 'shed') { move.from = place('depot', seat); move.to = place('waste', seat) }
  if (verb === 'waste') { move.from = place('hand', seat); move.to = place('waste', seat) }
  if (verb === 'draw') { move.from = place('stock', seat); move.to = place('hand', seat) }
  if (verb === 'build') {
    const card = cardAt(move.from!, duel)
    const site = card ? siteOf(card, duel) : -1
    if (site >= 0) move.to = place('tower', site + 1)
  }
  return move
}

/** The card that lies on top of a place. */
export function cardAt(at: Place, duel: Duel): Face | null {
  const n = numberOf(at)
  switch (kindOf(at)) {
    case 'store': return duel.stores[n - 1]?.at(-1) ?? null
    case 'hand': return duel.turn === n ? duel.hand : null
    case 'depot': return duel.ends[n]!.top
    case 'waste': return duel.ends[n]!.waste.at(-1) ?? null
    default: return null
  }
}

/** The tower on which a card goes next, from 0; -1 none. To tell what came about or was missed, never what may be done. */
export function siteOf(card: Face, duel: Duel): number {
  return [2 * card.symbol, 2 * card.symbol + 1].find(site => duel.towers[site]!.height === card.value) ?? -1
}

/** After a call: what could have been built instead of the move that was taken back. A card that was in hand lies on the stock now. */
export function overlooked(duel: Duel, seat: number, undone: string): { at: Place; card: Face; site: number }[] {
  const end = duel.ends[seat]!
  const drawn = undone === 'waste' || undone.includes('drawn')
  const own: Place[] = drawn ? [] : [place(end.depot ? 'depot' : 'waste', seat), ...duel.stores.map((_, n) => place('store', n + 1))]
  const found = own.map(at => ({ at, card: cardAt(at, duel) }))
  if (drawn && end.seen[0]) found.push({ at: place('stock', seat), card: end.seen[0] })
  return found.flatMap(({ at, card }) => {
    const site = card ? siteOf(card, duel) : -1
    return card && site >= 0 ? [{ at, card, site }] : []
  })
}
