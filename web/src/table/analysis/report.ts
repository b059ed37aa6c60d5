// What GET …/analysis tells of a match that is over, and what the page reads out of it.

import type { Because } from '../messages'

export type MarkName = 'forced' | 'best' | 'good' | 'inaccuracy' | 'mistake' | 'blunder'
export interface Ply {
  ply: number; seat: number; move: string; forced: boolean; before: number[]; /** Empty where a seat left out of turn. */ best: string; best_result: number[]; played: number[]; after: number[]
  loss: number; mark: MarkName; candidates: { move: string; visits: number; result: number[] }[]; /** Why the best move is good, where the one played is held against the seat. */ because: Because[]; luck: number[]
}
/** `luck_error`: luck lies within so much of what is told. */
export interface SeatReport { loss: number; luck: number; luck_error: number; moves: number; best: number; good: number; inaccuracy: number; mistake: number; blunder: number }
export interface Report { game: string; seats: number; start: number[]; plies: Ply[]; costliest: number[]; by_seat: SeatReport[] }
export interface Progress { done: number; of: number; analysis: Report | null; partial: Report | null }

/** Winning chances by seat after each ply from 0 to `last`; null where they are not known yet. What no analysis speaks of (a move taken back, a resignation) changes nothing. */
export function chances(report: Report, last: number): (number[] | null)[] {
  const known = new Map(report.plies.map(one => [one.ply, one.after]))
  const found: (number[] | null)[] = [report.start]
  for (let ply = 1; ply <= last; ply++) found.push(known.get(ply) ?? null)
  return found
}

/** The chances at a ply, or the last known before it. */
export function chancesAt(line: (number[] | null)[], ply: number): number[] {
  for (let at = Math.min(ply, line.length - 1); at > 0; at--) if (line[at]) return line[at]!
  return line[0] ?? []
}

/** As a whole number of hundredths. */
export const percent = (chance: number): number => Math.round(chance * 100)

/** Marks that say something was given away. */
export const COSTLY: readonly MarkName[] = ['inaccuracy', 'mistake', 'blunder']
