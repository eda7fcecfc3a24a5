import type { Database } from '#server/db/client.ts'
import { ledgerCents } from '#server/db/ledger.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import type { PaymentStatus } from '#shared/model/payment.ts'
import { AFTER_THE_LOCK, type LockedBooking, type Processed } from '../account/account.ts'
import type { LockedPayment } from '../account/ledger.ts'

interface ReturnedMoney {
  id: string
  kind: 'refund' | 'reversal'
  /** The payment it gives back. */
  payment: LockedPayment
  /** Integer cents. */
  cents: number
  status: PaymentStatus
  reportedBy: 'office' | 'processor'
  /** The admin who entered it; null for what was begun at the card provider's own desk. */
  enteredBy: string | null
  processed: Partial<Processed> | null
  reason: string | null
}

/** Enters a refund or a reversal into the ledger, as a row of its own that points at its payment. */
export async function insertReturned(trx: Database, returned: ReturnedMoney): Promise<void> {
  const { payment, status } = returned
  await trx
    .insertInto('payments')
    .values({
      id: returned.id,
      booking_id: payment.booking_id,
      invoice_id: payment.invoice_id,
      kind: returned.kind,
      payment_id: payment.id,
      purpose: payment.purpose,
      amount_cents: returned.cents,
      payment_method: payment.payment_method,
      payment_status: status,
      reported_by: returned.reportedBy,
      verified_at: AFTER_THE_LOCK,
      verified_by: returned.enteredBy,
      entered_by: returned.enteredBy,
      processor: returned.processed?.processor ?? null,
      processor_id: returned.processed?.id ?? null,
      notes: returned.reason,
      paid_at: status === 'completed' ? AFTER_THE_LOCK : null,
      created_at: AFTER_THE_LOCK,
    })
    .execute()
}

/** What is left of the money of a locked booking: integer cents. */
export async function readKept(trx: Database, bookingId: string): Promise<number> {
  const { cents } = await trx
    .selectFrom('bookings as b')
    .select(ledgerCents('b.id').as('cents'))
    .where('b.id', '=', bookingId)
    .executeTakeFirstOrThrow()
  return cents
}

/** Sets how a locked booking stands to its money. */
export async function markBooking(
  trx: Database,
  bookingId: string,
  payment_status: LockedBooking['payment_status'],
): Promise<void> {
  await trx.updateTable('bookings').set({ payment_status }).where('id', '=', bookingId).execute()
}

/** Opens an invoice that was paid. */
export async function reopenInvoice(trx: Database, invoiceId: string): Promise<void> {
  await trx.updateTable('invoices').set({ status: 'pending' }).where('id', '=', invoiceId).execute()
}

/** Queues the mail that tells a customer what became of their money. */
export async function queueReturnedMail(
  trx: Database,
  booking: LockedBooking,
  { kind, paymentId }: { kind: 'payment-refunded' | 'payment-reversed' | 'payment-not-due'; paymentId: string },
): Promise<void> {
  const mail = { kind, about: { customerId: booking.customer_id, bookingId: booking.id }, data: { paymentId } }
  await queueMail(trx, { ...mail, to: booking.email })
  // the agency hears of a payment that is returned without an admin
  if (kind === 'payment-not-due') await queueMail(trx, { ...mail, to: null })
}
