import { recordAudit } from '#server/audit/record.ts'
import type { AppContext } from '#server/context.ts'
import { type Database, violates } from '#server/db/client.ts'
import { conflict, notFound } from '#server/errors.ts'
import type { By, Doer } from '#server/http/requests/actor.ts'
import { lockLiveInvoice, lockPayable, type PayableBooking } from '../account/account.ts'
import { syncPaymentStatus } from '../account/sync-payment-status.ts'
import { freezeInvoice } from './document/freeze.ts'
import { claimInvoiceNumber, insertInvoice, type LockedInvoice } from './rows.ts'
import { assertBillable, assertWithinPaid, type InvoiceTerms, toColumns, toTerms } from './terms.ts'

/** An admin's request for an invoice. */
export interface NewInvoice extends By<Doer> {
  terms: InvoiceTerms
  status: 'draft' | 'pending'
  /** The number of the invoice it replaces; its payments carry over, less or more than its total. */
  replaces?: string
}

/**
 * Generates the invoice of a booking, with the next number of the year (docs/product.md P7.5). It is paid at once when
 * the ledger covers its total.
 * @returns its id
 * @throws AppError 400 an impossible due date, 404 no such booking, 409 it has an invoice, or is paid with less than
 *   the total, 422 it was cancelled or refunded
 */
export async function generateInvoice(context: AppContext, bookingId: string, wanted: NewInvoice): Promise<string> {
  const { id } = await context.db
    .transaction()
    .execute(async (trx) => {
      const booking = await lockPayable(trx, bookingId)
      if (!booking) throw notFound('We do not know this booking')
      if (await lockLiveInvoice(trx, bookingId)) throw alreadyInvoiced()
      return issueInvoice(trx, context, booking, wanted)
    })
    .catch((error: unknown) => {
      throw violates(error, 'invoices_live_booking_key') ? alreadyInvoiced() : error
    })
  context.announce({ action: 'booking:invoiced', id: bookingId, actor: wanted.actor })
  return id
}

const alreadyInvoiced = () => conflict('This booking already has an invoice', { bookingId: 'Already has an invoice' })

/**
 * Writes a new invoice of a locked booking that has no live one.
 * @throws AppError as `generateInvoice`
 */
export async function issueInvoice(
  trx: Database,
  context: Pick<AppContext, 'config' | 'now'>,
  booking: PayableBooking,
  { terms, status, replaces, actor, requestId }: NewInvoice,
): Promise<LockedInvoice> {
  const now = context.now()
  assertBillable(booking)
  if (replaces === undefined) await assertWithinPaid(trx, booking, terms.total)
  const columns = toColumns(terms, now)
  const invoice = await insertInvoice(trx, {
    ...columns,
    booking_id: booking.id,
    invoice_number: await claimInvoiceNumber(trx, now),
    status,
    replaces_number: replaces ?? null,
    tax_rule: booking.tax_rate,
    // the same moment that gave the number its year
    created_at: now,
  })
  await recordAudit(trx, {
    actor,
    requestId,
    action: 'invoice.generated',
    entity: 'invoice',
    entityId: invoice.id,
    after: {
      invoiceNumber: invoice.invoice_number,
      bookingId: booking.id,
      ...(replaces && { replaces }),
      ...toTerms(invoice),
    },
  })
  if (status !== 'draft') await freezeInvoice(trx, context, invoice.id)
  await syncPaymentStatus(trx, { booking, invoice, actor, requestId })
  return invoice
}

/**
 * Issues a draft as it is: its words are frozen, and its customer sees it.
 * @param id of a draft whose booking is locked
 */
export async function issueDraft(
  trx: Database,
  context: Pick<AppContext, 'config'>,
  { id, actor, requestId }: By<Doer> & { id: string },
): Promise<void> {
  await trx.updateTable('invoices').set({ status: 'pending' }).where('id', '=', id).execute()
  await recordAudit(trx, {
    ...{ actor, requestId, action: 'invoice.changed', entity: 'invoice', entityId: id },
    before: { status: 'draft' },
    after: { status: 'pending' },
  })
  await freezeInvoice(trx, context, id)
}
