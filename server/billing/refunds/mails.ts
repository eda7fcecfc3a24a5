import { isProven } from '#server/bookings/mails/mail-facts.ts'
import { makeReceipt, type PictureRoom } from '#server/bookings/mails/receipt.ts'
import { selectPicture } from '#server/catalog/queries.ts'
import type { Database } from '#server/db/client.ts'
import { demandCents, settledCents } from '#server/db/ledger.ts'
import type { MailKind } from '#server/mail/deliver.ts'
import type { Fact } from '#server/mail/html/parts.ts'
import { isRowId, type QueuedMail } from '#server/mail/outbox.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { EVENT_TYPE_LABELS, formatBookingNumber } from '#shared/model/booking.ts'
import { writeEventTime } from '#shared/model/event-time.ts'
import { formatCents } from '#shared/model/money.ts'
import { PAYMENT_METHOD_LABELS } from '#shared/model/payment.ts'
import type { PayableBooking } from '../account/account.ts'
import { readWhole } from '../account/whole-payment.ts'

/** The refund, reversal or failed payment a mail is about. */
async function findReversed(db: Database, { data: { paymentId }, recipient }: QueuedMail) {
  if (!isRowId(paymentId)) return undefined
  const row = await db
    .selectFrom('payments as p')
    .innerJoin('bookings as b', 'b.id', 'p.booking_id')
    .innerJoin('agents as a', 'a.id', 'b.agent_id')
    .innerJoin('customers as c', 'c.id', 'b.customer_id')
    .leftJoin('invoice_parts as i', (join) => join.onRef('i.booking_id', '=', 'b.id').on('i.voided_at', 'is', null))
    .select([
      'p.kind',
      'p.amount_cents',
      'p.payment_method',
      'p.payment_status',
      'p.notes',
      'p.processor',
      'p.transaction_id',
      'p.group_id',
    ])
    .select([
      'b.number',
      'b.customer_name',
      'b.customer_email',
      'b.event_type',
      'b.event_date',
      'b.event_duration',
      'b.status',
      'b.payment_status as paid',
    ])
    .select(['a.category', selectPicture('a').as('picture')])
    .select(['a.name as agent_name', settledCents('b.id').as('paid_cents'), isProven(recipient).as('proven')])
    .select(demandCents('b', 'i').as('total_cents'))
    .where('p.id', '=', paymentId)
    .where('c.status', '<>', 'erased')
    .executeTakeFirst()
  return row && readWhole(db, row)
}

type ReversedPayment = NonNullable<Awaited<ReturnType<typeof findReversed>>>

/** The payment as its customer's receipt. */
async function makePaymentReceipt(room: PictureRoom, row: ReversedPayment, reason: string | null = null) {
  const facts: Fact[] = [
    ['Method', PAYMENT_METHOD_LABELS[row.payment_method]],
    ...(row.each.length > 0
      ? row.each
      : [['Booking', `${formatBookingNumber(row.number)}, ${EVENT_TYPE_LABELS[row.event_type]}`] as const]),
    ...(row.proven && row.transaction_id !== null ? [['Reference', row.transaction_id] as const] : []),
    // a reason is free text: it goes to proven addresses only (docs/product.md S26)
    ...(reason === null ? [] : [['Reason', reason] as const]),
  ]
  return { receipt: await makeReceipt(room, row, ['Amount', formatCents(row.amount_cents)]), facts }
}

const officeFacts = (row: ReversedPayment): Fact[] => [
  ['Amount', formatCents(row.amount_cents)],
  ['Method', PAYMENT_METHOD_LABELS[row.payment_method]],
  ['Booking', `${formatBookingNumber(row.number)}, ${row.agent_name}, ${EVENT_TYPE_LABELS[row.event_type]}`],
  ['Event date', writeEventTime(row.event_date, row.event_duration)],
  ['Customer', row.customer_name],
  ['Email', row.customer_email],
]

const reasonOf = ({ proven, notes }: ReversedPayment) => (proven ? notes : null)

/** Notifies the customer of a refund. */
export const paymentRefunded: MailKind = {
  async compose({ db, config, objects }, mail) {
    const refund = await findReversed(db, mail)
    if (refund?.kind !== 'refund' || refund.payment_status !== 'completed') return null
    const amount = formatCents(refund.amount_cents)
    return {
      subject: `Refund of ${amount} for ${refund.subjectName}`,
      to: refund.customer_name,
      lead: `Your refund of ${amount} is on its way.`,
      ...(await makePaymentReceipt({ db, objects }, refund, reasonOf(refund))),
      next:
        refund.processor === null
          ? []
          : ['It goes back to the card you paid with, usually within 5 to 10 business days.'],
      action: { label: 'Open billing', url: `${config.publicUrl}/customer/billing` },
    }
  },
}

/** Notifies the customer that a payment they reported was not found, and what is owed again. */
export const paymentReversed: MailKind = {
  async compose({ db, config, objects }, mail) {
    const reversal = await findReversed(db, mail)
    if (reversal?.kind !== 'reversal') return null
    const { total_cents, paid_cents, status, paid } = reversal
    const { receipt, facts } = await makePaymentReceipt({ db, objects }, reversal, reasonOf(reversal))
    const closed = reversal.each.length === 0 && (status === 'cancelled' || paid !== 'pending')
    const owed = closed ? 0 : Math.max(0, (total_cents ?? 0) - paid_cents)
    const amount = formatCents(reversal.amount_cents)
    return {
      // one for several bookings is found by its amount
      subject: `We couldn't find your payment of ${amount}${reversal.each.length > 0 ? '' : ` for ${reversal.subjectName}`}`,
      to: reversal.customer_name,
      lead: `We couldn't find your payment of ${amount}, so we took it off your account.`,
      receipt,
      facts: [...facts, ...(owed > 0 ? [['Balance', formatCents(owed)] as const] : [])],
      next: ["If you did pay, reply with a receipt and we'll look again."],
      action: { label: 'Open billing', url: `${config.publicUrl}/customer/billing` },
    }
  },
}

/** Notifies the customer and the admins that a card payment replaces a payment that was reported and not verified. */
export const paymentSuperseded: MailKind = {
  async compose({ db, config, objects }, mail) {
    const reversal = await findReversed(db, mail)
    if (reversal?.kind !== 'reversal') return null
    const amount = formatCents(reversal.amount_cents)
    if (mail.recipient === null) {
      return {
        subject: `Card payment replaces reported ${amount}: ${reversal.subjectName}`,
        lead: "The customer paid by card. The payment reported earlier wasn't verified, so we reversed it.",
        facts: officeFacts(reversal),
        next: ['If the reported payment did arrive, refund one of the two.'],
        action: { label: 'Open payments', url: `${config.publicUrl}/admin/payments` },
      }
    }
    return {
      subject: 'Your card payment replaces the payment you reported',
      to: reversal.customer_name,
      lead: `We received your card payment and took the ${amount} payment you reported earlier off your account.`,
      ...(await makePaymentReceipt({ db, objects }, reversal)),
      next: ["If you paid twice, reply with a receipt for the other payment and we'll refund it."],
      action: { label: 'Open billing', url: `${config.publicUrl}/customer/billing` },
    }
  },
}

/** Notifies the customer and the admins of a card payment that wasn't due and is refunded automatically. */
export const paymentNotDue: MailKind = {
  async compose({ db, config, objects }, mail) {
    const payment = await findReversed(db, mail)
    if (payment?.kind !== 'payment' || payment.payment_status !== 'failed') return null
    const amount = formatCents(payment.amount_cents)
    const back = 'The refund goes to the card automatically, usually within 5 to 10 business days.'
    if (mail.recipient === null) {
      return {
        subject: `Card payment of ${amount} not due, refunded: ${payment.subjectName}`,
        lead: payment.notes ?? "A card payment came in that wasn't due.",
        facts: officeFacts(payment),
        next: [back],
        action: { label: 'Open payments', url: `${config.publicUrl}/admin/payments` },
      }
    }
    return {
      subject: `We're refunding your card payment of ${amount}`,
      to: payment.customer_name,
      lead: `We received your card payment of ${amount}, but it was no longer due.`,
      ...(await makePaymentReceipt({ db, objects }, payment)),
      next: [back],
      action: { label: 'Open billing', url: `${config.publicUrl}/customer/billing` },
    }
  },
}

type ReversalMail = 'payment-refunded' | 'payment-reversed' | 'payment-superseded' | 'payment-not-due'

/** Queues the mail to the customer whose payment is refunded, reversed, superseded or not due. */
export async function queueReversalMail(
  trx: Database,
  booking: PayableBooking,
  { kind, paymentId }: { kind: ReversalMail; paymentId: string },
): Promise<void> {
  const mail = { kind, about: { customerId: booking.customer_id, bookingId: booking.id }, data: { paymentId } }
  await queueMail(trx, { ...mail, to: booking.email })
  // the agency is notified of what happens without an admin
  if (kind === 'payment-not-due' || kind === 'payment-superseded') await queueMail(trx, { ...mail, to: null })
}
