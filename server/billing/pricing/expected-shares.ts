import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'

/**
 * What talent will get of some bookings once they are paid in full and completed, by the shares of today
 * (docs/product.md P7.42, P7.63).
 * @param bookingIds uuids; bookings without a price add nothing
 * @returns integer cents
 */
export async function sumExpectedShares(db: Database, bookingIds: readonly string[]): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(lines_share_cents(
      case when a.share_flat_cents is null then coalesce(a.share_percent, s.agent_share_percent, 0) end,
      a.share_flat_cents, b.total_cents - line.talent - line.agency, line.talent, b.total_cents, b.total_cents)), 0)::int8
      as cents
    from bookings b join agents a on a.id = b.agent_id cross join agency_settings s
    cross join lateral (select price_lines_cents(b.price_lines, 'talent') as talent,
      price_lines_cents(b.price_lines, 'agency') as agency) line
    where b.id = any(${bookingIds}::uuid[]) and b.total_cents > 0`.execute(db)
  return rows[0]?.cents ?? 0
}
