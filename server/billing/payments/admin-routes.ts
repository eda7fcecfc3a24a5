import { recordExport } from '#server/audit/record-export.ts'
import type { AppContext } from '#server/context.ts'
import { notFound } from '#server/errors.ts'
import { csvHeaders } from '#server/http/answers/csv.ts'
import { BY_TIME } from '#server/http/answers/page.ts'
import { nameOf, readIdempotency } from '#server/http/requests/idempotency.ts'
import type { Route } from '#server/http/route.ts'
import * as payments from '#shared/contract/billing/payments.admin.ts'
import { atlantaDay } from '#shared/model/time-zone.ts'
import { readBookerLimit } from '../refunds/booker-limit.ts'
import { readPaymentParts } from '../refunds/payment-parts.ts'
import { refundPayment } from '../refunds/refund-payment.ts'
import { readPayments } from './admin-payments.ts'
import { exportPayments } from './export.ts'
import { presentAdminPayment } from './present.ts'
import { reversePayment } from './reverse-payment.ts'
import { findPayments, readPaymentSearch } from './search.ts'
import { settleBooking } from './settle-booking.ts'
import { verifyPayment } from './verify-payment.ts'

/** The admin's side of payments. */
export function adminPaymentRoutes(route: Route, context: AppContext): void {
  const { db } = context
  const show = async (id: string | null) => {
    const [payment] = id === null ? [] : await readPayments(db, [id])
    if (!payment) throw notFound('We do not know this payment')
    return presentAdminPayment(payment)
  }

  route(payments.listPayments, async ({ query, page }) => {
    const listed = await page(BY_TIME, (window) => findPayments(db, readPaymentSearch(query), window))
    const rows = await readPayments(
      db,
      listed.map(({ id }) => id),
    )
    return rows.map(presentAdminPayment)
  })
  route(payments.exportPayments, async ({ query, actor, requestId, setHeader }) => {
    const { from, to } = readPaymentSearch(query)
    await recordExport(db, { list: 'payments', actor, requestId })
    const headers = csvHeaders('payments', atlantaDay(context.now()))
    for (const [name, value] of Object.entries(headers)) setHeader(name, value)
    return exportPayments(db, { from, to })
  })

  route(payments.recordPayment, async (input) => {
    const { params, body, actor, requestId, header, setHeader } = input
    const idempotency = readIdempotency(header('idempotency-key'), input, { id: params.id, ...body })
    const { paymentId, replayed } = await settleBooking(context, {
      bookingId: params.id,
      reporter: { by: 'office', actor },
      method: body.paymentMethod,
      reference: body.transactionId,
      purpose: body.purpose,
      cents: body.expectedAmount,
      idempotency: idempotency && { ...idempotency, route: nameOf(payments.recordPayment), status: 201 },
      requestId,
    })
    if (replayed) setHeader('idempotent-replayed', 'true')
    return show(paymentId)
  })
  route(payments.verifyPayment, async ({ params: { id }, actor, requestId }) => {
    await verifyPayment(context, { id, actor, requestId })
    return show(id)
  })
  route(payments.reversePayment, async ({ params: { id }, body: { reason }, actor, requestId }) => {
    await reversePayment(context, { id, reason, actor, requestId })
    return show(id)
  })
  route(payments.showReturnLimit, async ({ params: { id }, actor }) => {
    const known = await db.selectFrom('payments').select('id').where('id', '=', id).executeTakeFirst()
    if (!known) throw notFound('We do not know this payment')
    return { bookerLimit: await readBookerLimit(db, actor, id) }
  })
  route(payments.showPaymentParts, async ({ params: { id } }) => ({ parts: await readPaymentParts(db, id) }))
  route(payments.refundPayment, async (input) => {
    const { params, body, actor, requestId, header, setHeader } = input
    const idempotency = readIdempotency(header('idempotency-key'), input, { id: params.id, ...body })
    const { id, replayed } = await refundPayment(context, {
      ...{ id: params.id, cents: body.amount, reason: body.reason, shown: body.parts, actor, requestId },
      paidOut: { method: body.paymentMethod, reference: body.transactionId },
      idempotency: idempotency && { ...idempotency, route: nameOf(payments.refundPayment) },
    })
    if (replayed) setHeader('idempotent-replayed', 'true')
    return show(id)
  })
}
