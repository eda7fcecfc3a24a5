import { reissue } from '#server/billing/invoices/reissue/reissue.ts'
import { findLiveInvoice } from '#server/bookings/changes/money-rows.ts'
import type { AppContext } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import type { By, Doer } from '#server/http/requests/actor.ts'

/**
 * Takes canceled bookings off the invoices they share with other bookings of their event: such an invoice is voided and
 * reissued with the lines that are left, and mailed if the old one was (docs/product.md P7.173). An invoice of which nothing
 * is left stays as it is and asks for nothing.
 * @param bookingIds canceled in this transaction; the caller wakes the mail job after its commit
 */
export async function reissueWithout(
  trx: Database,
  context: AppContext,
  bookingIds: readonly string[],
  { actor, requestId }: By<Doer>,
): Promise<void> {
  for (const id of bookingIds) {
    const live = await findLiveInvoice(trx, id)
    if (!live || live.bookings === 1 || !(await hasBillable(trx, live.id))) continue
    const again = { id: live.id, version: undefined, send: live.sent_at !== null, keepDraft: true }
    await reissue(trx, context, { ...again, terms: 'same', reason: 'A performer was canceled', actor, requestId })
  }
}

/** Whether a booking of an invoice is neither cancelled nor refunded. */
async function hasBillable(trx: Database, invoiceId: string): Promise<boolean> {
  const left = await trx
    .selectFrom('invoice_parts as p')
    .innerJoin('bookings as b', 'b.id', 'p.booking_id')
    .select('b.id')
    .where('p.invoice_id', '=', invoiceId)
    .where('b.status', '<>', 'cancelled')
    .where('b.payment_status', '<>', 'refunded')
    .limit(1)
    .executeTakeFirst()
  return left !== undefined
}
