import { requireOwnAgent } from '#server/availability/own-agent.ts'
import type { AppContext } from '#server/context.ts'
import { matchesEtag } from '#server/http/answers/etag.ts'
import type { Route } from '#server/http/route.ts'
import * as bookings from '#shared/contract/bookings/bookings.ts'
import * as calendarsAdmin from '#shared/contract/bookings/calendars.admin.ts'
import * as calendarsAgent from '#shared/contract/bookings/calendars.agent.ts'
import * as calendars from '#shared/contract/bookings/calendars.ts'
import { listCalendar, presentCalendarEntry, readSpan } from './agency-calendar.ts'
import { readCalendar } from './calendar.ts'
import { createFeed, readFeedState, removeFeed, requireFeed } from './calendar-feed.ts'
import { readFeed } from './calendar-feed-file.ts'
import * as people from './calendar-people.ts'
import { suggestAgents } from './suggest-agents.ts'

/** Calendars: a booking as a file, the agency's calendar, and feeds for calendar apps. */
export function calendarRoutes(route: Route, context: AppContext): void {
  const { db } = context

  route(bookings.customerBookingCalendar, async ({ params: { id }, actor: { customerId }, setHeader }) => {
    const { filename, content } = await readCalendar(context, { id, customerId })
    setHeader('content-disposition', `attachment; filename="${filename}"`)
    setHeader('cache-control', 'no-store')
    return content
  })

  route(calendarsAdmin.agencyCalendar, async ({ query, db: late }) =>
    (await listCalendar(late, readSpan(query))).map(presentCalendarEntry),
  )

  route(calendarsAdmin.listCalendarPeople, async ({ query, page, db: late }) => {
    const grid = people.readGrid(query)
    const rows = await page(people.BY_PERSON, (window) => people.listCalendarPeople(late, grid, window), {
      most: people.PEOPLE_LIMIT,
      count: () => people.countCalendarPeople(late, grid),
      countOnlyPage: true,
    })
    return rows.map(people.presentCalendarPerson)
  })
  route(calendarsAdmin.suggestAgents, async ({ query: { q = '', category, id }, db: late }) =>
    suggestAgents(late, { words: q, category, id }),
  )

  route(calendarsAgent.showCalendarFeed, async ({ actor }) =>
    readFeedState(db, { agentId: await requireOwnAgent(db, actor) }),
  )
  route(calendarsAgent.createCalendarFeed, async ({ actor, requestId }) => ({
    url: await createFeed(context, { agentId: await requireOwnAgent(db, actor), actor, requestId }),
  }))
  route(calendarsAgent.removeCalendarFeed, async ({ actor, requestId }) => {
    await removeFeed(db, { agentId: await requireOwnAgent(db, actor), actor, requestId })
    return { success: true as const }
  })
  route(calendarsAdmin.showAgencyFeed, async () => readFeedState(db, { agentId: null }))
  route(calendarsAdmin.createAgencyFeed, async ({ actor, requestId }) => ({
    url: await createFeed(context, { agentId: null, actor, requestId }),
  }))
  route(calendarsAdmin.removeAgencyFeed, async ({ actor, requestId }) => {
    await removeFeed(db, { agentId: null, actor, requestId })
    return { success: true as const }
  })
  route(calendars.calendarFeed, async ({ params: { token }, limits, header, setHeader }) => {
    await limits.count('calendarFeeds')
    const { etag, write } = await readFeed(context, await requireFeed(db, token), context.now())
    setHeader('etag', etag)
    setHeader('cache-control', 'private, no-cache')
    return matchesEtag(header('if-none-match'), etag) ? '' : write()
  })
}
