import { recordAudit } from '#server/audit/record.ts'
import type { AppContext } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import { readPaid } from '#server/db/ledger.ts'
import { conflict, notFound } from '#server/errors.ts'
import type { AdminActor, By } from '#server/http/requests/actor.ts'
import { assertVersion } from '#server/http/requests/if-match.ts'
import { centsToDollars, dollarsToCents, formatCents } from '#shared/model/money.ts'
import { findLiveInvoice } from './money-rows.ts'
import { type AdminBookingRow, lockBooking, queueChangedMail, saveBooking } from './status-rows.ts'

/** The price an admin agreed with a customer. */
export interface PriceChange extends By<AdminActor> {
  id: string
  /** Dollars. */
  totalAmount: number
  /** 1 to 99; null for none, undefined when it stays. */
  depositPercent: number | null | undefined
  reason: string
  version: number | undefined
}

/**
 * Sets the price of a booking that isn't paid, with a reason (docs/product.md P6.16, P6.26). A price that a deposit has
 * covered makes the booking paid.
 * @throws AppError 404 unknown booking; 409 when it is paid or refunded, has an invoice, more than that was paid
 *   already, or another request changed it first
 */
export async function setPrice(context: AppContext, change: PriceChange): Promise<AdminBookingRow> {
  const { booking, changed, mailed } = await context.db.transaction().execute((trx) => applyPriceChange(trx, change))
  if (mailed) context.nudgeMail()
  if (changed) context.announce({ action: 'booking:priced', id: booking.id, actor: change.actor })
  return booking
}

interface Changed {
  booking: AdminBookingRow
  changed: boolean
  mailed: boolean
}

async function applyPriceChange(trx: Database, change: PriceChange): Promise<Changed> {
  const locked = await lockBooking(trx, change.id)
  if (!locked) throw notFound('We do not know this booking')
  const { counted_at, ...before } = locked
  assertVersion(change.version, before.version, 'booking')
  const total_cents = dollarsToCents(change.totalAmount)
  const settled = await readSettledForPriceChange(trx, before, total_cents)
  const deposit_percent = change.depositPercent === undefined ? before.deposit_percent : change.depositPercent
  if (total_cents === before.total_cents && deposit_percent === before.deposit_percent) {
    return { booking: before, changed: false, mailed: false }
  }
  const payment_status = settled > 0 && settled >= total_cents ? 'paid' : before.payment_status
  const booking = await saveBooking(trx, before.id, { total_cents, deposit_percent, payment_status })
  await recordAudit(trx, {
    actor: change.actor,
    action: 'booking.price-changed',
    entity: 'booking',
    entityId: before.id,
    before: moneyOf(before),
    after: { ...moneyOf(booking), ...(payment_status === 'paid' && { paymentStatus: payment_status }) },
    reason: change.reason,
    requestId: change.requestId,
  })
  const mailed = booking.status === 'pending' || booking.status === 'confirmed'
  if (mailed) await queueChangedMail(trx, booking, 'priced')
  return { booking, changed: true, mailed }
}

const moneyOf = ({ total_cents, deposit_percent }: Pick<AdminBookingRow, 'total_cents' | 'deposit_percent'>) => ({
  totalAmount: centsToDollars(total_cents),
  depositPercent: deposit_percent,
})

/** Checks that the price may change. Returns the payments of the booking, refunded ones included; integer cents. */
async function readSettledForPriceChange(trx: Database, booking: AdminBookingRow, cents: number): Promise<number> {
  if (booking.payment_status === 'paid') throw conflict('This booking is paid, so its price stays')
  if (booking.payment_status === 'refunded') throw conflict('This booking was refunded, so its price stays')
  const invoice = await findLiveInvoice(trx, booking.id)
  if (invoice) throw conflict(`This booking is on ${invoice.invoice_number}. Void or reissue it to change the price.`)
  const { kept, settled } = await readPaid(trx, booking.id)
  if (cents < kept) {
    const least = `${formatCents(kept)} of it is paid already`
    throw conflict(`The price cannot be lower than that: ${least}`, { totalAmount: least })
  }
  return settled
}
