import { requireOwnAgent } from '#server/availability/own-agent.ts'
import type { AppContext } from '#server/context.ts'
import { BY_TIME } from '#server/http/answers/page.ts'
import type { Route } from '#server/http/route.ts'
import { answerWithEvents, type LiveStreams } from '#server/live/answer-with-events.ts'
import * as links from '#shared/contract/bookings/answer-links.ts'
import * as bookings from '#shared/contract/bookings/bookings.agent.ts'
import * as calendarsAgent from '#shared/contract/bookings/calendars.agent.ts'
import * as choices from '#shared/contract/bookings/mail-choices.agent.ts'
import { answerBooking } from './changes/answer-booking.ts'
import { answerByLink, openAnswerLink } from './changes/answer-by-link.ts'
import { recordCheckIn } from './changes/check-in.ts'
import { countAgentBookings, listAgentBookings } from './lists/agent-bookings.ts'
import { presentAgentBooking } from './lists/present-agent.ts'
import { changeMailChoice, readMailChoices } from './mails/agent/mail-choices.ts'

/** An agent's own bookings, and live events about them. */
export function agentBookingRoutes(route: Route, live: LiveStreams, context: AppContext): void {
  const { db } = context

  route(bookings.listAgentBookings, async ({ query: { group }, actor, page }) => {
    const which = { agentId: await requireOwnAgent(db, actor), group }
    const count = () => countAgentBookings(db, which)
    const rows = await page(BY_TIME, (window) => listAgentBookings(db, which, window), { count, countOnlyPage: true })
    return rows.map(presentAgentBooking)
  })
  route(bookings.answerBooking, async ({ params: { id }, body: { answer, reason }, actor, requestId }) =>
    presentAgentBooking(await answerBooking(context, { id, answer, reason, actor, requestId })),
  )
  route(choices.showMailChoices, ({ actor }) => readMailChoices(db, actor))
  route(choices.changeMailChoice, ({ body, actor, requestId }) => changeMailChoice(db, { ...body, actor, requestId }))
  route(links.openAnswerLink, async ({ body: { token } }) => openAnswerLink(context, token))
  route(links.answerByLink, async ({ body: { token, answer, reason }, requestId }) =>
    answerByLink(context, token, { answer, reason, requestId }),
  )
  route(bookings.arriveAtBooking, async ({ params: { id }, actor, requestId }) =>
    presentAgentBooking(await recordCheckIn(context, { id, step: 'arrived', actor, requestId })),
  )
  route(bookings.finishBooking, async ({ params: { id }, actor, requestId }) =>
    presentAgentBooking(await recordCheckIn(context, { id, step: 'finished', actor, requestId })),
  )

  route(calendarsAgent.agentEvents, async (input) =>
    answerWithEvents(live, input, { role: 'agent', agentId: await requireOwnAgent(db, input.actor) }),
  )
}
