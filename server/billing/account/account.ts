import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import { settledCents } from '#server/db/ledger.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import type { PaymentMethod, PaymentPurpose } from '#shared/model/payment.ts'

/** A booking as a settlement sees it, its row locked until the transaction ends. */
export type LockedBooking = NonNullable<Awaited<ReturnType<typeof lockBooking>>>

/**
 * Locks a booking, so that one settlement at a time decides what is owed.
 * @param ofCustomer only when it is this customer's; undefined for whoever may settle any
 */
export async function lockBooking(trx: Database, id: string, ofCustomer?: string) {
  let query = trx
    .selectFrom('bookings as b')
    .innerJoin('customers as c', 'c.id', 'b.customer_id')
    .select(['b.id', 'b.status', 'b.payment_status', 'b.total_cents', 'b.deposit_percent', 'b.customer_id', 'c.email'])
    .where('b.id', '=', id)
  if (ofCustomer !== undefined) query = query.where('b.customer_id', '=', ofCustomer)
  return query.forNoKeyUpdate('b').executeTakeFirst()
}

/** The live invoice of a locked booking, locked too: whoever changes both locks the booking first. */
export async function lockLiveInvoice(trx: Database, bookingId: string) {
  return trx
    .selectFrom('invoices')
    .select(['id', 'status', 'total_cents'])
    .where('booking_id', '=', bookingId)
    .where('voided_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/**
 * What a booking has been paid for; a statement of its own after the lock, so that it sees what was waited for.
 * @returns integer cents
 */
export async function readSettled(trx: Database, bookingId: string): Promise<number> {
  const { cents } = await trx
    .selectFrom('bookings as b')
    .select(settledCents('b.id').as('cents'))
    .where('b.id', '=', bookingId)
    .executeTakeFirstOrThrow()
  return cents
}

/** The time of the statement, not of the transaction, which may have waited: the ledger's order is the order of events. */
export const AFTER_THE_LOCK = sql<Date>`statement_timestamp()`

interface NewPayment {
  id: string
  bookingId: string
  invoiceId: string | null
  purpose: PaymentPurpose
  /** Integer cents. */
  cents: number
  method: PaymentMethod
  reference: string | null
  reportedBy: 'customer' | 'office' | 'processor'
  /** The admin who vouches for it, if one does. */
  verifiedBy: string | null
  /** What the card provider calls it, when the money came through one. */
  processed: Processed | null
}

/** The card provider's side of a row of the ledger. */
export interface Processed {
  processor: string
  /** The provider's name for it. */
  id: string
}

/**
 * Enters a completed payment into the ledger. What a customer reports is unverified (docs/product.md P7.8).
 * @returns whether the same method and reference stand for a payment of another booking
 */
export async function insertPayment(trx: Database, payment: NewPayment) {
  return trx
    .insertInto('payments')
    .values({
      id: payment.id,
      booking_id: payment.bookingId,
      invoice_id: payment.invoiceId,
      purpose: payment.purpose,
      amount_cents: payment.cents,
      payment_method: payment.method,
      payment_status: 'completed',
      transaction_id: payment.reference,
      reported_by: payment.reportedBy,
      verified_at: payment.reportedBy === 'customer' ? null : AFTER_THE_LOCK,
      verified_by: payment.verifiedBy,
      entered_by: payment.verifiedBy,
      processor: payment.processed?.processor ?? null,
      processor_id: payment.processed?.id ?? null,
      paid_at: AFTER_THE_LOCK,
      created_at: AFTER_THE_LOCK,
    })
    .returning(
      sql<boolean>`exists (select from payments other where other.payment_method = ${payment.method}
        and lower(other.transaction_id) = lower(${payment.reference}::text) and other.transaction_id is not null
        and other.kind = 'payment' and other.booking_id <> ${payment.bookingId})`.as('used_elsewhere'),
    )
    .executeTakeFirstOrThrow()
}

/** The parts of the price that payments of a locked booking stand for. */
export async function readLivePurposes(trx: Database, bookingId: string): Promise<PaymentPurpose[]> {
  const rows = await trx
    .selectFrom('payments')
    .select('purpose')
    .where('booking_id', '=', bookingId)
    .where('kind', '=', 'payment')
    .where('payment_status', 'in', ['pending', 'completed'])
    .where('reversed_at', 'is', null)
    .execute()
  return rows.map(({ purpose }) => purpose)
}

/** Marks a booking that owes nothing any more, and its live invoice, as paid. */
export async function markPaid(trx: Database, bookingId: string, invoiceId: string | undefined): Promise<void> {
  await trx.updateTable('bookings').set({ payment_status: 'paid' }).where('id', '=', bookingId).execute()
  if (invoiceId !== undefined) {
    await trx.updateTable('invoices').set({ status: 'paid' }).where('id', '=', invoiceId).execute()
  }
}

/** Queues what a payment is answered with: a confirmation to the customer, and a notice to the agency it didn't write. */
export async function queuePaymentMails(
  trx: Database,
  mail: { paymentId: string; booking: LockedBooking; notice: boolean },
): Promise<void> {
  const { booking } = mail
  const about = { customerId: booking.customer_id, bookingId: booking.id }
  const data = { paymentId: mail.paymentId }
  await queueMail(trx, { kind: 'payment-received', to: booking.email, about, data })
  if (mail.notice) await queueMail(trx, { kind: 'payment-notice', to: null, about, data })
}

/** The row of the ledger that an earlier request with an idempotency key wrote; null when the key doesn't know it. */
export async function findPaymentOfKey(
  trx: Database,
  { route, actor, key }: { route: string; actor: string; key: string },
): Promise<string | null> {
  const claimed = await trx
    .selectFrom('idempotency_keys')
    .select('payment_id')
    .where('route', '=', route)
    .where('actor', '=', actor)
    .where('key', '=', key)
    .executeTakeFirst()
  return claimed?.payment_id ?? null
}
