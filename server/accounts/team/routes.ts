import type { AppContext } from '#server/context.ts'
import { notFound } from '#server/errors.ts'
import type { Route } from '#server/http/route.ts'
import * as join from '#shared/contract/accounts/join-staff.ts'
import * as team from '#shared/contract/accounts/team.admin.ts'
import { keepSession, visitOf } from '../sessions/visit.ts'
import { changeStaffRole, endColleague, restoreColleague } from './change-team.ts'
import { findOpenInvitations } from './invitation-rows.ts'
import { inviteColleague, revokeInvitation } from './invite-colleague.ts'
import { joinStaff, requireInvitation } from './join-staff.ts'
import { presentInvitation, presentStaff } from './present-team.ts'
import { findStaff } from './staff-rows.ts'

/** The agency's staff: who they are, how they join and how their access ends. */
export function teamRoutes(route: Route, context: AppContext): void {
  const { db } = context
  const show = async (id: string, { userId }: { userId: string }) => {
    const [colleague] = await findStaff(db, id)
    if (!colleague) throw notFound('There is no such colleague')
    return presentStaff(colleague, userId)
  }

  route(team.listTeam, async ({ actor }) => (await findStaff(db)).map((row) => presentStaff(row, actor.userId)))
  route(team.changeStaffRole, async ({ params: { id }, body: { staffRole }, actor, requestId }) => {
    await changeStaffRole(context, { id, staffRole, actor, requestId })
    return show(id, actor)
  })
  route(team.endColleague, async ({ params: { id }, actor, requestId }) => {
    await endColleague(context, { id, actor, requestId })
    return show(id, actor)
  })
  route(team.restoreColleague, async ({ params: { id }, actor, requestId }) => {
    await restoreColleague(context, { id, actor, requestId })
    return show(id, actor)
  })

  route(team.listStaffInvitations, async () => (await findOpenInvitations(db)).map(presentInvitation))
  route(team.inviteColleague, async ({ body, actor, requestId }) =>
    presentInvitation(await inviteColleague(context, { ...body, actor, requestId })),
  )
  route(team.revokeInvitation, async ({ params: { id }, actor, requestId }) => {
    await revokeInvitation(context, { id, actor, requestId })
    return { success: true as const }
  })

  route(join.showInvitation, async ({ body: { token } }) => {
    const { email, staff_role: staffRole } = await requireInvitation(db, token)
    return { email, staffRole }
  })
  route(join.joinStaff, async ({ body, setHeader, ...request }) => {
    const { email, session } = await joinStaff(context, { ...body, ...visitOf(request) })
    keepSession(setHeader, session)
    return { success: true as const, admin: { username: email, email } }
  })
}
