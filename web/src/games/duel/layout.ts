// Where everything lies, in pixels, for the space there is: towers in the middle, stores beside them (or, on a phone, below), the players at the two ends.
import { place, type Place } from './model'

export interface Rect { x: number; y: number; w: number; h: number }
export interface Layout {
  wide: boolean
  w: number // of a card
  h: number
  strip: number // how much of a covered card shows its value and symbol
  places: Map<Place, Rect>
  towers: Rect // the ground on which the towers stand
  storey: number
  ghost: number // height of the next card above a tower
}

const RATIO = 90 / 64
const STRIP = 25 / 90
export const LEVELS = 13

export function layout(width: number, height: number, bottom: number): Layout {
  const wide = width >= 720
  const roomy = width >= 1000
  const pad = wide ? (roomy ? 18 : 12) : 6
  const gap = roomy ? 7 : wide ? 4 : 3.5
  const between = roomy ? 26 : wide ? 14 : 0
  const columns = wide ? 16 : 8
  const column = Math.min((width - 2 * pad - 2 * between) / columns, wide ? 82 : 60)
  // On a phone three cards stand one above the other beside the towers; where the board is low, they are smaller and nothing lies on something else.
  const w = Math.floor(Math.min(column - gap, wide ? Math.max(48, height / 11) : Math.max(34, Math.min(52, (height - 172) / 3 / RATIO))))
  const h = Math.round(w * RATIO)
  const places = new Map<Place, Rect>()
  const rows = { top: wide ? 10 : 5, bottom: height - h - (wide ? 10 : 5) }

  // The ends: both alike, so that one is learned from the other.
  const step = w + (wide ? 30 : 8)
  const purse = wide ? 92 : 74
  const length = 4 * step + purse
  const left = Math.max(pad + (wide ? 0 : 34), (width - length) / 2)
  for (const seat of [0, 1]) {
    const y = seat === bottom ? rows.bottom : rows.top
    ;['depot', 'stock', 'hand', 'waste'].forEach((kind, n) => places.set(place(kind, seat), { x: left + n * step, y, w, h }))
    places.set(place('purse', seat), { x: left + 4 * step, y, w: purse, h })
  }

  const above = rows.top + h + (wide ? 34 : 20)
  const below = rows.bottom - (wide ? 34 : 18)
  const total = columns * column + 2 * between
  const x0 = (width - total) / 2 + (column - w) / 2
  if (wide) {
    for (let n = 0; n < 8; n++) {
      places.set(place('store', n + 1), { x: x0 + (n < 4 ? n : n + 8) * column + (n < 4 ? 0 : 2 * between), y: above, w, h: below - above })
      places.set(place('tower', n + 1), { x: x0 + (n + 4) * column + between, y: above, w, h: below - above })
    }
    const first = places.get(place('tower', 1))!
    return { wide, w, h, strip: h * STRIP, places, towers: { x: first.x, y: above, w: 8 * column - (column - w), h: below - above }, storey: (below - above - 58) / LEVELS, ghost: 40 }
  }
  const middle = below - above
  const tall = Math.round(Math.min(210, Math.max(112, middle * 0.41)))
  for (let n = 0; n < 8; n++) {
    places.set(place('tower', n + 1), { x: x0 + n * column, y: above, w, h: tall })
    places.set(place('store', n + 1), { x: x0 + n * column, y: above + tall + 12, w, h: middle - tall - 12 })
  }
  return { wide, w, h, strip: h * STRIP, places, towers: { x: x0, y: above, w: 8 * column - (column - w), h: tall }, storey: (tall - 32) / LEVELS, ghost: 25 }
}

/** The cards of a store lie like a fan so that each can be read; what finds no room is folded up at its foot. */
export function fan(rect: Rect, count: number, { h, strip }: Layout): { fold: number; at: (n: number) => number } {
  const least = strip * 0.78
  const room = rect.h - h
  const shown = Math.max(1, Math.min(count, 1 + Math.floor(room / least)))
  const fold = Math.max(0, count - shown)
  const foot = fold ? 16 : 0
  const step = shown > 1 ? Math.min(strip, (room - foot) / (shown - 1)) : 0
  return { fold, at: n => rect.y + (n < fold ? 0 : foot + (n - fold) * step) }
}
