import { findRosterAgent } from '#server/catalog/agents/roster.ts'
import { presentAdminAgent } from '#server/catalog/present.ts'
import type { AppContext } from '#server/context.ts'
import { BY_TIME } from '#server/http/answers/page.ts'
import type { Route } from '#server/http/route.ts'
import { MAIL_HOLD_MS } from '#server/mail/queue-mail.ts'
import * as agentAccounts from '#shared/contract/accounts/agent-accounts.admin.ts'
import * as invitesAdmin from '#shared/contract/accounts/invites.admin.ts'
import * as invites from '#shared/contract/accounts/invites.ts'
import { archiveAgent } from './agents/archive-agent.ts'
import { publishAgent, unpublishAgent } from './agents/publish-agent.ts'
import { restoreAgent, restoreAgentAccess } from './agents/restore-agent.ts'
import { endAgentSessions } from './end-agent-sessions.ts'
import { resetAgentFactors } from './factors/reset-factors.ts'
import { requireClaimedProfile } from './invites/claim.ts'
import { createInvite } from './invites/invite-code.ts'
import { listInvites, presentInvite, revokeInvite } from './invites/open-invites.ts'
import { registerAgent } from './invites/register-agent.ts'
import { resendInvite } from './invites/resend-invite.ts'
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
    context.nudgeMail(MAIL_HOLD_MS)
    return presentAdminAgent(published)
  })
  route(agentAccounts.unpublishAgent, async ({ params: { id }, actor, requestId }) =>
    presentAdminAgent(await unpublishAgent(context.db, id, { actor, requestId })),
  )
  route(agentAccounts.restoreAgent, async ({ params: { id }, actor, requestId }) =>
    presentAdminAgent(await restoreAgent(context.db, id, { actor, requestId })),
  )
  route(agentAccounts.restoreAgentAccess, async ({ params: { id }, actor, requestId }) =>
    presentAdminAgent(await restoreAgentAccess(context.db, id, { actor, requestId })),
  )
  route(agentAccounts.endAgentSessions, ({ params: { id }, actor, requestId }) =>
    endAgentSessions(context.db, id, { actor, requestId }),
  )
  route(agentAccounts.resetAgentFactors, async ({ params: { id }, actor, requestId }) => {
    await resetAgentFactors(context, id, { actor, requestId })
    context.nudgeMail()
    return { success: true as const }
  })
  route(invitesAdmin.listInvites, async ({ query: { state }, page }) =>
    (await page(BY_TIME, (window) => listInvites(context.db, state, window))).map(presentInvite),
  )
  route(invitesAdmin.resendInvite, ({ params: { id }, actor, requestId }) =>
    resendInvite(context, id, { actor, requestId }),
  )
  route(invitesAdmin.revokeInvite, async ({ params: { id }, actor, requestId }) => {
    await revokeInvite(context.db, id, { actor, requestId })
    return { success: true as const }
  })
  route(invitesAdmin.createInviteCode, ({ body, actor, requestId }) =>
    createInvite(context, { ...body, actor, requestId }),
  )

  route(invites.validateInvite, async ({ body: { code }, limits }) => {
    const { email, category, agentId } = await requireInvite(context.db, code, limits)
    const profile = agentId === null ? undefined : await requireClaimedProfile(context.db, agentId)
    return { email, category, ...(profile && { profile }) }
  })
  route(invites.registerAgent, async ({ body, limits, address, header, setHeader, requestId }) => {
    const { code, username, password, agentData: profile } = body
    const invite = await requireInvite(context.db, code, limits)
    const browser = { cookies: header('cookie'), userAgent: header('user-agent'), address }
    const session = await registerAgent(context, invite, { code, username, password, profile, browser, requestId })
    keepSession(setHeader, session)
    const claimed = invite.agentId === null ? undefined : await findRosterAgent(context.db, invite.agentId)
    return { success: true as const, agent: { name: claimed?.name ?? profile.name } }
  })
}
