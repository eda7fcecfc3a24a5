/** A color by lightness (0 to 1), chroma and hue (radians) as people see them (Ottosson, OKLCH). */
export interface Oklch {
  l: number
  c: number
  h: number
}

type Three = readonly [number, number, number]

/** The channels of '#rrggbb', 0 to 255. */
const channelsOf = (color: string): Three => {
  const value = Number.parseInt(color.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

const toHex = (channels: Three): string =>
  `#${channels
    .map((channel) =>
      Math.round(Math.min(255, Math.max(0, channel)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** A channel as an amount of light, 0 to 1. */
const toLinear = (channel: number): number => {
  const value = channel / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}
const fromLinear = (light: number): number =>
  255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055)

const linearOf = (color: string): Three => {
  const [r, g, b] = channelsOf(color)
  return [toLinear(r), toLinear(g), toLinear(b)]
}

/** The relative luminance of '#rrggbb', 0 to 1 (WCAG 2.2). */
function luminanceOf(color: string): number {
  const [r, g, b] = linearOf(color)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** The contrast of two colors, 1 to 21 (WCAG 2.2). */
export function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** A color laid over another, as a browser blends them. @param strength 0 to 1 */
export function mixOver(color: string, under: string, strength: number): string {
  const [a, b] = [channelsOf(color), channelsOf(under)]
  const mix = (i: 0 | 1 | 2) => a[i] * strength + b[i] * (1 - strength)
  return toHex([mix(0), mix(1), mix(2)])
}

/** '#rrggbb' by lightness, chroma and hue. */
export function toOklch(color: string): Oklch {
  const [r, g, b] = linearOf(color)
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const middle = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const l = 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short
  const x = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short
  const y = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short
  return { l, c: Math.hypot(x, y), h: Math.atan2(y, x) }
}

function toLight({ l, c, h }: Oklch): Three {
  const [x, y] = [c * Math.cos(h), c * Math.sin(h)]
  const long = (l + 0.3963377774 * x + 0.2158037573 * y) ** 3
  const middle = (l - 0.1055613458 * x - 0.0638541728 * y) ** 3
  const short = (l - 0.0894841775 * x - 1.291485548 * y) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ]
}

const isShown = (light: Three) => light.every((value) => value >= -0.0005 && value <= 1.0005)

/** As '#rrggbb'; a color that screens can't show keeps its lightness and hue and loses chroma. */
export function fromOklch(color: Oklch): string {
  let { c } = color
  for (let step = 0; step < 40 && !isShown(toLight({ ...color, c })); step++) c *= 0.93
  const [r, g, b] = toLight({ ...color, c })
  return toHex([fromLinear(Math.max(0, r)), fromLinear(Math.max(0, g)), fromLinear(Math.max(0, b))])
}
