import { expect, test } from 'vitest'
import { writeSubject } from './write-subject.ts'

test('a subject says when an event ends, unless it would be too long (P10.55)', () => {
  const event = { event_date: new Date('2026-12-05T02:00:00Z'), event_duration: 3 }
  expect(writeSubject('Reminder: Vera Vane, ', event)).toBe('Reminder: Vera Vane, Fri, Dec 4, 2026, 9 PM to midnight')
  const long = { event_date: new Date('2026-12-05T03:30:00Z'), event_duration: 2 }
  expect(writeSubject(`Customer canceled: ${'V'.repeat(25)}, `, long)).toBe(
    `Customer canceled: ${'V'.repeat(25)}, Fri, Dec 4, 2026 at 10:30 PM`,
  )
})
