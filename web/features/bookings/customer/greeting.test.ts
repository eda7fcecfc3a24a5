import { expect, test } from 'vitest'
import { greetingAt } from '#web/features/bookings/customer/greeting.ts'

test.each([
  ['2026-11-21T04:30:00Z', 'Good evening, Renée'],
  ['2026-11-21T10:00:00Z', 'Good morning, Renée'],
  ['2026-11-21T17:00:00Z', 'Good afternoon, Renée'],
  ['2026-11-21T22:00:00Z', 'Good evening, Renée'],
])('at %s Atlanta says %s', (instant, greeting) => {
  expect(greetingAt(new Date(instant), ' Renée Thibodeaux ')).toBe(greeting)
})

test.each([undefined, '', '  '])('a name that says nothing (%j) is left out', (name) => {
  expect(greetingAt(new Date('2026-11-21T22:00:00Z'), name)).toBe('Good evening')
})
