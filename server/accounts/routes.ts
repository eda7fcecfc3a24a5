import type { AppContext } from '#server/context.ts'
import { unauthenticated } from '#server/errors.ts'
import type { ReadyAnswers } from '#server/http/ready/ready-answers.ts'
import { renderJson } from '#server/http/ready/rendering.ts'
import type { Route } from '#server/http/route.ts'
import { answerWithEvents, type LiveStreams } from '#server/live/answer-with-events.ts'
import * as passwords from '#shared/contract/accounts/passwords.ts'
import * as sessions from '#shared/contract/accounts/sessions.ts'
import { customerRoutes } from './customers/routes.ts'
import { changePassword } from './passwords/change-password.ts'
import { forgotPassword } from './passwords/forgot-password.ts'
import { findPasswordLink } from './passwords/password-links.ts'
import { resetPassword } from './passwords/reset-password.ts'
import { presentAdmin, presentAgent, presentCustomer, presentLink, presentSignedInCustomer } from './present.ts'
import { findAccount } from './queries.ts'
import { logIn } from './sessions/log-in.ts'
import { endSession, forgetCookie } from './sessions/open-session.ts'
import { sessionRoutes } from './sessions/routes.ts'
import { keepSession, visitOf } from './sessions/visit.ts'

/** Who is signed in, signing in and out, and passwords. */
export function accountRoutes(
  route: Route,
  live: LiveStreams & { ready: ReadyAnswers; headers: Record<string, string> },
  context: AppContext,
): void {
  const { db, config, log, chatSettings } = context
  sessionRoutes(route, context)
  customerRoutes(route, context)

  let prepared: ReturnType<typeof chatSettings> | undefined
  route(sessions.authStatus, ({ actor }) => {
    const settings = chatSettings()
    const status = { showChat: settings.enabled, role: actor?.role ?? null, autoPopupDelay: settings.autoPopupDelay }
    if (actor === null && prepared !== settings) {
      prepared = settings
      const { path } = sessions.authStatus
      live.ready.set(path, {
        ...renderJson(status, live.headers),
        route: path,
        limited: true,
        strangersOnly: true,
        isStale: () => chatSettings() !== settings,
      })
    }
    return status
  })

  route(sessions.customerLogin, async ({ body, setHeader, ...request }) => {
    const call = { role: 'customer' as const, name: body.email, password: body.password, ...visitOf(request) }
    const entered = await logIn(context, call)
    if ('secondFactor' in entered) throw unauthenticated() // customers have none
    keepSession(setHeader, entered.session)
    return { success: true as const, customer: presentCustomer(entered.account) }
  })
  route(sessions.agentLogin, async ({ body, setHeader, ...request }) => {
    const call = { role: 'agent' as const, name: body.username, password: body.password, ...visitOf(request) }
    const entered = await logIn(context, call)
    if ('secondFactor' in entered) return { secondFactor: entered.secondFactor }
    keepSession(setHeader, entered.session)
    return { success: true as const, agent: presentAgent(entered.account) }
  })
  route(sessions.adminLogin, async ({ body, setHeader, ...request }) => {
    const call = { role: 'admin' as const, name: body.email, password: body.password, ...visitOf(request) }
    const entered = await logIn(context, call)
    if ('secondFactor' in entered) return { secondFactor: entered.secondFactor }
    keepSession(setHeader, entered.session)
    return { success: true as const, admin: presentAdmin(entered.account) }
  })

  for (const logout of [sessions.customerLogout, sessions.agentLogout, sessions.adminLogout]) {
    route(logout, async ({ actor, setHeader, ...request }) => {
      await endSession(db, visitOf(request).browser, config)
      setHeader('set-cookie', forgetCookie(config))
      if (actor) {
        const account = actor.role === 'customer' ? actor.customerId : actor.userId
        log.info({ reqId: request.requestId, role: actor.role, account }, 'logged out')
      }
      return { success: true as const }
    })
  }

  route(sessions.customerSession, async ({ actor }) => {
    const account = await findAccount(db, { role: 'customer', id: actor.customerId })
    if (!account) throw unauthenticated()
    return { authenticated: true as const, customer: presentSignedInCustomer(account) }
  })
  route(sessions.customerEvents, async (input) =>
    answerWithEvents(live, input, { role: 'customer', customerId: input.actor.customerId }),
  )
  route(sessions.agentSession, async ({ actor }) => {
    const account = actor?.role === 'agent' ? await findAccount(db, { role: 'agent', id: actor.userId }) : undefined
    if (!account) return { authenticated: false as const }
    return { authenticated: true as const, agent: presentAgent(account), user: { username: account.username ?? '' } }
  })
  route(sessions.adminSession, async ({ actor }) => {
    const account = await findAccount(db, { role: 'admin', id: actor.userId })
    if (!account) throw unauthenticated()
    return {
      authenticated: true as const,
      admin: presentAdmin(account),
      ...(actor.mustAddFactor && { mustAddFactor: true as const }),
    }
  })

  route(passwords.changePassword, async ({ actor, body, setHeader, ...request }) => {
    keepSession(setHeader, await changePassword(context, { actor, ...body, ...visitOf(request) }))
    return { success: true as const }
  })
  route(passwords.changeOwnPassword, async ({ actor, body, setHeader, ...request }) => {
    keepSession(setHeader, await changePassword(context, { actor, ...body, ...visitOf(request) }))
    return { success: true as const }
  })
  route(passwords.forgotPassword, async ({ body, limits, ...request }) => {
    await limits.count('passwordLinks')
    await forgotPassword(context, { ...body, ...visitOf(request) })
    return { success: true as const }
  })
  route(passwords.checkPasswordLink, async ({ body }) => presentLink(await findPasswordLink(db, body.token)))
  route(passwords.resetPassword, async ({ body, setHeader, ...request }) => {
    const { role, ...used } = await resetPassword(context, { ...body, ...visitOf(request) })
    if (used.session) keepSession(setHeader, used.session)
    else setHeader('set-cookie', used.deviceCookie)
    return { success: true as const, role, signedIn: used.session !== null }
  })
}
