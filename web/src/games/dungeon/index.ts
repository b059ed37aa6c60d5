import { t } from '../../words/words.svelte'
import type { GameUI } from '../contract'
import Board from './Board.svelte'
import { placeName, readClimb, slotOf, type Slot } from './model'

type Line = ReturnType<GameUI['logline']>
const card = (name: string) => t(`dungeon-card-${name}`)

/** `3w:1 4:dragon` as words. */
function fallen(outcome: string | null): string {
  if (!outcome || outcome === '-') return 'none'
  return outcome.split(' ').map(word => { const [slot, value] = word.split(':'); return `${card(value!)} (${placeName(slot as Slot)})` }).join(', ')
}

export default {
  name: 'dungeon',
  Board,
  secret: false,
  tallies: ({ view: { fields } }, seat) => [
    { icon: 'top', value: fields.crowned[seat], label: 'dungeon-tally-top' },
    { icon: 'card', value: fields.left[seat], label: 'dungeon-tally-deck' },
    { icon: 'hatch', value: fields.lost.slice(5 * seat, 5 * seat + 5).reduce((total: number, n: number) => total + n, 0), label: 'dungeon-tally-lost' },
  ],
  logline(entry): Line {
    const climb = readClimb(entry.move)
    if (climb) return { id: 'dungeon-log-climb', args: { value: climb.value, slot: placeName(climb.from), target: placeName(climb.to) } }
    const at = slotOf(entry.move)
    const slot = at ? placeName(at) : ''
    // A move that is only spoken of has no outcome.
    if (entry.move === 'draw') return entry.outcome ? { id: 'dungeon-log-draw', args: { card: card(entry.outcome) } } : { id: 'dungeon-draw', args: {} }
    if (entry.move.startsWith('place')) return { id: 'dungeon-log-place', args: { slot } }
    if (entry.move.startsWith('perch')) return { id: 'dungeon-log-perch', args: { slot } }
    if (entry.move.startsWith('throw') && entry.outcome === null) return { id: 'dungeon-do-throw', args: { slot } }
    if (entry.move.startsWith('throw')) return { id: 'dungeon-log-throw', args: { slot, fallen: fallen(entry.outcome) } }
    return { id: 'dungeon-log-return', args: {} }
  },
} satisfies GameUI
