// A card as a piece of castle, 100 × 100 with its upper left corner at 0, 0: made from its edges and figures alone, so that any card of any file is drawn.
// Whatever meets at an edge of the same pattern meets at the same lines: a wall fills its edge, or stands at least from 44 to 82 at a side; a tower is from 22 to 78.
// The parts lie in layers: outlines of all cards first, then their fills, so that what joins has no line between.
import { cut, gouge } from '../../art/lino'
import { countOf, FIGURES, type Face, type Figure } from './model'

type Rect = [number, number, number, number]
export interface Spot { kind: Figure | 'catapult'; times: number; x: number; y: number; s: number }
export interface Piece {
  wall: string
  shaft: string
  roof: string
  cone: string
  tone: string
  joints: string
  tiles: string
  openings: string
  gate: string
  pole: string
  spots: Spot[]
}

const box = ([x1, y1, x2, y2]: Rect) => `M${x1} ${y1}H${x2}V${y2}H${x1}z`
const merlons = (x1: number, x2: number, y: number) => [4, 24, 44, 64, 84].filter(x => x >= x1 - 1 && x + 12 <= x2 + 1).map((x): Rect => [x, y - 11, x + 12, y])
const TONES = ['#A8442F', '#3F7C93', '#5E7F4B', '#7A4E9F']

const kept = new Map<string, Piece>()
/** `seed` varies what means nothing. */
export function pieceOf(face: Face, seed: number, back = false): Piece {
  const name = `${JSON.stringify(face)}${seed}${back}`
  const found = kept.get(name)
  if (found) return found
  const made = make(face, seed, back)
  kept.set(name, made)
  return made
}

function make(face: Face, seed: number, back: boolean): Piece {
  const { up, down } = face
  const [west, east] = [face.left === 'castle', face.right === 'castle']
  const onTower = down === 'tower'
  const left = west ? 0 : 14, right = east ? 100 : 86
  const wall: Rect[] = []
  const shaft: Rect[] = []
  let roof = '', cone = '', corbels = ''
  let room: Rect = [left + 7, 6, right - 7, 96]
  let low = 100 // how far down a gate or windows may go

  if (up === 'castle') {
    wall.push([left, 0, right, onTower ? 82 : 100])
    if (onTower) { shaft.push([22, 80, 78, 100]); room = [left + 7, 6, right - 7, 78]; low = 80 }
  } else if (up === 'tower') {
    shaft.push([22, 0, 78, 100])
    if (!onTower) wall.push([left, 47, right, 100], ...merlons(left, right, 47))
    room = onTower ? [25, 5, 75, 96] : [left + 6, 53, right - 6, 98]
  } else if (onTower) {
    const foot = west || east ? 40 : 50
    shaft.push([22, foot - 4, 78, 100])
    cone = `M10 ${foot}Q38 ${foot - 14} 50 4 62 ${foot - 14} 90 ${foot}Q50 ${foot + 7} 10 ${foot}z`
    room = [25, foot + 4, 75, 97]
  } else if (down === 'ground') {
    wall.push([left, 38, right, 100], ...merlons(left, right, 38))
    room = [left + 6, 42, right - 6, 96]
  } else {
    wall.push([left, 42, right, 100])
    const [a, b, c, d] = [west ? 0 : left - 10, west ? 0 : left + 14, east ? 100 : right - 14, east ? 100 : right + 10]
    roof = `M${a} 48L${b} 10H${c}L${d} 48z`
    room = [left + 6, 52, right - 6, 97]
  }
  if (onTower && up !== 'castle' && (west || east)) {
    const [a, b] = [west ? 0 : 22, east ? 100 : 78]
    wall.push([a, 47, b, 84], ...merlons(a, b, 47))
    room = [west ? 6 : 25, 50, east ? 94 : 75, 83]
    if (up === 'tower') room = [25, 5, 75, 96]
  }
  if (onTower && (west || up === 'castle')) corbels += 'M22 82V97L12 82z'
  if (onTower && (east || up === 'castle')) corbels += 'M78 82V97L88 82z'

  const total = countOf(face) + (face.catapult ? 1 : 0)
  const gated = down === 'ground' && west && east && !back && (total === 0 || room[3] - room[1] > 70)
  if (gated) room = [room[0], room[1], room[2], 54]
  const spots = place(face, room)
  const solid = [...wall, ...shaft]
  const inside = (x: number, y: number) => solid.some(([x1, y1, x2, y2]) => x > x1 + 3 && x < x2 - 3 && y > y1 + 4 && y < y2 - 3)
    && spots.every(spot => Math.abs(x - spot.x) > 21 * spot.s + 2 || Math.abs(y - spot.y) > 25 * spot.s + 2) && !(gated && x > 30 && x < 70 && y > 52)
  return {
    wall: wall.map(box).join('') + corbels, shaft: shaft.map(box).join(''), roof, cone, tone: TONES[Math.floor(cut(seed, 5) * 4)]!,
    joints: back ? masonry(solid) : bricks(seed, inside), tiles: roof ? shingles(face) : cone ? scales(west || east ? 40 : 50) : '',
    openings: total || back ? '' : windows(face, seed, room, low), gate: gated ? 'M33 100V76Q33 58 50 58T67 76V100z' : '', pole: cone && cut(seed, 8) < 0.6 ? 'M50 6V-9' : '', spots,
  }
}

/** Figures as large as the room allows, in rows; more than six, or a crowd of one kind, get a number. */
function place(face: Face, [x1, y1, x2, y2]: Rect): Spot[] {
  const many = countOf(face) + (face.catapult ? 1 : 0) > 6
  const list = FIGURES.flatMap(kind => (face.figures[kind] === 0 ? [] : many ? [{ kind, times: face.figures[kind] }] : Array.from({ length: face.figures[kind] }, () => ({ kind, times: 1 }))))
  const all: { kind: Figure | 'catapult'; times: number }[] = face.catapult ? [...list, { kind: 'catapult', times: 1 }] : list
  if (!all.length) return []
  const [wide, high] = [x2 - x1, y2 - y1]
  let best = { columns: 1, s: 0 }
  for (let columns = 1; columns <= all.length; columns++) {
    const s = Math.min(wide / columns / 46, high / Math.ceil(all.length / columns) / 54, 0.92)
    if (s > best.s) best = { columns, s }
  }
  const rows = Math.ceil(all.length / best.columns)
  return all.map((one, n) => {
    const row = Math.floor(n / best.columns)
    const across = row === rows - 1 ? all.length - row * best.columns : best.columns
    const step = Math.min(wide / across, 46 * best.s + 12)
    return { ...one, s: best.s, x: (x1 + x2) / 2 + ((n % best.columns) - (across - 1) / 2) * step, y: y1 + ((row + 0.5) * high) / rows }
  })
}

/** Cuts of the gouge where stones meet, some of them. */
function bricks(seed: number, inside: (x: number, y: number) => boolean): string {
  let d = ''
  for (let row = 0; row < 8; row++) for (let n = 0; n < 5; n++) {
    const x = 3 + n * 20 + (row % 2) * 8 + cut(seed + n, row) * 5, y = 7 + row * 12.5
    if (cut(seed * 3 + n, row + 11) < 0.42 && inside(x, y) && inside(x + 13, y)) {
      d += gouge(x, y, x + 12, y, 1)
      if (cut(n, row + seed) < 0.5 && inside(x + 6, y + 8)) d += gouge(x + 6, y, x + 6, y + 9, 0.9)
    }
  }
  return d
}
/** Every joint: the plain wall of the back. */
function masonry(solid: Rect[]): string {
  let d = ''
  for (const [x1, y1, x2, y2] of solid) for (let row = 0; row < 5; row++) {
    const y = 20 * row + 10
    if (y > y1 && y < y2) d += `M${x1} ${y - 0.8}H${x2}V${y + 0.8}H${x1}z`
    for (let x = (row % 2) * 12.5 + 6; x < 100; x += 25) if (x > x1 && x < x2) d += `M${x - 0.8} ${y}H${x + 0.8}V${Math.min(y + 20, 100)}H${x - 0.8}z`
  }
  return d
}
function shingles(face: Face): string {
  const [west, east] = [face.left === 'castle', face.right === 'castle']
  let d = ''
  for (let row = 0; row < 3; row++) {
    const y = 19 + row * 10
    const lean = (48 - y) * 0.62
    for (let x = (row % 2) * 5; x < 100; x += 10) if (x > (west ? -1 : 8 + lean) && x + 10 < (east ? 101 : 92 - lean)) d += `M${x} ${y}q5 7 10 0`
  }
  return d
}
function scales(foot: number): string {
  let d = ''
  for (let row = 0; row < 4; row++) {
    const y = foot - 32 + row * 9
    const half = (y - 2) * (foot === 40 ? 0.62 : 0.58) - 5
    for (let x = 50 - half + (row % 2) * 3; x + 7 < 50 + half; x += 8) d += `M${x} ${y}q4 5 8 0`
  }
  return d
}
/** Windows and slits where no figure stands. */
function windows(face: Face, seed: number, [x1, y1, x2, y2]: Rect, low: number): string {
  const arch = (x: number, y: number) => `M${x - 7} ${y + 12}V${y - 4}Q${x - 7} ${y - 12} ${x} ${y - 12}T${x + 7} ${y - 4}V${y + 12}z`
  const slit = (x: number, y: number) => `M${x - 2.500} ${y - 10}H${x + 2.500}V${y + 10}H${x - 2.500}z`
  const middle = (x1 + x2) / 2
  const y = Math.min((y1 + y2) / 2, low - 20)
  if (x2 - x1 < 60 || face.up === 'tower') return (cut(seed, 3) < 0.5 ? slit : arch)(middle, face.up === 'tower' ? 20 : y)
  if (y2 - y1 < 50) return slit(middle - 22, y) + slit(middle + 22, y)
  return cut(seed, 2) < 0.5 ? arch(middle - 22, y) + arch(middle + 22, y) : arch(middle, y - 14) + slit(middle - 24, y + 18) + slit(middle + 24, y + 18)
}
