// The map, seen as old woodcut maps show a country: ground from above, woods, peaks and houses from the front. A tile is 100 units wide. Everything follows
// from the tiles and their places, so the same country always looks the same, and what meets at an edge is drawn alike on both its sides.
import { at, battlement, between, cut, gouge, poly, round, smooth, type Point } from '../../art/lino'
import { chance, type Kind } from './model'

export type Look = (x: number, y: number) => Kind | undefined
export const TILE = 100
type Side = 0 | 1 | 2 | 3 // north, east, south, west
const SIDES: Side[] = [0, 1, 2, 3]
const STEPS: Point[] = [[0, 1], [1, 0], [0, -1], [-1, 0]]
const land = (kind: Kind | undefined) => kind?.[0]
const built = (kind: Kind | undefined) => kind !== undefined && kind.length > 1

/** A point by how far along a side (clockwise) and how deep inside of it. */
const frame = (side: Side, u: number, v: number): Point => [[u, v], [100 - v, u], [100 - u, 100 - v], [v, 100 - u]][side] as Point

/**
 * The part of one tile that belongs to a stretch of equal tiles: runs on over edges to its like, keeps a wavy shore to everything else. `fill` is the area,
 * `line` its shore alone.
 */
export function stretch(x: number, y: number, inside: (x: number, y: number) => boolean, inset: number, wave: number, round_: number, seed: number): { fill: string; line: string } {
  const like = SIDES.map(side => inside(x + STEPS[side]![0], y + STEPS[side]![1]))
  const over = 0.6
  let fill = ''
  let line = ''
  let drawn = false
  const go = (d: string, shore: boolean, from?: Point) => {
    fill += d
    if (!shore) { drawn = false; return }
    if (!drawn && from) line += `M${at(from)}`
    line += d
    drawn = true
  }
  let pen: Point = [0, 0]
  const move = (p: Point) => { go(fill ? `L${at(p)}` : `M${at(p)}`, false); pen = p }
  for (const side of SIDES) {
    const before = ((side + 3) % 4) as Side
    const [here, last] = [like[side]!, like[before]!]
    if (here) {
      const [dx, dy] = [STEPS[side]![0] + STEPS[before]![0], STEPS[side]![1] + STEPS[before]![1]]
      if (!last) move(frame(side, inset, -over))
      else if (inside(x + dx, y + dy)) move(frame(side, -over, -over))
      else {
        const [a, b] = [frame(side, -over, inset), frame(side, inset, -over)]
        move(a)
        go(`Q${at(frame(side, inset, inset))} ${at(b)}`, true, a)
        drawn = false
        pen = b
      }
      continue
    }
    const next = like[(side + 1) % 4]!
    const first = last ? -over : inset + round_
    const end = next ? 100 + over : 100 - inset - round_
    const start = frame(side, first, inset)
    if (last) move(start)
    else if (side === 0) move(start)
    else { go(`Q${at(frame(side, inset, inset))} ${at(start)}`, true, pen); pen = start }
    const points: Point[] = [start]
    const steps = 4
    for (let i = 1; i < steps; i++) points.push(frame(side, first + ((end - first) * i) / steps, inset + (chance(x * 4 + side, y, seed + i) - 0.5) * 2 * wave))
    points.push(frame(side, end, inset))
    go(smooth(points), true, start)
    pen = points.at(-1)!
  }
  if (!like[0] && !like[3]) go(`Q${at(frame(0, inset, inset))} ${at(frame(0, inset + round_, inset))}`, true, pen)
  return { fill: `${fill}z`, line }
}

// ── roads

/** Whether a road crosses that side: between plains, and to every house in the woods. */
function crossing(x: number, y: number, side: Side, look: Look): number | null {
  const [dx, dy] = STEPS[side]!
  const [a, b] = [look(x, y), look(x + dx, y + dy)]
  if (!a || !b || 'LM'.includes(land(a)!) || 'LM'.includes(land(b)!)) return null
  const [cx, cy] = side === 1 || side === 0 ? [x, y] : [x + dx, y + dy]
  const h = chance(cx, cy, side % 2 ? 31 : 32)
  if (!built(a) && !built(b) && h > 0.4) return null
  if (land(a) === 'F' && land(b) === 'F' && h > 0.6) return null
  return 50 + (chance(cx, cy, side % 2 ? 41 : 42) - 0.5) * 16
}
const HUB: Point = [50, 69]
function roads(x: number, y: number, look: Look): { d: string; ends: number; hit: (px: number, py: number) => boolean } {
  let d = ''
  let ends = 0
  const lines: [Point, Point, Point][] = []
  for (const side of SIDES) {
    const u = crossing(x, y, side, look)
    if (u === null) continue
    ends++
    const along = side > 1 ? 100 - u : u // both tiles count from the west or the north
    const [p, q] = [frame(side, along, -1), frame(side, along, side === 0 ? 20 : side === 2 ? 12 : 24)]
    const bow: Point = side === 0 ? [built(look(x, y)) ? (along < 50 ? 12 : 88) : 50, 44] : [q[0], HUB[1] - 2]
    d += `M${at(p)}L${at(q)}Q${at(bow)} ${at(HUB)}`
    lines.push([p, bow, HUB])
  }
  const hit = (px: number, py: number) => lines.some(([a, b, c]) => [0.05, 0.25, 0.45, 0.65, 0.85].some(t => {
    const q = between(between(a, b, t), between(b, c, t), t)
    return Math.hypot(q[0] - px, q[1] - 1 - py) < 6.5
  }))
  return { d, ends, hit }
}

// ── things on the land; all stand on the point given

const p = (cls: string, d: string) => (d ? `<path class="${cls}" d="${d}"/>` : '')

function spruce(x: number, y: number, s: number): string {
  const l = (dx: number, dy: number) => at([x + dx * s, y + dy * s])
  return `M${l(0, -20)}L${l(5, -12)}L${l(3, -12.5)}L${l(7.5, -5)}L${l(1.4, -4)}L${l(1.2, 0)}L${l(-1.2, 0)}L${l(-1.4, -4)}L${l(-7.5, -5)}L${l(-3, -12.5)}L${l(-5, -12)}z`
}
function leafy(x: number, y: number, s: number): string {
  const l = (dx: number, dy: number) => at([x + dx * s, y + dy * s])
  return `M${l(-1.3, 0)}L${l(-1, -5)}Q${l(-8, -4)} ${l(-7, -10)}Q${l(-7, -14)} ${l(-3, -14.5)}Q${l(0, -19)} ${l(4, -15)}Q${l(8.5, -13)} ${l(7, -8.5)}Q${l(7, -4)} ${l(1, -5)}L${l(1.3, 0)}z`
}
/** Light falls from the west: cuts on that side of the crown. */
const crownCut = (x: number, y: number, s: number, pointed: boolean) => pointed
  ? gouge(x - 1.5 * s, y - 16 * s, x - 3 * s, y - 12.6 * s, 0.8 * s) + gouge(x - 1 * s, y - 10.5 * s, x - 4.6 * s, y - 6.2 * s, 0.9 * s)
  : gouge(x - 5 * s, y - 7 * s, x - 3 * s, y - 12.5 * s, 1 * s, 1.4 * s) + gouge(x - 1.5 * s, y - 8 * s, x + 0.2 * s, y - 12.5 * s, 0.7 * s, 1 * s)

function house(x: number, y: number, w: number, turned: boolean): { wall: string; roof: string; dark: string; cuts: string } {
  const [h, r] = [w * 0.52, w * 0.55]
  if (turned) { // gable to the front
    const half = w * 0.36
    return {
      wall: poly([x - half, y], [x - half, y - h], [x, y - h - r], [x + half, y - h], [x + half, y]),
      roof: `M${at([x - half - 2.2, y - h + 2])}L${at([x, y - h - r - 2])}L${at([x + half + 2.2, y - h + 2])}`,
      dark: `M${at([x - 2, y])}v${round(-h * 0.66)}h4v${round(h * 0.66)}zM${at([x - 1.3, y - h - 1])}h2.6v-3h-2.6z`,
      cuts: '',
    }
  }
  const half = w * 0.56
  const slopes = [0.2, 0.4, 0.6, 0.8].map(t => gouge(x - half - 1 + (2 * half) * t, y - h - 1, x - half * 0.72 + 1.44 * half * t, y - h - r + 2, 0.7)).join('')
  return {
    wall: poly([x - half + 1.5, y], [x - half + 1.5, y - h], [x + half - 1.5, y - h], [x + half - 1.5, y]),
    roof: poly([x - half - 2, y - h], [x - half * 0.7, y - h - r], [x + half * 0.7, y - h - r], [x + half + 2, y - h]),
    dark: `M${at([x - half * 0.55, y])}v${round(-h * 0.7)}h3.6v${round(h * 0.7)}zM${at([x + half * 0.2, y - h * 0.35])}h3.2v-3.2h-3.2z`,
    cuts: slopes,
  }
}
function houses(list: [number, number, number, boolean][]): string {
  return list.map(one => {
    const { wall, roof, dark, cuts } = house(...one)
    return p('wall', wall) + p(one[3] ? 'gable' : 'roof', roof) + p('dark', dark) + p('roof-cut', cuts)
  }).join('')
}

/** Strokes of shade on the east side of a wall. */
function shade(x1: number, x2: number, top: number, foot: number, step = 3.6): string {
  let d = ''
  for (let y = top + 2; y < foot - 1; y += step) d += gouge(x2, y, x1 + cut(y, x1) * (x2 - x1) * 0.35, y + 0.6, 0.75)
  return d
}

function castle(x: number, y: number): string {
  const form = Math.floor(chance(x, y, 3) * 3)
  const cone = (cx: number, half: number, base: number, tip: number) => p('roof', poly([cx - half, base], [cx, tip], [cx + half, base])) + p('roof-cut', gouge(cx - half * 0.55, base - 2, cx - 0.8, tip + 6, 1))
  const slit = (cx: number, cy: number) => `M${at([cx - 1.1, cy])}v-6h2.2v6z`
  const gate = (cx: number) => p('dark', `M${at([cx - 5.5, 66])}v-8a5.5 5.5 0 0 1 11 0v8z`) + p('bars', `M${at([cx - 2, 66])}v-12M${at([cx + 2, 66])}v-12`)
  if (form === 0) // a keep behind the wall, two square towers
    return p('stone', battlement(40, 60, 22, 60, 4, 3)) + p('shade', shade(53, 60, 22, 46)) + p('dark', slit(47, 36)) +
      p('stone', battlement(28, 72, 48, 66, 4.5, 6)) + p('shade', shade(60, 70, 50, 66)) +
      p('stone', battlement(17, 33, 36, 67, 4.5, 3)) + p('shade', shade(28, 33, 36, 67)) + p('stone', battlement(67, 83, 36, 67, 4.5, 3)) + p('shade', shade(76, 83, 36, 67)) +
      p('dark', slit(25, 50) + slit(74, 50)) + gate(50)
  if (form === 1) // a round tower with a roof on one side, a hall on the other
    return p('stone', battlement(50, 78, 38, 62, 4.5, 4)) + p('shade', shade(68, 78, 38, 62)) + p('dark', slit(57, 51) + slit(70, 51)) + p('roof', poly([53, 33.5], [57, 25], [71, 25], [75, 33.5])) +
      p('stone', battlement(26, 80, 52, 67, 4.5, 7)) + p('shade', shade(66, 79, 54, 67)) +
      p('stone', poly([20, 67], [21, 30], [18, 27], [18, 23], [42, 23], [42, 27], [39, 30], [40, 67])) + p('shade', shade(32, 39.5, 28, 66)) + cone(30, 14, 23.5, 3) + p('dark', slit(29, 40) + slit(29, 56)) + gate(56)
  // two roofed towers and a gatehouse between
  return p('stone', battlement(36, 64, 40, 62, 4.5, 4)) + p('shade', shade(55, 64, 40, 56)) + p('roof', poly([38, 36], [43, 27], [57, 27], [62, 36])) +
    p('stone', battlement(22, 78, 53, 67, 4.5, 7)) +
    [25, 75].map(cx => p('stone', poly([cx - 8, 67], [cx - 8, 36], [cx - 10, 33], [cx - 10, 30], [cx + 10, 30], [cx + 10, 33], [cx + 8, 36], [cx + 8, 67])) + p('shade', shade(cx + 2, cx + 8, 34, 66)) + cone(cx, 11.5, 30.5, 12) + p('dark', slit(cx - 1, 46) + slit(cx - 1, 60))).join('') +
    p('stone', battlement(41, 59, 46, 67, 4, 3)) + p('shade', shade(55, 59, 47, 66)) + gate(50)
}

function village(x: number, y: number): string {
  const form = Math.floor(chance(x, y, 4) * 3)
  if (form === 0) return houses([[30, 44, 17, false], [66, 47, 16, true], [24, 62, 18, true], [47, 64, 21, false], [74, 65, 17, false]])
  if (form === 1) return houses([[36, 45, 16, true], [60, 42, 18, false], [27, 63, 20, false], [50, 60, 16, true], [72, 64, 20, true]])
  return houses([[48, 42, 19, false], [25, 50, 16, true], [70, 52, 17, false], [36, 65, 21, false], [61, 66, 18, true]])
}

function town(x: number, y: number): string {
  const form = chance(x, y, 5) < 0.5
  const m = (n: number) => (form ? n : 100 - n)
  const spire = m(34)
  return houses([[m(58), 36, 16, false], [m(74), 42, 15, true], [m(22), 42, 14, true]]) +
    p('wall', poly([spire - 6, 52], [spire - 6, 26], [spire + 6, 26], [spire + 6, 52])) + p('shade', shade(spire + 1, spire + 6, 26, 46)) +
    p('roof', poly([spire - 8, 26.5], [spire, 2], [spire + 8, 26.5])) + p('roof-cut', gouge(spire - 4.5, 24, spire - 0.6, 9, 0.9)) + p('dark', `M${at([spire - 2, 36])}v-4a2 2 0 0 1 4 0v4z`) +
    houses([[m(50), 50, 18, false], [m(70), 53, 16, true], [m(27), 54, 16, false]]) +
    p('stone', battlement(14, 86, 56, 69, 4, 10)) + p('shade', shade(64, 85, 57, 69, 3)) +
    p('stone', battlement(10, 22, 46, 70, 4, 3) + battlement(78, 90, 46, 70, 4, 3)) + p('shade', shade(16.5, 22, 47, 69) + shade(84, 90, 47, 69)) +
    p('stone', battlement(42, 58, 46, 70, 4, 3)) + p('shade', shade(54, 58, 47, 69)) + p('dark', `M45 70v-9a5 5 0 0 1 10 0v9z`)
}

function peak(x: number, y: number, w: number, h: number, seed: number): string {
  const [l, r] = [x - w * (0.5 + cut(seed, 1) * 0.12), x + w * (0.46 + cut(seed, 2) * 0.14)]
  const top: Point = [x + (cut(seed, 3) - 0.5) * w * 0.16, y - h]
  const left: Point[] = [[l, y], between([l, y], top, 0.3 + cut(seed, 4) * 0.1), [between([l, y], top, 0.62)[0] - 1.6, between([l, y], top, 0.62)[1] + 1.5]]
  const right: Point[] = [[between(top, [r, y], 0.3)[0] + 2, between(top, [r, y], 0.3)[1] - 0.5], [between(top, [r, y], 0.62)[0] - 1, between(top, [r, y], 0.62)[1] + 2], [r, y]]
  const ridge: Point[] = [[top[0] + w * 0.07, y - h * 0.7], [top[0] - w * 0.05, y - h * 0.5], [top[0] + w * 0.1, y - h * 0.26], [top[0] - w * 0.02, y]]
  let hatch = ''
  for (let i = 0; i < 7; i++) {
    const t = 0.14 + i * 0.125
    const from = between(top, [r, y], t)
    const back = between(top, ridge[3]!, Math.min(1, t + 0.14))
    hatch += gouge(from[0] - 1, from[1], back[0] + (2 + cut(seed, i) * 3), back[1], 0.95)
  }
  let side = ''
  for (let i = 0; i < 3; i++) { const a = between(top, [l, y], 0.45 + i * 0.18); side += gouge(a[0] + 2, a[1], a[0] + w * 0.13, a[1] + h * 0.13, 0.6) }
  return p('peak', poly(...left, top, ...right)) + p('peak-shade', poly(top, ...right, ...[...ridge].reverse())) + p('peak-hatch', hatch) + p('peak-side', side) + p('peak-line', `M${[...left, top, ...right].map(at).join('L')}`) + p('peak-hatch', gouge(l + 1, y + 0.4, x - w * 0.05, y + 1.6, 0.7) + gouge(x + w * 0.05, y + 1.4, r - 1, y + 0.4, 0.9))
}

// ── a tile

export interface Drawn { ground: string; roads: string; raised: string }

export function drawTile(x: number, y: number, look: Look): Drawn {
  const kind = look(x, y)!
  const base = land(kind)!
  const same = (ax: number, ay: number) => land(look(ax, ay)) === base
  const sides = SIDES.map(side => look(x + STEPS[side]![0], y + STEPS[side]![1]))
  const rnd = (n: number) => chance(x, y, n)
  const way = roads(x, y, look)
  let ground = ''
  let raised = ''

  if (base === 'P') {
    // fields in the four quarters; a road runs between them
    const outer = (side: Side) => (land(sides[side]) === 'P' ? 2.5 : 9)
    const inner = 43
    const quarters: [number, number, number, number][] = [[outer(3), outer(0), inner, 40], [100 - inner, outer(0), 100 - outer(1), 40], [outer(3), 76, inner, 100 - outer(2)], [100 - inner, 76, 100 - outer(1), 100 - outer(2)]]
    const first = Math.floor(rnd(50) * 5)
    quarters.forEach(([x0, y0, x1, y1], i) => {
      const crop = (first + i * 2 + Math.floor(rnd(51 + i) * 2)) % 5
      const j = (n: number) => (rnd(60 + i * 8 + n) - 0.5) * 5
      const c: Point[] = [[x0 + j(0) * 0.4, y0 + j(1) * 0.4], [x1 + j(2), y0 + j(3) * 0.4], [x1 + j(4), y1 + j(5)], [x0 + j(6) * 0.4, y1 + j(7)]]
      if (crop === 3) {
        for (const [tx, ty] of [[0.25, 0.45], [0.6, 0.4], [0.4, 0.9], [0.8, 0.85]] as Point[]) {
          const q = between(between(c[0]!, c[1]!, tx), between(c[3]!, c[2]!, tx), ty)
          if (!way.hit(q[0], q[1])) ground += p('tree', leafy(q[0], q[1], 0.55))
        }
        return
      }
      const lying = rnd(90 + i) < 0.5
      const [a, b, d, e] = lying ? [c[0]!, c[3]!, c[1]!, c[2]!] : [c[0]!, c[1]!, c[3]!, c[2]!]
      let furrows = ''
      const count = lying ? 6 : 7
      for (let k = 1; k < count; k++) {
        const [s, t] = [between(a, b, k / count), between(d, e, k / count)]
        furrows += gouge(...between(s, t, 0.05 + cut(k, i + x) * 0.08), ...between(s, t, 0.88 + cut(k + 9, i + y) * 0.08), 0.85)
      }
      const name = ['wheat', 'fallow', 'pasture', '', 'earth'][crop]!
      ground += p(`field ${name}`, poly(...c)) + p(`cut-${name}`, furrows)
    })
    let blades = ''
    for (let i = 0; i < 14; i++) { const [bx, by] = [5 + rnd(300 + i) * 84, 5 + rnd(320 + i) * 88]; blades += gouge(bx, by, bx + 4 + rnd(340 + i) * 6, by - 0.6, 0.6) }
    ground = p('blade', blades) + ground
    // tufts of grass
    let tufts = ''
    for (let i = 0; i < 7; i++) {
      const [gx, gy] = [8 + rnd(100 + i) * 84, 42 + rnd(110 + i) * 34]
      if (!way.hit(gx, gy)) tufts += `M${at([gx - 2.4, gy - 3])}L${at([gx, gy])}L${at([gx, gy - 4.4])}M${at([gx, gy])}L${at([gx + 2.4, gy - 3])}`
    }
    ground += p('tuft', tufts)
    if (kind === 'P') {
      const thing = rnd(7)
      if (thing < 0.36) { // a windmill
        raised += p('wall', poly([44, 66], [46, 46], [54, 46], [56, 66])) + p('roof', poly([44.5, 47], [50, 38], [55.5, 47])) + p('dark', 'M48 66v-6a2 2 0 0 1 4 0v6z') +
          p('sail', 'M50 47 39 34M50 47 63 36M50 47 61 59M50 47 38 57') + p('cloth', 'M39 34l4.500-3 6.500 13-2 2zM63 36l2.500 5-13 7-1-2.500zM61 59l-5 2.500-5.500-12 2-1.500zM38 57l-2.500-5 12.500-6 1 2.500z')
      } else if (thing < 0.7) { // hay
        raised += [[42, 62, 1], [56, 65, 1.2], [50, 54, 0.85]].map(([hx, hy, s]) => p('hay', `M${at([hx! - 7 * s!, hy!])}Q${at([hx! - 7 * s!, hy! - 11 * s!])} ${at([hx!, hy! - 13 * s!])}Q${at([hx! + 7 * s!, hy! - 11 * s!])} ${at([hx! + 7 * s!, hy!])}z`) +
          p('cut-wheat', gouge(hx! - 3 * s!, hy! - 1.5, hx! - 1.5, hy! - 10 * s!, 0.8) + gouge(hx! + 2.5 * s!, hy! - 1.5, hx! + 1, hy! - 9 * s!, 0.8))).join('')
      } else { // an old tree
        raised += p('tree', leafy(50, 66, 1.9)) + p('tree-cut', crownCut(50, 66, 1.9, false))
      }
    }
  } else if (base === 'F') {
    const { fill, line } = stretch(x, y, same, 7, 4.5, 15, 200)
    ground += p('wood', fill) + p('shore', line)
    const rows: string[] = []
    const [fx, fy] = built(kind) ? [kind === 'Ft' ? 42 : 33, 34] : [0, 0]
    const gaps = sides.map((_, side) => (same(x + STEPS[side]![0], y + STEPS[side]![1]) ? -1 : 9))
    let mould = ''
    for (let i = 0; i < 16; i++) { const [mx, my] = [14 + rnd(120 + i) * 66, 16 + rnd(140 + i) * 70]; mould += gouge(mx, my, mx + 6 + rnd(160 + i) * 7, my + 0.8, 0.7) }
    ground += p('mould', mould)
    for (let row = 0; row < 7; row++) {
      let [dark, light, cuts] = ['', '', '']
      for (let col = 0; col < 7; col++) {
        const h = (n: number) => chance(x * 7 + col, y * 7 - row, n)
        const [tx, ty] = [col * 14.3 + 7 + (row % 2 ? 5 : -2) + (h(1) - 0.5) * 6, row * 14 + 15 + (h(2) - 0.5) * 5]
        if (tx < gaps[3]! + 3 || tx > 97 - gaps[1]! || ty < gaps[0]! + 10 || ty > 100 - gaps[2]!) continue
        if (fx && Math.abs(tx - 50) < fx && ty > fy && ty < 79) continue
        if (way.hit(tx, ty)) continue
        const s = 0.86 + h(3) * 0.3
        const pointed = chance(Math.floor((x * 7 + col) / 3), Math.floor((y * 7 - row) / 3), 9) < 0.62
        if (pointed) dark += spruce(tx, ty, s)
        else light += leafy(tx, ty, s * 0.95)
        cuts += crownCut(tx, ty, pointed ? s : s * 0.95, pointed)
      }
      rows.push(p('spruce', dark) + p('tree', light) + p('tree-cut', cuts))
    }
    // houses stand between the rows behind and before them
    raised += rows.slice(0, 4).join('')
    if (built(kind)) raised += building(kind, x, y)
    raised += rows.slice(4).join('')
    return { ground, roads: way.d, raised }
  } else if (base === 'M') {
    const { fill, line } = stretch(x, y, same, 6, 4, 14, 300)
    ground += p('rock', fill) + p('shore', line)
    const list: [number, number, number, number][] = [[28 + rnd(1) * 6, 47, 40, 34], [69 - rnd(2) * 6, 52, 46, 42], [44 + rnd(3) * 8, 74, 52, 44], [80, 78, 34, 26], [19, 76, 30, 23]]
    if (same(x + 1, y)) list.push([100, 60, 44, 36])
    if (same(x - 1, y)) list.push([0, 60, 44, 36])
    if (same(x, y - 1)) list.push([52, 100, 46, 34])
    let scree = ''
    for (let i = 0; i < 14; i++) { const [sx, sy] = [14 + rnd(120 + i) * 70, 66 + rnd(140 + i) * 24]; scree += gouge(sx, sy, sx + 5 + rnd(160 + i) * 8, sy + 1.5, 0.8) }
    for (let i = 0; i < 8; i++) { const [sx, sy] = [12 + rnd(220 + i) * 70, 14 + rnd(240 + i) * 20]; scree += gouge(sx, sy, sx + 5 + rnd(260 + i) * 8, sy + 1.5, 0.8) }
    ground += p('scree', scree)
    list.sort((a, b) => a[1] - b[1])
    raised += list.map(([px, py, w, h]) => peak(px, py, w, h, px === 100 ? chance(x, y, 8) * 99 : px === 0 ? chance(x - 1, y, 8) * 99 : px + x * 7 + y * 13)).join('')
  } else {
    const beach = stretch(x, y, same, 8, 4, 24, 400)
    const { fill, line } = stretch(x, y, same, 14, 5, 26, 401)
    ground += p('sand', beach.fill) + p('shore', beach.line) + p('water', fill) + p('water-line', line)
    let waves = ''
    for (let i = 0; i < 9; i++) {
      const [wx, wy] = [22 + rnd(20 + i) * 48, 25 + (i * 56) / 9 + rnd(30 + i) * 4]
      const w = 9 + rnd(40 + i) * 8
      waves += `M${at([wx, wy])}q${round(w / 4)}-3.500 ${round(w / 2)} 0t${round(w / 2)} 0`
    }
    ground += p('wave', waves) + p('ripple', Array.from({ length: 9 }, (_, i) => { const [rx, ry] = [24 + rnd(170 + i) * 40, 22 + rnd(180 + i) * 60]; return gouge(rx, ry, rx + 8 + rnd(190 + i) * 10, ry, 0.8) }).join(''))
    if (rnd(5) < 0.55) // a boat
      raised += p('wall', 'M52 28v24H36z') + p('wall', 'M55 32l11 20H55z') + p('pole', 'M53.500 24v33') + p('boat', 'M33 57h41l-6 9H40z')
    else // an island with a tree
      raised += p('isle', 'M32 60q4-9 18-9t20 9q-4 6-19 6t-19-6z') + p('tree', leafy(48, 57, 1.3)) + p('tree-cut', crownCut(48, 57, 1.3, false)) + p('spruce', spruce(60, 58, 1))
    raised += p('reed', 'M76 78q1-8-2-14M79 79q0-9 3-15M73 79q-1-5-4-9')
  }
  if (built(kind)) raised += building(kind, x, y)
  return { ground, roads: way.d, raised }
}

const building = (kind: Kind, x: number, y: number) => (kind[1] === 'c' ? castle(x, y) : kind[1] === 'v' ? village(x, y) : town(x, y))

/** The outline of all that is laid, as cut from board. */
export const coast = (x: number, y: number, look: Look) => stretch(x, y, (ax, ay) => look(ax, ay) !== undefined, 0.8, 0.9, 8, 500)

/** A pennant that tells what holding the tile is worth: a pennon, a swallowtail or a banner on its pole; stands on its foot. */
export const PENNANTS: Record<number, string> = {
  1: 'M0 0 38 12.500 0 25z',
  2: 'M0 0H38L29 12.500 38 25H0z',
  3: 'M0 0H36V27L27 22 18 27 9 22 0 27z',
}
/** Where the pennant's top is on a tile. */
export const PENNANT_AT: Record<'c' | 'v' | 't', Point> = { c: [50, 3], v: [50, 7], t: [50, 3] }
