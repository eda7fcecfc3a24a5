import type { AppContext } from '#server/context.ts'
import { notFound } from '#server/errors.ts'
import { BY_TIME } from '#server/http/answers/page.ts'
import { nameOf, readIdempotency } from '#server/http/requests/idempotency.ts'
import type { Route } from '#server/http/route.ts'
import { readIssuer } from '#server/settings/instructions/payment-instructions.ts'
import * as invoices from '#shared/contract/billing/invoices.ts'
import * as queries from './customer-invoices.ts'
import { buildBill } from './document/document.ts'
import { payInvoice } from './parts/pay-invoice.ts'
import { presentInvoice, presentInvoiceDetails } from './present.ts'

/** The customer's invoices. */
export function invoiceRoutes(route: Route, context: AppContext): void {
  const { db } = context
  const cards = context.payments.provider !== 'manual'

  route(invoices.listCustomerInvoices, async ({ actor: { customerId }, page }) => {
    const count = () => queries.countInvoicesOf(db, customerId)
    const rows = await page(BY_TIME, (window) => queries.listInvoicesOf(db, customerId, window), { count })
    return rows.map((row) => presentInvoice(row, cards))
  })
  const billOf = async (invoice: queries.InvoiceDetailsRow) =>
    buildBill(invoice, await readIssuer(db, context.config), context.now())
  route(invoices.showCustomerInvoice, async ({ params, actor }) => {
    const invoice = await requireInvoice(context, actor.customerId, params.id)
    return presentInvoiceDetails(invoice, await billOf(invoice), cards)
  })
  route(invoices.customerInvoicePdf, async ({ params, query, actor, setHeader }) => {
    const invoice = await requireInvoice(context, actor.customerId, params.id)
    const pdf = await context.pdf.printBill(await billOf(invoice), query.paper, actor.customerId)
    setHeader('content-disposition', `attachment; filename="${invoice.invoice_number}.pdf"`)
    setHeader('cache-control', 'private, no-store')
    return pdf
  })
  route(invoices.payInvoice, async (input) => {
    const { params, body, actor, requestId, header, setHeader } = input
    const idempotency = readIdempotency(header('idempotency-key'), input, { id: params.id, ...body })
    const { replayed } = await payInvoice(context, {
      ...{
        invoiceId: params.id,
        method: body.paymentMethod,
        reference: body.transactionId,
        cents: body.expectedAmount,
      },
      ...{ reporter: { by: 'customer', actor }, requestId },
      idempotency: idempotency && { ...idempotency, route: nameOf(invoices.payInvoice) },
    })
    if (replayed) setHeader('idempotent-replayed', 'true')
    return { success: true as const }
  })
}

async function requireInvoice({ db }: AppContext, customerId: string, id: string): Promise<queries.InvoiceDetailsRow> {
  const invoice = await queries.findInvoiceOf(db, customerId, id)
  if (!invoice) throw notFound('We do not know this invoice')
  return invoice
}
