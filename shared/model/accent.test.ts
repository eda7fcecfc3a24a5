import { describe, expect, test } from 'vitest'
import {
  accentColors,
  findAccentFault,
  HOUSE_ACCENT,
  LEAST_CONTRAST,
  measureAccent,
  readColor,
  suggestAccent,
  THEMES,
} from './accent.ts'
import { contrastOf, fromOklch, toOklch } from './color.ts'

const COLORS = ['#000000', '#ffffff', '#777777', '#ff0000', '#00ff00', '#0000ff', '#ffee00', '#0a3d91', '#7a1fa2']

test('contrast is that of WCAG', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.478, 3)
  expect(contrastOf('#ffbe85', '#0b1211')).toBeCloseTo(11.7, 1)
})

test.each(COLORS)('%s comes back from lightness, chroma and hue', (color) => {
  expect(fromOklch(toOklch(color))).toBe(color)
})

describe.each(THEMES)('in the %s theme (P6.212)', (theme) => {
  test('the accent the site begins with passes', () => {
    expect(measureAccent(HOUSE_ACCENT[theme], theme)).toBeGreaterThan(LEAST_CONTRAST)
  })

  test.each(COLORS)('what is offered for %s passes, and is offered for itself', (color) => {
    const offered = suggestAccent(color, theme)
    expect(measureAccent(offered, theme)).toBeGreaterThanOrEqual(LEAST_CONTRAST)
    expect(suggestAccent(offered, theme)).toBe(offered)
    const { lamp, lampHi, onLamp } = accentColors(offered, theme)
    expect(Math.min(contrastOf(onLamp, lamp), contrastOf(onLamp, lampHi))).toBeGreaterThanOrEqual(LEAST_CONTRAST)
  })

  test('what is offered keeps its hue, and no nearer lightness passes', () => {
    const { l, c, h } = toOklch('#0a3d91')
    const offered = toOklch(suggestAccent('#0a3d91', theme))
    expect(Math.abs(offered.h - h)).toBeLessThan(0.05)
    if (suggestAccent('#0a3d91', theme) === '#0a3d91') return
    const nearer = fromOklch({ l: offered.l + (offered.l > l ? -0.01 : 0.01), c, h })
    expect(measureAccent(nearer, theme)).toBeLessThan(LEAST_CONTRAST)
  })
})

test('a color that fails is named with the nearest that works', () => {
  expect(findAccentFault('#0a3d91', 'light')).toBeUndefined()
  expect(findAccentFault('#0a3d91', 'dark')).toBe(
    'Too hard to read in the dark theme: contrast 1.5, and 4.5 is needed. The nearest color that works is #568be6.',
  )
})

test.each([
  ['#ABC', '#aabbcc'],
  [' 1a7F5a ', '#1a7f5a'],
  ['#12345', undefined],
  ['red', undefined],
  ['url(x)', undefined],
  ['', undefined],
])('%j is read as %s', (typed, color) => {
  expect(readColor(typed)).toBe(color)
})
