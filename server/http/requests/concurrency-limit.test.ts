import { expect, test } from 'vitest'
import { limitConcurrency } from './concurrency-limit.ts'

test('work over the limit waits in order, and over the waiting limit is refused (S58)', async () => {
  const takeTurn = limitConcurrency(2, 3)
  const ends: (() => void)[] = []
  const started: number[] = []
  const run = (n: number) =>
    takeTurn(async () => {
      started.push(n)
      await new Promise<void>((resolve) => ends.push(resolve))
      if (n === 1) throw new Error('one that fails')
      return n
    })
  const all = Promise.allSettled([0, 1, 2, 3, 4, 5].map(run))
  await expect(run(6)).rejects.toMatchObject({ code: 'unavailable', retryAfter: 2 })
  expect(started).toEqual([0, 1])
  for (let i = 0; i < 5; i++) {
    ends[i]?.()
    await new Promise(setImmediate)
  }
  const outcomes = (await all).map((one) => (one.status === 'fulfilled' ? one.value : String(one.reason.message)))
  expect(outcomes).toEqual([0, 'one that fails', 2, 3, 4, 'Too many requests at once. Please try again.'])
  expect(started).toEqual([0, 1, 2, 3, 4])
})
