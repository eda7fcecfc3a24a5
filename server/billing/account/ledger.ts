import type { Database } from '#server/db/client.ts'
import { refundableCents } from '#server/db/ledger.ts'
import { notFound } from '#server/errors.ts'
import { type LockedBooking, lockBooking } from './account.ts'

/** A row of the ledger whose booking is locked. */
export type LockedPayment = Awaited<ReturnType<typeof lockPayment>>['payment']

/**
 * A row of the ledger, its booking locked first, so that one change at a time decides what becomes of both.
 * @throws AppError 404 for an unknown one
 */
export async function lockPayment(trx: Database, id: string) {
  const found = await trx.selectFrom('payments').select('booking_id').where('id', '=', id).executeTakeFirst()
  const booking: LockedBooking | undefined = found && (await lockBooking(trx, found.booking_id))
  if (!booking) throw notFound('We do not know this payment')
  // a statement after the lock, so that it sees what was waited for
  const payment = await trx
    .selectFrom('payments as p')
    .select(['p.id', 'p.booking_id', 'p.invoice_id', 'p.kind', 'p.payment_id', 'p.purpose', 'p.amount_cents'])
    .select(['p.payment_method', 'p.payment_status', 'p.reported_by', 'p.verified_at', 'p.reversed_at'])
    .select(['p.processor', 'p.processor_id', refundableCents('p').as('refundable_cents')])
    .where('p.id', '=', id)
    .executeTakeFirstOrThrow()
  return { booking, payment }
}
