import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'

/** When an agent is taken, in instants; `to` is when they are free again, buffer included. */
export interface BusyInterval {
  agentId: string
  from: Date
  to: Date
}

/** The rows that mean an agent is taken some time within a span: what every question about free and busy comes down to. */
function touching({ from, to }: { from: Date; to: Date }) {
  return sql<boolean>`status in ('active', 'overlapping') and tstzrange(start_time, busy_until) && tstzrange(${from}, ${to})`
}

/**
 * The agents who are taken some time within a span, as a subquery for other rooms' statements.
 * @param span from (inclusive) and to (exclusive)
 */
export function busyAgentIds(span: { from: Date; to: Date }) {
  return sql`select agent_id from agent_statuses where ${touching(span)}`
}

/**
 * The one free/busy query: confirmed bookings and blocked time that touch a span. Forms, search, chat and the office
 * all ask this one.
 * @param agentIds whose time; all agents when absent
 * @param span from (inclusive) and to (exclusive)
 */
export async function findBusyIntervals(
  db: Database,
  { agentIds, from, to }: { agentIds?: readonly string[]; from: Date; to: Date },
): Promise<BusyInterval[]> {
  let query = db
    .selectFrom('agent_statuses')
    .select(['agent_id', 'start_time', 'busy_until'])
    .where(touching({ from, to }))
    .orderBy('start_time')
  if (agentIds) query = query.where('agent_id', '=', sql<string>`any(${agentIds}::uuid[])`)
  const rows = await query.execute()
  return rows.map((row) => ({ agentId: row.agent_id, from: row.start_time, to: row.busy_until }))
}
