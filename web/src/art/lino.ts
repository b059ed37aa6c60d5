// How a knife and a gouge draw: paths with the small irregularities of a cut, always the same for the same numbers.

/** A fixed number from 0 to 1 for two numbers. */
export function cut(a: number, b = 0): number {
  let h = Math.imul(Math.round(a * 16) + 97, 374761393) ^ Math.imul(Math.round(b * 16) + 89, 668265263)
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  return ((h ^ (h >>> 16)) >>> 0) / 2 ** 32
}
export const round = (n: number) => Math.round(n * 10) / 10
export type Point = [number, number]
export const at = (p: Point) => `${round(p[0])} ${round(p[1])}`
export const between = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]

/** One stroke of the gouge: enters thin, swells, leaves thin. `bend` bows it to the left. */
export function gouge(x1: number, y1: number, x2: number, y2: number, width: number, bend = 0): string {
  const [dx, dy] = [x2 - x1, y2 - y1]
  const long = Math.hypot(dx, dy) || 1
  const [nx, ny] = [-dy / long, dx / long]
  const [mx, my] = [(x1 + x2) / 2 + nx * bend, (y1 + y2) / 2 + ny * bend]
  return `M${at([x1, y1])}Q${at([mx + nx * width, my + ny * width])} ${at([x2, y2])}Q${at([mx - nx * width, my - ny * width])} ${at([x1, y1])}z`
}

/** A closed polygon. */
export const poly = (...points: Point[]) => `M${points.map(at).join('L')}z`
/** A smooth curve through the middles of the given points; from the first to the last. */
export function smooth(points: Point[]): string {
  let d = ''
  for (let i = 1; i < points.length - 1; i++) {
    const end = i === points.length - 2 ? points[i + 1]! : between(points[i]!, points[i + 1]!, 0.5)
    d += `Q${at(points[i]!)} ${at(end)}`
  }
  return d
}

/** Strokes of the gouge over a box, row by row, where `inside` says so (default: everywhere). */
export function strokes(box: [number, number, number, number], options: {
  rows: number; long: number; gap: number; width: number; angle?: number; seed?: number; inside?: (x: number, y: number) => boolean; bend?: number
}): string {
  const { rows, long, gap, width, angle = 0, seed = 1, inside = () => true, bend = 0 } = options
  const [x0, y0, x1, y1] = box
  const [ux, uy] = [Math.cos(angle), Math.sin(angle)]
  let d = ''
  for (let row = 0; row < rows; row++) {
    const y = y0 + ((row + 0.5) * (y1 - y0)) / rows
    let x = x0 + cut(seed + row, 3) * (long + gap)
    for (let i = 0; x < x1; i++) {
      const size = long * (0.5 + cut(seed + row, i))
      const off = (cut(seed + i, row + 40) - 0.5) * ((y1 - y0) / rows) * 0.5
      const end: Point = [x + ux * size, y + off + uy * size]
      if (inside(x, y + off) && inside(end[0], end[1]) && inside((x + end[0]) / 2, (y + off + end[1]) / 2))
        d += gouge(x, y + off, end[0], end[1], width * (0.6 + cut(row, i + seed) * 0.8), bend)
      x += size + gap * (0.4 + cut(seed + i, row + 7) * 1.2)
    }
  }
  return d
}

/** A wall's crenellated top from x1 to x2 at height y, drawn from left to right; merlons rise `high`. */
export function crenels(x1: number, x2: number, y: number, high: number, merlons: number): string {
  const step = (x2 - x1) / (merlons * 2 - 1)
  let d = ''
  for (let i = 0; i < merlons; i++) d += `L${at([x1 + step * 2 * i, y - high])}L${at([x1 + step * (2 * i + 1), y - high])}` + (i < merlons - 1 ? `L${at([x1 + step * (2 * i + 1), y])}L${at([x1 + step * (2 * i + 2), y])}` : '')
  return d
}
/** A tower or wall with crenels: closed path from its foot. */
export const battlement = (x1: number, x2: number, top: number, foot: number, high: number, merlons: number) =>
  `M${at([x1, foot])}L${at([x1, top])}${crenels(x1, x2, top, high, merlons)}L${at([x2, top])}L${at([x2, foot])}z`
