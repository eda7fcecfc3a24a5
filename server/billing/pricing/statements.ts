import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import type { Statement } from '#shared/contract/billing/statements.agent.ts'
import { atlantaDay } from '#shared/model/time-zone.ts'

/** Bookings that a statement lists at most; the total is of all. */
const MAX_ROWS = 500

/**
 * What an agent has earned in a month: bookings by date with the agent's share; later corrections are negative amounts
 * (docs/product.md P7.40). Prices are not included.
 * @param month '2026-11'; the current one of Atlanta when absent
 * @returns `total` and each line's `share` in integer cents
 */
export async function readStatement(
  db: Database,
  agentId: string,
  month: string | undefined,
  now: Date,
): Promise<Statement> {
  const asked = month ?? atlantaDay(now).slice(0, 7)
  const lines = await db
    .selectFrom('agent_earnings as e')
    .innerJoin('bookings as b', 'b.id', 'e.booking_id')
    .select(['b.id', 'b.event_type', 'b.event_date', 'b.event_duration', sql<number>`sum(e.cents)::bigint`.as('cents')])
    // the sum of all lines, before the limit
    .select(sql<number>`(sum(sum(e.cents)) over ())::bigint`.as('total'))
    .where('e.agent_id', '=', agentId)
    .where('e.month', '=', `${asked}-01`)
    .groupBy('b.id')
    .orderBy('b.event_date')
    .orderBy('b.id')
    .limit(MAX_ROWS)
    .execute()
  return {
    month: asked,
    total: lines[0]?.total ?? 0,
    lines: lines.map((line) => ({
      bookingId: line.id,
      eventType: line.event_type,
      eventDate: line.event_date.toISOString(),
      eventDuration: line.event_duration,
      share: line.cents,
    })),
  }
}

/** Whether an agent has this id; archived ones keep their statements. */
export async function isAgent(db: Database, id: string): Promise<boolean> {
  return (await db.selectFrom('agents').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}
