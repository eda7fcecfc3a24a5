import { type Drawing, HEIGHT, type Point, round, WIDTH } from './draw.ts'

/** A searchlight: where it stands, where it points (0 is down), how wide it opens, how far and how strongly it reaches. */
export type Cone = readonly [x: number, y: number, degrees: number, spread: number, reach: number, strength: number]

/** The plain ground of a sheet, darker toward one corner. */
export function field(c: Drawing): string {
  const { ink } = c
  const sheet = (fill: string) => `<rect width="${WIDTH}" height="${HEIGHT}" fill="${fill}"/>`
  const ground = c.linear(0, 0, 0, HEIGHT, [
    [0, ink.top],
    [1, ink.bottom],
  ])
  const dusk = c.linear(0, 0, WIDTH, HEIGHT, [
    [0, ink.deep, 0.05],
    [0.5, ink.deep, 0.12],
    [1, ink.deep, 0.6],
  ])
  return sheet(ground) + c.spray(sheet(dusk))
}

/** Searchlights, brightest at the lamp. */
export function cones(c: Drawing, list: readonly Cone[]): string {
  const { glow } = c.ink
  const beam = ([x, y, degrees, spread, reach, strength]: Cone) => {
    const middle = (degrees * Math.PI) / 180
    const half = (spread * Math.PI) / 360
    const end = (angle: number): Point => [x + Math.sin(angle) * reach, y + Math.cos(angle) * reach]
    const [x1, y1] = end(middle - half)
    const [x2, y2] = end(middle + half)
    const [tipX, tipY] = end(middle)
    const light = c.linear(x, y, tipX, tipY, [
      [0, glow, strength],
      [0.55, glow, strength * 0.42],
      [1, glow, 0],
    ])
    return c.path(
      `M${round(x - 6)},${round(y)}L${round(x1)},${round(y1)}L${round(x2)},${round(y2)}L${round(x + 6)},${round(y)}Z`,
      light,
    )
  }
  return c.spray(list.map(beam).join(''))
}

/** The one disc of light, with its halo and a blush on the far side. */
export function disc(c: Drawing, x: number, y: number, radius: number, ink: string = c.ink.glow): string {
  const halo = c.radial(x, y, radius * 1.75, [
    [0.5, ink, 0.42],
    [1, ink, 0],
  ])
  const blush = c.linear(x - radius, y - radius, x + radius, y + radius, [
    [0.3, c.ink.hot, 0],
    [1, c.ink.hot, 0.62],
  ])
  return (
    c.spray(c.circle(x, y, radius * 1.75, halo)) + c.circle(x, y, radius, ink) + c.spray(c.circle(x, y, radius, blush))
  )
}

/** `count` rays all the way round a point; `turn` rotates them. */
export function rays(c: Drawing, x: number, y: number, count: number, strength: number, turn: number): string {
  const { glow } = c.ink
  const step = 360 / count
  const reach = 1100
  const at = (degrees: number, distance: number) => {
    const angle = (degrees * Math.PI) / 180
    return `${round(x + Math.cos(angle) * distance)},${round(y + Math.sin(angle) * distance)}`
  }
  let d = ''
  for (let i = 0; i < count; i++) {
    const from = turn + i * step
    const to = turn + (i + 0.5) * step
    d += `M${at(from, 0)}L${at(from, reach)}L${at(to, reach)}L${at(to, 0)}Z`
  }
  const light = c.radial(x, y, 720, [
    [0, glow, strength],
    [0.5, glow, strength * 0.45],
    [1, glow, 0.04],
  ])
  return c.spray(c.path(d, light))
}

/** Concentric arches, `steps` of them around the lit opening. */
export function arch(c: Drawing, x: number, y: number, radius: number, steps: number): string {
  const { ink } = c
  let s = ''
  for (let i = steps; i >= 0; i--) {
    const r = radius + i * 34
    const d = `M${round(x - r)},${HEIGHT}V${round(y)}A${round(r)},${round(r)} 0 0 1 ${round(x + r)},${round(y)}V${HEIGHT}Z`
    if (i === 0) {
      const opening = c.linear(x, y - r, x, HEIGHT, [
        [0, ink.glow],
        [1, ink.top],
      ])
      s += c.path(d, opening)
    } else {
      const shade = c.linear(x - r, 0, x + r, 0, [
        [0, ink.glow, 0.28],
        [0.5, ink.deep, 0.1],
        [1, ink.deep, 0.6],
      ])
      s += c.path(d, i % 2 ? ink.bottom : ink.top, 'opacity=".85"') + c.spray(c.path(d, shade))
    }
  }
  return s
}

/** A house curtain in uneven folds. */
export function curtain(c: Drawing, from: number, to: number, dark: number): string {
  const { ink } = c
  let folds = ''
  let x = from
  while (x < to) {
    const width = 34 + c.random() * 34
    const fold = c.linear(x, 0, x + width, 0, [
      [0, ink.deep, dark],
      [0.35, ink.deep, 0.05],
      [0.6, ink.glow, 0.2],
      [1, ink.deep, dark * 0.8],
    ])
    folds += c.path(`M${round(x)},0H${round(x + width)}V${HEIGHT}H${round(x)}Z`, fold)
    x += width
  }
  return c.spray(folds)
}
