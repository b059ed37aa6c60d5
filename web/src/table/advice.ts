// A hint in words: the best move and the next one, what is to be expected of each, and why.
import { hasWord, t } from '../words/words.svelte'
import type { Because, Hint } from './messages'

/** How a move of a hint is told. `shares` are by seat: about how many of ten games each wins. */
export interface Tip { move: string; title: string; win: string; why: string; shares: number[] }

const TOLD = 2 // moves of a hint

const tenths = (share: number) => Math.round(share * 10)

/** Why a move is good, as one sentence: what it gains, and what it costs as the other side of that, never as a reason. */
export function whyOf(game: string, because: Because[]): string {
  const said = (price: boolean) => because.filter(one => one.price === price && hasWord(`${game}-because-${one.word}`)).map(({ word, args }) => t(`${game}-because-${word}`, args))
  const [first, second] = said(false)
  const [price] = said(true)
  if (!first) return price ? t('hint-why-price', { price }) : ''
  if (price) return t('hint-why-but', { first, price })
  return second ? t('hint-why-two', { first, second }) : t('hint-why', { first })
}

/** `line` says a move as the log does, without its place: so two moves can read alike. */
export function tipsOf(game: string, seat: number, moves: Hint[], line: (move: string) => string): Tip[] {
  const best = moves[0] ? line(moves[0].move) : ''
  const most = tenths(moves[0]?.result[seat] ?? 0)
  return moves.slice(0, TOLD).map((hint, at) => {
    const words = line(hint.move)
    const count = tenths(hint.result[seat] ?? 0)
    return {
      move: hint.move,
      title: at === 0 ? t('hint-best', { move: words }) : words === best ? t('hint-elsewhere') : t('hint-next', { move: words }),
      // The search looks more often at what it finds better: less is known of the next one, and it is never told as better.
      win: hint.result.length === 0 ? '' : at > 0 && count >= most ? t('hint-alike') : t('hint-win', { count }),
      why: whyOf(game, hint.because),
      shares: hint.result.map(tenths),
    }
  })
}

/** The whole hint as it is heard. */
export const heardOf = (tips: Tip[], picked: number): string => [tips[picked], ...tips.filter((_, at) => at !== picked)]
  .flatMap(tip => (tip ? [tip.title, tip.win, tip === tips[picked] ? tip.why : ''] : [])).filter(Boolean).map(part => part.replace(/[.!?]?$/, '.')).join(' ')
