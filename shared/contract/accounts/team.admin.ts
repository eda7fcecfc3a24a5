import { z } from 'zod'
import { STAFF_ROLES } from '../../model/role.ts'
import { endpoint } from '../endpoint.ts'
import { ById, Id, Instant, Success } from '../text.ts'

/** A colleague in the office, as owners see them. */
export const StaffMember = z
  .object({
    id: Id,
    username: z.string(),
    email: z.string(),
    staffRole: z.enum(STAFF_ROLES),
    lastSignInAt: Instant.nullable(),
    hasSecondFactor: z.boolean(),
    endedAt: Instant.nullable().describe('Since when the access has ended; null while it has not'),
    self: z.boolean().describe('The one who asks'),
  })
  .meta({ id: 'StaffMember' })

export type StaffMember = z.infer<typeof StaffMember>

/** An invitation that can still be used. */
export const StaffInvitation = z
  .object({
    id: Id,
    email: z.string(),
    staffRole: z.enum(STAFF_ROLES),
    invitedBy: z.string().describe('The name of the owner'),
    createdAt: Instant,
    expiresAt: Instant,
  })
  .meta({ id: 'StaffInvitation' })

export type StaffInvitation = z.infer<typeof StaffInvitation>

export const listTeam = endpoint({
  method: 'GET',
  path: '/api/admin/team',
  access: ['owner'],
  summary: 'Owners and bookers by name, those whose access has ended last',
  response: z.array(StaffMember),
})

export const changeStaffRole = endpoint({
  method: 'PUT',
  path: '/api/admin/team/:id/role',
  refuses: [409],
  access: ['owner'],
  reauth: true,
  summary: 'Make a colleague an owner or a booker; holds in open sessions at once. 409 for the last owner',
  params: ById,
  body: z.object({ staffRole: z.enum(STAFF_ROLES, 'Owner or booker') }),
  response: StaffMember,
})

export const endColleague = endpoint({
  method: 'POST',
  path: '/api/admin/team/:id/end',
  refuses: [409],
  access: ['owner'],
  reauth: true,
  summary: "End a colleague's access: sessions, links and conversations at once. 409 for oneself and the last owner",
  params: ById,
  response: StaffMember,
})

export const restoreColleague = endpoint({
  method: 'POST',
  path: '/api/admin/team/:id/restore',
  access: ['owner'],
  reauth: true,
  summary: 'Let a colleague whose access has ended sign in again, with the role and password from before',
  params: ById,
  response: StaffMember,
})

export const listStaffInvitations = endpoint({
  method: 'GET',
  path: '/api/admin/team/invitations',
  access: ['owner'],
  summary: 'Invitations of colleagues that can still be used, newest first',
  response: z.array(StaffInvitation),
})

export const inviteColleague = endpoint({
  method: 'POST',
  path: '/api/admin/team/invitations',
  refuses: [409],
  access: ['owner'],
  reauth: true,
  summary:
    'Invite a colleague: mails a link that works once within seven days. An open invitation of the address is revoked',
  body: z.object({
    email: z
      .string('Invalid email address')
      .trim()
      .max(254, 'Invalid email address')
      .pipe(z.email('Invalid email address')),
    staffRole: z.enum(STAFF_ROLES, 'Owner or booker'),
  }),
  response: StaffInvitation,
  status: 201,
})

export const revokeInvitation = endpoint({
  method: 'DELETE',
  path: '/api/admin/team/invitations/:id',
  access: ['owner'],
  reauth: true,
  summary: 'Revoke an open invitation: its link stops working',
  params: ById,
  response: Success,
})
