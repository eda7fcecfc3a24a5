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
import { writeVoid } from '../change.ts'
import { issueInvoice } from '../generate.ts'
import { type LockedInvoice, lockInvoice } from '../rows.ts'
import { mailInvoice } from '../send.ts'
import { assertBillable, type InvoiceTerms } from '../terms.ts'

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
  /** The price its booking gets first; undefined when it stays. */
  price?: AgreedPrice
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
  const { id, bookingId } = await context.db.transaction().execute((trx) => reissue(trx, context, call))
  if (call.send) context.nudgeMail()
  context.announce({ action: 'booking:invoice-reissued', id: bookingId, actor: call.actor })
  return id
}

/**
 * As `reissueInvoice`, in the caller's transaction. Events and the nudge of the mail job
 * are left to the caller.
 */
export async function reissue(
  trx: Database,
  context: AppContext,
  call: Reissue,
): Promise<{ id: string; bookingId: string }> {
  const pair = await lockInvoice(trx, call.id)
  if (!pair) throw notFound('We do not know this invoice')
  const { invoice } = pair
  if (invoice.voided_at) throw conflict('This invoice is void')
  assertVersion(call.version, invoice.version, 'invoice')
  assertBillable(pair.booking)
  const { actor, requestId, reason } = call
  const by = { actor, requestId }
  const booking = call.price ? await changePrice(trx, pair.booking, call.price, { ...by, reason }) : pair.booking
  const terms = chooseTerms(call.terms, { invoice, booking, now: context.now() })
  await writeVoid(trx, invoice, { ...by, reason }, context.now())
  const issued = await issueInvoice(trx, context, booking, {
    ...{
      ...by,
      terms,
      status: call.keepDraft && invoice.status === 'draft' ? 'draft' : 'pending',
      replaces: invoice.invoice_number,
    },
  })
  await reopenPaid(trx, booking, by)
  if (call.send) await sendNext(trx, context, issued.id, by)
  return { id: issued.id, bookingId: booking.id }
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

function chooseTerms(
  wanted: Reissue['terms'],
  { invoice, booking, now }: { invoice: LockedInvoice; booking: PayableBooking; now: Date },
): InvoiceTerms {
  if (wanted === undefined) return followBooking(invoice, booking, now)
  if (wanted !== 'same') return wanted
  const { subtotal_cents: subtotal, discount_cents: discount, tax_cents: tax, total_cents: total, notes } = invoice
  return { subtotal, discount, tax, total, notes, dueDate: dueDayOf(invoice, now) }
}

/** The due day of the old one, unless it has passed. */
const dueDayOf = ({ due_date }: LockedInvoice, now: Date) =>
  due_date < now ? addDays(atlantaDay(now), DEFAULT_DUE_DAYS) : atlantaDay(due_date)

/**
 * The terms of an invoice that follows its booking: the price there is, with the discount and date it had, and the tax
 * rate it had unless the settings or the exemption changed (docs/product.md P7.102).
 */
function followBooking(invoice: LockedInvoice, booking: PayableBooking, now: Date): InvoiceTerms {
  const { total_cents: subtotal } = booking
  if (subtotal === null) throw notPossible('This booking has no price yet')
  const { notes } = invoice
  const discount = Math.min(invoice.discount_cents, subtotal)
  const amounts = { subtotal, discount, tax: taxCents(subtotal, discount, findPercent(invoice, booking)) }
  return { ...amounts, total: invoiceTotalCents(amounts), dueDate: dueDayOf(invoice, now), notes }
}

function findPercent(was: LockedInvoice, { tax_rate }: PayableBooking): number {
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
