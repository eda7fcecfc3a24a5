import type { AppContext } from '#server/context.ts'
import { type ProviderRefund, ProviderRefusal, ProviderUnavailable } from '#server/integrations/payments/payments.ts'
import { findProviderPayment } from '../refunds/sync-refunds.ts'
import { findCheckout, reopenRefundedCheckout, saveCheckoutState } from './checkouts.ts'

/**
 * Gives back what was paid at a page though it wasn't due. When the provider is away, or says no, the page stays as
 * returning and the job asks again; what the provider gave back already counts.
 */
export async function refundCheckout(context: AppContext, id: string): Promise<void> {
  const checkout = await findCheckout(context.db, id)
  if (checkout?.state !== 'returning' || checkout.processor_id === null) return
  const paidAs = checkout.processor_id
  const payment = await findProviderPayment(context.db, paidAs)
  if (!payment) return
  try {
    const left = payment.amount_cents - sumRefunds(await context.payments.listRefunds(paidAs))
    const refund = left > 0 ? await context.payments.refund({ id, paymentId: paidAs, cents: left }) : undefined
    if (refund?.state === 'failed') throw new ProviderRefusal('the refund failed')
    await saveCheckoutState(context.db, id, { state: 'returned' })
    context.announce({ action: 'payment:returned', id: checkout.booking_id, actor: null })
  } catch (error) {
    if (!(error instanceof ProviderUnavailable || error instanceof ProviderRefusal)) throw error
    context.log.warn({ checkout: id }, `money that is not due waits to go back: ${error.message}`)
  }
  context.nudgeMail()
}

/**
 * Puts money that wasn't due, and whose way back failed after all, on its way again: the page is returning, and the job
 * asks for it.
 * @param paidAs the provider's name for the payment
 * @throws ProviderUnavailable
 */
export async function resumeAutoRefund(context: AppContext, paidAs: string): Promise<void> {
  const payment = await findProviderPayment(context.db, paidAs)
  if (payment?.payment_status !== 'failed') return
  if (sumRefunds(await context.payments.listRefunds(paidAs)) >= payment.amount_cents) return
  await reopenRefundedCheckout(context.db, paidAs)
}

/** What of a payment went back, or is on its way: integer cents. */
function sumRefunds(refunds: readonly ProviderRefund[]): number {
  return refunds.reduce((cents, refund) => (refund.state === 'failed' ? cents : cents + refund.cents), 0)
}
