import type { CancellationPreview } from '#shared/contract/changes/cancellations.ts'
import type { WantedChange } from '#shared/contract/changes/requests.ts'
import { wordKept } from '#shared/model/cancellation.ts'
import { writeEventTime } from '#shared/model/event-time.ts'
import { formatCents } from '#shared/model/money.ts'
import { PLUS_TAX } from '#shared/model/tax.ts'
import { atlantaDay } from '#shared/model/time-zone.ts'
import { formatCount, formatHours } from '#web/lib/format.ts'
import { formatShortDateTime, formatTime } from '#web/lib/format-date.ts'
import { writeTimeLeft } from '#web/lib/write-span.ts'

interface Price {
  before: number | null
  after: number | null
  plusTax: boolean
}

/** What a price becomes: '$425.00 → $595.00 plus tax ($170.00 more)'. */
export function describePrice({ before, after, plusTax }: Price): string {
  if (after === null) return 'the same, unless we agree on another'
  const tax = plusTax ? ` ${PLUS_TAX}` : ''
  if (before === null || before === after) return `${formatCents(after)}${tax}`
  const difference = formatCents(Math.abs(after - before))
  return `${formatCents(before)} → ${formatCents(after)}${tax} (${difference} ${after > before ? 'more' : 'less'})`
}

type Foreseen = Pick<CancellationPreview, 'eventDate' | 'figures'>

/** One changed field, as it is and as it would be. */
export interface Difference {
  name: string
  from: string
  to: string
}

interface Known {
  eventDate: string
  eventDuration: number
  eventLocation: string | null
  guests: number | null
  specialRequests: string | null
}

const countGuests = (guests: number | null) => (guests === null ? 'None' : formatCount(guests))

/** The fields that become something else, old and new. */
export function listDifferences(current: Known, wanted: WantedChange): Difference[] {
  const { eventDate, eventDuration, eventLocation, guests, specialRequests } = wanted
  return [
    ...(eventDate === undefined
      ? []
      : [
          {
            name: 'Date',
            from: writeEventTime(current.eventDate, current.eventDuration),
            to: writeEventTime(eventDate, eventDuration ?? current.eventDuration),
          },
        ]),
    ...(eventDuration === undefined
      ? []
      : [{ name: 'Duration', from: formatHours(current.eventDuration), to: formatHours(eventDuration) }]),
    ...(eventLocation === undefined
      ? []
      : [{ name: 'Location', from: current.eventLocation ?? 'None', to: eventLocation ?? 'None' }]),
    ...(guests === undefined ? [] : [{ name: 'Guests', from: countGuests(current.guests), to: countGuests(guests) }]),
    ...(specialRequests === undefined
      ? []
      : [{ name: 'Special requests', from: current.specialRequests ?? 'None', to: specialRequests ?? 'None' }]),
  ]
}

const startIn = (eventDate: string, now: number) => {
  const left = Date.parse(eventDate) - now
  return left > 0 ? `Starts in ${writeTimeLeft(left)}` : 'The event has begun'
}

/** 'Mon, Dec 14, 6:00 PM', on that day in Atlanta 'today, 6:00 PM'. */
const nameEnd = (until: string, now: number) =>
  atlantaDay(new Date(until)) === atlantaDay(new Date(now)) ? `today, ${formatTime(until)}` : formatShortDateTime(until)

/**
 * How long it is until the event, and the tier that holds now: 'Starts in 3 days 7 hours: we keep half of the total until
 * Mon, Dec 14, 6:00 PM.'
 * @param now milliseconds
 */
export function describeTier({ eventDate, figures }: Foreseen, now: number): string {
  const kept = figures.keepPercent === 0 ? 'canceling is free' : `we keep ${wordKept(figures.keepPercent)}`
  return `${startIn(eventDate, now)}: ${kept}${figures.until ? ` until ${nameEnd(figures.until, now)}` : ''}.`
}

/**
 * The same for a cancellation by the agency, which keeps nothing.
 * @param now milliseconds
 */
export const describeOwnCancellation = ({ eventDate }: Foreseen, now: number): string =>
  `${startIn(eventDate, now)}: we keep nothing.`
