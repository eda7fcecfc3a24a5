import { isProven } from '#server/bookings/mails/mail-facts.ts'
import { makeReceipt, type PictureRoom } from '#server/bookings/mails/receipt.ts'
import { selectPicture } from '#server/catalog/queries.ts'
import type { Database } from '#server/db/client.ts'
import { demandCents, isUsedElsewhere, settledCents } from '#server/db/ledger.ts'
import type { MailKind } from '#server/mail/deliver.ts'
import { isRowId, type QueuedMail } from '#server/mail/outbox.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { EVENT_TYPE_LABELS, formatBookingNumber } from '#shared/model/booking.ts'
import { writeEventTime } from '#shared/model/event-time.ts'
import { formatCents } from '#shared/model/money.ts'
import {
  PAYMENT_METHOD_LABELS,
  type PaymentMethod,
  type PaymentPurpose,
  RECEIPT_LABELS,
} from '#shared/model/payment.ts'
import type { PayableBooking } from '../account/account.ts'
import { readWhole, type Whole } from '../account/whole-payment.ts'

/** The payment a mail is about, unless it has failed or been reversed since. */
async function findMailedPayment(db: Database, { data: { paymentId }, recipient }: QueuedMail) {
  if (!isRowId(paymentId)) return undefined
  return db
    .selectFrom('payments as p')
    .innerJoin('bookings as b', 'b.id', 'p.booking_id')
    .innerJoin('agents as a', 'a.id', 'b.agent_id')
    .innerJoin('customers as c', 'c.id', 'b.customer_id')
    .leftJoin('invoice_parts as i', (join) => join.onRef('i.booking_id', '=', 'b.id').on('i.voided_at', 'is', null))
    .leftJoin('invoices as d', 'd.id', 'i.invoice_id')
    .select(['p.amount_cents', 'p.payment_method', 'p.purpose', 'p.transaction_id', 'p.reported_by', 'p.verified_at'])
    .select(['p.created_at', 'p.group_id'])
    .select(['b.number', 'b.customer_name', 'b.customer_email', 'b.event_type', 'b.event_date', 'b.event_duration'])
    .select(['a.name as agent_name', 'a.category', selectPicture('a').as('picture')])
    .select(['d.invoice_number', settledCents('b.id').as('paid_cents')])
    .select(demandCents('b', 'i').as('total_cents'))
    .select(isProven(recipient).as('proven'))
    .select(isUsedElsewhere('p').as('used_elsewhere'))
    .where('p.id', '=', paymentId)
    .where('p.kind', '=', 'payment')
    .where('p.payment_status', '<>', 'failed')
    .where('p.reversed_at', 'is', null)
    .where('c.status', '<>', 'erased')
    .executeTakeFirst()
}

type MailedPayment = NonNullable<Awaited<ReturnType<typeof findMailedPayment>>>

/** The payment a mail is about: one for several bookings as a whole (docs/product.md P16.10). */
async function findWholePayment(db: Database, mail: QueuedMail): Promise<(MailedPayment & Whole) | undefined> {
  const payment = await findMailedPayment(db, mail)
  if (!payment) return undefined
  const whole = await readWhole(db, payment)
  return whole.oneInvoice ? whole : { ...whole, invoice_number: null }
}

/** A method inside a sentence: '$600.00 Zelle payment', '$600.00 card payment'. */
const METHODS: Record<PaymentMethod, string> = {
  ...PAYMENT_METHOD_LABELS,
  cash: 'cash',
  card: 'card',
  bank_transfer: 'bank transfer',
}

const PURPOSES: Record<PaymentPurpose, string> = { full: 'Full amount', deposit: 'Deposit', balance: 'Balance' }

function balanceOf({ total_cents, paid_cents }: MailedPayment): string {
  if (total_cents === null) return 'Price to be confirmed'
  return formatCents(Math.max(0, total_cents - paid_cents))
}

/** A payment as its customer's receipt; the reference, which is free text, to a proven address only. */
async function makePaymentReceipt(room: PictureRoom, payment: MailedPayment & Whole) {
  return {
    receipt: await makeReceipt(room, payment, ['Amount', formatCents(payment.amount_cents)]),
    facts: [
      ...howOf(payment, payment.proven ? payment.transaction_id : null),
      ...(payment.each.length > 0
        ? payment.each
        : [['Booking', `${formatBookingNumber(payment.number)}, ${EVENT_TYPE_LABELS[payment.event_type]}`] as const]),
      ['Balance', balanceOf(payment)] as const,
    ],
  }
}

function howOf(payment: MailedPayment & Whole, reference: string | null): [string, string][] {
  return [
    ...(payment.samePart ? [['For', PURPOSES[payment.purpose]] as [string, string]] : []),
    ['Method', PAYMENT_METHOD_LABELS[payment.payment_method]],
    ...(reference === null ? [] : [['Reference', reference] as [string, string]]),
    ...(payment.invoice_number === null ? [] : [['Invoice', payment.invoice_number] as [string, string]]),
  ]
}

function officeFacts(payment: MailedPayment & Whole): [string, string][] {
  return [
    ['Amount', formatCents(payment.amount_cents)],
    ...howOf(payment, payment.transaction_id),
    [
      'Booking',
      `${formatBookingNumber(payment.number)}, ${payment.agent_name}, ${EVENT_TYPE_LABELS[payment.event_type]}`,
    ],
    ['Event date', writeEventTime(payment.event_date, payment.event_duration)],
    ['Balance', balanceOf(payment)],
  ]
}

const isReport = ({ reported_by, verified_at }: MailedPayment) => reported_by === 'customer' && verified_at === null

const nameOf = ({ amount_cents, payment_method }: MailedPayment) =>
  `${formatCents(amount_cents)} ${METHODS[payment_method]} payment`

/** '$80.00 by Zelle', '$80.00 in cash': an article before an amount depends on its digits. */
const sumOf = ({ amount_cents, payment_method }: MailedPayment) =>
  `${formatCents(amount_cents)} ${payment_method === 'cash' ? 'in cash' : `by ${METHODS[payment_method]}`}`

/** Confirms a payment to the customer: the amount, the method and what is still owed. */
export const paymentReceived: MailKind = {
  async compose({ db, config, objects }, mail) {
    const payment = await findWholePayment(db, mail)
    if (!payment) return null
    const report = isReport(payment)
    const named = nameOf(payment)
    return {
      subject: `Payment of ${formatCents(payment.amount_cents)} for ${payment.subjectName}`,
      to: payment.customer_name,
      lead: report
        ? `Thanks, we've logged your ${named}. We'll email you once it's verified.`
        : `Thanks, we received your ${named}.`,
      ...(await makePaymentReceipt({ db, objects }, payment)),
      action: { label: 'Open billing', url: `${config.publicUrl}/customer/billing` },
    }
  },
}

/** Keeps the promise of the report: the office has found the payment (docs/product.md P7.111). */
export const paymentVerified: MailKind = {
  async compose({ db, config, objects }, mail) {
    const payment = await findWholePayment(db, mail)
    if (!payment || payment.verified_at === null) return null
    return {
      subject: `Payment verified: ${formatCents(payment.amount_cents)} for ${payment.subjectName}`,
      to: payment.customer_name,
      lead: `We found and verified your ${nameOf(payment)}. Thank you.`,
      ...(await makePaymentReceipt({ db, objects }, payment)),
      action: { label: 'Open billing', url: `${config.publicUrl}/customer/billing` },
    }
  },
}

/** Notifies the admins of a payment, verified or not (docs/product.md S47). */
export const paymentNotice: MailKind = {
  async compose({ db, config }, mail) {
    const payment = await findWholePayment(db, mail)
    if (!payment) return null
    const report = isReport(payment)
    return {
      subject: `${report ? 'Payment reported' : 'Payment received'}: ${formatCents(payment.amount_cents)}, ${payment.subjectName}`,
      lead: report
        ? `${RECEIPT_LABELS.reported}. The customer says they sent ${sumOf(payment)}.`
        : `We received ${sumOf(payment)}.`,
      facts: [
        ...officeFacts(payment),
        ...payment.each,
        ['Customer', payment.customer_name],
        ['Email', payment.customer_email],
      ],
      next: [
        ...(report ? ['Check whether it arrived, then verify or reverse it.'] : []),
        ...(payment.used_elsewhere ? ['The same reference was given for another booking. Please check both.'] : []),
      ],
      action: { label: 'Open payments', url: `${config.publicUrl}/admin/payments` },
    }
  },
}

/** Queues the customer's confirmation of a payment, and the admins' notice of one they didn't record. */
export async function queuePaymentMails(
  trx: Database,
  mail: { paymentId: string; booking: PayableBooking; notice: boolean },
): Promise<void> {
  const { booking } = mail
  const about = { customerId: booking.customer_id, bookingId: booking.id }
  const data = { paymentId: mail.paymentId }
  await queueMail(trx, { kind: 'payment-received', to: booking.email, about, data })
  if (mail.notice) await queueMail(trx, { kind: 'payment-notice', to: null, about, data })
}

/** Queues the notice to the customer that a payment they reported is verified. */
export async function queueVerifiedMail(trx: Database, booking: PayableBooking, paymentId: string): Promise<void> {
  const about = { customerId: booking.customer_id, bookingId: booking.id }
  await queueMail(trx, { kind: 'payment-verified', to: booking.email, about, data: { paymentId } })
}
