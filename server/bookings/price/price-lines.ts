import type { CustomerLine, PriceLine, UsualPrice } from '#shared/model/price-line.ts'
import { repricedInWords, repriceLines, usualLines } from '#shared/model/price-line.ts'
import { presentSoldPackage, type SoldPackageRow } from '../request/sold-package.ts'

/** The columns of a booking that its price is made of. */
export interface PricedRow extends SoldPackageRow {
  event_duration: number
  /** Integer cents. */
  total_cents: number | null
  /** Null for the usual one. */
  price_lines: unknown
}

/** A booking's own lines; null when it has the usual price. */
export function readOwnLines({ price_lines }: Pick<PricedRow, 'price_lines'>): PriceLine[] | null {
  return price_lines as PriceLine[] | null // written by this room alone, as computeLines gives them
}

/** What the usual lines of a booking are made of. */
export const usualPrice = (row: PricedRow): UsualPrice => ({
  totalCents: row.total_cents,
  hours: row.event_duration,
  sold: presentSoldPackage(row),
})

/** The lines of a booking's price as the office sees them: its own, else the usual ones (docs/product.md P7.60). */
export const presentLines = (row: PricedRow): PriceLine[] => readOwnLines(row) ?? usualLines(usualPrice(row))

/** The lines of a booking's price as its customer sees them: without shares (docs/product.md P7.42). */
export const presentCustomerLines = (row: PricedRow): CustomerLine[] =>
  presentLines(row).map(({ share: _, ...line }) => line)

/**
 * The price of a booking that lasts other hours, at the rate it has, and the reason in words (docs/product.md P7.62).
 * @param hours how long it lasts then
 * @returns the columns of the price; null when it has no rate or no price yet
 */
export function repriceForHours(
  row: PricedRow,
  hours: number,
): {
  price: { total_cents: number; price_lines: PriceLine[] | null; deposit_percent: undefined }
  reason: string
} | null {
  const own = readOwnLines(row)
  const next = repriceLines(own, usualPrice(row), hours)
  if (next === null) return null
  const reason = repricedInWords({ hours: row.event_duration, totalCents: row.total_cents ?? 0 }, hours, next)
  return {
    price: { total_cents: next.totalCents, price_lines: own && next.lines, deposit_percent: undefined },
    reason,
  }
}
