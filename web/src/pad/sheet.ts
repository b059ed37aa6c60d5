// What is entered on a score pad: kept in this browser, and written into a link (its fragment, which no server sees).
import type { GameInfo } from '../table/messages'

/** Something to enter for every seat, or (`high` 0) only told; see docs/protocol.md. */
export interface PadRow { name: string; high: number; toggle: boolean; word: string; beside: string | null; when: [string, string] | null }
export interface PadInfo { game: string; rows: PadRow[]; options: string[] }
export interface PadLine { seat: number; row: string; rule: string; points: number }
export interface PadCount { scores: number[]; winners: number[]; lines: PadLine[]; tied: number[]; tie: string | null; breaks: number[] }

/** Names and entries hold a place for every seat that the game may have, so that nobody's numbers are lost when the number of players is changed and changed back. */
export interface Sheet { seats: number; names: string[]; options: Record<string, string>; entries: Record<string, number[]> }

export const NAME = 24

/** A sheet from whatever was stored or sent: what does not fit becomes 0 or the usual. */
export function tidy(raw: Partial<Sheet>, game: GameInfo, pad: PadInfo): Sheet {
  const [low, high] = game.seats
  const places = Array.from({ length: high }, (_, seat) => seat)
  const whole = (value: unknown, most: number) => (Number.isInteger(value) ? Math.min(Math.max(value as number, 0), most) : 0)
  const seats = Number(raw.seats)
  const entries = Object.fromEntries(pad.rows.map(row => [row.name, places.map(seat => whole(raw.entries?.[row.name]?.[seat], row.high))]))
  for (const row of pad.rows) if (row.beside) for (const seat of places) if (!entries[row.beside]![seat]) entries[row.name]![seat] = 0
  return {
    seats: Number.isInteger(seats) && seats >= low && seats <= high ? seats : low,
    names: places.map(seat => String(raw.names?.[seat] ?? '').slice(0, NAME)),
    options: Object.fromEntries(pad.options.map(name => {
      const option = game.options.find(one => one.name === name)
      const value = raw.options?.[name] ?? ''
      return [name, option?.values.includes(value) ? value : (option?.default ?? '')]
    })),
    entries,
  }
}

/** The rows that are asked with these options. */
export const asked = (pad: PadInfo, sheet: Sheet): PadRow[] => pad.rows.filter(row => row.high > 0 && (!row.when || sheet.options[row.when[0]] === row.when[1]))

export const isEmpty = (pad: PadInfo, sheet: Sheet): boolean => asked(pad, sheet).every(row => sheet.entries[row.name]!.slice(0, sheet.seats).every(value => value === 0))

/** What the server counts. */
export const question = (pad: PadInfo, sheet: Sheet) => ({
  seats: sheet.seats,
  options: { ...sheet.options },
  entries: Object.fromEntries(asked(pad, sheet).map(row => [row.name, sheet.entries[row.name]!.slice(0, sheet.seats)])),
})

/** `seats=3&option.tie=last&names=Ana,Bo,&cards-C=3,0,4`; rows without a number are left out. */
export function toLink(pad: PadInfo, sheet: Sheet): string {
  const link = new URLSearchParams({ seats: String(sheet.seats) })
  for (const [name, value] of Object.entries(sheet.options)) link.set(`option.${name}`, value)
  const names = sheet.names.slice(0, sheet.seats).map(name => name.replaceAll(',', ' '))
  if (names.some(name => name.trim())) link.set('names', names.join(','))
  for (const [name, numbers] of Object.entries(question(pad, sheet).entries)) if (numbers.some(Boolean)) link.set(name, numbers.join(','))
  return link.toString().replaceAll('%2C', ',')
}

/** The sheet that a link holds; null if it holds none. */
export function fromLink(text: string, game: GameInfo, pad: PadInfo): Sheet | null {
  const link = new URLSearchParams(text)
  if (!link.has('seats')) return null
  return tidy({
    seats: Number(link.get('seats')),
    names: (link.get('names') ?? '').split(','),
    options: Object.fromEntries(pad.options.map(name => [name, link.get(`option.${name}`) ?? ''])),
    entries: Object.fromEntries(pad.rows.map(row => [row.name, (link.get(row.name) ?? '').split(',').map(Number)])),
  }, game, pad)
}
