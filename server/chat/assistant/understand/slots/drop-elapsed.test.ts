import { expect, test } from 'vitest'
import { dropElapsed } from './drop-elapsed.ts'

test.each([
  ["after 40 min of robert's rules a dj", "robert's rules a dj"],
  ['after 2 hours on hold we want a dj', 'hold we want a dj'],
  ['after an hour the board says dj', 'the board says dj'],
  ['we spent 3 hours on this, a dj', 'we on this, a dj'],
  ['been waiting 30 minutes for him', 'for him'],
])('%j says how long something else took (P10.81)', (said, rest) =>
  expect(dropElapsed(said).replace(/\s+/g, ' ').trim()).toBe(rest),
)

test.each([['a dj for 3 hours'], ['he can leave after 3 hours'], ['after the ceremony, 4 hours']])(
  '%j says how long the event is',
  (said) => expect(dropElapsed(said)).toBe(said),
)
