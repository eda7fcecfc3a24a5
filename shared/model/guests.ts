/** How many guests a booking may name (docs/product.md P3.60). */
export const MIN_GUESTS = 1
export const MAX_GUESTS = 100_000
