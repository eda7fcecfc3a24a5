import { formatCents } from './money.ts'

/** What one payment for several bookings can cover: their deposits, or all that is left of each (docs/product.md P7.160). */
export const TOGETHER_PARTS = ['deposit', 'all'] as const
export type TogetherPart = (typeof TOGETHER_PARTS)[number]

/**
 * What the office reads on a row of a payment for several bookings: 'Part of $339.00 for 3 bookings'. Null for a row that
 * stands alone.
 * @param together integer cents of all rows, and how many
 */
export const writeTogether = (together: { amount: number; bookings: number } | null): string | null =>
  together && `Part of ${formatCents(together.amount)} for ${together.bookings} bookings`
