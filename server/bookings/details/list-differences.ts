import { writeEventTime } from '#shared/model/event-time.ts'
import { formatCents } from '#shared/model/money.ts'
import { hoursInWords } from '#shared/model/package.ts'

/** What an invoice was made of, as its row keeps it. */
interface FrozenFacts {
  eventDate: string
  eventDuration: number
  eventLocation: string | null
  /** Integer cents. */
  totalCents: number | null
}

/** The same of a booking as it is. */
interface BookingFacts {
  event_date: Date
  event_duration: number
  event_location: string | null
  total_cents: number | null
}

const price = (cents: number | null) => (cents === null ? 'no price' : formatCents(cents))

/**
 * What a booking says now that its invoice does not: '5 → 7 hours', '$425.00 → $595.00' (docs/product.md P7.65).
 * @param frozen null for an invoice that was not issued
 */
export function listDifferences(frozen: unknown, booking: BookingFacts): string[] {
  if (frozen === null) return []
  const was = frozen as FrozenFacts // written by freezeInvoice alone
  const { event_date, event_duration, event_location, total_cents } = booking
  const moved = new Date(was.eventDate).getTime() !== event_date.getTime()
  return [
    ...(moved
      ? [`${writeEventTime(was.eventDate, was.eventDuration)} → ${writeEventTime(event_date, event_duration)}`]
      : []),
    ...(was.eventDuration === event_duration ? [] : [`${was.eventDuration} → ${hoursInWords(event_duration)}`]),
    ...(was.eventLocation === event_location
      ? []
      : [`${was.eventLocation ?? 'No location'} → ${event_location ?? 'no location'}`]),
    ...(was.totalCents === total_cents ? [] : [`${price(was.totalCents)} → ${price(total_cents)}`]),
  ]
}
