import { z } from 'zod'
import { STAFF_ROLES } from '../../model/role.ts'
import { endpoint } from '../endpoint.ts'
import { Password } from './passwords.ts'

const Token = z.string('This link is incomplete').min(1, 'This link is incomplete').max(200, 'This link is incomplete')

export const showInvitation = endpoint({
  method: 'POST',
  path: '/api/admin/invitation',
  refuses: [422],
  access: 'public',
  summary: 'The email and role of an invitation to the office, by the token of its link; does not use it up',
  body: z.object({ token: Token }),
  response: z.object({ email: z.string(), staffRole: z.enum(STAFF_ROLES) }),
})

export const joinStaff = endpoint({
  method: 'POST',
  path: '/api/admin/join',
  refuses: [409, 422],
  access: 'public',
  summary:
    'Join the office with an invitation, which this uses up; email and role are those of the invitation. Signs in',
  body: z.object({ token: Token, password: Password('Password is required') }),
  response: z.object({
    success: z.literal(true),
    admin: z.object({ username: z.string(), email: z.string() }),
  }),
  status: 201,
})
