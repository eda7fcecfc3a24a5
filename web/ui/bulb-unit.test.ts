import { describe, expect, test } from 'vitest'
import { BULBS_A_ROW, chooseBulbUnit, countLit } from '#web/ui/bulb-unit.ts'

describe('what one bulb stands for', () => {
  test.each([
    [1_842_000, 100_000],
    [2_000_000, 100_000],
    [2_000_001, 200_000],
    [4_000_001, 500_000],
    [10_000_001, 1_000_000],
    [100, 5],
    [7, 1],
    [0, 1],
    [-500, 1],
  ])('a largest row of %i makes it %i', (largest, unit) => {
    expect(chooseBulbUnit(largest)).toBe(unit)
  })

  test('is 1, 2 or 5 times a power of ten, and the largest row lights 8 to 20', () => {
    for (let largest = 8; largest < 1e13; largest = Math.ceil(largest * 1.07)) {
      const unit = chooseBulbUnit(largest)
      expect(String(unit)).toMatch(/^[125]0*$/)
      expect(countLit(largest, unit)).toBeGreaterThanOrEqual(8)
      expect(largest / unit).toBeLessThanOrEqual(BULBS_A_ROW)
    }
  })
})

test('a row lights what is nearest, and never less than none', () => {
  expect(countLit(998_500, 100_000)).toBe(10)
  expect(countLit(40_000, 100_000)).toBe(0)
  expect(countLit(-40_000, 100)).toBe(0)
})
