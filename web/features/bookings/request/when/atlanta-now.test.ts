import { expect, test } from 'vitest'
import { atlantaQuarter } from '#web/features/bookings/request/when/atlanta-now.ts'

test.each([
  ['2026-11-21T02:01:00Z', '2026-11-20T21:15'],
  ['2026-11-21T02:15:00Z', '2026-11-20T21:15'],
  ['2026-07-01T03:50:00Z', '2026-07-01T00:00'],
  ['2026-03-08T06:50:00Z', '2026-03-08T03:00'],
])('%s is offered as %s', (instant, offered) => {
  expect(atlantaQuarter(Date.parse(instant))).toBe(offered)
})
