import type { AppContext } from '#server/context.ts'
import { ProviderRefusal, ProviderUnavailable } from '#server/integrations/payments/payments.ts'
import { PROCESSOR } from './stripe-events.ts'

/**
 * Keeps what the card provider charged for a payment, once it knows (docs/product.md P7.126).
 * @param paymentId the provider's id of the payment
 * @throws ProviderUnavailable, ProviderRefusal
 */
export async function keepFee({ db, payments }: Pick<AppContext, 'db' | 'payments'>, paymentId: string): Promise<void> {
  const cents = await payments.findFee(paymentId)
  if (cents === null) return
  await db
    .updateTable('payments')
    .set({ fee_cents: cents })
    .where('processor', '=', PROCESSOR)
    .where('processor_id', '=', paymentId)
    .where('kind', '=', 'payment')
    .where('fee_cents', 'is', null)
    .execute()
}

/** As `keepFee`, where a payment must not fail for its fee: the job asks again. */
export async function tryToKeepFee(context: AppContext, paymentId: string): Promise<void> {
  try {
    await keepFee(context, paymentId)
  } catch (error) {
    if (!(error instanceof ProviderUnavailable || error instanceof ProviderRefusal)) throw error
    context.log.info(`the fee of a payment is not known yet: ${error.message}`)
  }
}
