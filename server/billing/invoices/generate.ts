import { sql } from 'kysely'
import { recordAudit } from '#server/audit/record.ts'
import type { AppContext } from '#server/context.ts'
import { type Database, violates } from '#server/db/client.ts'
import { conflict, notFound } from '#server/errors.ts'
import type { By, Doer } from '#server/http/requests/actor.ts'
import { lockLiveInvoice, lockPayable, type PayableBooking } from '../account/account.ts'
import { syncPaymentStatus } from '../account/sync-payment-status.ts'
import { freezeInvoice } from './document/freeze.ts'
import { claimInvoiceNumber, insertInvoice, type LockedInvoice, type NewPart } from './rows.ts'
import { assertBillable, assertWithinPaid, type InvoiceTerms, readDueDate, toTerms } from './terms.ts'

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
      throw isTaken(error) ? alreadyInvoiced() : error
    })
  context.announce({ action: 'booking:invoiced', id: bookingId, actor: wanted.actor })
  return id
}

/** Whether a booking got an invoice at the same moment. */
export const isTaken = (error: unknown): boolean =>
  violates(error, 'invoices_live_booking_key') || violates(error, 'invoice_parts_live_booking_key')

const alreadyInvoiced = () => conflict('This booking already has an invoice', { bookingId: 'Already has an invoice' })

/**
 * Writes a new invoice of a locked booking that has no live one.
 * @throws AppError as `generateInvoice`
 */
export async function issueInvoice(
  trx: Database,
  context: Pick<AppContext, 'config' | 'now'>,
  booking: PayableBooking,
  { terms: { dueDate, notes, ...amounts }, ...wanted }: NewInvoice,
): Promise<LockedInvoice> {
  return issueForSeveral(trx, context, [{ booking, amounts }], { dueDate, notes, ...wanted })
}

/** One document for one or several bookings: their amounts are in its parts. */
export interface NewDocument extends Omit<NewInvoice, 'terms'>, Pick<InvoiceTerms, 'dueDate' | 'notes'> {}

/**
 * Writes one new invoice of locked bookings of one event that have no live one (docs/product.md P7.170).
 * @param parts at least one, in the order of the document
 * @throws AppError as `generateInvoice`
 */
export async function issueForSeveral(
  trx: Database,
  context: Pick<AppContext, 'config' | 'now'>,
  parts: readonly [NewPart, ...NewPart[]],
  { dueDate, notes, status, replaces, actor, requestId }: NewDocument,
): Promise<LockedInvoice> {
  const now = context.now()
  for (const { booking, amounts } of parts) {
    assertBillable(booking)
    if (replaces === undefined) await assertWithinPaid(trx, booking, amounts.total)
  }
  const invoice = await insertInvoice(trx, parts, {
    ...{ due_date: readDueDate(dueDate, now), notes, status },
    invoice_number: await claimInvoiceNumber(trx, now),
    replaces_number: replaces ?? null,
    // the same moment that gave the number its year
    created_at: now,
  })
  const ids = parts.map(({ booking }) => booking.id)
  await recordAudit(trx, {
    actor,
    requestId,
    action: 'invoice.generated',
    entity: 'invoice',
    entityId: invoice.id,
    after: {
      invoiceNumber: invoice.invoice_number,
      bookingId: ids[0],
      ...(ids.length > 1 && { bookingIds: ids.join(', ') }),
      ...(replaces && { replaces }),
      ...toTerms(invoice),
    },
  })
  if (status !== 'draft') await freezeInvoice(trx, context, invoice.id)
  const touched = await listTouched(trx, parts)
  for (const { booking } of parts) {
    if (touched.has(booking.id)) await syncBooking(trx, booking, { actor, requestId })
  }
  return invoice
}

/** The bookings that can be paid by a new invoice: something was paid for them, or their part costs nothing. */
async function listTouched(db: Database, parts: readonly NewPart[]): Promise<ReadonlySet<string>> {
  const ids = parts.map(({ booking }) => booking.id)
  const rows = await db
    .selectFrom('payments')
    .select('booking_id')
    .distinct()
    .where('booking_id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
  const free = parts.filter(({ amounts }) => amounts.total === 0)
  return new Set([...rows.map(({ booking_id }) => booking_id), ...free.map(({ booking }) => booking.id)])
}

/** Marks a locked booking and its part of its invoice as paid when what was paid covers it. */
export async function syncBooking(trx: Database, booking: PayableBooking, by: By<Doer>): Promise<void> {
  await syncPaymentStatus(trx, { ...by, booking, invoice: await lockLiveInvoice(trx, booking.id) })
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
