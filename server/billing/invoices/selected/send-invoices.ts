import { findOpeningPercent } from '#server/bookings/price/opening-percent.ts'
import type { AppContext } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import { readPaid } from '#server/db/ledger.ts'
import { AppError, notFound, notPossible } from '#server/errors.ts'
import type { AdminActor, By } from '#server/http/requests/actor.ts'
import type { SelectedOutcome } from '#shared/contract/bookings/selected-bookings.admin.ts'
import { invoiceTotalCents, taxCents } from '#shared/model/invoice.ts'
import { chooseDueDay } from '#shared/model/invoice-due.ts'
import { atlantaDay } from '#shared/model/time-zone.ts'
import { lockLiveInvoice, lockPayable, type PayableBooking } from '../../account/account.ts'
import { issueInvoice } from '../generate.ts'
import { lockInvoice } from '../rows.ts'
import { mailInvoice } from '../send.ts'
import { readDueDate } from '../terms.ts'

/** An admin's request to email the invoices of bookings, with the terms of those that have none yet. */
export interface InvoiceBatch extends By<AdminActor> {
  bookingIds: readonly string[]
  /** For new invoices while no owner has saved the tax settings; else these rule. */
  taxPercent?: number | undefined
  dueDate: string
  message: string | null
}

/**
 * Emails the invoice of each booking to its customer, each in a transaction of its own; a booking without an invoice
 * gets it first, for its price and the tax (docs/product.md P6.77). One that was sent before is not sent again.
 * @returns an outcome for each; a refusal of one leaves the others
 * @throws AppError 400 for an impossible due date
 */
export async function sendInvoices(context: AppContext, batch: InvoiceBatch): Promise<SelectedOutcome[]> {
  readDueDate(batch.dueDate, context.now())
  const outcomes: SelectedOutcome[] = []
  for (const id of batch.bookingIds) outcomes.push(await sendOne(context, id, batch))
  if (outcomes.some(({ outcome }) => outcome === 'done')) context.nudgeMail()
  return outcomes
}

async function sendOne(context: AppContext, id: string, batch: InvoiceBatch): Promise<SelectedOutcome> {
  try {
    const already = await context.db.transaction().execute((trx) => issueAndMail(trx, context, id, batch))
    if (already !== undefined) return { id, outcome: 'unchanged', sentence: already }
    context.announce({ action: 'booking:invoice-sent', id, actor: batch.actor })
    return { id, outcome: 'done', sentence: null }
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error
    return { id, outcome: 'refused', sentence: error.message }
  }
}

/** @returns why nothing had to be done; undefined when it was */
async function issueAndMail(
  trx: Database,
  context: AppContext,
  id: string,
  batch: InvoiceBatch,
): Promise<string | undefined> {
  const booking = await lockPayable(trx, id)
  if (!booking) throw notFound('We do not know this booking')
  const live = await lockLiveInvoice(trx, id)
  const invoiceId = live?.id ?? (await issue(trx, context, booking, batch))
  const pair = await lockInvoice(trx, invoiceId)
  if (!pair) throw notFound('We do not know this invoice')
  if (pair.invoice.sent_at) return `${pair.invoice.invoice_number} was sent already`
  const { customer_name, customer_email } = await findRecipient(trx, id)
  const { message, actor, requestId } = batch
  const to = { recipientName: customer_name, recipientEmail: customer_email, message }
  await mailInvoice(trx, context, pair, { ...to, actor, requestId })
  return undefined
}

async function issue(
  trx: Database,
  context: AppContext,
  booking: PayableBooking,
  { taxPercent, dueDate, actor, requestId }: InvoiceBatch,
): Promise<string> {
  const subtotal = booking.total_cents
  if (subtotal === null) throw notPossible('This booking has no price yet')
  const { settledTax } = await readPaid(trx, booking.id)
  const percent = findOpeningPercent(booking, settledTax, taxPercent)
  const amounts = { subtotal, discount: 0, tax: taxCents(subtotal, 0, percent) }
  const now = context.now()
  const day = chooseDueDay(atlantaDay(readDueDate(dueDate, now)), booking.event_date, now)
  const terms = { ...amounts, total: invoiceTotalCents(amounts), dueDate: day, notes: null }
  return (await issueInvoice(trx, context, booking, { terms, status: 'pending', actor, requestId })).id
}

async function findRecipient(trx: Database, bookingId: string) {
  return trx
    .selectFrom('bookings')
    .select(['customer_name', 'customer_email'])
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow()
}
