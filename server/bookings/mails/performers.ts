import { formatAtlantaDate } from '#server/availability/atlanta-time.ts'
import { readThumbnail } from '#server/catalog/images/thumbnail.ts'
import type { Database } from '#server/db/client.ts'
import type { Fact, Receipt } from '#server/mail/html/parts.ts'
import { categoryTitle } from '#shared/model/agent.ts'
import { EVENT_TYPE_LABELS, formatBookingNumber } from '#shared/model/booking.ts'
import { writeEventTime, writeShortEventTime, writeTimes } from '#shared/model/event-time.ts'
import { formatCents } from '#shared/model/money.ts'
import { PLUS_TAX } from '#shared/model/tax.ts'
import { listRequestedTogether, type RequestedTogether } from '../events/event-rows.ts'
import { guestsFact, type MailedBooking, totalInWords } from './mail-facts.ts'
import type { PictureRoom } from './receipt.ts'

/** The performers of one request, as its mails list them. */
export interface Performers {
  count: number
  /** Each performer with booking number, times and price. */
  facts: readonly Fact[]
  /** The sum of their prices, or that one is still to be confirmed. */
  total: string
}

/**
 * The performers that were requested together with a booking (docs/product.md P3.64).
 * @returns undefined when it was requested alone
 */
export async function findPerformers(db: Database, booking: MailedBooking): Promise<Performers | undefined> {
  const together = await listRequestedTogether(db, booking.id)
  if (together.length < 2) return undefined
  const days = new Set(together.map(({ event_date }) => formatAtlantaDate(event_date)))
  return {
    count: together.length,
    facts: together.map((one) => [
      `${one.agent_name} (${categoryTitle(one.category)})`,
      `${formatBookingNumber(one.number)}, ${days.size > 1 ? writeShortEventTime(one.event_date, one.event_duration) : writeTimes(one.event_date, one.event_duration)}, ${totalInWords(one)}`,
    ]),
    total: sumInWords(together),
  }
}

function sumInWords(together: readonly RequestedTogether[]): string {
  if (together.some(({ total_cents }) => total_cents === null)) return 'Price to be confirmed'
  const sum = formatCents(together.reduce((cents, { total_cents }) => cents + (total_cents ?? 0), 0))
  return together.some(({ plus_tax }) => plus_tax) ? `${sum} ${PLUS_TAX}` : sum
}

/** A request for several performers as the head and the facts of its customer's mail. */
export async function makeEventReceipt(
  room: PictureRoom,
  booking: MailedBooking,
  performers: Performers,
): Promise<{ receipt: Receipt; facts: Fact[] }> {
  const picture = await readThumbnail(room, booking.picture)
  return {
    receipt: {
      ...(picture && { picture }),
      facts: [
        ['Event', EVENT_TYPE_LABELS[booking.event_type]],
        ['Date', formatAtlantaDate(booking.event_date, { weekday: true })],
        ['Performers', String(performers.count)],
        ['Total', performers.total],
      ],
    },
    facts: [...performers.facts, ...guestsFact(booking)],
  }
}

/** The same as facts for the agency. */
export const eventFacts = (booking: MailedBooking, performers: Performers): Fact[] => [
  ['Event', EVENT_TYPE_LABELS[booking.event_type]],
  ['Date', writeEventTime(booking.event_date, booking.event_duration)],
  ...guestsFact(booking),
  ...performers.facts,
  ['Total', performers.total],
]
