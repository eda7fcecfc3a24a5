import { formatCents } from './money.ts'

/** What one payment for several bookings can cover: their deposits, or all that is left of each (docs/product.md P7.160). */
export const TOGETHER_PARTS = ['deposit', 'all'] as const
export type TogetherPart = (typeof TOGETHER_PARTS)[number]

/** Why nothing can be paid, as the payer reads it. */
export const NOTHING_DUE: Record<TogetherPart, string> = {
  deposit: 'No deposit is due any more. If you paid one, please call us.',
  all: 'Nothing is due for this event',
}

/**
 * What the office reads on a row of a payment for several bookings: 'Part of $339.00 for 3 bookings'. Null for a row that
 * stands alone.
 * @param together integer cents of all rows, and how many
 */
export const writeTogether = (together: { amount: number; bookings: number } | null): string | null =>
  together && `Part of ${formatCents(together.amount)} for ${together.bookings} bookings`

/**
 * Divides what is given back of one payment for several bookings: the payment went to them by date, then amount, and it
 * goes back in the reverse order, the last booking first (docs/product.md P7.180).
 * @param cents integer cents to give back
 * @param parts in the order they were paid, with the integer cents that can still be given back of each
 * @returns the parts that give something back, the first to give first; less than the cents in all when there is not enough
 */
export function divideRefund<T extends { refundable: number }>(
  cents: number,
  parts: readonly T[],
): { part: T; cents: number }[] {
  let left = cents
  return parts.toReversed().flatMap((part) => {
    const taken = Math.min(left, part.refundable)
    left -= taken
    return taken > 0 ? [{ part, cents: taken }] : []
  })
}
