import { z } from 'zod'
import type { AppContext } from '#server/context.ts'
import { AppError, notFound, unavailable } from '#server/errors.ts'
import {
  type ProviderCheckout,
  type ProviderEvent,
  ProviderUnavailable,
} from '#server/integrations/payments/payments.ts'
import { syncDisputes } from '../disputes/sync-disputes.ts'
import { findCharge, syncRefunds } from '../refunds/sync-refunds.ts'
import { resumeAutoRefund } from './auto-refund.ts'
import { expireCheckout, findCheckout } from './checkouts.ts'
import { settleCheckout } from './settle-checkout.ts'
import { isKnownEvent, releaseEvents, rememberEvent } from './stripe-events.ts'

/** A request to the webhook. */
export interface SentWebhook {
  bytes: Buffer
  signature: string | undefined
  requestId: string
}

/**
 * Handles an event of the card provider once, in any order of events. An event about another product does nothing
 * (docs/product.md P7.26, P7.27).
 * @throws AppError 400 for a signature that is missing, wrong or old, 404 without a provider, 503 when the provider is
 *   unavailable, so that it sends the event again
 */
export async function handleWebhook(context: AppContext, { bytes, signature, requestId }: SentWebhook): Promise<void> {
  if (context.payments.provider === 'manual') throw notFound('No card provider is set up')
  const event = context.payments.readEvent(bytes, signature, context.now())
  if (!event) throw new AppError('invalid_request', 'The signature is missing, wrong or too old')
  if (await isKnownEvent(context.db, event.id)) return
  try {
    await applyEvent(context, event, requestId)
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error
    context.log.warn({ event: event.id }, `an event waits: ${error.message}`)
    throw unavailable('The card provider cannot be asked. Please send this again.', 30)
  }
}

async function applyEvent(context: AppContext, event: ProviderEvent, requestId: string): Promise<void> {
  const { about } = event
  if (about === undefined) await rememberEvent(context.db, event)
  else if ('checkout' in about) await applyCheckout(context, about.checkout, { event, requestId })
  else if ('refundsOf' in about) await applyRefunds(context, about.refundsOf, event)
  else await applyDisputes(context, about.disputesOf, event)
}

/**
 * Applies what the card provider says about a checkout, in an event or as an answer.
 * @throws ProviderUnavailable
 */
export async function applyCheckout(
  context: AppContext,
  checkout: ProviderCheckout,
  { event, requestId }: { event: ProviderEvent | null; requestId: string },
): Promise<void> {
  const { db } = context
  // another product of the same account has its own checkouts
  const id = z.uuid().safeParse(checkout.orderId).data
  const ours = id === undefined ? undefined : await findCheckout(db, id)
  const { paymentId } = checkout
  if (ours && checkout.state === 'paid' && paymentId !== null) {
    await settleCheckout(context, { id: ours.id, paid: { ...checkout, paymentId }, event, requestId })
    return
  }
  await db.transaction().execute(async (trx) => {
    if (ours && checkout.state === 'expired') await expireCheckout(trx, ours.id)
    if (event) await rememberEvent(trx, event)
  })
}

/** Applies the refunds of a payment; when we don't have the payment yet, the event waits for it. */
async function applyRefunds(context: AppContext, paidAs: string, event: ProviderEvent): Promise<void> {
  if (await findCharge(context.db, paidAs)) {
    await resumeAutoRefund(context, paidAs)
    return syncRefunds(context, paidAs, event)
  }
  await rememberEvent(context.db, event, paidAs)
  // the payment may have come just now and missed that an event waits
  if (!(await findCharge(context.db, paidAs))) return
  if (await releaseEvents(context.db, paidAs)) await syncRefunds(context, paidAs, null)
}

/** Applies the disputes of a payment; when we don't have the payment yet, the event waits for it. */
async function applyDisputes(context: AppContext, paidAs: string, event: ProviderEvent): Promise<void> {
  if (await findCharge(context.db, paidAs)) return syncDisputes(context, paidAs, event)
  await rememberEvent(context.db, event, paidAs)
  // the payment may have come just now and missed that an event waits
  if (!(await findCharge(context.db, paidAs))) return
  if (await releaseEvents(context.db, paidAs)) await syncDisputes(context, paidAs, null)
}
