import type { Database } from '#server/db/client.ts'
import { refundableCents } from '#server/db/ledger.ts'
import { notFound } from '#server/errors.ts'
import type { PaymentPart } from '#shared/contract/billing/payments.admin.ts'

/**
 * Reads the rows of a payment, one for each booking it pays for, in the order it went to them: by date, then amount
 * (docs/product.md P7.160, P7.180).
 * @param id of any of its rows
 * @throws AppError 404 for an unknown one
 */
export async function readPaymentParts(db: Database, id: string): Promise<PaymentPart[]> {
  const asked = await db.selectFrom('payments').select(['id', 'group_id']).where('id', '=', id).executeTakeFirst()
  if (!asked) throw notFound('We do not know this payment')
  const rows = await db
    .selectFrom('payments as p')
    .innerJoin('bookings as b', 'b.id', 'p.booking_id')
    .innerJoin('agents as a', 'a.id', 'b.agent_id')
    .select(['p.id', 'p.amount_cents', 'b.number', 'b.event_date', 'a.name', refundableCents('p').as('refundable')])
    .where((eb) => (asked.group_id === null ? eb('p.id', '=', asked.id) : eb('p.group_id', '=', asked.group_id)))
    .orderBy('b.event_date')
    .orderBy('p.amount_cents')
    .orderBy('b.id')
    .execute()
  return rows.map((row) => ({
    paymentId: row.id,
    bookingNumber: row.number,
    agentName: row.name,
    eventDate: row.event_date.toISOString(),
    amount: row.amount_cents,
    refundable: row.refundable,
  }))
}
