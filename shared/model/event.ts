/** Performers that one request may ask for (docs/product.md P3.64). */
export const MOST_PERFORMERS = 10
