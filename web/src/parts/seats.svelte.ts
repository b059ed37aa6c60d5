// The tables at which this browser sits, and the tokens that prove it.
import { readStored, writeStored } from './settings.svelte'

export interface Kept { game: string; tokens: Record<string, string>; host: string | null; when: number; over: boolean }

const KEY = 'donjon.tables'
const MOST = 40

let tables = $state<Record<string, Kept>>(readStored<Record<string, Kept>>(KEY, {}))

function save(): void {
  const newest = Object.entries(tables).sort((a, b) => b[1].when - a[1].when).slice(0, MOST)
  writeStored(KEY, Object.fromEntries(newest))
}

addEventListener('storage', event => { if (event.key === KEY) tables = readStored(KEY, {}) })

export const seats = {
  /** Tables that are still running, the newest first. */
  get running(): [string, Kept][] {
    return Object.entries(tables).filter(([, kept]) => !kept.over && (Object.keys(kept.tokens).length > 0 || kept.host)).sort((a, b) => b[1].when - a[1].when)
  },
  of: (id: string): Kept | null => tables[id] ?? null,
  keep(id: string, game: string, tokens: Record<string, string>, host: string | null = null): void {
    const old = tables[id]
    tables[id] = { game: game || old?.game || '', tokens: { ...old?.tokens, ...tokens }, host: host ?? old?.host ?? null, when: Date.now(), over: old?.over ?? false }
    save()
  },
  touch(id: string, game: string, over: boolean): void {
    const kept = tables[id]
    if (!kept || (kept.over === over && kept.game === game)) return
    tables[id] = { ...kept, game, over }
    save()
  },
  forget(id: string): void {
    delete tables[id]
    save()
  },
}
