import { randomUUID } from 'node:crypto'
import { recordAudit } from '#server/audit/record.ts'
import type { AppContext } from '#server/context.ts'
import { type Database, violates } from '#server/db/client.ts'
import { type AppError, conflict, invalid, notFound } from '#server/errors.ts'
import type { AdminActor, CustomerActor } from '#server/http/requests/actor.ts'
import { claimIdempotencyKey, type Idempotency } from '#server/http/requests/idempotency.ts'
import { looksLikeCardNumber } from '#shared/model/card.ts'
import type { LiveAction } from '#shared/model/live.ts'
import { formatCents } from '#shared/model/money.ts'
import {
  type AmountDue,
  amountsDue,
  needsReference,
  type PaymentMethod,
  type PaymentPurpose,
  taxInPayment,
} from '#shared/model/payment.ts'
import { assertPayable, type BookingAccount, lockPayable, markPaid, readAccount } from '../account/account.ts'
import { findPaymentOfKey, insertPayment, type Processed } from '../account/ledger.ts'
import { choosePart, choosePurpose } from './choose-part.ts'
import { queuePaymentMails } from './mails.ts'
import { CARD_NUMBER_SENTENCE, withoutHidden } from './reference.ts'

/**
 * Who reports the payment. A customer's report is unverified; an admin's or the card provider's is verified at once.
 */
export type Reporter =
  | { by: 'customer'; actor: Pick<CustomerActor, 'role' | 'customerId'> }
  | { by: 'office'; actor: AdminActor }
  | { by: 'processor'; actor: null }

/** One payment of what is due on a booking. */
export interface Settlement {
  bookingId: string
  reporter: Reporter
  method: PaymentMethod
  /** Transaction or reference number; every method but cash needs one. */
  reference: string | null
  /** The first part that is due when absent. */
  purpose?: PaymentPurpose | undefined
  /** Integer cents, must be the amount due: what the payer saw, or what was charged. Unchecked when absent. */
  cents?: number | undefined
  /** The card provider's side, when the money came through one. */
  processed?: Processed
  idempotency?: (Idempotency & { route: string; status?: number }) | null
  /** It is a part of one payment for several bookings; the first part is the one the mails are about. */
  group?: { id: string; isFirst: boolean }
  requestId: string
}

/** The payment that was entered, by this request or by an earlier one with the same idempotency key. */
export interface Settled {
  /** Null when the key of the earlier request has none. */
  paymentId: string | null
  replayed: boolean
}

/**
 * Settles a booking and its invoice: enters a completed payment of what is due into the ledger, marks both as paid when
 * nothing is owed any more, audits it and queues the mails, all in one transaction under a lock on the booking
 * (docs/product.md P7.7, docs/decisions/011).
 * @throws AppError 400 a reference that is missing or is a card number, 404 no such booking of this customer, 409
 *   cancelled, paid, refunded, nothing, not this part or another amount due, or the reference used before on this
 *   booking, 422 no amount known, or the idempotency key came with another body before, 503 when the sweep deleted that
 *   key meanwhile
 */
export async function settleBooking(context: AppContext, given: Settlement): Promise<Settled> {
  const settlement = { ...given, reference: withoutHidden(given.reference) }
  assertReference(settlement)
  const settled = await context.db
    .transaction()
    .execute((trx) => settle(trx, settlement))
    .catch((error: unknown) => {
      throw explainViolation(error) ?? error
    })
  if (!settled.replayed) announceSettled(context, settlement.bookingId, settlement.reporter)
  return settled
}

const ACTIONS = {
  customer: 'payment:reported',
  office: 'payment:recorded',
  processor: 'payment:charged',
} as const satisfies Record<Reporter['by'], LiveAction>

/** Sends the mails and the live event of a settlement, after its commit. */
export function announceSettled(context: AppContext, bookingId: string, { by, actor }: Reporter): void {
  context.nudgeMail()
  context.announce({ action: ACTIONS[by], id: bookingId, actor })
}

/**
 * Refuses a payment without the reference it needs.
 * @throws AppError 400 a reference that is missing or is a card number
 */
export function assertReference({ method, reference }: Pick<Settlement, 'method' | 'reference'>): void {
  if (reference === null) {
    if (needsReference(method)) throw invalid({ transactionId: 'Please enter a transaction or reference number' })
  } else if (looksLikeCardNumber(reference)) {
    throw invalid({ transactionId: CARD_NUMBER_SENTENCE })
  }
}

/**
 * Settles within the caller's transaction. The caller calls `announceSettled` after its commit.
 * @throws AppError as `settleBooking`, and constraint violations that `explainViolation` explains
 */
export async function settle(trx: Database, settlement: Settlement): Promise<Settled> {
  const { bookingId, reporter, idempotency } = settlement
  const paymentId = randomUUID()
  if (idempotency) {
    const { route, status = 200 } = idempotency
    if (await claimIdempotencyKey(trx, idempotency, { route, bookingId, paymentId, status })) {
      return { paymentId: await findPaymentOfKey(trx, idempotency), replayed: true }
    }
  }
  const owner = reporter.by === 'customer' ? reporter.actor.customerId : undefined
  const booking = await lockPayable(trx, bookingId, owner)
  if (!booking) throw notFound('We do not know this booking')
  assertPayable(booking)
  const account = await readAccount(trx, booking)
  const { invoice, totalCents, paidCents } = account
  const part = await choosePurpose(trx, bookingId, choosePart(account, settlement.purpose))
  if (settlement.cents !== undefined && settlement.cents !== part.cents) {
    throw conflict(`${formatCents(part.cents)} is due on this booking, not ${formatCents(settlement.cents)}`)
  }
  const { used_elsewhere } = await insertPayment(trx, {
    id: paymentId,
    bookingId,
    invoiceId: invoice?.id ?? null,
    ...part,
    tax: taxInPayment(part.cents, netOf(account)),
    method: settlement.method,
    reference: settlement.reference,
    reportedBy: reporter.by,
    verifiedBy: reporter.by === 'office' ? reporter.actor.userId : null,
    processed: settlement.processed ?? null,
    groupId: settlement.group?.id ?? null,
  })
  const settled =
    amountsDue({ totalCents, paidCents: paidCents + part.cents, depositPercent: booking.deposit_percent }).length === 0
  const invoicePaid = settled && (await markPaid(trx, bookingId, invoice))
  const paid = invoicePaid ? invoice : undefined
  await auditPayment(trx, settlement, { ...part, id: paymentId, used_elsewhere, settled, paid })
  if (settlement.group?.isFirst ?? true) {
    await queuePaymentMails(trx, { paymentId, booking, notice: reporter.by !== 'office' })
  }
  return { paymentId, replayed: false }
}

/** The account with the price of it; a part is due only while a total is known. */
const netOf = ({ totalCents, taxCents, ...paid }: BookingAccount) => {
  const total = totalCents ?? 0
  return { ...paid, totalCents: total, netCents: total - taxCents }
}

/** The error that the payer sees for a violated constraint of the ledger; undefined for any other error. */
export function explainViolation(error: unknown): AppError | undefined {
  if (violates(error, 'payments_purpose_key')) return conflict('This part of the price is already paid')
  if (violates(error, 'payments_reference_key')) return conflict('This reference is already recorded for this booking')
  return undefined
}

interface Entered extends AmountDue {
  id: string
  used_elsewhere: boolean
  settled: boolean
  /** The invoice that it made paid. */
  paid: { id: string; whole_status: string } | undefined
}

/** Audits the payment, and that it settled the booking and the invoice. */
async function auditPayment(trx: Database, settlement: Settlement, entered: Entered): Promise<void> {
  const { bookingId, reporter, method, reference, requestId } = settlement
  const by = { actor: reporter.actor, requestId }
  await recordAudit(trx, {
    ...by,
    action: 'payment.recorded',
    entity: 'payment',
    entityId: entered.id,
    after: {
      bookingId,
      amountCents: entered.cents,
      purpose: entered.purpose,
      paymentMethod: method,
      transactionId: reference,
      reportedBy: reporter.by,
      ...(entered.used_elsewhere && { referenceUsedElsewhere: true }),
    },
  })
  if (!entered.settled) return
  await recordAudit(trx, {
    ...by,
    action: 'booking.paid',
    entity: 'booking',
    entityId: bookingId,
    before: { paymentStatus: 'pending' },
    after: { paymentStatus: 'paid' },
  })
  const { paid } = entered
  if (!paid) return
  await recordAudit(trx, {
    ...by,
    action: 'invoice.paid',
    entity: 'invoice',
    entityId: paid.id,
    before: { status: paid.whole_status },
    after: { status: 'paid' },
  })
}
