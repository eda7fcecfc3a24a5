import { dollarsToCents, formatCents } from '#shared/model/money.ts'

/** What bookings cost together: 'Together $1,000.00', or that some have no price yet. */
export function formatTotal(bookings: readonly { totalAmount: number | null }[]): string {
  const priced = bookings.flatMap(({ totalAmount }) => (totalAmount === null ? [] : [dollarsToCents(totalAmount)]))
  const total = formatCents(priced.reduce((sum, cents) => sum + cents, 0))
  return priced.length === bookings.length ? `Together ${total}` : `Together ${total}, and prices to be confirmed`
}
