import type { AppContext } from '#server/context.ts'
import { notFound } from '#server/errors.ts'
import { cutPage, readCursor } from '#server/http/answers/page.ts'
import { readIdempotency } from '#server/http/requests/idempotency.ts'
import type { Route } from '#server/http/route.ts'
import { readAgencyProfile } from '#server/settings/agency-profile.ts'
import * as cardsContract from '#shared/contract/billing/cards.ts'
import * as invoices from '#shared/contract/billing/invoices.ts'
import * as payments from '#shared/contract/billing/payments.ts'
import { PAGE_LIMIT } from '#shared/contract/page.ts'
import * as queries from './account/queries.ts'
import { addCard, listCards, removeCard, setDefaultCard } from './cards/cards.ts'
import { invoiceBill } from './invoices/document/invoice-document.ts'
import { presentCard, presentInvoice, presentInvoiceDetails, presentPayment } from './payments/present.ts'
import { settleBooking } from './payments/settle-booking.ts'

/** Payments, cards and invoices. */
export function billingRoutes(route: Route, context: AppContext): void {
  const { db } = context
  const { method, path } = payments.payBooking
  const cards = context.payments.provider !== 'manual'

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
      idempotency: idempotency && { ...idempotency, route: `${method} ${path}` },
      requestId,
    })
    if (replayed) setHeader('idempotent-replayed', 'true')
    return { success: true as const }
  })

  route(cardsContract.listPaymentMethods, async ({ actor }) => (await listCards(db, actor.customerId)).map(presentCard))
  route(cardsContract.addPaymentMethod, async ({ body, actor, requestId }) =>
    presentCard(await addCard({ context, actor, requestId }, body)),
  )
  route(cardsContract.removePaymentMethod, async ({ params, actor, requestId }) => {
    await removeCard({ context, actor, requestId }, params.id)
    return { success: true as const }
  })
  route(cardsContract.setDefaultPaymentMethod, async ({ params, actor, requestId }) =>
    presentCard(await setDefaultCard({ context, actor, requestId }, params.id)),
  )

  route(invoices.listCustomerInvoices, async ({ query, actor: { customerId }, setHeader }) => {
    const { after, limit } = pageOf(query)
    const rows = await queries.listInvoicesOf(db, customerId, { after, limit: limit + 1 })
    const { listed, link } = cutPage(invoices.listCustomerInvoices.path, rows, limit)
    if (link !== undefined) {
      setHeader('link', link)
      if (!after) setHeader('x-total-count', String(await queries.countInvoicesOf(db, customerId)))
    }
    return listed.map((row) => presentInvoice(row, cards))
  })
  const billOf = async (invoice: queries.InvoiceDetailsRow) =>
    invoiceBill(invoice, await readAgencyProfile(db, context.config), context.now())
  route(invoices.showCustomerInvoice, async ({ params, actor }) => {
    const invoice = await requireInvoice(context, actor.customerId, params.id)
    return presentInvoiceDetails(invoice, await billOf(invoice), cards)
  })
  route(invoices.customerInvoicePdf, async ({ params, query, actor, setHeader }) => {
    const invoice = await requireInvoice(context, actor.customerId, params.id)
    const pdf = await context.pdf.printBill(await billOf(invoice), query.paper)
    setHeader('content-disposition', `attachment; filename="${invoice.invoice_number}.pdf"`)
    setHeader('cache-control', 'private, no-store')
    return pdf
  })

  route(payments.listCustomerPayments, async ({ query, actor: { customerId }, setHeader }) => {
    const { after, limit } = pageOf(query)
    const rows = await queries.listPaymentsOf(db, customerId, { after, limit: limit + 1 })
    const { listed, link } = cutPage(payments.listCustomerPayments.path, rows, limit)
    if (link !== undefined) {
      setHeader('link', link)
      if (!after) setHeader('x-total-count', String(await queries.countPaymentsOf(db, customerId)))
    }
    return listed.map(presentPayment)
  })
}

function pageOf({ cursor, limit = PAGE_LIMIT }: { cursor?: string | undefined; limit?: number | undefined }) {
  return { after: cursor === undefined ? undefined : readCursor(cursor), limit }
}

async function requireInvoice({ db }: AppContext, customerId: string, id: string): Promise<queries.OwnInvoiceRow> {
  const invoice = await queries.findInvoiceOf(db, customerId, id)
  if (!invoice) throw notFound('We do not know this invoice')
  return invoice
}
