import { sql } from 'kysely'
import { recordAudit } from '#server/audit/record.ts'
import type { AppContext } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import { readPaid } from '#server/db/ledger.ts'
import { conflict, notFound } from '#server/errors.ts'
import type { AdminActor, By, Doer } from '#server/http/requests/actor.ts'
import { assertVersion } from '#server/http/requests/if-match.ts'
import { centsToDollars, dollarsToCents, formatCents } from '#shared/model/money.ts'
import {
  computeLines,
  LINE_KIND_LABELS,
  type LineTerms,
  linesTotalCents,
  lineTitle,
  type PriceLine,
  signedCents,
} from '#shared/model/price-line.ts'
import { findLiveInvoice } from '../changes/money-rows.ts'
import { type AdminBookingRow, lockBooking, queueChangedMail, saveBooking } from '../changes/status-rows.ts'
import { readOwnLines } from './price-lines.ts'

/** The price an admin agreed with a customer: one amount, or lines. */
export interface AgreedPrice {
  /** Dollars; ignored beside lines. */
  totalAmount: number | undefined
  lines: readonly LineTerms[] | undefined
  /** 1 to 99; null for none, undefined when it stays. */
  depositPercent: number | null | undefined
}

/** A request to change a price. */
export interface PriceChange extends By<AdminActor>, AgreedPrice {
  id: string
  reason: string
  version: number | undefined
}

/**
 * Sets the price of a booking that isn't paid, with a reason (docs/product.md P6.16, P6.26, P7.60). A price that a
 * deposit has covered makes the booking paid.
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
  const price = readAgreedPrice(change)
  const settled = await readSettledForPriceChange(trx, before, price.total_cents)
  const { booking, changed } = await writePrice(trx, before, price, change, settled)
  const mailed = changed && (booking.status === 'pending' || booking.status === 'confirmed')
  if (mailed) await queueChangedMail(trx, booking, 'priced')
  return { booking, changed, mailed }
}

/** The columns of a price. */
export interface PriceColumns {
  total_cents: number
  price_lines: PriceLine[] | null
  /** Undefined when it stays. */
  deposit_percent: number | null | undefined
}

/** Computes a price as it is stored; one amount has the usual line. */
export function readAgreedPrice({ totalAmount, lines, depositPercent }: AgreedPrice): PriceColumns {
  if (lines === undefined) {
    return { total_cents: dollarsToCents(totalAmount ?? 0), price_lines: null, deposit_percent: depositPercent }
  }
  const computed = computeLines(lines)
  return { total_cents: linesTotalCents(computed), price_lines: computed, deposit_percent: depositPercent }
}

/**
 * Writes the price of a locked booking, audited with its reason; a price that it already has writes nothing.
 * @param settled what was paid, integer cents: a price it covers makes the booking paid; undefined leaves that to the
 *   caller
 */
export async function writePrice(
  trx: Database,
  before: AdminBookingRow,
  price: PriceColumns,
  { actor, requestId, reason }: By<Doer> & { reason: string },
  settled?: number,
): Promise<{ booking: AdminBookingRow; changed: boolean }> {
  const { total_cents, price_lines } = price
  const deposit_percent = price.deposit_percent === undefined ? before.deposit_percent : price.deposit_percent
  const lines = price_lines && JSON.stringify(price_lines)
  if (
    total_cents === before.total_cents &&
    deposit_percent === before.deposit_percent &&
    sameLines(price_lines, readOwnLines(before))
  ) {
    return { booking: before, changed: false }
  }
  const covered =
    settled !== undefined && settled > 0 && settled >= total_cents + (await readTaxOn(trx, before.id, total_cents))
  const payment_status = covered ? 'paid' : before.payment_status
  const booking = await saveBooking(trx, before.id, {
    ...{ total_cents, price_lines: lines, deposit_percent, payment_status },
  })
  await recordAudit(trx, {
    actor,
    action: 'booking.price-changed',
    entity: 'booking',
    entityId: before.id,
    before: moneyOf(before),
    after: { ...moneyOf(booking), ...(covered && { paymentStatus: payment_status }) },
    reason,
    requestId,
  })
  return { booking, changed: true }
}

/** The tax that is owed on a price of a booking without an invoice; integer cents (docs/product.md P7.101). */
async function readTaxOn(trx: Database, bookingId: string, cents: number): Promise<number> {
  const { rows } = await sql<{ tax: number }>`
    select tax_cents(${cents}, coalesce(booking_tax_rate(${bookingId}), 0)) as tax`.execute(trx)
  return rows[0]?.tax ?? 0
}

/** Whether two prices have the same lines in the same order. */
function sameLines(one: readonly PriceLine[] | null, other: readonly PriceLine[] | null): boolean {
  const keyed = (lines: readonly PriceLine[] | null) =>
    lines?.map(({ kind, share, label, hours, rate, percent, amount }) => [
      ...[kind, share, label, hours, rate, percent, amount],
    ])
  return JSON.stringify(keyed(one)) === JSON.stringify(keyed(other))
}

const moneyOf = (row: Pick<AdminBookingRow, 'total_cents' | 'deposit_percent' | 'price_lines'>) => {
  const lines = readOwnLines(row)
  return {
    totalAmount: centsToDollars(row.total_cents),
    depositPercent: row.deposit_percent,
    ...(lines && {
      lines: lines.map((line) => `${lineTitle(line, LINE_KIND_LABELS.talent)} ${signedCents(line.amount)}`).join(', '),
    }),
  }
}

/**
 * Checks that the price of a booking without an invoice may change.
 * @returns what counts as paid for the booking (`settledCents`); integer cents
 * @throws AppError 409
 */
export async function readSettledForPriceChange(
  trx: Database,
  booking: AdminBookingRow,
  cents: number,
): Promise<number> {
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
