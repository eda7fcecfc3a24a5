import { isDeepStrictEqual } from 'node:util'
import { recordAudit } from '#server/audit/record.ts'
import type { Database } from '#server/db/client.ts'
import { invalid, notFound } from '#server/errors.ts'
import type { Actor, By } from '#server/http/requests/actor.ts'
import { findOverlap, type WeeklySpan } from '#shared/model/weekly-hours.ts'
import { lockAgent } from './lock-agent.ts'
import { findWeeklyHours } from './queries.ts'

/** An agent's new weekly hours, with the admin or agent who sets them. */
export interface WeeklyHoursChange extends By<Actor> {
  agentId: string
  hours: readonly WeeklySpan[]
}

/**
 * Sets the hours of a week in which an agent takes bookings; none means any time. Bookings that are there stay.
 * @returns the hours as they are listed
 * @throws AppError 400 when spans overlap, also from Saturday into Sunday; 404 for an agent who isn't on the roster
 */
export async function setWeeklyHours(
  db: Database,
  { agentId, hours, actor, requestId }: WeeklyHoursChange,
): Promise<WeeklySpan[]> {
  const overlapping = findOverlap(hours)
  if (overlapping !== undefined) throw invalid({ [`${overlapping}.from`]: 'These hours overlap others' })
  return db.transaction().execute(async (trx) => {
    const agent = await lockAgent(trx, agentId)
    if (!agent || agent.archived_at !== null) throw notFound('We do not know this agent')
    const before = await findWeeklyHours(trx, agentId)
    const after = hours
      .map(({ weekday, from, to }) => ({ weekday, from, to }))
      .sort((a, b) => a.weekday - b.weekday || a.from - b.from)
    if (isDeepStrictEqual(before, after)) return before
    await trx.deleteFrom('agent_weekly_hours').where('agent_id', '=', agentId).execute()
    if (after.length > 0) {
      const rows = after.map(({ weekday, from, to }) => ({ weekday, start_minute: from, end_minute: to }))
      await trx
        .insertInto('agent_weekly_hours')
        .values(rows.map((row) => ({ agent_id: agentId, ...row })))
        .execute()
    }
    await recordAudit(trx, {
      actor,
      action: 'weekly-hours.changed',
      entity: 'agent',
      entityId: agentId,
      requestId,
      before: { hours: before },
      after: { hours: after },
    })
    return after
  })
}
