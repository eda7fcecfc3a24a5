import { expect, test } from 'vitest'
import { FloodCounter } from './flood-counter.ts'

test('a network has its points in each window, and a refused request costs nothing', () => {
  const counter = new FloodCounter({ points: 2, duration: 60 })
  expect([counter.take('a', 0), counter.take('a', 1000), counter.take('a', 1500)]).toEqual([0, 0, 59])
  expect(counter.take('b', 1500)).toBe(0)
  expect(counter.take('a', 59_999)).toBe(1)
  expect([counter.take('a', 60_000), counter.take('a', 60_000), counter.take('a', 60_000)]).toEqual([0, 0, 60])
})

test('a count that is given back can be used again', () => {
  const counter = new FloodCounter({ points: 1, duration: 60 })
  expect(counter.take('a', 0)).toBe(0)
  counter.giveBack('a')
  counter.giveBack('a')
  counter.giveBack('unknown')
  expect([counter.take('a', 1), counter.take('a', 2)]).toEqual([0, 60])
})

test('it remembers a bounded number of networks: windows that are over go first', () => {
  const counter = new FloodCounter({ points: 1, duration: 60, most: 20 })
  for (let i = 0; i < 19; i++) counter.take(`old ${i}`, 0)
  counter.take('new', 59_000)
  counter.take('newer', 60_000)
  expect(counter.take('new', 60_000), 'its window is still open').toBeGreaterThan(0)
  for (let i = 0; i < 100; i++) counter.take(`flood ${i}`, 61_000)
  expect(counter.take('flood 99', 61_000)).toBeGreaterThan(0)
})
