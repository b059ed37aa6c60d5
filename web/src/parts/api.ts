// Asking the server. What it refuses, and what does not reach it, comes back as a Refusal.
import { tie, type Chair, type CountStepMessage, type GameInfo, type Opened, type Position, type Problem, type TableInfo } from '../table/messages'
import type { PadCount, PadInfo } from '../pad/sheet'
import type { Progress } from '../table/analysis/report'
import type { Judgement, PuzzleList, PuzzleShown } from '../puzzles/puzzles.svelte'
import { hasWord, t } from '../words/words.svelte'

export class Refusal extends Error {
  code: string
  field: string | null
  rule: string | null
  constructor(problem: Problem) {
    super(problem.text)
    this.code = problem.code
    this.field = problem.field ?? null
    this.rule = problem.rule ?? null
  }
}

/** What went wrong, in the reader's words where we have them, else in the server's. */
export function inWords(error: unknown): string {
  if (error instanceof Refusal) return hasWord(`error-${error.code}`) ? t(`error-${error.code}`, { field: error.field ?? '' }) : error.message
  return t('error-unexpected')
}

export async function ask(path: string, init: RequestInit & { token?: string | null | undefined; body?: string; wait?: number } = {}): Promise<Response> {
  const headers = new Headers(init.headers)
  if (init.token) headers.set('Authorization', `Bearer ${init.token}`)
  if (init.body) headers.set('Content-Type', 'application/json')
  let response: Response
  try {
    response = await fetch(path, { ...init, headers, signal: AbortSignal.timeout(init.wait ?? 15_000) })
  } catch {
    throw new Refusal({ code: 'unreachable', text: 'The server cannot be reached.' })
  }
  if (response.ok) return response
  let problem: Problem = { code: `http-${response.status}`, text: `${response.status} ${response.statusText}` }
  try {
    const body = await response.json()
    if (body?.error?.code) problem = body.error
  } catch {
    if (response.status >= 502) problem = { code: 'unreachable', text: 'The server cannot be reached.' }
  }
  throw new Refusal(problem)
}

export const json = async <T>(path: string, init?: Parameters<typeof ask>[1]): Promise<T> => (await ask(path, init)).json()
const post = <T>(path: string, body: unknown, token?: string | null) => json<T>(path, { method: 'POST', body: JSON.stringify(body ?? {}), token })

export interface NewTable { game: string; options: Record<string, string>; seats: { kind: Chair['kind']; name?: string; level?: string }[]; name?: string; hot_seat?: boolean; hide_scores?: boolean; pace?: boolean; box?: string }

let gamesAsked: Promise<GameInfo[]> | null = null

export const api = {
  /** The games, asked once. */
  games(): Promise<GameInfo[]> {
    gamesAsked ??= json<GameInfo[]>('/api/games').catch(error => { gamesAsked = null; throw error })
    return gamesAsked
  },
  open: (table: NewTable) => post<Opened>('/api/tables', table),
  table: (id: string) => json<TableInfo>(`/api/tables/${id}`),
  sit: (id: string, seat: number, name: string) => post<{ token: string; seat: number }>(`/api/tables/${id}/seats/${seat}`, { name }),
  chair: (id: string, seat: number, kind: Chair['kind'], level: string | null, host: string) =>
    ask(`/api/tables/${id}/seats/${seat}`, { method: 'PUT', body: JSON.stringify(level ? { kind, level } : { kind }), token: host }),
  at: (id: string, ply: number, token: string | null) => json<Position>(`/api/tables/${id}/at/${ply}`, { token }),
  record: async (id: string, token: string | null) => (await ask(`/api/tables/${id}/record`, { token })).text(),
  count: (id: string) => json<CountStepMessage[]>(`/api/tables/${id}/count`),
  rematch: (id: string, token: string) => post<Opened>(`/api/tables/${id}/rematch`, {}, token),
  analysis: (id: string) => json<Progress>(`/api/tables/${id}/analysis`),
  whatIf: (id: string, ply: number, seat: number, level: string) => post<Opened>(`/api/tables/${id}/whatif`, { ply, seats: { [seat]: 'human' }, level }),
  qr: (id: string) => `/api/tables/${id}/qr.svg`,
  pad: (game: string) => json<PadInfo>(`/api/pad/${game}`),
  padCount: (game: string, entered: unknown) => post<PadCount>(`/api/pad/${game}`, entered),
  puzzles: () => json<PuzzleList>('/api/puzzles'),
  puzzle: async (game: string, id: string) => {
    const found = await json<PuzzleShown>(`/api/puzzles/${encodeURIComponent(game)}/${encodeURIComponent(id)}`)
    tie(found.entries)
    return found
  },
  puzzleTry: (game: string, id: string, move: string | null, solution: boolean) => post<Judgement>(`/api/puzzles/${game}/${id}`, { move, solution }),
  puzzleWhy: async (game: string, id: string, move: string) => (await post<{ rule: string | null }>(`/api/puzzles/${game}/${id}/why`, { move })).rule,
}
