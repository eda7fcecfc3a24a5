import type { AppContext } from '#server/context.ts'
import { BY_TIME } from '#server/http/answers/page.ts'
import { nameOf, readIdempotency } from '#server/http/requests/idempotency.ts'
import type { Route } from '#server/http/route.ts'
import * as payments from '#shared/contract/billing/payments.ts'
import { countPaymentsOf, listPaymentsOf } from './customer-payments.ts'
import { presentPayment } from './present.ts'
import { settleBooking } from './settle-booking.ts'

/** The customer's payments. */
export function paymentRoutes(route: Route, context: AppContext): void {
  const { db } = context

  route(payments.payBooking, async (input) => {
    const { params, body, actor, requestId, header, setHeader } = input
    const idempotency = readIdempotency(header('idempotency-key'), input, { id: params.id, ...body })
    const { replayed } = await settleBooking(context, {
      bookingId: params.id,
      reporter: { by: 'customer', actor },
      method: body.paymentMethod,
      reference: body.transactionId,
      purpose: body.purpose,
      cents: body.expectedAmount,
      idempotency: idempotency && { ...idempotency, route: nameOf(payments.payBooking) },
      requestId,
    })
    if (replayed) setHeader('idempotent-replayed', 'true')
    return { success: true as const }
  })

  route(payments.listCustomerPayments, async ({ actor: { customerId }, page }) => {
    const count = () => countPaymentsOf(db, customerId)
    const rows = await page(BY_TIME, (window) => listPaymentsOf(db, customerId, window), { count })
    return rows.map(presentPayment)
  })
}
