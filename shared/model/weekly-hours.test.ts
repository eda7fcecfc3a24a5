import { expect, test } from 'vitest'
import { findOverlap } from './weekly-hours.ts'

const span = (weekday: number, from: number, to: number) => ({ weekday, from, to })

test.each([
  ['none', [], undefined],
  ['one', [span(0, 0, 2880)], undefined],
  ['touching', [span(1, 600, 900), span(1, 900, 1000)], undefined],
  ['past midnight, touching', [span(1, 1200, 1560), span(2, 120, 300)], undefined],
  ['every day whole', [0, 1, 2, 3, 4, 5, 6].map((day) => span(day, 0, 1440)), undefined],
  ['overlapping on a day', [span(3, 600, 900), span(3, 840, 1000)], 1],
  ['listed the other way round', [span(3, 840, 1000), span(3, 600, 900)], 0],
  ['the same twice', [span(3, 600, 900), span(3, 600, 900)], 1],
  ['past midnight into the next day', [span(1, 1200, 1560), span(2, 60, 300)], 1],
  ['a two-day span around another', [span(1, 0, 2880), span(2, 600, 700)], 1],
  ['Saturday night into Sunday', [span(6, 1200, 1560), span(0, 60, 300)], 1],
  ['Saturday night up to Sunday', [span(6, 1200, 1500), span(0, 60, 300)], undefined],
  ['Saturday for two days into Monday', [span(6, 0, 2880), span(0, 0, 60)], 1],
] as const)('%s', (_name, hours, place) => {
  expect(findOverlap(hours)).toBe(place)
})
