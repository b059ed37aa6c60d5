// The lab: what the server tells of it, and an experiment as the form has it and as the file that the command line reads.
import { ask, json } from '../parts/api'
import type { GameInfo } from '../table/messages'
import { addWords } from '../words/words.svelte'

export interface Experiment {
  id: string; name: string; created: string; games: number; combinations: number; labels: string[]; done: number; left: number | null
  state: 'waiting' | 'compiling' | 'playing' | 'reporting' | 'stopping' | 'stopped' | 'failed' | 'done'
  game: string | null; trouble: string | null; files: string[]
}
export interface LabInfo { on: boolean; missing: string; most_games: number; most_combinations: number; kinds: Record<string, Record<string, number>>; experiments: Experiment[] }
export interface Plan { name: string; games: number; combinations: number; labels: string[]; plan: unknown }

const files = import.meta.glob<string>('./words/*.ftl', { query: '?raw', import: 'default' })
export const labWords = (): Promise<void> => addWords(files)

/** A form may be asked after while the machine plays. */
const WAIT = 60_000
const sent = <T>(path: string, body: unknown) => json<T>(path, { method: 'POST', body: JSON.stringify(body), wait: WAIT })
const at = (id: string, more = '') => `/api/lab/${encodeURIComponent(id)}${more}`
export const lab = {
  info: () => json<LabInfo>('/api/lab', { wait: WAIT }),
  check: (toml: string, name: string) => sent<Plan>('/api/lab/check', { toml, name }),
  add: (toml: string, name: string) => sent<Experiment>('/api/lab', { toml, name }),
  one: (id: string) => json<Experiment>(at(id)),
  stop: (id: string) => sent<Experiment>(at(id, '/stop'), {}),
  goOn: (id: string) => sent<Experiment>(at(id, '/go-on'), {}),
  remove: (id: string) => ask(at(id), { method: 'DELETE', wait: WAIT }),
  /** The report is there in every language of the page; what programs read is English. */
  file: (id: string, name: string, lang = 'en') => at(id, `/files/${name}${lang === 'en' ? '' : `?language=${lang}`}`),
  plan: (id: string) => at(id, '/plan'),
}
export const moving = (one: Experiment): boolean => !['stopped', 'failed', 'done'].includes(one.state)

/** The bots that the form offers, and the word of each. */
export const bots = ['random', 'greedy', 'search:100', 'search:1000', 'level:1', 'level:2', 'level:3', 'level:4', 'level:5', 'level:6'] as const
export const botWord = (bot: string): string => (bot.startsWith('level:') ? bot.replace(':', '-') : `lab-bot-${bot.replace(':', '-')}`)

export interface Form {
  name: string; game: string; seats: number[]; options: Record<string, string[]>; meet: boolean; alike: string[]; pair: [string, string]
  counts: Record<string, number>; games: number; seed: string; decisions: boolean
}
/** What the form says of a game before anything is changed. */
export const blank = (game: GameInfo, kinds: Record<string, number>): Form => ({
  name: game.name, game: game.name, seats: [game.seats[0]], options: Object.fromEntries(game.options.map(one => [one.name, [one.default]])),
  meet: false, alike: ['greedy'], pair: ['greedy', 'random'], counts: { ...kinds }, games: 1000, seed: '1', decisions: false,
})
/** The kinds of which the form has another number than the game. */
const others = (form: Form, kinds: Record<string, number>) => Object.entries(form.counts).filter(([kind, count]) => kinds[kind] !== count)

export function combinations(form: Form, kinds: Record<string, number>): number {
  const listed = Object.values(form.options).reduce((product, values) => product * values.length, 1)
  return listed * form.seats.length * (form.meet ? 1 : form.alike.length) * (others(form, kinds).length ? 2 : 1)
}

const text = (value: string) => JSON.stringify(value).replaceAll('\u007f', '\\u007F')
const list = (values: (string | number)[]) => `[${values.map(one => (typeof one === 'string' ? text(one) : one)).join(', ')}]`
const key = (name: string) => (/^[\w-]+$/.test(name) ? name : text(name))

/** The file. An option of which only the usual value is asked is left out. */
export function toml(form: Form, game: GameInfo, kinds: Record<string, number>, changed: string): string {
  const counts = others(form, kinds).map(([kind, count]) => `${key(kind)} = ${count}`)
  const options = game.options.filter(({ name, default: usual }) => form.options[name]!.some(value => value !== usual))
  return [
    `name = ${text(form.name.trim() || form.game)}`,
    `seed = ${/^\d{1,15}$/.test(form.seed) ? Number(form.seed) : text(form.seed.trim() || '1')}`,
    `games = ${form.games}`,
    ...(form.decisions ? ['rows = ["decisions", "chance"]'] : []),
    '', '[[play]]',
    `game = ${text(form.game)}`,
    `seats = ${list(form.seats)}`,
    `bots = ${form.meet ? `[${list(form.pair)}]` : list(form.alike)}`,
    ...options.map(({ name }) => `options.${key(name)} = ${list(form.options[name]!)}`),
    ...(counts.length ? [`box = ["own", { name = ${text(changed)}, counts = { ${counts.join(', ')} } }]`] : []),
    '',
  ].join('\n')
}

const isList = (value: unknown): value is unknown[] => Array.isArray(value)
const known = (bot: unknown): bot is string => bots.some(one => one === bot)

/** The form that says what a file says; null where it says more than the form can. */
export function fill(plan: Record<string, any>, games: GameInfo[], kinds: Record<string, Record<string, number>>, name: string): Form | null {
  const [play, ...more] = plan.play ?? []
  const game = games.find(one => one.name === play?.game)
  const only = (found: object, ...names: string[]) => Object.keys(found).every(one => names.includes(one))
  if (!game || more.length || !only(plan, 'name', 'seed', 'games', 'rows', 'play') || !only(play, 'game', 'seats', 'bots', 'options', 'box', 'games')) return null
  const form = blank(game, kinds[game.name] ?? {})
  form.name = String(plan.name ?? name)
  form.seed = String(plan.seed ?? 1)
  form.games = play.games ?? plan.games ?? 1000
  form.decisions = (plan.rows ?? []).length === 2
  form.seats = [play.seats ?? game.seats[0]].flat()
  for (const [option, value] of Object.entries(play.options ?? {})) form.options[option] = [value].flat().map(String)
  const lineups: unknown[] = play.bots
  if (lineups.every(known)) form.alike = lineups
  else if (lineups.length === 1 && isList(lineups[0]) && lineups[0].length === 2 && lineups[0].every(known)) { form.meet = true; form.pair = lineups[0] as [string, string] }
  else return null
  const [own, box, ...third] = play.box ?? ['own']
  if (own !== 'own' || third.length) return null
  if (box !== undefined) {
    const counts = typeof box === 'object' && only(box, 'name', 'counts') ? box.counts : null
    if (!counts || !only(counts, ...Object.keys(form.counts))) return null
    Object.assign(form.counts, counts)
  }
  return plan.rows?.length === 1 ? null : form
}

/** Saves a text as a file. */
export function save(name: string, content: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([content], { type: 'text/plain' }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
