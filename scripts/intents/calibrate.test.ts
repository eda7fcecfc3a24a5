import { expect, test } from 'vitest'
import { fitSigmoid, lossOf } from './calibrate.ts'

/** Sums that spread evenly around their middle. */
const spread = (count: number, middle: number) => Array.from({ length: count }, (_, i) => middle + ((i % 21) - 10) / 3)

test('finds the least loss where a full step of Newton overshoots', () => {
  const [others, wished] = [spread(3000, -12), spread(100, -3)]
  const sums = [...others, ...wished]
  const wanted = sums.map((_, i) => i >= others.length)
  const { slope, shift } = fitSigmoid(sums, wanted)
  const least = lossOf(sums, wanted, { slope, shift })
  expect(least).toBeLessThan(lossOf(sums, wanted, { slope: 1, shift: 0 }))
  for (const [bySlope, byShift] of [
    [0.01, 0],
    [-0.01, 0],
    [0, 0.1],
    [0, -0.1],
  ] as const)
    expect(lossOf(sums, wanted, { slope: slope + bySlope, shift: shift + byShift })).toBeGreaterThan(least)
})
