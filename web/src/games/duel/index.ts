import { t } from '../../words/words.svelte'
import type { GameUI } from '../contract'
import Board from './Board.svelte'
import { readCard } from './model'

type Line = ReturnType<GameUI['logline']>

/** A source as words: `depot`, `drawn`, `waste`, or the number of a store. */
const source = (name: string) => (/^\d$/.test(name) ? t('duel-from-store', { n: Number(name) }) : t(`duel-from-${name}`))
function turned(outcome: string | null): string {
  const face = outcome ? readCard(outcome) : null
  return face ? t('duel-log-turned', { value: face.value, symbol: t(`duel-symbol-${face.symbol}`) }) : ''
}

export default {
  name: 'duel',
  Board,
  secret: false,
  tallies: ({ view: { fields } }, seat) => [
    { icon: 'card', value: fields.depots[seat] + fields.stocks[seat] + fields.wastes[seat] + (fields.hand >= 0 && fields.turn === seat ? 1 : 0), label: 'duel-tally-cards' },
    { icon: 'hatch', value: fields.depots[seat], label: 'duel-tally-depot' },
  ],
  // Whoever may overlook a chance is not told by a move that plays itself that there is none.
  unforced: ({ view: { fields } }) => fields.calls === 1,
  logline(entry): Line {
    const [verb = '', a = '', b = ''] = entry.move.split(' ')
    const args = { next: turned(entry.outcome), n: Number(b), from: verb === 'build' || verb === 'store' || verb === 'give' ? source(a) : Number(a) }
    if (verb === 'draw') {
      const face = entry.outcome ? readCard(entry.outcome) : null
      // A move that is only spoken of has no outcome.
      return face ? { id: 'duel-log-draw', args: { value: face.value, symbol: t(`duel-symbol-${face.symbol}`) } } : { id: 'duel-do-draw', args: {} }
    }
    return { id: `duel-log-${verb}`, args }
  },
  countline: ({ rule }) => ({ id: `duel-count-${rule.replace('duel.', '').replace('.', '-')}` }),
} satisfies GameUI
