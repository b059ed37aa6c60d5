// The lie of the land: edges that two tiles share have one wavering line, so that tiles meet without a seam.
import { chance, key, type Cell, type Kind } from './model'

export const UNIT = 100
type Point = [number, number]
export type Land = 'L' | 'M' | 'P' | 'F'
export const landOf = (kind: Kind) => kind[0] as Land

const round = (n: number) => Math.round(n * 10) / 10
const at = ([x, y]: Point) => `${round(x)} ${round(y)}`

/** A corner of cells, moved a little off the grid. */
function corner(i: number, j: number): Point {
  return [i * UNIT + (chance(i, j, 1) - 0.5) * 14, j * UNIT + (chance(i, j, 2) - 0.5) * 14]
}

/** The line between two neighbouring corners as the rest of a cubic curve; the same line from either end. */
function line(a: Point, b: Point, from: [number, number], to: [number, number]): string {
  const forward = from[0] < to[0] || from[1] < to[1]
  const [i, j] = forward ? from : to
  const across = from[1] === to[1]
  const sway = (n: number) => (chance(i * 2 + (across ? 1 : 0), j * 2 + (across ? 0 : 1), n) - 0.5) * 26
  const near = forward ? sway(3) : sway(4)
  const far = forward ? sway(4) : sway(3)
  const mid = (share: number, off: number): Point => [a[0] + (b[0] - a[0]) * share + (across ? 0 : off), a[1] + (b[1] - a[1]) * share + (across ? off : 0)]
  return `C${at(mid(0.33, near))} ${at(mid(0.67, far))} ${at(b)}`
}

function corners(x: number, y: number): [number, number][] {
  return [[x, -y], [x + 1, -y], [x + 1, -y + 1], [x, -y + 1]]
}

/** The outline of a cell's land. */
export function outline(x: number, y: number): string {
  const round = corners(x, y)
  const points = round.map(([i, j]) => corner(i, j))
  return `M${at(points[0]!)}` + round.map((from, n) => line(points[n]!, points[(n + 1) % 4]!, from, round[(n + 1) % 4]!)).join('') + 'Z'
}

/** Sides in the order north, east, south, west. */
const SIDES: [number, number][] = [[0, 1], [1, 0], [0, -1], [-1, 0]]

/** Lines where the land changes, and the shore of the whole map. */
export function borders(cells: Map<string, Cell>): { inner: string; outer: string } {
  let inner = '', outer = ''
  for (const { x, y, kind } of cells.values()) {
    const round = corners(x, y)
    SIDES.forEach(([dx, dy], n) => {
      const other = cells.get(key(x + dx, y + dy))
      const from = round[n]!, to = round[(n + 1) % 4]!
      const a = corner(...from), b = corner(...to)
      const path = `M${at(a)}${line(a, b, from, to)}`
      if (!other) outer += path
      else if ((n === 0 || n === 1) && landOf(other.kind) !== landOf(kind)) inner += path
    })
  }
  return { inner, outer }
}

/** Roads run from the middle of a plain to each plain beside it. */
export function roads(cells: Map<string, Cell>): string {
  let path = ''
  for (const { x, y, kind } of cells.values()) {
    if (landOf(kind) !== 'P') continue
    for (const [dx, dy] of SIDES) {
      const other = cells.get(key(x + dx, y + dy))
      if (!other || landOf(other.kind) !== 'P' || dx + dy < 0) continue
      const from: Point = [x * UNIT + 50, -y * UNIT + 58], to: Point = [(x + dx) * UNIT + 50, -(y + dy) * UNIT + 58]
      const bend = (chance(x * 3 + dx, y * 3 + dy, 5) - 0.5) * 34
      const mid = (share: number): Point => [from[0] + (to[0] - from[0]) * share + (dy ? bend : 0), from[1] + (to[1] - from[1]) * share + (dx ? bend : 0)]
      path += `M${at(from)}C${at(mid(0.33))} ${at(mid(0.67))} ${at(to)}`
    }
  }
  return path
}

export interface Thing { what: 'tuft' | 'fir' | 'peak' | 'wave' | 'field' | 'sheep'; x: number; y: number; size: number }

/** What grows and lies on a cell, kept clear of its building and its knights. */
export function things(x: number, y: number, kind: Kind): Thing[] {
  const found: Thing[] = []
  const put = (what: Thing['what'], px: number, py: number, size: number) => found.push({ what, x: x * UNIT + px, y: -y * UNIT + py, size })
  const spot = (n: number, low: number, high: number) => low + (high - low) * chance(x, y, n)
  const land = landOf(kind)
  if (land === 'F') {
    const ring: Point[] = [[13, 22], [31, 13], [50, 11], [70, 14], [87, 23], [89, 45], [11, 43], [12, 66], [25, 88], [46, 92]]
    ring.forEach(([px, py], n) => put('fir', px + spot(10 + n, -4, 4), py + spot(30 + n, -4, 4), 0.8 + 0.4 * chance(x, y, 50 + n)))
  } else if (land === 'M') {
    put('peak', 32 + spot(11, -4, 4), 52, 0.95 + 0.2 * chance(x, y, 12))
    put('peak', 66 + spot(13, -5, 5), 46, 0.8 + 0.2 * chance(x, y, 14))
    put('peak', 46 + spot(15, -6, 6), 70, 0.65)
  } else if (land === 'L') {
    for (let n = 0; n < 6; n++) put('wave', 24 + 50 * (n % 2) + spot(20 + n, -9, 9), 20 + 13 * n + spot(40 + n, -3, 3), 0.8 + 0.4 * chance(x, y, 60 + n))
  } else {
    if (kind === 'P') {
      put('field', 50 + spot(71, -6, 6), 42 + spot(72, -5, 5), 1)
      put('sheep', 26 + spot(73, -5, 5), 80 + spot(74, -4, 4), 1)
    }
    for (let n = 0; n < 5; n++) put('tuft', [14, 84, 20, 86, 48][n]! + spot(80 + n, -6, 6), [24, 18, 86, 50, 90][n]! + spot(90 + n, -6, 6), 1)
  }
  return found.sort((a, b) => a.y - b.y)
}
