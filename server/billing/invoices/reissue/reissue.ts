import { lockBooking } from '#server/bookings/changes/status-rows.ts'
import { type AgreedPrice, readAgreedPrice, writePrice } from '#server/bookings/price/set-price.ts'
import type { AppContext } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import { conflict, notFound, notPossible } from '#server/errors.ts'
import type { By, Doer } from '#server/http/requests/actor.ts'
import { assertVersion } from '#server/http/requests/if-match.ts'
import { addDays } from '#shared/model/day.ts'
import { DEFAULT_DUE_DAYS, invoiceTotalCents, taxCents, taxPercent } from '#shared/model/invoice.ts'
import { toPercent } from '#shared/model/tax.ts'
import { atlantaDay } from '#shared/model/time-zone.ts'
import { lockPayable, type PayableBooking } from '../../account/account.ts'
import { reopenPaid } from '../../payments/reverse-locked.ts'
import { followsItsBookings, writeVoid } from '../change.ts'
import { issueForSeveral } from '../generate.ts'
import { type LockedBill, type LockedInvoice, type LockedPart, lockInvoice, type NewPart } from '../rows.ts'
import { mailInvoice } from '../send.ts'
import { assertBillable, type InvoiceTerms, isBillable } from '../terms.ts'

/** A request to void an invoice and make the next one. */
export interface Reissue extends By<Doer> {
  id: string
  /** The row version the admin saw; undefined when the client didn't send it. */
  version: number | undefined
  reason: string
  /** Emails the new one to the customer. */
  send: boolean
  /** A draft is followed by a draft. */
  keepDraft?: boolean
  /** The terms of the new one; 'same' for those of the old one, undefined for those that follow from booking and old one. */
  terms?: InvoiceTerms | 'same'
  /** The price a booking of it gets first; undefined when it stays. */
  price?: AgreedPrice
  /** The booking with the new price; undefined for that of an invoice for one. */
  bookingId?: string | undefined
}

/**
 * Voids an invoice and makes another of its booking with the next number, also when it is paid in part or in full, in
 * one transaction; with a new price of the booking if one is given, and one mail if it is to be sent. Payments belong
 * to the booking and carry over: the new one is paid when they cover it, and the booking owes the rest otherwise
 * (docs/product.md P7.65).
 * @returns the id of the new one
 * @throws AppError 404 unknown, 409 void already or changed by another admin, 422 its booking was cancelled or refunded,
 *   or has no price
 */
export async function reissueInvoice(context: AppContext, call: Reissue): Promise<string> {
  const { id, bookingIds } = await context.db.transaction().execute((trx) => reissue(trx, context, call))
  if (call.send) context.nudgeMail()
  for (const bookingId of bookingIds) {
    context.announce({ action: 'booking:invoice-reissued', id: bookingId, actor: call.actor })
  }
  return id
}

/**
 * As `reissueInvoice`, in the caller's transaction. Bookings that were canceled or refunded are left out of one for several
 * (docs/product.md P7.173). Events and the nudge of the mail job are left to the caller.
 * @returns the id of the new one, and the bookings of the old one
 */
export async function reissue(
  trx: Database,
  context: AppContext,
  call: Reissue,
): Promise<{ id: string; bookingIds: string[] }> {
  const locked = await lockInvoice(trx, call.id)
  if (!locked) throw notFound('We do not know this invoice')
  const { invoice } = locked
  if (invoice.voided_at) throw conflict('This invoice is void')
  assertVersion(call.version, invoice.version, 'invoice')
  const billable = locked.parts.filter(({ booking }) => isBillable(booking))
  if (billable.length === 0) assertBillable(locked.booking)
  const { actor, requestId, reason } = call
  const by = { actor, requestId }
  const left = call.price ? await reprice(trx, billable, call.price, { call, by: { ...by, reason } }) : billable
  const now = context.now()
  const dueDate = typeof call.terms === 'object' ? call.terms.dueDate : dueDayOf(invoice, now)
  const notes = typeof call.terms === 'object' ? call.terms.notes : invoice.notes
  const parts = left.map((part) => ({ booking: part.booking, amounts: chooseAmounts(call.terms, part, locked) }))
  const [first, ...others] = parts
  if (!first) throw notFound('We do not know this invoice')
  await writeVoid(trx, invoice, { ...by, reason }, now)
  const issued = await issueForSeveral(trx, context, [first, ...others], {
    ...{ ...by, dueDate, notes, replaces: invoice.invoice_number },
    status: call.keepDraft && invoice.status === 'draft' ? 'draft' : 'pending',
  })
  for (const { booking } of parts) await reopenPaid(trx, booking, by)
  if (call.send) await sendNext(trx, context, issued.id, by)
  return { id: issued.id, bookingIds: locked.parts.map(({ booking_id }) => booking_id) }
}

/** Gives one of the bookings its new price. */
async function reprice(
  trx: Database,
  parts: readonly LockedPart[],
  price: AgreedPrice,
  { call, by }: { call: Reissue; by: By<Doer> & { reason: string } },
): Promise<LockedPart[]> {
  if (call.bookingId === undefined && parts.length > 1)
    throw notPossible('Say which booking of the invoice has the new price')
  const wanted = call.bookingId ?? parts[0]?.booking_id
  if (!parts.some(({ booking_id }) => booking_id === wanted)) throw notFound('This booking is not on the invoice')
  return Promise.all(
    parts.map(async (part) =>
      part.booking_id === wanted ? { ...part, booking: await changePrice(trx, part.booking, price, by) } : part,
    ),
  )
}

/** Gives a locked booking its new price; the invoice that follows decides what is owed. */
async function changePrice(
  trx: Database,
  { id }: PayableBooking,
  price: AgreedPrice,
  by: By<Doer> & { reason: string },
): Promise<PayableBooking> {
  const locked = await lockBooking(trx, id)
  if (!locked) throw notFound('We do not know this booking')
  const { counted_at, ...before } = locked
  await writePrice(trx, before, readAgreedPrice(price), by)
  const booking = await lockPayable(trx, id)
  if (!booking) throw notFound('We do not know this booking')
  return booking
}

function chooseAmounts(wanted: Reissue['terms'], part: LockedPart, { parts }: LockedBill): NewPart['amounts'] {
  if (wanted === undefined) return followBooking(part)
  if (wanted === 'same') {
    const { subtotal_cents: subtotal, discount_cents: discount, tax_cents: tax, total_cents: total } = part
    return { subtotal, discount, tax, total }
  }
  if (parts.length > 1) throw followsItsBookings()
  const { subtotal, discount, tax, total } = wanted
  return { subtotal, discount, tax, total }
}

/** The due day of the old one, unless it has passed. */
const dueDayOf = ({ due_date }: LockedInvoice, now: Date) =>
  due_date < now ? addDays(atlantaDay(now), DEFAULT_DUE_DAYS) : atlantaDay(due_date)

/**
 * The amounts of an invoice that follows its booking: the price there is, with the discount it had, and the tax rate it had
 * unless the settings or the exemption changed (docs/product.md P7.102).
 */
function followBooking({ booking, ...was }: LockedPart): NewPart['amounts'] {
  const { total_cents: subtotal } = booking
  if (subtotal === null) throw notPossible('This booking has no price yet')
  const discount = Math.min(was.discount_cents, subtotal)
  const amounts = { subtotal, discount, tax: taxCents(subtotal, discount, findPercent(was, booking)) }
  return { ...amounts, total: invoiceTotalCents(amounts) }
}

function findPercent(was: Omit<LockedPart, 'booking'>, { tax_rate }: PayableBooking): number {
  const ruled = tax_rate === null ? undefined : toPercent(tax_rate)
  if (ruled !== undefined && tax_rate !== was.tax_rule) return ruled
  const { subtotal_cents: subtotal, discount_cents: discount, tax_cents: tax } = was
  // of several rates that give the same tax of a small price, the one that held
  if (ruled !== undefined && taxCents(subtotal, discount, ruled) === tax) return ruled
  return taxPercent({ subtotal, discount, tax })
}

async function sendNext(trx: Database, context: AppContext, id: string, by: By<Doer>): Promise<void> {
  const pair = await lockInvoice(trx, id)
  if (!pair) throw notFound('We do not know this invoice')
  const { customer_name, customer_email } = await trx
    .selectFrom('bookings')
    .select(['customer_name', 'customer_email'])
    .where('id', '=', pair.booking.id)
    .executeTakeFirstOrThrow()
  const to = { recipientName: customer_name, recipientEmail: customer_email, message: null }
  await mailInvoice(trx, context, pair, { ...to, ...by }, { evenPaid: true })
}
