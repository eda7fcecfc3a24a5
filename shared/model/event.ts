/** Performers that one request may ask for (docs/product.md P3.64). */
export const MOST_PERFORMERS = 10

/** The longest texts the office writes down about an event, in characters (docs/product.md P6.232). */
export const EVENT_TEXT_LIMITS = { title: 120, contactName: 200, contactPhone: 50, notes: 5000 } as const
