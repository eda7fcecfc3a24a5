import { expect, test } from 'vitest'
import { confirmsRemoval, isKeepable, KEEPABLE_STEPS, SETUP_STEPS } from './setup.ts'

test('the removal is confirmed by the name of the agency in any case, or by the word as it is written', () => {
  expect(confirmsRemoval(' marquee ', 'Marquee')).toBe(true)
  expect(confirmsRemoval('REMOVE', 'Marquee')).toBe(true)
  for (const typed of ['', ' ', 'remove', 'Marque', 'REMOVE Marquee']) {
    expect(confirmsRemoval(typed, 'Marquee'), typed).toBe(false)
  }
})

test('the steps that can be kept are steps, and a name or a category never is one', () => {
  expect(SETUP_STEPS.filter(isKeepable)).toEqual([...KEEPABLE_STEPS])
  expect(isKeepable('name')).toBe(false)
  expect(isKeepable('categories')).toBe(false)
})
