// What a person has chosen on this browser: language, theme, sound, name. Kept in localStorage; a browser without it forgets, and works.
import { fittingLanguage, setLanguage } from '../words/words.svelte'

export type Theme = 'system' | 'light' | 'dark'
interface Kept { lang: string | null; theme: Theme; sound: boolean; name: string }

const KEY = 'donjon.settings'

export function readStored<T>(key: string, fallback: T): T {
  try {
    const text = localStorage.getItem(key)
    return text === null ? fallback : { ...fallback, ...JSON.parse(text) }
  } catch {
    return fallback
  }
}

export function writeStored(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch { /* private window or full: nothing to do */ }
}

const kept = $state<Kept>(readStored<Kept>(KEY, { lang: null, theme: 'system', sound: true, name: '' }))
const save = () => writeStored(KEY, kept)

function showTheme(): void {
  const root = document.documentElement
  if (kept.theme === 'system') delete root.dataset.theme
  else root.dataset.theme = kept.theme
}

export const settings = {
  get theme() { return kept.theme },
  set theme(theme: Theme) { kept.theme = theme; save(); showTheme() },
  get sound() { return kept.sound },
  set sound(on: boolean) { kept.sound = on; save() },
  get name() { return kept.name },
  set name(name: string) { kept.name = name.trim().slice(0, 24); save() },
  async language(code: string) { kept.lang = code; save(); await setLanguage(code) },
  async start() { showTheme(); await setLanguage(fittingLanguage(kept.lang ? [kept.lang] : navigator.languages)) },
}

const calm = matchMedia('(prefers-reduced-motion: reduce)')
/** True where motion shall be a highlight only. */
export const reducedMotion = (): boolean => calm.matches
