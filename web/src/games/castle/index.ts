import { t } from '../../words/words.svelte'
import type { Entry } from '../../table/messages'
import type { GameUI } from '../contract'
import Board from './Board.svelte'
import { key, read, readDiscard, readLay, readShot, type Play, type Shot } from './model'
import { called } from './told'

type Line = ReturnType<GameUI['logline']>
const name = ({ faces }: Play, card: number) => called(faces[card]!)
const lying = (game: Play, card: number, back: boolean) => (card < 0 ? t('castle-start') : back ? t('castle-back') : name(game, card))
/** What a shot takes away: in the log what was laid there before, of a move that is only spoken of what the board shows there. Null where that is of another time. */
function hit(game: Play, { prior }: Entry, { seat, x, y }: Shot): string | null {
  if (prior === undefined) {
    const cell = game.castles[seat]?.at.get(key(x, y))
    return cell ? lying(game, cell.card, cell.back) : null
  }
  for (let entry = prior; entry; entry = entry.prior ?? null) {
    const lay = entry.seat === seat ? readLay(entry.move) : null
    if (lay?.x === x && lay.y === y) return lying(game, lay.card, lay.side === 'back')
  }
  return lying(game, -1, true)
}

export default {
  name: 'castle',
  Board,
  secret: false,
  tallies: (position, seat) => [{ icon: 'card', value: read(position).castles[seat]!.cells.length, label: 'castle-tally-cards' }],
  logline(entry, who, position): Line {
    const game = read(position)
    const lay = readLay(entry.move)
    if (lay) return { id: lay.side === 'back' ? 'castle-log-back' : 'castle-log-lay', args: { card: name(game, lay.card) } }
    const shot = readShot(entry.move)
    if (shot) {
      const [target, card] = [who(shot.seat), hit(game, entry, shot)]
      return card ? { id: 'castle-log-hit', args: { target, card } } : { id: 'castle-log-shoot', args: { target } }
    }
    const card = readDiscard(entry.move)
    return card === null ? { id: 'castle-log-hold', args: {} } : { id: 'castle-log-discard', args: { card: name(game, card) } }
  },
  countline(step) {
    const counts = String(step.why).split(' ').map(Number)
    const most = Math.max(...counts)
    const kind = step.points === 3 ? 'first' : step.points === 2 ? 'shared' : 'second'
    return { id: `castle-step-${kind}`, args: { row: t(`castle-row-${step.where}`), most, own: counts[step.seat] ?? 0, sharers: counts.filter(n => n === most).length } }
  },
} satisfies GameUI
