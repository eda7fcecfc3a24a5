import { lockPayable, readAccount } from '#server/billing/account/account.ts'
import { syncPaymentStatus } from '#server/billing/account/sync-payment-status.ts'
import { reissue } from '#server/billing/invoices/reissue/reissue.ts'
import { reopenPaid } from '#server/billing/payments/reverse-locked.ts'
import { findLiveInvoice } from '#server/bookings/changes/money-rows.ts'
import type { AdminBookingRow } from '#server/bookings/changes/status-rows.ts'
import { readAgreedPrice, writePrice } from '#server/bookings/price/set-price.ts'
import type { AppContext } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import { notFound } from '#server/errors.ts'
import type { AdminActor, By } from '#server/http/requests/actor.ts'
import { centsToDollars } from '#shared/model/money.ts'
import { type PriceLine, stated } from '#shared/model/price-line.ts'
import type { ChoiceRow } from '../offer-rows.ts'

/**
 * Gives a locked booking the price that its customer picked. An invoice names the talent, so it is reissued and mailed.
 * A dearer agent leaves the difference owed, a cheaper one what was paid beyond the price as a refund that is due
 * (docs/product.md P15.66, P7.67).
 */
export async function applyPrice(
  trx: Database,
  context: AppContext,
  booking: AdminBookingRow,
  { choice, actor, requestId }: By<AdminActor> & { choice: ChoiceRow },
): Promise<void> {
  const lines = choice.price_lines as PriceLine[] | null // written by insertOffer alone
  const agreed = {
    totalAmount: centsToDollars(choice.price_cents) ?? 0,
    lines: lines?.map(stated),
    depositPercent: undefined,
  }
  const by = { actor, requestId, reason: `${choice.name} takes this booking` }
  const invoice = await findLiveInvoice(trx, booking.id)
  if (invoice) {
    const again = { id: invoice.id, version: undefined, send: true }
    await reissue(trx, context, { ...again, ...by, price: agreed, bookingId: booking.id })
    return
  }
  await writePrice(trx, booking, readAgreedPrice(agreed), by)
  const payable = await lockPayable(trx, booking.id)
  if (!payable) throw notFound('We do not know this booking')
  await reopenPaid(trx, payable, by)
  if (payable.payment_status === 'pending') {
    const { invoice: none } = await readAccount(trx, payable)
    await syncPaymentStatus(trx, { ...by, booking: payable, invoice: none })
  }
}
