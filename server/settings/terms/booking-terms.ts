import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import { priceTaxCents } from '#server/db/ledger.ts'
import { type CancellationPolicy, writeDatedPolicy } from '#shared/model/cancellation.ts'
import { addOwnTerms } from '../agency-profile.ts'

/** What the cancellation terms of a booking are written from. */
export interface BookingTerms {
  policy: CancellationPolicy
  /** What the agency also says. */
  own_terms: string | null
  event_date: Date
}

/**
 * The columns of a booking `b` that its terms are written from: the policy it was confirmed with, before that the one in
 * force (docs/product.md P15.5).
 */
export const TERMS_COLUMNS = [
  sql<CancellationPolicy>`coalesce(b.cancellation_policy, cancellation_policy_in_force())`.as('policy'),
  sql<string | null>`(select cancellation_terms from agency_settings)`.as('own_terms'),
] as const

/**
 * The cancellation terms of one booking, with its dates in Atlanta's time and amounts (docs/product.md P15.5).
 * @param demandCents the price with tax, integer cents; null leaves the amounts out
 */
export const writeBookingTerms = (
  { policy, own_terms, event_date }: BookingTerms,
  demandCents: number | null,
): string => addOwnTerms(writeDatedPolicy(policy, event_date, demandCents), own_terms)

/** The cancellation terms of a customer's own booking; undefined when there is none (docs/product.md P15.5). */
export async function findBookingTerms(
  db: Database,
  { id, customerId }: { id: string; customerId: string },
): Promise<string | undefined> {
  const booking = await db
    .selectFrom('bookings as b')
    .leftJoin('invoice_parts as i', (join) => join.onRef('i.booking_id', '=', 'b.id').on('i.voided_at', 'is', null))
    .select([...TERMS_COLUMNS, 'b.event_date', 'b.total_cents', 'i.total_cents as invoice_cents'])
    .select(priceTaxCents('b').as('tax_cents'))
    .where('b.id', '=', id)
    .where('b.customer_id', '=', customerId)
    .executeTakeFirst()
  return booking && writeBookingTerms(booking, demandOf(booking))
}

/** The price with its tax, integer cents: of the invoice, else of the booking; null while there is none. */
export function demandOf(booking: {
  invoice_cents: number | null
  total_cents: number | null
  tax_cents: number | null
}): number | null {
  const { invoice_cents, total_cents, tax_cents } = booking
  return invoice_cents ?? (total_cents === null ? null : total_cents + (tax_cents ?? 0))
}
