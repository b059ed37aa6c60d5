// How strong a bot plays: the server's names, and the ones we show.
import { t } from '../words/words.svelte'

export const levels = [
  { level: 'random', word: 'level-gentle' },
  { level: 'greedy', word: 'level-fair' },
  { level: 'search:200ms', word: 'level-sharp' },
  { level: 'search:1s', word: 'level-master' },
]
export const usualLevel = 'greedy'

export function levelName(level: string | null): string {
  const known = levels.find(one => one.level === level)
  return known ? t(known.word) : (level ?? '')
}

const botNames = ['Isolde', 'Gawain', 'Melusine', 'Roland', 'Brunhild']
/** A name for the bot at this seat, other than those that people have. */
export const botName = (seat: number, taken: string[] = []): string => {
  const free = botNames.filter(name => !taken.includes(name))
  return free[seat % free.length]!
}
