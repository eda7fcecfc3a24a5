import type { AppContext } from '#server/context.ts'
import { type ProviderRefund, ProviderRefusal, ProviderUnavailable } from '#server/integrations/payments/payments.ts'
import { findCharge } from '../refunds/sync-refunds.ts'
import { findCheckout, partsOf, reopenRefundedCheckout, saveCheckoutState } from './checkouts.ts'

/**
 * Refunds what was paid at a checkout page but wasn't due. When the provider is unavailable or refuses, the checkout
 * stays 'returning' and the job tries again. Refunds that the provider already made count.
 */
export async function refundCheckout(context: AppContext, id: string): Promise<void> {
  const checkout = await findCheckout(context.db, id)
  if (checkout?.state !== 'returning' || checkout.processor_id === null) return
  const paidAs = checkout.processor_id
  const payment = await findCharge(context.db, paidAs)
  if (!payment) return
  try {
    const made = await context.payments.listRefunds(paidAs)
    const left = payment.amount_cents - sumRefunds(made)
    // the provider repeats its answer to an attempt for a day, also after that refund has failed
    const attempt = made.filter(({ state }) => state === 'failed').length + 1
    const refund = left > 0 ? await context.payments.refund({ id, attempt, paymentId: paidAs, cents: left }) : undefined
    if (refund?.state === 'failed') throw new ProviderRefusal('the refund failed')
    await saveCheckoutState(context.db, id, { state: 'returned' })
    for (const { bookingId } of partsOf(checkout)) {
      context.announce({ action: 'payment:returned', id: bookingId, actor: null })
    }
  } catch (error) {
    if (!(error instanceof ProviderUnavailable || error instanceof ProviderRefusal)) throw error
    context.log.warn({ checkout: id }, `an automatic refund waits: ${error.message}`)
  }
  context.nudgeMail()
}

/**
 * Reopens an automatic refund that the provider reported as failed; the job retries it.
 * @param paidAs the provider's id of the payment
 * @throws ProviderUnavailable
 */
export async function resumeAutoRefund(context: AppContext, paidAs: string): Promise<void> {
  const payment = await findCharge(context.db, paidAs)
  if (payment?.payment_status !== 'failed') return
  if (sumRefunds(await context.payments.listRefunds(paidAs)) >= payment.amount_cents) return
  await reopenRefundedCheckout(context.db, paidAs)
}

/** The sum of refunds that are completed or under way: integer cents. */
function sumRefunds(refunds: readonly ProviderRefund[]): number {
  return refunds.reduce((cents, refund) => (refund.state === 'failed' ? cents : cents + refund.cents), 0)
}
