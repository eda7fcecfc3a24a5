import type { Ink, Skin } from './ink.ts'
import type { Random } from './random.ts'

export const WIDTH = 600
export const HEIGHT = 800

/** -1 is the lit left of a figure, 1 the shaded right. */
export type Side = -1 | 1
export type Point = readonly [x: number, y: number]
/** One gradient stop: where, which ink, how much of it (all by default). */
export type Stop = readonly [at: number, ink: string, alpha?: number]
/** A point of a limb's center line with the limb's width there. */
export type Joint = readonly [x: number, y: number, width: number]

/**
 * What every part of a poster is drawn with; `c` in this folder. Shapes come back as SVG text and are joined with `+`.
 * Gradients are numbered as they are asked for, and the random sequence is spent in drawing order:
 * moving two calls past each other changes the picture.
 */
export interface Drawing {
  readonly ink: Ink
  readonly skin: Skin
  readonly defs: readonly string[]
  random: Random
  linear(x1: number, y1: number, x2: number, y2: number, stops: readonly Stop[]): string
  radial(cx: number, cy: number, radius: number, stops: readonly Stop[]): string
  path(d: string, fill: string, attributes?: string): string
  line(d: string, stroke: string, width: number, attributes?: string): string
  circle(x: number, y: number, radius: number, fill: string, attributes?: string): string
  ellipse(x: number, y: number, rx: number, ry: number, fill: string, attributes?: string): string
  group(transform: string, body: string): string
  /** Airbrush: any soft alpha inside becomes lithographic stipple. */
  spray(body: string): string
  /** A flat plane with soft shades airbrushed over the same outline. */
  shaded(d: string, fill: string, ...shades: string[]): string
}

/** One decimal: enough for print, short in the file. */
export function round(n: number): number {
  return Math.round(n * 10) / 10
}

/** A drawing context whose ids begin with `id`; `smooth` leaves the stipple out, for thumbnails. */
export function createDrawing(id: string, ink: Ink, skin: Skin, random: Random, smooth = false): Drawing {
  const defs: string[] = []
  let gradients = 0

  const addGradient = (tag: string, geometry: string, stops: readonly Stop[]) => {
    const key = `${id}g${gradients++}`
    const body = stops
      .map(
        ([at, color, a = 1]) => `<stop offset="${at}" stop-color="${color}"${a === 1 ? '' : ` stop-opacity="${a}"`}/>`,
      )
      .join('')
    defs.push(`<${tag} id="${key}" gradientUnits="userSpaceOnUse" ${geometry}>${body}</${tag}>`)
    return `url(#${key})`
  }
  const shape = (tag: string, geometry: string, paint: string, attributes: string) =>
    `<${tag} ${geometry} ${paint}${attributes ? ` ${attributes}` : ''}/>`

  const c: Drawing = {
    ink,
    skin,
    defs,
    random,
    linear: (x1, y1, x2, y2, stops) =>
      addGradient('linearGradient', `x1="${round(x1)}" y1="${round(y1)}" x2="${round(x2)}" y2="${round(y2)}"`, stops),
    radial: (cx, cy, radius, stops) =>
      addGradient('radialGradient', `cx="${round(cx)}" cy="${round(cy)}" r="${round(radius)}"`, stops),
    path: (d, fill, attributes = '') => shape('path', `d="${d}"`, `fill="${fill}"`, attributes),
    line: (d, stroke, width, attributes = '') =>
      shape(
        'path',
        `d="${d}"`,
        `fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`,
        attributes,
      ),
    circle: (x, y, radius, fill, attributes = '') =>
      shape('circle', `cx="${round(x)}" cy="${round(y)}" r="${round(radius)}"`, `fill="${fill}"`, attributes),
    ellipse: (x, y, rx, ry, fill, attributes = '') =>
      shape(
        'ellipse',
        `cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}"`,
        `fill="${fill}"`,
        attributes,
      ),
    group: (transform, body) => `<g transform="${transform}">${body}</g>`,
    spray: (body) => (smooth ? body : `<g filter="url(#${id}st)">${body}</g>`),
    shaded: (d, fill, ...shades) => c.path(d, fill) + c.spray(shades.map((shade) => c.path(d, shade)).join('')),
  }
  return c
}

/** Puts a body drawn around its own origin onto the sheet. */
export function place(c: Drawing, x: number, y: number, scale: number, degrees: number, body: string): string {
  return c.group(`translate(${round(x)},${round(y)}) scale(${scale}) rotate(${degrees})`, body)
}
