import type { AdminBookingRow } from '#server/bookings/changes/status-rows.ts'
import { type Availability, findAvailability } from '#server/bookings/free/agent-availability.ts'
import { repriceForHours } from '#server/bookings/price/price-lines.ts'
import type { Database } from '#server/db/client.ts'
import { addsTax } from '#server/db/ledger.ts'
import type { WantedChange } from '#shared/contract/changes/requests.ts'
import { timeOf } from './wanted.ts'

/** A price before and after a change, without tax. */
export interface ForeseenPrice {
  /** Integer cents; null while it is to be confirmed. */
  before: number | null
  /** Integer cents; null when the office has to name it. */
  after: number | null
  /** Whether an invoice or a payment adds tax. */
  plusTax: boolean
}

type Row = AdminBookingRow

/** The price of a booking after a change: it follows the hours (docs/product.md P15.42). */
export function foreseeCents(booking: Row, wanted: WantedChange): number | null {
  const { hours } = timeOf(booking, wanted)
  if (hours === booking.event_duration) return booking.total_cents
  return repriceForHours(booking, hours)?.price.total_cents ?? null
}

/** Reads the price of a booking before and after a change. */
export async function foreseePrice(db: Database, booking: Row, wanted: WantedChange): Promise<ForeseenPrice> {
  const { plus_tax: plusTax } = await db
    .selectFrom('bookings as b')
    .select(addsTax('b').as('plus_tax'))
    .where('b.id', '=', booking.id)
    .executeTakeFirstOrThrow()
  return { before: booking.total_cents, after: foreseeCents(booking, wanted), plusTax }
}

/** Whether the agent of a booking could take it after a change. */
export async function foreseeAvailability(db: Database, booking: Row, wanted: WantedChange): Promise<Availability> {
  return findAvailability(db, { agentId: booking.agent_id, bookingId: booking.id, ...timeOf(booking, wanted) })
}
