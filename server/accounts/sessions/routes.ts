import type { AppContext } from '#server/context.ts'
import { BY_TIME } from '#server/http/answers/page.ts'
import type { Route } from '#server/http/route.ts'
import * as ownSessions from '#shared/contract/accounts/own-sessions.ts'
import { refOf } from '../queries.ts'
import { forgetCookie } from './open-session.ts'
import { endOwnSession, listSessions, presentSession, signOutEverywhere } from './own-sessions.ts'

/** The browsers an account is signed in on. */
export function sessionRoutes(route: Route, { db, config }: AppContext): void {
  route(ownSessions.listOwnSessions, async ({ actor, page }) => {
    const rows = await page(BY_TIME, (window) => listSessions(db, refOf(actor), window))
    return rows.map((row) => presentSession(row, actor))
  })
  route(ownSessions.endOwnSession, async ({ params: { id }, actor, setHeader }) => {
    await endOwnSession(db, id, actor)
    if (id === actor.sessionId) setHeader('set-cookie', forgetCookie(config))
    return { success: true as const }
  })
  route(ownSessions.signOutEverywhere, async ({ actor, requestId, setHeader }) => {
    const { sessions, feeds } = await signOutEverywhere(db, { actor, requestId })
    setHeader('set-cookie', forgetCookie(config))
    return { success: true as const, sessions, feeds }
  })
}
