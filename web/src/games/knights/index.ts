import { fields } from './tally'
import type { GameUI } from '../contract'
import Board from './Board.svelte'
import { readDeployment, readLaying } from './model'
import { t } from '../../words/words.svelte'

type Line = ReturnType<GameUI['logline']>

export default {
  name: 'knights',
  Board,
  tallies: fields,
  logline(entry): Line {
    const [verb, word] = entry.move.split(' ')
    const tile = (kind: string) => t(`knights-tile-${kind}`)
    if (verb === 'keep') return word === '?' ? { id: 'knights-log-keep-hidden', args: {} } : { id: 'knights-log-keep', args: { tile: tile(word!) } }
    const laying = readLaying(entry.move)
    if (laying) return { id: 'knights-log-lay', args: { tile: tile(laying.kind) } }
    if (verb === 'stop') return { id: 'knights-log-stop', args: {} }
    const plan = readDeployment(entry.move)
    if (!plan) return { id: 'knights-log-deploy-none', args: {} }
    const count = plan.counts.reduce((sum, n) => sum + n, 0)
    return plan.direction
      ? { id: 'knights-log-deploy-line', args: { count, direction: plan.direction, split: plan.counts.join(' – ') } }
      : { id: 'knights-log-deploy-stay', args: { count } }
  },
} satisfies GameUI
