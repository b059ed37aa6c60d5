// Puzzles: what the server tells of them, and what this browser has solved. Kept in localStorage; a browser without it forgets, and works.
import type { Because, Entry, Position } from '../table/messages'
import { readStored, writeStored } from '../parts/settings.svelte'
import { addWords } from '../words/words.svelte'

const files = import.meta.glob<string>('./words/*.ftl', { query: '?raw', import: 'default' })
export const puzzleWords = (): Promise<void> => addWords(files)

export interface PuzzleInfo { id: string; game: string; seats: number; moves: number; level: number; ply: number }
export interface PuzzleList { day: string; daily: PuzzleInfo | null; puzzles: PuzzleInfo[] }
export interface PuzzleShown { info: PuzzleInfo; seat: number; position: Position; entries: Entry[]; record: string }
export interface Candidate { move: string; result: number; error: number; because: Because[] }
/** Solutions and candidates are there once the move is right, or the solution was asked for. */
export interface Judgement { right: boolean; lost: number | null; solutions: string[]; candidates: Candidate[] }

interface Kept {
  /** By id: found by oneself, or looked up. */
  done: Record<string, 'solved' | 'seen'>
  /** The last day whose puzzle was solved, and how many days in a row. */
  day: string
  run: number
}
const KEY = 'donjon.puzzles'
const kept = $state<Kept>(readStored<Kept>(KEY, { done: {}, day: '', run: 0 }))

const dayBefore = (day: string) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)

export const progress = {
  of: (id: string): 'solved' | 'seen' | null => kept.done[id] ?? null,
  /** Whoever has looked the solution up has not found it. */
  finish(id: string, how: 'solved' | 'seen'): void {
    kept.done[id] ??= how
    writeStored(KEY, kept)
  },
  /** The puzzle of the day is solved. */
  today(day: string): void {
    if (kept.day === day) return
    kept.run = kept.day === dayBefore(day) ? kept.run + 1 : 1
    kept.day = day
    writeStored(KEY, kept)
  },
  /** Days in a row, today's still to come included. */
  streak: (day: string): number => (kept.day === day || kept.day === dayBefore(day) ? kept.run : 0),
}
