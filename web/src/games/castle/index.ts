import { t } from '../../words/words.svelte'
import type { GameUI } from '../contract'
import Board from './Board.svelte'
import { latest, read, readDiscard, readLay, readShot } from './model'
import { called } from './told'

type Line = ReturnType<GameUI['logline']>
/** By its number as long as no board has been drawn. */
function name(card: number): string {
  const face = latest?.faces[card]
  return face ? called(face) : `c${card + 1}`
}

export default {
  name: 'castle',
  Board,
  secret: false,
  tallies: (position, seat) => [{ icon: 'card', value: read(position).castles[seat]!.cells.length, label: 'castle-tally-cards' }],
  logline(entry, who): Line {
    const lay = readLay(entry.move)
    if (lay) return { id: lay.side === 'back' ? 'castle-log-back' : 'castle-log-lay', args: { card: name(lay.card) } }
    const shot = readShot(entry.move)
    if (shot) return { id: 'castle-log-shoot', args: { target: who(shot.seat), x: shot.x, y: shot.y } }
    const card = readDiscard(entry.move)
    return card === null ? { id: 'castle-log-hold', args: {} } : { id: 'castle-log-discard', args: { card: name(card) } }
  },
  countline(step) {
    const counts = String(step.why).split(' ').map(Number)
    const most = Math.max(...counts)
    const kind = step.points === 3 ? 'first' : step.points === 2 ? 'shared' : 'second'
    return { id: `castle-step-${kind}`, args: { row: t(`castle-row-${step.where}`), most, own: counts[step.seat] ?? 0, sharers: counts.filter(n => n === most).length } }
  },
} satisfies GameUI
