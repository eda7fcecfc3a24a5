import { contrastOf, fromOklch, mixOver, toOklch } from './color.ts'

/** The site's two themes: dark is the evening, light the matinee. */
export const THEMES = ['dark', 'light'] as const
export type Theme = (typeof THEMES)[number]

/** An agency's accent color in each theme, as '#rrggbb'. */
export type Accent = Record<Theme, string>

/** The accent the site begins with (web/app/styles/tokens.css). */
export const HOUSE_ACCENT: Accent = { dark: '#ffbe85', light: '#a63d16' }

/** Text in the accent color needs this contrast (WCAG 2.2 1.4.3, AA). */
export const LEAST_CONTRAST = 4.5

/** What text in the accent color stands on: recess, stage, wings and riser of web/app/styles/tokens.css. */
export const SURFACES: Record<Theme, readonly string[]> = {
  dark: ['#070d0c', '#0b1211', '#121c1a', '#1a2724'],
  light: ['#e3e9e1', '#edf1eb', '#f8faf6', '#ffffff'],
}
/** The surface that buttons with a wash of the accent lie on, and how strong the wash is. */
const WASH: Record<Theme, { on: string; strength: number }> = {
  dark: { on: '#121c1a', strength: 0.1 },
  light: { on: '#f8faf6', strength: 0.08 },
}

/** The colors that follow from the accent in one theme, by the names of web/app/styles/tokens.css. */
export interface AccentColors {
  lamp: string
  /** Of a button under the pointer. */
  lampHi: string
  /** Of text on both. */
  onLamp: string
}

/** Everything drawn in the accent of one theme: away from the background under the pointer, with text that can be read on it. */
export function accentColors(color: string, theme: Theme): AccentColors {
  const { l, c, h } = toOklch(color)
  return theme === 'dark'
    ? {
        lamp: color,
        lampHi: fromOklch({ l: l + (1 - l) * 0.4, c: c * 0.65, h }),
        onLamp: fromOklch({ l: 0.2, c: Math.min(c, 0.03), h }),
      }
    : {
        lamp: color,
        lampHi: fromOklch({ l: l * 0.84, c: c * 0.9, h }),
        onLamp: fromOklch({ l: 0.985, c: Math.min(c, 0.012), h }),
      }
}

/**
 * The lowest contrast of everything the theme writes in this color or on it: links on every surface, a button's label
 * on its wash, and the label of a filled button, under the pointer too (docs/product.md P6.212).
 * @param color '#rrggbb'
 * @returns a ratio of WCAG 2.2: 1 to 21
 */
export function measureAccent(color: string, theme: Theme): number {
  const { lamp, lampHi, onLamp } = accentColors(color, theme)
  const { on, strength } = WASH[theme]
  return Math.min(
    ...SURFACES[theme].map((surface) => contrastOf(lamp, surface)),
    contrastOf(lamp, mixOver(lamp, on, strength)),
    contrastOf(onLamp, lamp),
    contrastOf(onLamp, lampHi),
  )
}

/** Whether a color can be the accent of a theme. */
export const passesAccent = (color: string, theme: Theme): boolean => measureAccent(color, theme) >= LEAST_CONTRAST

/** Steps of lightness that are tried, from black to white. */
const STEPS = 500

/**
 * The nearest color that passes: the same hue, as little lighter or darker as possible; the color itself when it does.
 * @param color '#rrggbb'
 */
export function suggestAccent(color: string, theme: Theme): string {
  if (passesAccent(color, theme)) return color
  const { l, c, h } = toOklch(color)
  const begin = Math.round(l * STEPS)
  for (let away = 1; away <= STEPS; away++) {
    for (const step of [begin + away, begin - away]) {
      if (step < 0 || step > STEPS) continue
      const near = fromOklch({ l: step / STEPS, c, h })
      if (passesAccent(near, theme)) return near
    }
  }
  return HOUSE_ACCENT[theme]
}

/** What is wrong with an accent, in a sentence with the nearest color that works; undefined for nothing. */
export function findAccentFault(color: string, theme: Theme): string | undefined {
  const contrast = measureAccent(color, theme)
  if (contrast >= LEAST_CONTRAST) return undefined
  const least = LEAST_CONTRAST.toFixed(1)
  // never rounded up to what would pass
  const found = (Math.floor(contrast * 10) / 10).toFixed(1)
  return `Too hard to read in the ${theme} theme: contrast ${found}, and ${least} is needed. The nearest color that works is ${suggestAccent(color, theme)}.`
}

/** A color as people type it, '#ABC' or 'aabbcc', as '#aabbcc'; undefined when it is none. */
export function readColor(typed: string): string | undefined {
  const [, digits = ''] = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(typed.trim()) ?? []
  if (digits === '') return undefined
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  return `#${full.toLowerCase()}`
}
