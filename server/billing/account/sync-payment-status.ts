import { recordAudit } from '#server/audit/record.ts'
import type { Database } from '#server/db/client.ts'
import { readPaid } from '#server/db/ledger.ts'
import type { Doer } from '#server/http/requests/actor.ts'
import { type BookingAccount, findDemand, markPaid, type PayableBooking } from './account.ts'

interface LockedAccount {
  /** Null for the card provider. */
  actor: Doer | null
  requestId?: string | undefined
  booking: PayableBooking
  /** Its part of its live invoice; undefined when it has none. */
  invoice: BookingAccount['invoice']
}

/**
 * Marks a locked booking and its live invoice as paid when the ledger covers the total. A deposit can cover the total
 * of a smaller invoice (docs/product.md P7.31). A paid or refunded booking stays as it is.
 * @returns whether the invoice became paid
 */
export async function syncPaymentStatus(
  trx: Database,
  { booking, invoice, actor, requestId }: LockedAccount,
): Promise<boolean> {
  if (booking.payment_status === 'refunded') return false
  const { settled: paid, settledTax } = await readPaid(trx, booking.id)
  const { totalCents: demanded } = findDemand(booking, invoice, settledTax)
  // a price of 0 without an invoice doesn't make a booking paid
  if (demanded === null || paid < demanded || (!invoice && paid === 0)) return false
  const partPaid = invoice !== undefined && invoice.status !== 'paid'
  const bookingPaid = booking.payment_status !== 'paid'
  if (!partPaid && !bookingPaid) return false
  const invoicePaid = await markPaid(trx, booking.id, invoice)
  const by = { actor, requestId, after: { paidCents: paid } }
  if (bookingPaid) {
    const after = { paymentStatus: 'paid', paidCents: paid }
    const before = { paymentStatus: booking.payment_status }
    await recordAudit(trx, { ...by, action: 'booking.paid', entity: 'booking', entityId: booking.id, before, after })
  }
  if (invoice && invoicePaid) {
    const after = { status: 'paid', paidCents: paid }
    const before = { status: invoice.whole_status }
    await recordAudit(trx, { ...by, action: 'invoice.paid', entity: 'invoice', entityId: invoice.id, before, after })
  }
  return invoicePaid
}
