import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import type { Statement } from '#shared/contract/billing/statements.agent.ts'
import { LINE_KIND_LABELS, linesTotalCents, lineTitle, type PriceLine, splitCents } from '#shared/model/price-line.ts'
import { atlantaDay } from '#shared/model/time-zone.ts'

/** The share of what was kept of a canceled booking (docs/product.md P15.12). */
export const CANCELED_BOOKING = 'Canceled booking'

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
    .select(sql<EarnedLines | null>`(jsonb_agg(to_jsonb(e)) filter (where e.lines is not null)) -> 0`.as('first'))
    .select(sql<number | null>`(sum(e.cents) filter (where e.kept_cents is not null))::bigint`.as('kept_share'))
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
      parts: [
        ...splitShare({ ...line, cents: line.cents - (line.kept_share ?? 0) }),
        ...(line.kept_share === null ? [] : [{ title: CANCELED_BOOKING, share: line.kept_share }]),
      ],
      share: line.cents,
    })),
  }
}

/** The first line of a booking in the statements, with the lines of its price. */
interface EarnedLines {
  cents: number
  share_percent: number | null
  share_flat_cents: number | null
  lines: PriceLine[]
}

/**
 * What a share is made of: one part for each line of the price that talent earns of, then a correction. The parts add up
 * to the share to the cent (docs/product.md P7.63).
 */
function splitShare({
  cents,
  first,
}: {
  cents: number
  first: EarnedLines | null
}): Statement['lines'][number]['parts'] {
  if (first === null) return []
  const earned = first.lines.filter(({ share }) => share !== 'agency')
  const shared = linesTotalCents(earned.filter(({ share }) => share === 'shared'))
  const weighed = earned.map(({ share, amount }) => {
    if (share === 'talent') return amount * 100
    if (first.share_flat_cents === null) return amount * (first.share_percent ?? 0)
    // a flat amount takes the place of what is shared
    return shared === 0 ? 0 : Math.round((first.share_flat_cents * amount * 100) / shared)
  })
  const parts = splitCents(first.cents, weighed).map((share, i) => ({ title: partTitle(earned[i]), share }))
  const correction = cents - first.cents
  return [...parts, ...(correction === 0 ? [] : [{ title: 'Correction', share: correction }])]
}

const partTitle = (line: PriceLine | undefined): string =>
  line === undefined ? '' : lineTitle({ ...line, percent: null }, LINE_KIND_LABELS.talent)

/** Whether an agent has this id; archived ones keep their statements. */
export async function isAgent(db: Database, id: string): Promise<boolean> {
  return (await db.selectFrom('agents').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}
