import { randomUUID } from 'node:crypto'
import { recordAudit } from '#server/audit/record.ts'
import type { AppContext } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import { AppError, conflict } from '#server/errors.ts'
import type { ProviderCheckout, ProviderEvent } from '#server/integrations/payments/payments.ts'
import { lockPayable } from '../account/account.ts'
import { insertPayment } from '../account/ledger.ts'
import { syncDisputes } from '../disputes/sync-disputes.ts'
import { announceSettled, explainViolation, settle } from '../payments/settle-booking.ts'
import { queueReversalMail } from '../refunds/mails.ts'
import { syncRefunds } from '../refunds/sync-refunds.ts'
import { refundCheckout } from './auto-refund.ts'
import { type CheckoutRow, findCheckout, lockCheckout, saveCheckoutState } from './checkouts.ts'
import { tryToKeepFee } from './fees.ts'
import { PROCESSOR, releaseEvents, rememberEvent } from './stripe-events.ts'
import { supersedeReports } from './supersede-reports.ts'

/** A checkout that the card provider reports as paid. */
export interface PaidCheckout {
  /** Our row's id. */
  id: string
  paid: ProviderCheckout & { paymentId: string }
  event: ProviderEvent | null
  requestId: string
}

/**
 * Settles a booking with what was paid at the card provider's page, once, for the first event or answer that reports
 * it. The amount must be the checkout's. It supersedes what the customer reported and no admin has verified (P7.57).
 * Money that isn't due any more, or is another amount, becomes a failed payment with the reason and is refunded
 * automatically (docs/product.md P7.26).
 * @throws ProviderUnavailable when refunds or disputes that came before the payment can't be read
 */
export async function settleCheckout(context: AppContext, given: PaidCheckout): Promise<void> {
  const outcome = await settleOnce(context, given).catch((error: unknown) => returnMoney(context, given, error))
  const checkout = outcome === 'nothing new' ? undefined : await findCheckout(context.db, given.id)
  if (checkout && outcome === 'settled') announceSettled(context, checkout.booking_id, { by: 'processor', actor: null })
  if (checkout && outcome === 'returning') {
    context.announce({ action: 'payment:not-due', id: checkout.booking_id, actor: null })
    await refundCheckout(context, given.id)
  }
  const { paymentId } = given.paid
  if (outcome !== 'nothing new') await tryToKeepFee(context, paymentId)
  if (!(await releaseEvents(context.db, paymentId))) return
  await syncRefunds(context, paymentId, null)
  await syncDisputes(context, paymentId, null)
}

type Outcome = 'settled' | 'returning' | 'nothing new'

async function settleOnce({ db }: AppContext, given: PaidCheckout): Promise<Outcome> {
  return db.transaction().execute(async (trx) => {
    const checkout = await claimCheckout(trx, given)
    if (!checkout) return 'nothing new'
    const { paid } = given
    if (paid.cents !== checkout.amount_cents || paid.currency !== 'usd') {
      throw conflict('What was paid is not what was asked for')
    }
    const { purpose, amount_cents: cents } = checkout
    await settle(trx, {
      bookingId: checkout.booking_id,
      reporter: { by: 'processor', actor: null },
      method: 'card',
      reference: paid.paymentId,
      purpose: await supersedeReports(trx, checkout.booking_id, { purpose, cents, requestId: given.requestId }),
      cents,
      processed: { processor: PROCESSOR, id: paid.paymentId },
      requestId: given.requestId,
    })
    await saveCheckoutState(trx, checkout.id, {
      state: 'paid',
      session_id: paid.sessionId,
      processor_id: paid.paymentId,
    })
    return 'settled'
  })
}

/** Locks a checkout to settle it; undefined when the event was handled, or the checkout settled, before. */
async function claimCheckout(trx: Database, { id, event }: PaidCheckout): Promise<CheckoutRow | undefined> {
  if (event && !(await rememberEvent(trx, event))) return undefined
  const found = await findCheckout(trx, id)
  if (!found) return undefined
  await lockPayable(trx, found.booking_id)
  const checkout = await lockCheckout(trx, id)
  return checkout.state === 'open' || checkout.state === 'expired' ? checkout : undefined
}

/** Records money that isn't due as a failed payment with the reason, and marks the checkout as to be refunded. */
async function returnMoney({ db }: AppContext, given: PaidCheckout, error: unknown): Promise<Outcome> {
  const refusal = explainViolation(error) ?? error
  const isRuled = refusal instanceof AppError && (refusal.code === 'conflict' || refusal.code === 'not_possible')
  if (!isRuled) throw error
  return db.transaction().execute(async (trx) => {
    const checkout = await claimCheckout(trx, given)
    if (!checkout) return 'nothing new'
    const { paid } = given
    const booking = await lockPayable(trx, checkout.booking_id)
    const id = randomUUID()
    const reason = `Not due, refunded automatically: ${refusal.message}`
    await insertPayment(trx, {
      id,
      bookingId: checkout.booking_id,
      invoiceId: null,
      purpose: checkout.purpose,
      cents: paid.cents,
      tax: 0,
      method: 'card',
      reference: paid.paymentId,
      reportedBy: 'processor',
      verifiedBy: null,
      processed: { processor: PROCESSOR, id: paid.paymentId },
      failure: reason,
    })
    await saveCheckoutState(trx, checkout.id, {
      state: 'returning',
      session_id: paid.sessionId,
      processor_id: paid.paymentId,
    })
    for (const [entity, entityId] of [
      ['payment', id],
      ['booking', checkout.booking_id],
    ] as const) {
      await recordAudit(trx, {
        actor: null,
        action: 'payment.not-due',
        entity,
        entityId,
        after: { bookingId: checkout.booking_id, amountCents: paid.cents, paymentId: id, processorId: paid.paymentId },
        reason,
        requestId: given.requestId,
      })
    }
    if (booking) await queueReversalMail(trx, booking, { kind: 'payment-not-due', paymentId: id })
    return 'returning'
  })
}
