import type { Database } from '#server/db/client.ts'

/** Work with a booking, and when its event is. */
interface BookingWork {
  id: string
  kind: 'drop_out' | 'picked'
  at: Date
}

/**
 * Bookings whose talent dropped out and whose customer was offered nobody, and picks that wait to be confirmed, those
 * with the nearest events first. A declined request has a kind of its own (docs/product.md P6.140, P15.60).
 * @param now events before it don't count
 */
export async function findReplacementWork(db: Database, now: Date, most: number): Promise<BookingWork[]> {
  const dropOuts = await db
    .selectFrom('drop_outs as d')
    .innerJoin('bookings as b', 'b.id', 'd.booking_id')
    .select(['b.id', 'b.event_date as at'])
    .where('d.resolved_at', 'is', null)
    .where('d.cause', '<>', 'declined')
    .where('b.status', 'in', ['pending', 'confirmed'])
    .where('b.event_date', '>', now)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('replacement_offers as o')
            .select('o.id')
            .whereRef('o.booking_id', '=', 'b.id')
            .where('o.state', 'in', ['open', 'picked']),
        ),
      ),
    )
    .orderBy('b.event_date')
    .orderBy('b.id')
    .limit(most)
    .execute()
  const picked = await db
    .selectFrom('replacement_offers as o')
    .innerJoin('bookings as b', 'b.id', 'o.booking_id')
    .select(['b.id', 'b.event_date as at'])
    .where('o.state', '=', 'picked')
    .where('b.event_date', '>', now)
    .orderBy('b.event_date')
    .orderBy('b.id')
    .limit(most)
    .execute()
  return [
    ...dropOuts.map((row) => ({ ...row, kind: 'drop_out' as const })),
    ...picked.map((row) => ({ ...row, kind: 'picked' as const })),
  ]
}
