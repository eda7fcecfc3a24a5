import type { Database } from '#server/db/client.ts'

/**
 * Bookings that were paid beyond their price, so that a refund is due (docs/product.md P7.67), those with the nearest
 * events first.
 */
export async function findExcesses(db: Database, most: number): Promise<{ id: string; at: Date }[]> {
  return db
    .selectFrom('booking_accounts as a')
    .innerJoin('bookings as b', 'b.id', 'a.booking_id')
    .select(['b.id', 'b.event_date as at'])
    .where('a.excess_cents', '>', 0)
    .orderBy('b.event_date')
    .orderBy('b.id')
    .limit(most)
    .execute()
}
