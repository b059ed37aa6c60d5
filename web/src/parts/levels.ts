// How strong a bot plays: the server's names, and the ones we show.
import { t } from '../words/words.svelte'

export const levels = ['1', '2', '3', '4', '5', '6', 'strongest'].map(name => ({ level: name === 'strongest' ? name : `level:${name}`, word: `level-${name}` }))
export const usualLevel = 'level:2'
/** That of the strongest bot at a table. */
export const strongestLevel = (chairs: { level: string | null }[]): string => levels.findLast(one => chairs.some(({ level }) => level === one.level))?.level ?? usualLevel

/** Tables that were opened before there were levels. */
const former: Record<string, string> = { random: 'level-gentle', greedy: 'level-fair', 'search:200ms': 'level-sharp', 'search:1s': 'level-master' }

export function levelName(level: string | null): string {
  const word = levels.find(one => one.level === level)?.word ?? former[level ?? '']
  return word ? t(word) : (level ?? '')
}

const botNames = ['Isolde', 'Gawain', 'Melusine', 'Roland', 'Brunhild']
/** A name for the bot at this seat, other than those that people have. */
export const botName = (seat: number, taken: string[] = []): string => {
  const free = botNames.filter(name => !taken.includes(name))
  return free[seat % free.length]!
}
