import { expect, test } from 'vitest'
import { createSampler } from './sample-log.ts'

test('a flood of answers gets all lines up to a rate and then one of a hundred', () => {
  const shouldLog = createSampler()
  const counts = Array.from({ length: 1000 }, () => shouldLog(5000))
  expect(counts.slice(0, 100)).toEqual(Array(100).fill(1))
  expect(counts.reduce((sum, one) => sum + one, 0)).toBe(1000)
  expect(counts.filter((one) => one > 0)).toHaveLength(109)
  expect(shouldLog(6000)).toBe(1)
})
