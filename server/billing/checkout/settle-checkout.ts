import { randomUUID } from 'node:crypto'
import { recordAudit } from '#server/audit/record.ts'
import type { AppContext } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import { AppError, conflict } from '#server/errors.ts'
import type { ProviderCheckout, ProviderEvent } from '#server/integrations/payments/payments.ts'
import { getPlace } from '#shared/model/place.ts'
import { splitCents } from '#shared/model/price-line.ts'
import { lockPayable, lockSeveralPayable } from '../account/account.ts'
import type { PartDue } from '../account/due-together.ts'
import { insertPayment } from '../account/ledger.ts'
import { syncDisputes } from '../disputes/sync-disputes.ts'
import { announceSettled, explainViolation, settle } from '../payments/settle-booking.ts'
import { queueReversalMail } from '../refunds/mails.ts'
import { syncRefunds } from '../refunds/sync-refunds.ts'
import { refundCheckout } from './auto-refund.ts'
import { type CheckoutRow, findCheckout, lockCheckout, partsOf, saveCheckoutState } from './checkouts.ts'
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
 * Settles a booking, or several, with what was paid at the card provider's page, once, for the first event or answer that
 * reports it. The amount must be the checkout's. It supersedes what the customer reported and no admin has verified (P7.57).
 * Money that isn't due any more, or is another amount, becomes a failed payment with the reason and is refunded
 * automatically (docs/product.md P7.26); of several bookings all of it (P7.182).
 * @throws ProviderUnavailable when refunds or disputes that came before the payment can't be read
 */
export async function settleCheckout(context: AppContext, given: PaidCheckout): Promise<void> {
  const outcome = await settleOnce(context, given).catch((error: unknown) => returnMoney(context, given, error))
  const checkout = outcome === 'nothing new' ? undefined : await findCheckout(context.db, given.id)
  for (const { bookingId } of checkout ? partsOf(checkout) : []) {
    if (outcome === 'settled') announceSettled(context, bookingId, { by: 'processor', actor: null })
    else context.announce({ action: 'payment:not-due', id: bookingId, actor: null })
  }
  if (outcome === 'returning') await refundCheckout(context, given.id)
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
    if (paid.cents !== checkout.amount_cents || paid.currency !== getPlace().currency.toLowerCase()) {
      throw conflict('What was paid is not what was asked for')
    }
    await settleParts(trx, partsOf(checkout), given)
    await saveCheckoutState(trx, checkout.id, {
      state: 'paid',
      session_id: paid.sessionId,
      processor_id: paid.paymentId,
    })
    return 'settled'
  })
}

/** Settles each booking with its part of what was paid; several as one payment (docs/product.md P7.182). */
async function settleParts(trx: Database, parts: readonly PartDue[], given: PaidCheckout): Promise<void> {
  const { paid, requestId } = given
  const groupId = parts.length > 1 ? randomUUID() : null
  const together = groupId === null ? null : { reversals: randomUUID(), reversed: 0 }
  for (const [i, part] of parts.entries()) {
    const { purpose, reversed } = await supersedeReports(trx, part, { requestId, together })
    if (together) together.reversed += reversed
    await settle(trx, {
      bookingId: part.bookingId,
      reporter: { by: 'processor', actor: null },
      method: 'card',
      reference: paid.paymentId,
      purpose,
      cents: part.cents,
      processed: { processor: PROCESSOR, id: paid.paymentId },
      ...(groupId !== null && { group: { id: groupId, isFirst: i === 0 } }),
      requestId,
    })
  }
}

/** Locks a checkout to settle it; undefined when the event was handled, or the checkout settled, before. */
async function claimCheckout(trx: Database, { id, event }: PaidCheckout): Promise<CheckoutRow | undefined> {
  if (event && !(await rememberEvent(trx, event))) return undefined
  const found = await findCheckout(trx, id)
  if (!found) return undefined
  await lockSeveralPayable(
    trx,
    partsOf(found).map(({ bookingId }) => bookingId),
  )
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
    const { paid, requestId } = given
    const reason = `Not due, refunded automatically: ${refusal.message}`
    const parts = partsOf(checkout)
    const groupId = parts.length > 1 ? randomUUID() : null
    // what was paid may be another amount than was asked for
    const cents = splitCents(
      paid.cents,
      parts.map((part) => part.cents),
    )
    const failed = parts.map((part, i) => ({ ...part, cents: cents[i] ?? 0, id: randomUUID() }))
    for (const { id, bookingId, purpose, cents } of failed.filter((part) => part.cents > 0)) {
      await insertPayment(trx, {
        ...{ id, bookingId, purpose, cents, groupId },
        invoiceId: null,
        tax: 0,
        method: 'card',
        reference: paid.paymentId,
        reportedBy: 'processor',
        verifiedBy: null,
        processed: { processor: PROCESSOR, id: paid.paymentId },
        failure: reason,
      })
    }
    await saveCheckoutState(trx, checkout.id, {
      state: 'returning',
      session_id: paid.sessionId,
      processor_id: paid.paymentId,
    })
    const about = failed.flatMap(({ id, bookingId, cents }) => [
      { entity: 'payment', entityId: id, bookingId, cents, paymentId: id } as const,
      { entity: 'booking', entityId: bookingId, bookingId, cents, paymentId: id } as const,
    ])
    for (const { entity, entityId, bookingId, cents, paymentId } of about) {
      await recordAudit(trx, {
        actor: null,
        action: 'payment.not-due',
        ...{ entity, entityId, reason, requestId },
        after: { bookingId, amountCents: cents, paymentId, processorId: paid.paymentId },
      })
    }
    const [first] = failed
    const booking = first && (await lockPayable(trx, first.bookingId))
    if (booking) await queueReversalMail(trx, booking, { kind: 'payment-not-due', paymentId: first.id })
    return 'returning'
  })
}
