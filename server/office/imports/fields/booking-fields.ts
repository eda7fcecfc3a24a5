import { Guests } from '#shared/contract/bookings/bookings.ts'
import { line, text } from '#shared/contract/text.ts'
import {
  BOOKING_TEXT_LIMITS,
  type BookingStatus,
  DEFAULT_HOURS,
  EVENT_TYPE_LABELS,
  EVENT_TYPES,
  type EventType,
  MAX_HOURS,
  MIN_HOURS,
} from '#shared/model/booking.ts'
import { DAY_MS, HOUR_MS } from '#shared/model/day.ts'
import { notADate, readEmail, readPastDay, readPhone } from './customer-fields.ts'
import type { RowReader } from './read-row.ts'
import { atAtlanta, readCents, readClock, readWrittenTime, readYes } from './read-values.ts'

/** A booking as a row of a file says. The agent and the customer are looked up by these. */
export interface BookingFields {
  /** A name or an email. */
  agent: string
  customerName: string
  customerEmail: string | null
  customerPhone: string | null
  eventType: EventType
  /** An instant. */
  eventDate: string
  hours: number
  location: string | null
  guests: number | null
  requests: string | null
  /** Integer cents; null while unknown. */
  totalCents: number | null
  status: BookingStatus
  paid: boolean
  bookedOn: string | null
}

const Name = line(BOOKING_TEXT_LIMITS.name)
const Location = line(BOOKING_TEXT_LIMITS.location)
const Requests = text(BOOKING_TEXT_LIMITS.specialRequests)
const Agent = line(254, 'Talent is required')

/** The largest price, in cents, and how far an event may be away, in days. */
const MAX_CENTS = 100_000_000_00
const FUTURE_DAYS = 3650
const PAST_DAYS = 365 * 50

const STATUS_WORDS: Record<BookingStatus, readonly string[]> = {
  pending: ['pending', 'requested', 'request', 'open', 'inquiry', 'tentative', 'hold', 'new'],
  confirmed: ['confirmed', 'booked', 'accepted', 'approved', 'yes', 'scheduled'],
  completed: ['completed', 'complete', 'done', 'finished', 'past', 'closed', 'paid'],
  cancelled: ['cancelled', 'canceled', 'cancel', 'declined', 'no show', 'void'],
}

const EVENT_WORDS: Record<EventType, RegExp> = {
  bachelorette_party: /bachelorette|\bhen\b/,
  bachelor_party: /bachelor|\bstag\b/,
  wedding: /wedding|marriage|nuptial/,
  birthday: /birthday|b-?day/,
  corporate: /corporate|company|business|office|conference|launch|gala/,
  private_party: /private|party|house/,
  other: /./,
}

/** The kind of event in a cell's words; 'other' when none fits. */
function readEventType(typed: string): EventType {
  const words = typed.toLowerCase().replaceAll('_', ' ')
  const exact = EVENT_TYPES.find(
    (type) => type.replaceAll('_', ' ') === words || EVENT_TYPE_LABELS[type].toLowerCase() === words,
  )
  const order = Object.entries(EVENT_WORDS) as [EventType, RegExp][] // its keys are event types
  return exact ?? order.find(([, pattern]) => pattern.test(words))?.[0] ?? 'other'
}

/** When an event begins. One that is over and has no time begins at noon; one to come needs a time. */
function readStart(row: RowReader, now: Date): Date | null {
  if (row.raw('date') === '') return row.refuse('date', 'Date is required')
  const written = readWrittenTime(row.raw('date'), row.dayFirst)
  if (!written) return row.refuse('date', notADate(row))
  const typed = row.raw('time')
  const clock = typed === '' ? written.time : readClock(/\d{4}-\d\d-\d\d[T ](\d\d:\d\d)/.exec(typed)?.[1] ?? typed)
  if (clock === undefined) return row.refuse('time', 'Not a time. Write it as 21:00 or 9:00 PM.')
  const start = atAtlanta(written.day, clock ?? '12:00')
  if (!start) return row.refuse('time', 'Clocks skip this time that night')
  const days = (start.getTime() - now.getTime()) / DAY_MS
  if (days > FUTURE_DAYS) return row.refuse('date', 'The event date is too far ahead')
  if (days < -PAST_DAYS) return row.refuse('date', 'The event date is too far back')
  if (clock === null && start > now) return row.refuse('time', 'Start time is required for an event to come')
  return start
}

function readHours(row: RowReader): number {
  const typed = row.raw('hours')
  if (typed === '') return DEFAULT_HOURS
  // 2.5 and 2:30 read as 2, as everywhere (docs/product.md P8.4)
  const [, whole = ''] = /^(\d{1,3})(?:[.,]\d+|(?::\d\d){1,2})?\s*(?:h|hrs?|hours?)?\.?$/i.exec(typed) ?? []
  const hours = Number(whole)
  if (whole !== '' && hours >= MIN_HOURS && hours <= MAX_HOURS) return hours
  row.refuse('hours', `Duration must be ${MIN_HOURS} to ${MAX_HOURS} hours`)
  return DEFAULT_HOURS
}

function readStatus(row: RowReader, isOver: boolean): BookingStatus {
  const typed = row.raw('status').toLowerCase()
  if (typed === '') return isOver ? 'completed' : 'confirmed'
  const found = (Object.keys(STATUS_WORDS) as BookingStatus[]).find((status) => STATUS_WORDS[status].includes(typed)) // its keys are statuses
  if (!found) {
    row.refuse('status', 'Not a status. Write pending, confirmed, completed or canceled.')
    return isOver ? 'completed' : 'pending'
  }
  if (found === 'completed' && !isOver) {
    row.refuse('status', 'An event to come cannot be completed')
  }
  return found
}

function readTotal(row: RowReader): number | null {
  if (row.raw('total') === '') return null
  const cents = readCents(row.raw('total'))
  if (cents === undefined || cents > MAX_CENTS)
    return row.refuse('total', 'Not an amount. Write it as 1250 or 1,250.00.')
  return cents
}

/**
 * Whether a booking was paid: yes, no, or an amount that covers the price. A completed one was paid unless its column
 * says otherwise: nothing of the time before is owed (docs/product.md P17.27).
 */
function readPaid(row: RowReader, status: BookingStatus, totalCents: number | null): boolean {
  if (row.raw('paid') === '') return status === 'completed'
  const cents = readCents(row.raw('paid'))
  const isYes = readYes(row.raw('paid')) !== undefined
  if (!isYes && cents !== undefined && cents > 0 && totalCents !== null && cents < totalCents) {
    row.refuse('paid', 'Paid in part. Write no, import the booking, then record this payment in it.')
    return false
  }
  const paid = readYes(row.raw('paid')) ?? (cents === undefined ? undefined : cents >= (totalCents ?? 0))
  if (paid === undefined) row.refuse('paid', 'Write yes or no')
  return paid ?? false
}

/** Reads a booking. The errors stay with the row; the fields count only without any. */
export function readBooking(row: RowReader, now: Date): BookingFields {
  const start = readStart(row, now)
  const hours = readHours(row)
  const isOver = start !== null && start.getTime() + hours * HOUR_MS <= now.getTime()
  const status = readStatus(row, isOver || start === null)
  const totalCents = readTotal(row)
  return {
    agent: row.read('agent', Agent) ?? '',
    customerName: row.read('customerName', Name) ?? '',
    customerEmail: row.raw('customerEmail') === '' ? null : readEmail(row, 'customerEmail'),
    customerPhone: readPhone(row, 'customerPhone'),
    eventType: readEventType(row.raw('eventType')),
    eventDate: start?.toISOString() ?? '',
    hours,
    location: row.readOptional('location', Location) || null,
    guests: row.raw('guests') === '' ? null : row.read('guests', Guests),
    requests: row.readOptional('requests', Requests) || null,
    totalCents,
    status,
    paid: readPaid(row, status, totalCents),
    bookedOn: readPastDay(row, 'bookedOn', now),
  }
}
