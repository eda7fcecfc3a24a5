import { parseAtlantaTime } from '#server/availability/atlanta-time.ts'
import { readTime } from '#server/availability/read-time.ts'
import type { listBookings } from '#shared/contract/bookings/bookings.admin.ts'
import type { EndpointInput } from '#shared/contract/endpoint.ts'
import type { BookingStatus } from '#shared/model/booking.ts'
import { readWords } from './match-words.ts'

type Query = Omit<EndpointInput<typeof listBookings>['query'], 'cursor' | 'limit'> & {
  category?: string | undefined
  agentId?: string | undefined
}

/** Whose bookings are listed: everybody's, an agent's or a customer's. */
export interface BookingOwner {
  agentId?: string
  customerId?: string
}

/** Filters of the bookings list; without any it has all bookings. */
export interface BookingConditions {
  status?: BookingStatus | undefined
  /** Each must occur in a name or an email, or be the booking's number. */
  words: readonly string[]
  /** The event lies in all of these spans. */
  spans: readonly EventSpan[]
  /** The category of their agents. */
  category?: string | undefined
  /** Their agent. */
  agentId?: string | undefined
}

/** From (inclusive) and to (exclusive); open on a side that is undefined. */
export interface EventSpan {
  from?: Date | undefined
  to?: Date | undefined
}

/**
 * Reads the parameters of the bookings list. In `q`, a day such as 2026-12-31 finds events on it, everything else is
 * words; punctuation around a word doesn't count.
 * @throws AppError invalid_request (400) for an invalid date, or a time that Atlanta's clocks skip
 */
export function readSearch({ status, q = '', from, to, category, agentId }: Query): BookingConditions {
  const asked = {
    from: from === undefined ? undefined : readTime('from', from),
    to: to === undefined ? undefined : readTime('to', to),
  }
  const spans: EventSpan[] = asked.from || asked.to ? [asked] : []
  const words: string[] = []
  for (const typed of q.split(/\s+/)) {
    const day = readDay(typed)
    if (day) spans.push(day)
    else words.push(typed)
  }
  return { status, words: readWords(words), spans, category, agentId }
}

function readDay(text: string): EventSpan | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)?.map(Number) ?? []
  const from = year && month && day ? parseAtlantaTime(text) : undefined
  if (!from || !year || !month || !day) return undefined
  const next = new Date(Date.UTC(year, month - 1, day + 1)).toISOString().slice(0, 10)
  return { from, to: parseAtlantaTime(next) }
}
