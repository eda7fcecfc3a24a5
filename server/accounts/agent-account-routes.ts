import { presentAdminAgent } from '#server/catalog/present.ts'
import type { AppContext } from '#server/context.ts'
import { BY_TIME } from '#server/http/answers/page.ts'
import type { Route } from '#server/http/route.ts'
import * as agentAccounts from '#shared/contract/accounts/agent-accounts.admin.ts'
import * as invites from '#shared/contract/accounts/invites.ts'
import { archiveAgent } from './agents/archive-agent.ts'
import { publishAgent, unpublishAgent } from './agents/publish-agent.ts'
import { endAgentSessions } from './end-agent-sessions.ts'
import { createInvite } from './invites/invite-code.ts'
import { listOpenInvites, presentInvite, revokeInvite } from './invites/open-invites.ts'
import { registerAgent } from './invites/register-agent.ts'
import { requireInvite } from './invites/validate-invite.ts'
import { keepSession } from './sessions/visit.ts'
import { createAgentWithAccount } from './with-account.ts'

/** Agents' log-ins: as admins make and end them, and as those who were invited make their own. */
export function agentAccountRoutes(route: Route, context: AppContext): void {
  route(agentAccounts.createAgentWithAccount, async ({ body: { agentData, ...login }, actor, requestId }) =>
    presentAdminAgent(await createAgentWithAccount(context, { fields: agentData, ...login, actor, requestId })),
  )
  route(agentAccounts.archiveAgent, async ({ params: { id }, actor, requestId }) => {
    await archiveAgent(context.db, id, { actor, requestId })
    return { success: true as const }
  })
  route(agentAccounts.publishAgent, async ({ params: { id }, actor, requestId }) => {
    const published = await publishAgent(context.db, id, { actor, requestId })
    context.nudgeMail()
    return presentAdminAgent(published)
  })
  route(agentAccounts.unpublishAgent, async ({ params: { id }, actor, requestId }) =>
    presentAdminAgent(await unpublishAgent(context.db, id, { actor, requestId })),
  )
  route(agentAccounts.endAgentSessions, ({ params: { id }, actor, requestId }) =>
    endAgentSessions(context.db, id, { actor, requestId }),
  )
  route(agentAccounts.listInvites, async ({ page }) =>
    (await page(BY_TIME, (window) => listOpenInvites(context.db, window))).map(presentInvite),
  )
  route(agentAccounts.revokeInvite, async ({ params: { id }, actor, requestId }) => {
    await revokeInvite(context.db, id, { actor, requestId })
    return { success: true as const }
  })
  route(agentAccounts.createInviteCode, ({ body, actor, requestId }) =>
    createInvite(context, { ...body, actor, requestId }),
  )

  route(invites.validateInvite, ({ body: { code }, limits }) => requireInvite(context.db, code, limits))
  route(invites.registerAgent, async ({ body, limits, address, header, setHeader, requestId }) => {
    const { code, username, password, agentData: profile } = body
    const invite = await requireInvite(context.db, code, limits)
    const browser = { cookies: header('cookie'), userAgent: header('user-agent'), address }
    const session = await registerAgent(context, invite, { code, username, password, profile, browser, requestId })
    keepSession(setHeader, session)
    return { success: true as const, agent: { name: profile.name } }
  })
}
