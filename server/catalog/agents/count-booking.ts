import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'

/**
 * Counts a completed booking into an agent's total, or out of it again (docs/product.md P3.11).
 * @param by 1 or -1; the total never falls below 0
 */
export async function countBooking(trx: Database, id: string, by: 1 | -1): Promise<void> {
  await trx
    .updateTable('agents')
    .set({ total_bookings: sql`greatest(total_bookings + ${by}, 0)` })
    .where('id', '=', id)
    .execute()
}
