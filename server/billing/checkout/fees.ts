import type { AppContext } from '#server/context.ts'
import { ProviderRefusal, ProviderUnavailable } from '#server/integrations/payments/payments.ts'
import { splitCents } from '#shared/model/price-line.ts'
import { PROCESSOR } from './stripe-events.ts'

/**
 * Keeps what the card provider charged for a payment, once it knows (docs/product.md P7.126). The fee of one for several
 * bookings is divided by their amounts, to the cent (P7.182).
 * @param paymentId the provider's id of the payment
 * @throws ProviderUnavailable, ProviderRefusal
 */
export async function keepFee({ db, payments }: Pick<AppContext, 'db' | 'payments'>, paymentId: string): Promise<void> {
  const cents = await payments.findFee(paymentId)
  if (cents === null) return
  await db.transaction().execute(async (trx) => {
    const rows = await trx
      .selectFrom('payments')
      .select(['id', 'amount_cents'])
      .where('processor', '=', PROCESSOR)
      .where('processor_id', '=', paymentId)
      .where('kind', '=', 'payment')
      .where('fee_cents', 'is', null)
      .orderBy('id')
      .forNoKeyUpdate()
      .execute()
    const fees = splitCents(
      cents,
      rows.map(({ amount_cents }) => amount_cents),
    )
    for (const [i, { id }] of rows.entries()) {
      await trx
        .updateTable('payments')
        .set({ fee_cents: fees[i] ?? 0 })
        .where('id', '=', id)
        .execute()
    }
  })
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
