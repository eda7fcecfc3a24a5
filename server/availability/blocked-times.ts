import { sql } from 'kysely'
import { recordAudit } from '#server/audit/record.ts'
import { type Database, violates } from '#server/db/client.ts'
import { conflict, invalid, notFound } from '#server/errors.ts'
import type { AdminActor, AgentActor, By } from '#server/http/requests/actor.ts'
import { DAY_MS } from '#shared/model/day.ts'
import { describeBusyInterval } from './busy-message.ts'
import { lockAgent } from './lock-agent.ts'
import { findBusyIntervals } from './queries.ts'
import type { TimeSpan } from './spans.ts'

/** The longest time that is blocked at once, and how far ahead, in days; a leap day more. */
const LONGEST_DAYS = 366
const AHEAD_DAYS = 5 * 366
/** Blocked times of one agent that have not passed, at most. */
export const MOST_BLOCKED = 500

/** Who blocks or unblocks time: an admin, or the agent. */
export type Blocker = AdminActor | AgentActor

/** Time to be blocked. */
export interface NewBlockedTime extends TimeSpan, By<Blocker> {
  agentId: string
  reason: string | null
}

/** A row of blocked time. */
export type BlockedTimeRow = Awaited<ReturnType<typeof listBlockedTimes>>[number]

const COLUMNS = ['id', 'start_time', 'end_time', 'reason'] as const

const blocked = (db: Database, agentId: string, now: Date) =>
  db
    .selectFrom('agent_statuses')
    .where('agent_id', '=', agentId)
    .where('booking_id', 'is', null)
    .where(sql<boolean>`status in ('active', 'overlapping')`)
    .where('busy_until', '>', now)

/** An agent's blocked time that has not passed, by start. */
export async function listBlockedTimes(db: Database, agentId: string, now: Date) {
  return blocked(db, agentId, now).select(COLUMNS).orderBy('start_time').limit(MOST_BLOCKED).execute()
}

/**
 * Blocks time of an agent. The agent's row is locked first, so that no booking is confirmed into it meanwhile
 * (docs/product.md P8.6).
 * @throws AppError 400 for a span that can't be blocked, 404 for an agent who isn't on the roster, 409 naming what
 *   takes the time already
 */
export async function blockTime(db: Database, time: NewBlockedTime, now: Date): Promise<BlockedTimeRow> {
  assertBlockable(time, now)
  try {
    return await db.transaction().execute((trx) => block(trx, time, now))
  } catch (error) {
    if (violates(error, 'agent_statuses_no_overlap')) throw conflict('This time was taken just now')
    throw error
  }
}

function assertBlockable({ from, to }: TimeSpan, now: Date): void {
  if (from >= to) throw invalid({ to: 'The end must be after the beginning' })
  if (to <= now) throw invalid({ to: 'This time has passed' })
  if (to.getTime() - from.getTime() > LONGEST_DAYS * DAY_MS) throw invalid({ to: 'At most a year at a time' })
  if (to.getTime() - now.getTime() > AHEAD_DAYS * DAY_MS) throw invalid({ to: 'At most five years ahead' })
}

async function block(trx: Database, time: NewBlockedTime, now: Date): Promise<BlockedTimeRow> {
  const { agentId, from, to, reason, actor, requestId } = time
  const agent = await lockAgent(trx, agentId)
  if (!agent || agent.archived_at !== null) throw notFound('We do not know this agent')
  const [inTheWay] = await findBusyIntervals(trx, { agentIds: [agentId], from, to })
  if (inTheWay) throw conflict(await describeBusyInterval(trx, inTheWay, actor.role))
  const count = await blocked(trx, agentId, now)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  if (count.count >= MOST_BLOCKED) throw conflict(`You can block up to ${MOST_BLOCKED} times. Unblock some first.`)
  const row = await trx
    .insertInto('agent_statuses')
    .values({
      agent_id: agentId,
      start_time: from,
      end_time: to,
      busy_until: to,
      duration_minutes: Math.max(1, Math.round((to.getTime() - from.getTime()) / 60_000)),
      reason,
      created_by: actor.userId,
    })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
  await recordAudit(trx, {
    actor,
    action: 'blocked-time.added',
    entity: 'interval',
    entityId: row.id,
    requestId,
    after: { agentId, from, to },
    reason,
  })
  return row
}

/**
 * Unblocks time; the row stays as history.
 * @param agentId the agent it must belong to; undefined for an admin
 * @returns its agent, and its start
 * @throws AppError 404 when there is no such blocked time, or it belongs to another agent
 */
export async function unblockTime(
  db: Database,
  { id, agentId, actor, requestId }: { id: string; agentId?: string; actor: Blocker; requestId: string },
): Promise<{ agentId: string; from: Date }> {
  return db.transaction().execute(async (trx) => {
    let freed = trx
      .updateTable('agent_statuses')
      .set({ status: 'cancelled' })
      .where('id', '=', id)
      .where('booking_id', 'is', null)
      .where('status', 'in', ['active', 'overlapping'])
      .returning(['agent_id', 'start_time', 'end_time', 'reason'])
    if (agentId !== undefined) freed = freed.where('agent_id', '=', agentId)
    const row = await freed.executeTakeFirst()
    if (!row) throw notFound('We do not know this blocked time')
    const before = { agentId: row.agent_id, from: row.start_time, to: row.end_time, reason: row.reason }
    await recordAudit(trx, {
      actor,
      action: 'blocked-time.removed',
      entity: 'interval',
      entityId: id,
      requestId,
      before,
    })
    return { agentId: row.agent_id, from: row.start_time }
  })
}
