import { expect, test } from 'vitest'
import { type BoardBooking, compareOnBoard } from './board-order.ts'

const NOW = new Date('2026-11-23T12:00:00Z')

const build = (id: string, day: string, waitsFor: BoardBooking['waitsFor'] = null): BoardBooking => ({
  id,
  waitsFor,
  eventDate: `${day}T20:00:00.000Z`,
})
const order = (status: Parameters<typeof compareOnBoard>[0], bookings: BoardBooking[]) =>
  bookings.toSorted(compareOnBoard(status, NOW)).map(({ id }) => id)

test('pending: by reason, then by event, those that are over last; of one moment by id', () => {
  const bookings = [
    build('over', '2026-11-01', 'pending'),
    build('b', '2026-11-25', 'pending'),
    build('a', '2026-11-25', 'pending'),
    build('soon', '2026-11-24', 'pending'),
    build('unanswered', '2027-01-01', 'unanswered'),
    build('clash', '2027-02-01', 'conflict'),
    build('declined, over', '2026-11-02', 'declined'),
    build('declined', '2027-03-01', 'declined'),
  ]
  const wanted = ['declined', 'declined, over', 'clash', 'unanswered', 'soon', 'a', 'b', 'over']
  expect(order('pending', bookings)).toEqual(wanted)
  expect(order('pending', bookings.toReversed())).toEqual(wanted)
})

test('confirmed: unpaid ones first, then by event', () => {
  const bookings = [
    build('over', '2026-11-20'),
    build('later', '2026-12-20'),
    build('next', '2026-11-24'),
    build('unpaid', '2026-11-29', 'unpaid'),
  ]
  expect(order('confirmed', bookings)).toEqual(['unpaid', 'next', 'later', 'over'])
})

test.each(['completed', 'cancelled'] as const)('%s: the latest event first, of one moment by id, falling', (status) => {
  const bookings = [build('a', '2026-11-01'), build('c', '2026-11-03'), build('b', '2026-11-01')]
  expect(order(status, bookings)).toEqual(['c', 'b', 'a'])
})
