import { recordAudit } from '#server/audit/record.ts'
import { recordExport } from '#server/audit/record-export.ts'
import { readTime } from '#server/availability/read-time.ts'
import type { AppContext } from '#server/context.ts'
import { notFound } from '#server/errors.ts'
import { csvHeaders } from '#server/http/answers/csv.ts'
import { BY_TIME } from '#server/http/answers/page.ts'
import type { AdminActor, By } from '#server/http/requests/actor.ts'
import { readIfMatch } from '#server/http/requests/if-match.ts'
import type { Route } from '#server/http/route.ts'
import { readIssuer } from '#server/settings/instructions/payment-instructions.ts'
import * as billable from '#shared/contract/billing/billable.admin.ts'
import * as pages from '#shared/contract/billing/invoice-pages.admin.ts'
import * as contract from '#shared/contract/billing/invoices.admin.ts'
import * as selected from '#shared/contract/billing/selected-invoices.admin.ts'
import { hasPrice } from '#shared/contract/bookings/booking-changes.admin.ts'
import { atlantaDay } from '#shared/model/time-zone.ts'
import { findInvoice, readInvoices } from './admin-invoices.ts'
import { findBillable, readBillable } from './billable.ts'
import { changeInvoice, voidInvoice } from './change.ts'
import { buildBill } from './document/document.ts'
import { PAGE_HEADERS, renderBillPage } from './document/page.ts'
import { exportInvoices } from './export.ts'
import { generateInvoice } from './generate.ts'
import { presentAdminInvoice, presentBillable } from './present.ts'
import { reissueInvoice } from './reissue/reissue.ts'
import { pauseReminders } from './reminders/pause-reminders.ts'
import { remindNow } from './reminders/remind-now.ts'
import { findInvoices, readInvoiceSearch } from './search.ts'
import { sendInvoices } from './selected/send-invoices.ts'
import { sendInvoice } from './send.ts'

/** The admin's side of invoices: lists, making and changing them, mail, preview and PDF. */
export function adminInvoiceRoutes(route: Route, context: AppContext): void {
  const { db, now } = context

  route(selected.sendInvoices, async ({ body, actor, requestId }) =>
    sendInvoices(context, { ...body, actor, requestId }),
  )

  async function requireInvoice(id: string) {
    const invoice = await findInvoice(db, id)
    if (!invoice) throw notFound('We do not know this invoice')
    return invoice
  }
  const show = async (id: string) => presentAdminInvoice(await requireInvoice(id), now())

  async function readBill(id: string) {
    const invoice = await requireInvoice(id)
    return buildBill(invoice, await readIssuer(db, context.config), now())
  }

  route(contract.listInvoices, async ({ query: { show, q }, page }) => {
    const listed = await page(BY_TIME, (window) => findInvoices(db, { show, ...readInvoiceSearch(q) }, window, now()))
    return (await readInvoices(db, idsOf(listed))).map((row) => presentAdminInvoice(row, now()))
  })
  route(billable.listBillable, async ({ query: { q }, page }) => {
    const { number, words } = readInvoiceSearch(q)
    const listed = await page(BY_TIME, (window) =>
      findBillable(db, number === undefined ? words : [...words, number], window),
    )
    return (await readBillable(db, idsOf(listed))).map(presentBillable)
  })
  route(contract.exportInvoices, async ({ query: { from, to }, actor, requestId, setHeader }) => {
    const read = (field: string, text?: string) => (text === undefined ? undefined : readTime(field, text))
    const span = { from: read('from', from), to: read('to', to) }
    await recordExport(db, { list: 'invoices', actor, requestId })
    setAll(setHeader, csvHeaders('invoices', atlantaDay(now())))
    return exportInvoices(db, span, now())
  })

  route(contract.generateInvoice, async ({ body: { bookingId, status, ...terms }, actor, requestId }) =>
    show(await generateInvoice(context, bookingId, { terms, status, actor, requestId })),
  )
  route(contract.changeInvoice, async ({ params: { id }, body: { status, ...terms }, actor, requestId, header }) => {
    const version = readIfMatch(header('if-match'))
    await changeInvoice(context, { id, version, actor, requestId }, terms, status)
    return show(id)
  })
  route(contract.voidInvoice, async ({ params: { id }, body: { reason }, actor, requestId, header }) => {
    const version = readIfMatch(header('if-match'))
    await voidInvoice(context, { id, version, actor, requestId }, reason)
    return show(id)
  })
  route(contract.remindNow, async ({ params: { id }, actor, requestId, header }) => {
    await remindNow(context, { id, version: readIfMatch(header('if-match')), actor, requestId })
    return show(id)
  })
  route(contract.pauseReminders, async ({ params: { id }, body: { paused }, actor, requestId, header }) => {
    await pauseReminders(context, { id, version: readIfMatch(header('if-match')), paused, actor, requestId })
    return show(id)
  })
  route(contract.reissueInvoice, async ({ params: { id }, body, actor, requestId, header }) => {
    const { reason, send, ...terms } = body
    const version = readIfMatch(header('if-match'))
    return show(await reissueInvoice(context, { id, version, reason, send, terms, actor, requestId }))
  })
  route(contract.followBooking, async ({ params: { id }, body, actor, requestId, header }) => {
    const { reason, send, totalAmount, lines, depositPercent, bookingId } = body
    const version = readIfMatch(header('if-match'))
    const price = hasPrice(body) ? { totalAmount, lines, depositPercent } : undefined
    const call = { id, version, reason, send, bookingId, actor, requestId, ...(price && { price }) }
    return show(await reissueInvoice(context, call))
  })

  route(contract.sendInvoice, async ({ body, actor, requestId }) => {
    await sendInvoice(context, { ...body, actor, requestId })
    return { success: true as const, invoice: await show(body.invoiceId) }
  })
  const recordOpened = (id: string, { actor, requestId }: By<AdminActor>) =>
    recordAudit(db, { actor, action: 'invoice.opened', entity: 'invoice', entityId: id, requestId })
  route(pages.previewInvoice, async ({ params: { id }, actor, requestId, setHeader }) => {
    const page = renderBillPage(await readBill(id))
    await recordOpened(id, { actor, requestId })
    setAll(setHeader, PAGE_HEADERS)
    return page
  })
  route(pages.adminInvoicePdf, async ({ params: { id }, query: { paper }, actor, requestId, setHeader }) => {
    const bill = await readBill(id)
    await recordOpened(id, { actor, requestId })
    const pdf = await context.pdf.printBill(bill, paper, actor.userId)
    setHeader('content-disposition', `attachment; filename="${bill.number}.pdf"`)
    setHeader('cache-control', 'private, no-store')
    return pdf
  })
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)

function setAll(setHeader: (name: string, value: string) => void, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) setHeader(name, value)
}
