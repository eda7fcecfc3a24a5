import { lockPayable } from '#server/billing/account/account.ts'
import { reissue } from '#server/billing/invoices/reissue/reissue.ts'
import { reopenPaid } from '#server/billing/payments/reverse-locked.ts'
import { applyDetailsChange } from '#server/bookings/changes/change-details.ts'
import { findLiveInvoice } from '#server/bookings/changes/money-rows.ts'
import type { AdminBookingRow } from '#server/bookings/changes/status-rows.ts'
import { repriceForHours } from '#server/bookings/price/price-lines.ts'
import { writePrice } from '#server/bookings/price/set-price.ts'
import type { AppContext } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import { readPaid } from '#server/db/ledger.ts'
import { conflict, notFound } from '#server/errors.ts'
import type { By, Doer } from '#server/http/requests/actor.ts'
import type { WantedChange } from '#shared/contract/changes/requests.ts'

/** A change of a booking, and who makes it. */
export interface Applied extends By<Doer> {
  wanted: WantedChange
  /** False leaves the customer's mail about it to the caller. */
  mailCustomer: boolean
}

const REASON = 'The customer asked for it'

/**
 * Gives a locked booking what its customer asked for, in the caller's transaction: the agent's time moves under the
 * overlap constraint, the price follows the hours, and an invoice that shows something else is voided and reissued with
 * one mail. The policy of a confirmed booking stays (docs/product.md P15.46).
 * @returns what this adds to the price before tax, integer cents; null while there is no price
 * @throws AppError 409 when the agent is taken at the new time, or the booking is refunded and its price would change;
 *   400 for a time that has passed
 */
export async function applyWanted(
  trx: Database,
  context: AppContext,
  before: AdminBookingRow,
  { wanted, mailCustomer, actor, requestId }: Applied,
): Promise<number | null> {
  const by = { actor, requestId, reason: REASON }
  const change = { id: before.id, details: wanted, price: 'keep' as const, confirmAnyway: false, version: undefined }
  const { booking: moved } = await applyDetailsChange(trx, { ...change, ...by, mailCustomer }, context.now())
  const booking = await followHours(trx, before, moved, by)
  const { specialRequests: _, guests: __, ...printed } = wanted
  const live = Object.keys(printed).length > 0 ? await findLiveInvoice(trx, booking.id) : undefined
  if (live && booking.payment_status !== 'refunded') {
    const again = { id: live.id, version: undefined, send: live.status !== 'draft', keepDraft: true }
    await reissue(trx, context, { ...again, ...by })
  }
  return booking.total_cents === null ? null : booking.total_cents - (before.total_cents ?? 0)
}

/** Prices a booking whose hours changed; without a rate the price stays, and the office names another. */
async function followHours(
  trx: Database,
  before: AdminBookingRow,
  booking: AdminBookingRow,
  by: By<Doer> & { reason: string },
): Promise<AdminBookingRow> {
  const next = booking.event_duration === before.event_duration ? null : repriceForHours(before, booking.event_duration)
  if (next === null || next.price.total_cents === before.total_cents) return booking
  if (booking.payment_status === 'refunded') throw conflict('This booking was refunded, so its price stays')
  const { price, reason } = next
  // an invoice that follows decides what is owed
  const invoiced = (await findLiveInvoice(trx, booking.id)) !== undefined
  const settled = invoiced ? undefined : (await readPaid(trx, booking.id)).settled
  const { booking: priced } = await writePrice(trx, booking, price, { ...by, reason }, settled)
  if (invoiced) return priced
  const payable = await lockPayable(trx, booking.id)
  if (!payable) throw notFound('We do not know this booking')
  await reopenPaid(trx, payable, by)
  return priced
}
