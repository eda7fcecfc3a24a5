import { requireEvent } from '#server/bookings/events/event-rows.ts'
import { findOpeningPercent } from '#server/bookings/price/opening-percent.ts'
import type { AppContext } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import { settledTaxCents, taxRate } from '#server/db/ledger.ts'
import { AppError, conflict, notPossible } from '#server/errors.ts'
import type { AdminActor, By } from '#server/http/requests/actor.ts'
import { invoiceTotalCents, taxCents } from '#shared/model/invoice.ts'
import { formatCents } from '#shared/model/money.ts'
import { lockSeveralPayable } from '../../account/account.ts'
import { issueForSeveral, isTaken } from '../generate.ts'
import type { NewPart } from '../rows.ts'

/** The confirmed and completed bookings of an event that were not refunded, by date, then price. */
async function listConfirmed(db: Database, eventId: string) {
  return db
    .selectFrom('bookings as b')
    .innerJoin('agents as a', 'a.id', 'b.agent_id')
    .innerJoin('customers as c', 'c.id', 'b.customer_id')
    .leftJoin('invoice_parts as p', (join) => join.onRef('p.booking_id', '=', 'b.id').on('p.voided_at', 'is', null))
    .leftJoin('invoices as i', 'i.id', 'p.invoice_id')
    .select(['b.id', 'b.number', 'b.event_date', 'b.total_cents', 'b.payment_status', 'a.name as agent_name'])
    .select(['c.tax_exempt', taxRate('b').as('tax_rate'), settledTaxCents('b.id').as('settled_tax_cents')])
    .select(['i.invoice_number', 'i.status as invoice_status'])
    .where('b.event_id', '=', eventId)
    .where('b.status', 'in', ['confirmed', 'completed'])
    .where('b.payment_status', '<>', 'refunded')
    .orderBy('b.event_date')
    .orderBy('b.total_cents')
    .orderBy('b.id')
    .execute()
}
type ConfirmedRow = Awaited<ReturnType<typeof listConfirmed>>[number]

/** A booking of an event that one invoice for the event would be for. Amounts are integer cents. */
export interface InvoiceablePart {
  row: ConfirmedRow
  amounts: NewPart['amounts']
}

/**
 * What one invoice for an event would be for: its confirmed and completed bookings without an invoice, each with its price
 * and the tax of its category. Until an owner has saved the tax settings there is none (docs/product.md P7.100, P7.170).
 * @returns why there can be none: a booking of the event has an invoice that is not paid, fewer than two are left, or one
 *   has no price
 */
async function findInvoiceable(db: Database, eventId: string): Promise<InvoiceablePart[] | AppError> {
  const rows = await listConfirmed(db, eventId)
  const open = rows.find((row) => row.invoice_status !== null && row.invoice_status !== 'paid')
  if (open) return conflict(`${open.agent_name} is on ${open.invoice_number}, which is not paid. Void it first.`)
  const left = rows.filter((row) => row.invoice_number === null)
  if (left.length < 2) return notPossible('An invoice for the event takes two confirmed bookings without an invoice.')
  const unpriced = left.find((row) => row.total_cents === null)
  if (unpriced) return notPossible(`Set a price for ${unpriced.agent_name} first.`)
  return left.map((row) => {
    const percent = findOpeningPercent(row, row.settled_tax_cents, 0)
    const subtotal = row.total_cents ?? 0
    const amounts = { subtotal, discount: 0, tax: taxCents(subtotal, 0, percent) }
    return { row, amounts: { ...amounts, total: invoiceTotalCents(amounts) } }
  })
}

/** The lines of one invoice for an event; none while it can't be made. */
export async function listInvoiceable(db: Database, eventId: string): Promise<InvoiceablePart[]> {
  const found = await findInvoiceable(db, eventId)
  return found instanceof AppError ? [] : found
}

/** An admin's request for one invoice of an event. */
export interface EventInvoice extends By<AdminActor> {
  eventId: string
  /** A date, an Atlanta time or an instant: the day it falls on in Atlanta counts. */
  dueDate: string
  notes: string | null
  /** The total that was shown, integer cents. */
  expectedTotal: number
}

/**
 * Makes one invoice for the confirmed and completed bookings of an event, with a line for each performer (docs/product.md
 * P7.170).
 * @returns its id
 * @throws AppError 400 an impossible due date, 404 an unknown event, 409 another total than was shown, or a booking is on an
 *   invoice that is not paid, 422 when there are no two bookings for it, or one has no price
 */
export async function generateEventInvoice(context: AppContext, call: EventInvoice): Promise<string> {
  const { eventId, dueDate, notes, expectedTotal, actor, requestId } = call
  await requireEvent(context.db, eventId)
  const made = await context.db
    .transaction()
    .execute(async (trx) => {
      const ids = await trx.selectFrom('bookings').select('id').where('event_id', '=', eventId).execute()
      const bookings = await lockSeveralPayable(
        trx,
        ids.map(({ id }) => id),
      )
      const found = await findInvoiceable(trx, eventId)
      if (found instanceof AppError) throw found
      const parts = found.flatMap(({ row, amounts }) => {
        const booking = bookings.find(({ id }) => id === row.id)
        return booking ? [{ booking, amounts }] : []
      })
      const total = parts.reduce((sum, { amounts }) => sum + amounts.total, 0)
      if (total !== expectedTotal) throw conflict(`The total is ${formatCents(total)} now. Look at the lines again.`)
      const [first, ...others] = parts
      if (!first) throw conflict('The bookings of this event have changed. Look at them again.')
      const by = { actor, requestId }
      const { id } = await issueForSeveral(trx, context, [first, ...others], {
        dueDate,
        notes,
        status: 'pending',
        ...by,
      })
      return { id, bookingIds: parts.map(({ booking }) => booking.id) }
    })
    .catch((error: unknown) => {
      throw isTaken(error) ? conflict('A booking of this event got an invoice just now') : error
    })
  for (const id of made.bookingIds) context.announce({ action: 'booking:invoiced', id, actor })
  return made.id
}
