import { contrastOf } from '#shared/model/color.ts'

/** A picture as its pixels: red, green, blue and opacity, a byte each. */
export interface Pixels {
  data: Buffer
  width: number
  height: number
}

/** Opacity from which a pixel counts as seen. */
const SEEN = 24
/** Opacity from which it is part of a shape, not of its soft edge. */
const SOLID = 160

/** The part of a picture that is not empty; undefined when all of it is. */
export function findVisible({ data, width, height }: Pixels) {
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((data[(y * width + x) * 4 + 3] ?? 0) < SEEN) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = y
    }
  }
  return right < 0 ? undefined : { left, top, width: right - left + 1, height: bottom - top + 1 }
}

/** The page in each theme (web/app/styles/tokens.css). */
const BACKGROUNDS = ['#0b1211', '#edf1eb'] as const
/** Contrast below which a shape is lost on a background; logos have no rule of their own (WCAG 2.2 1.4.3). */
const LOST = 1.8
/** The share of a logo that must not be lost. */
const READABLE = 0.85
/** The share of its box that a logo with a background of its own fills. */
const BOXED = 0.97

/** Whether a logo can be read on both themes' backgrounds in its own colors. */
export function isReadable({ data, width, height }: Pixels): boolean {
  const counts = new Map<number, number>()
  let solid = 0
  for (let i = 0; i < data.length; i += 4) {
    if ((data[i + 3] ?? 0) < SOLID) continue
    solid += 1
    // to 16 steps of each channel: a logo has few colors, and a photo need not be exact
    const key = (((data[i] ?? 0) >> 4) << 8) | (((data[i + 1] ?? 0) >> 4) << 4) | ((data[i + 2] ?? 0) >> 4)
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  if (solid >= width * height * BOXED) return true
  return BACKGROUNDS.every((background) => {
    let readable = 0
    for (const [key, count] of counts) if (contrastOf(colorOf(key), background) >= LOST) readable += count
    return solid > 0 && readable / solid >= READABLE
  })
}

/** '#rgb' with each digit twice. */
const colorOf = (key: number) => `#${key.toString(16).padStart(3, '0').replace(/./g, '$&$&')}`

/** Everything a picture covers, in one color. */
export function paint({ data, ...size }: Pixels, color: string): Pixels {
  const value = Number.parseInt(color.slice(1), 16)
  const painted = Buffer.from(data)
  for (let i = 0; i < painted.length; i += 4) {
    painted[i] = value >> 16
    painted[i + 1] = (value >> 8) & 255
    painted[i + 2] = value & 255
  }
  return { data: painted, ...size }
}
