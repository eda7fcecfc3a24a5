import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LiveEvent } from '#shared/contract/office/office.admin.ts'
import { writeHeadline } from '#web/features/office/headline.ts'
import { openLiveFeed } from '#web/features/office/live/live-feed.ts'

/** The stream the feed opened last; a copy of the app's fake, because features know no app. */
class Stream {
  static readonly CLOSED = 2
  static all: Stream[] = []
  readyState = 0
  onopen = () => {}
  onmessage = (_message: { data: string }) => {}
  onerror = () => {}
  onEnded = () => {}
  constructor() {
    Stream.all.push(this)
  }
  addEventListener(name: string, listener: () => void) {
    if (name === 'ended') this.onEnded = listener
  }
  close() {
    this.readyState = Stream.CLOSED
  }
}

const heard = { events: [] as number[], lost: [] as boolean[], refused: 0 }
let stop = () => {}
const last = () => Stream.all.at(-1) as Stream // one was opened before each test
const tell = (kind: LiveEvent['kind'] = 'booking') =>
  last().onmessage({ data: JSON.stringify({ kind, id: 'x', at: '2026-11-21T20:00:00.000Z' }) })

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('EventSource', Stream)
  Stream.all = []
  Object.assign(heard, { events: [], lost: [], refused: 0 })
  stop = openLiveFeed('/api/admin/events', {
    onEvents: (events) => heard.events.push(events.length),
    onLost: (lost) => heard.lost.push(lost),
    onRefused: () => (heard.refused += 1),
  })
  last().onopen()
})

afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a hundred events at once are reported once', () => {
  for (let i = 0; i < 100; i++) tell()
  vi.advanceTimersByTime(2000)
  expect(heard.events).toEqual([100])
})

test('events that keep coming are reported once a second, and none is lost', () => {
  for (let i = 0; i < 100; i++) {
    tell()
    vi.advanceTimersByTime(40)
  }
  vi.advanceTimersByTime(2000)
  expect(heard.events.length).toBeLessThanOrEqual(6)
  expect(heard.events.reduce((sum, total) => sum + total)).toBe(100)
})

test('a stream that breaks off for a moment is no loss, and what was missed is looked for', () => {
  last().onerror()
  vi.advanceTimersByTime(3000)
  last().onopen()
  vi.advanceTimersByTime(20_000)
  expect(heard.lost).toEqual([false, false])
  expect(heard.events).toEqual([0])
  expect(Stream.all).toHaveLength(1)
})

test('one that stays away for ten seconds is lost until it is back', () => {
  last().onerror()
  vi.advanceTimersByTime(9900)
  expect(heard.lost).toEqual([false])
  last().onerror()
  vi.advanceTimersByTime(200)
  expect(heard.lost).toEqual([false, true])
  last().onopen()
  expect(heard.lost).toEqual([false, true, false])
})

test('one that was refused is asked for again, ever later, and the session with it', () => {
  const refuse = () => {
    last().close()
    last().onerror()
  }
  refuse()
  expect(heard.refused).toBe(1)
  vi.advanceTimersByTime(3000)
  expect(Stream.all).toHaveLength(2)
  refuse()
  vi.advanceTimersByTime(3000)
  expect(Stream.all).toHaveLength(2)
  vi.advanceTimersByTime(3000)
  expect(Stream.all).toHaveLength(3)
  stop()
  vi.advanceTimersByTime(100_000)
  expect(Stream.all).toHaveLength(3)
})

test('one whose session ended is closed at once, and who is signed in is asked', () => {
  last().onEnded()
  expect(last().readyState).toBe(Stream.CLOSED)
  expect(heard.refused).toBe(1)
  vi.advanceTimersByTime(3000)
  expect(Stream.all).toHaveLength(2)
})

test('the headline states the work', () => {
  const of = (
    bookings: number,
    payments = 0,
    testimonials = 0,
    chats = 0,
    disputes = 0,
    contactWishes = 0,
    applications = 0,
  ) => writeHeadline({ bookings, payments, testimonials, chats, disputes, contactWishes, applications })
  expect(of(6, 1, 4)).toBe('Six bookings need an answer')
  expect(of(1)).toBe('One booking needs an answer')
  expect(of(6, 1, 4, 2, 1)).toBe('Two visitors are waiting in chat')
  expect(of(6, 1, 4, 0, 1)).toBe('One dispute needs an answer')
  expect(of(0, 1, 4, 0, 0, 2)).toBe('Two customers asked for new contact details')
  expect(of(0, 1, 4, 0, 0, 2, 1)).toBe('Two customers asked for new contact details')
  expect(of(0, 1, 4, 0, 0, 0, 1)).toBe('One application from the chat')
  expect(of(1_234_567)).toBe('1,234,567 bookings need an answer')
  expect(of(0, 2, 1)).toBe('Two payments to verify')
  expect(of(0, 0, 1)).toBe('One review to approve')
  expect(of(6, 1, 4, 1)).toBe('One visitor is waiting in chat')
  expect(of(0, 0, 0, 3)).toBe('Three visitors are waiting in chat')
  expect(of(0)).toBe('Nothing needs an answer')
})
