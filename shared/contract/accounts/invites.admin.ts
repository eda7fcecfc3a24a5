import { z } from 'zod'
import { CategoryName } from '../catalog/agents.admin.ts'
import { endpoint } from '../endpoint.ts'
import { PageQuery } from '../page.ts'
import { ById, Id, Instant, Success } from '../text.ts'

/** An invite as the office sees it. */
export const AdminInvite = z
  .object({
    id: Id,
    code: z.string().describe('Its last four characters'),
    email: z.string(),
    category: z.string(),
    agent: z
      .object({ id: Id, name: z.string() })
      .nullable()
      .describe('Whose profile the invited person claims, or who joined with it'),
    claim: z.boolean().describe('Whether it is for the profile of an agent who is on the roster already'),
    invitedBy: z.string().nullable().describe('The user name of the admin; null when unknown'),
    createdAt: Instant,
    sentAt: Instant.nullable().describe('When it was last mailed; null while no mail has left'),
    openedAt: Instant.nullable().describe('When its code was first read on the registration page'),
    joinedAt: Instant.nullable(),
    withdrawnAt: Instant.nullable(),
    expiresAt: Instant,
  })
  .meta({ id: 'AdminInvite' })

export type AdminInvite = z.infer<typeof AdminInvite>

/** An invite just made: the code is shown here and in the mail alone. */
const MadeInvite = z
  .object({
    code: z.string(),
    link: z.string(),
    expiresAt: Instant,
    email: z.string().describe('Where the invitation is mailed'),
  })
  .meta({ id: 'MadeInvite' })

export const listInvites = endpoint({
  method: 'GET',
  path: '/api/admin/invite-codes',
  access: ['admin'],
  summary: 'Invites that can still be used, or past ones, newest first, at most 100 a page with Link to the next',
  query: PageQuery.extend({
    state: z.enum(['open', 'past']).default('open').describe('past: used, withdrawn or expired'),
  }),
  response: z.array(AdminInvite),
})

export const revokeInvite = endpoint({
  method: 'DELETE',
  path: '/api/admin/invite-codes/:id',
  access: ['admin'],
  refuses: [409],
  summary: 'Withdraw an invite: its code and link stop working',
  params: ById,
  response: Success,
})

export const resendInvite = endpoint({
  method: 'POST',
  path: '/api/admin/invite-codes/:id/resend',
  access: ['admin'],
  refuses: [409],
  summary:
    'Mail an open invite again, or invite the same address anew when it has expired or was withdrawn. 409 when it was used',
  params: ById,
  response: z.object({ email: z.string(), expiresAt: Instant }),
})

export const createInviteCode = endpoint({
  method: 'POST',
  path: '/api/admin/invite-codes',
  refuses: [409, 404],
  access: ['admin'],
  summary:
    'Invite an agent: a code for one registration within seven days, mailed to the address with its link. With agentId the invited person claims that profile',
  body: z
    .object({
      email: z
        .string('Invalid email address')
        .trim()
        .max(254, 'Invalid email address')
        .pipe(z.email('Invalid email address')),
      category: CategoryName.optional().describe("Required without agentId; with it the agent's category counts"),
      agentId: Id.optional(),
    })
    .refine(({ category, agentId }) => category !== undefined || agentId !== undefined, {
      path: ['category'],
      error: 'Category is required',
    }),
  response: MadeInvite,
  status: 201,
})
