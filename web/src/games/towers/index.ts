import { t } from '../../words/words.svelte'
import type { GameUI } from '../contract'
import Board from './Board.svelte'
import { readCard } from './model'

type Line = ReturnType<GameUI['logline']>

export default {
  name: 'towers',
  Board,
  secret: false,
  tallies: ({ view: { fields } }, seat) => [
    { icon: 'tower', value: fields.height.slice(5 * seat, 5 * seat + 5).reduce((total: number, n: number) => total + n, 0), label: 'towers-tally-cards' },
    { icon: 'hatch', value: fields.gone[seat], label: 'towers-tally-gone' },
  ],
  logline(entry): Line {
    const [verb, word = ''] = entry.move.split(' ')
    if (verb === 'bid') return { id: 'towers-log-bid', args: { count: Number(word) } }
    if (verb === 'demolish') return { id: 'towers-log-demolish', args: { type: t(`towers-of-${word}`) } }
    const card = readCard(word)
    if (card) return { id: 'towers-log-build', args: { value: card.value, type: t(`towers-of-${card.type}`) } }
    return { id: verb === 'pass' ? 'towers-log-pass' : 'towers-log-keep', args: {} }
  },
} satisfies GameUI
