import type { AppContext } from '#server/context.ts'
import { notFound } from '#server/errors.ts'
import type { Route } from '#server/http/route.ts'
import * as availabilityAdmin from '#shared/contract/availability/availability.admin.ts'
import * as availabilityAgent from '#shared/contract/availability/availability.agent.ts'
import * as availability from '#shared/contract/availability/availability.ts'
import { blockTime, listBlockedTimes, type NewBlockedTime, unblockTime } from './blocked-times.ts'
import { findFreeDays } from './free-days.ts'
import { requireOwnAgent } from './own-agent.ts'
import { presentBlockedTime, presentSpan } from './present.ts'
import { findBusyTimes, findWeeklyHours, isOnRoster } from './queries.ts'
import { assertCalendarSpan, readEnd, readTime } from './read-time.ts'
import { startToday, type TimeSpan } from './spans.ts'
import { setWeeklyHours } from './weekly-hours.ts'

const readSpan = ({ from, to }: { from: string; to: string }): TimeSpan => ({
  from: readTime('from', from),
  to: readEnd('to', to),
})

/** Agents' free and blocked time: everyone reads it, agents and admins set it. */
export function availabilityRoutes(route: Route, { db, now, announce }: AppContext): void {
  const requireAgent = async (id: string, publicly: boolean): Promise<string> => {
    if (await isOnRoster(db, id, publicly)) return id
    throw notFound('We do not know this agent')
  }

  route(availability.agentAvailability, async ({ params: { id }, query, actor }) => {
    const span = readSpan(query)
    assertCalendarSpan(span)
    const agentId = await requireAgent(id, actor?.role !== 'admin')
    const open = startToday(span, now())
    return { busy: open ? (await findBusyTimes(db, agentId, open)).map(presentSpan) : [] }
  })

  route(availability.agentFreeDays, async ({ params: { id }, actor }) => ({
    days: await findFreeDays(db, await requireAgent(id, actor?.role !== 'admin'), now()),
  }))

  route(availabilityAgent.listBlockedTimes, async ({ actor }) =>
    (await listBlockedTimes(db, await requireOwnAgent(db, actor), now())).map(presentBlockedTime),
  )
  route(availabilityAdmin.listAgentBlockedTimes, async ({ params: { id } }) =>
    (await listBlockedTimes(db, await requireAgent(id, false), now())).map(presentBlockedTime),
  )
  const block = async (time: NewBlockedTime) => {
    const row = await blockTime(db, time, now())
    announce({ action: 'blocked:added', id: time.agentId, actor: time.actor, date: time.from })
    return presentBlockedTime(row)
  }
  route(availabilityAgent.blockTime, async ({ body, actor, requestId }) =>
    block({ ...readSpan(body), reason: body.reason, agentId: await requireOwnAgent(db, actor), actor, requestId }),
  )
  route(availabilityAdmin.blockAgentTime, async ({ params: { id }, body, actor, requestId }) =>
    block({ ...readSpan(body), reason: body.reason, agentId: id, actor, requestId }),
  )
  const unblock = async (time: Parameters<typeof unblockTime>[1]) => {
    const { agentId, from } = await unblockTime(db, time)
    announce({ action: 'blocked:removed', id: agentId, actor: time.actor, date: from })
    return { success: true as const }
  }
  route(availabilityAgent.unblockTime, async ({ params: { id }, actor, requestId }) =>
    unblock({ id, agentId: await requireOwnAgent(db, actor), actor, requestId }),
  )
  route(availabilityAdmin.unblockAgentTime, async ({ params: { id }, actor, requestId }) =>
    unblock({ id, actor, requestId }),
  )

  route(availabilityAgent.showWeeklyHours, async ({ actor }) => findWeeklyHours(db, await requireOwnAgent(db, actor)))
  route(availabilityAdmin.showAgentWeeklyHours, async ({ params: { id } }) =>
    findWeeklyHours(db, await requireAgent(id, false)),
  )
  route(availabilityAgent.setWeeklyHours, async ({ body, actor, requestId }) =>
    setWeeklyHours(db, { agentId: await requireOwnAgent(db, actor), hours: body, actor, requestId }),
  )
  route(availabilityAdmin.setAgentWeeklyHours, async ({ params: { id }, body, actor, requestId }) =>
    setWeeklyHours(db, { agentId: id, hours: body, actor, requestId }),
  )
}
