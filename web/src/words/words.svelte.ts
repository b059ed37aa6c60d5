// The words of the page and of the games, in the reader's language. `t` read in markup follows a switch of the language by itself.
import { FluentBundle, FluentResource } from '@fluent/bundle'

export type Args = Record<string, string | number>

const pageFiles = import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default' })
const gameFiles = import.meta.glob<string>('../../../src/donjon/games/*/locale/*.ftl', { query: '?raw', import: 'default' })

/** What each language is called in that language: "Deutsch". */
const names = new Map(Object.keys(pageFiles).map(path => path.slice(2, -4)).map(code => {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code
  return [code, name.charAt(0).toLocaleUpperCase(code) + name.slice(1)]
}))
export const languageName = (code: string): string => names.get(code) ?? code

/** In the order of their names, English first. */
export const languages = [...names.keys()].sort((a, b) => (a === 'en' ? -1 : b === 'en' ? 1 : languageName(a).localeCompare(languageName(b))))

/** Who reads one of these can read the other. */
const kin: Record<string, string> = { no: 'nb', nn: 'nb' }

/** The first of the wanted languages that we have; English otherwise. */
export function fittingLanguage(wanted: readonly string[]): string {
  for (const want of wanted) {
    const code = want.toLowerCase().split(/[-_]/)[0]!
    const found = languages.find(lang => lang === code) ?? languages.find(lang => lang === kin[code])
    if (found) return found
  }
  return 'en'
}

let lang = $state('en')
let bundles = $state.raw<FluentBundle[]>([])
const wantedGames = new Set<string>()
/** The words of a place by file, as import.meta.glob has them. */
type Files = Record<string, () => Promise<string>>
const placeFiles = new Set<Files>()

async function bundleOf(code: string): Promise<FluentBundle> {
  const bundle = new FluentBundle(code, { useIsolating: false })
  const paths = [...wantedGames].map(game => gameFiles[`../../../src/donjon/games/${game}/locale/${code}.ftl`])
  const texts = await Promise.all([pageFiles[`./${code}.ftl`], ...paths, ...[...placeFiles].map(files => files[`./words/${code}.ftl`])].map(file => file?.() ?? ''))
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true })
  return bundle
}

let turn = 0
async function refresh(code: string): Promise<void> {
  const mine = ++turn
  const made = await Promise.all([...new Set([code, 'en'])].map(bundleOf))
  if (mine !== turn) return // a later switch has overtaken this one
  bundles = made
  lang = code
  document.documentElement.lang = code
}

export const words = {
  get lang() { return lang },
}

export const setLanguage = (code: string): Promise<void> => refresh(code)

/** Adds the words of a game: its title, sentences of rules, lines of the log. */
export async function loadGameWords(games: string[]): Promise<void> {
  const before = wantedGames.size
  for (const game of games) wantedGames.add(game)
  if (wantedGames.size > before) await refresh(lang)
}

/** Adds the words of a place that has its own. */
export async function addWords(files: Files): Promise<void> {
  if (placeFiles.has(files)) return
  placeFiles.add(files)
  await refresh(lang)
}

export function hasWord(id: string): boolean {
  return bundles.some(bundle => bundle.hasMessage(id))
}

/** The message, where there is one, or else this. */
export function wordOr(id: string, otherwise: string): string {
  return hasWord(id) ? t(id) : otherwise
}

/** A game's title in the language of the page, where its words are there. */
export function titleOf(game: string, otherwise: string): string {
  return wordOr(`${game}-title`, otherwise)
}

/** An option of a game, or one of its values. */
export function optionOf(game: string, option: string, value?: string): string {
  return wordOr(`${game}-option-${option}${value === undefined ? '' : `-${value}`}`, (value ?? option).replaceAll('_', ' '))
}

export function t(id: string, args?: Args): string {
  for (const bundle of bundles) {
    const pattern = bundle.getMessage(id)?.value
    if (pattern) return bundle.formatPattern(pattern, args, [])
  }
  if (import.meta.env.DEV && bundles.length) console.warn(`no words for ${id}`)
  return id
}

/** The message id of a rule's sentence: "knights.castle.four" is "knights-castle-four". */
export const ruleWord = (rule: string): string => rule.replaceAll('.', '-')

/** A number as the reader writes it. */
export const number = (value: number): string => value.toLocaleString(lang)
