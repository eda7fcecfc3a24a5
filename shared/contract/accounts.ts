import { z } from 'zod'
import { ROLES } from '../model/role.ts'
import { endpoint } from './endpoint.ts'

export const AuthStatus = z
  .object({
    showChat: z.boolean(),
    role: z.enum(ROLES).nullable(),
    autoPopupDelay: z.number().int().describe('Seconds until the chat opens by itself; 0 means never'),
  })
  .meta({ id: 'AuthStatus' })
export type AuthStatus = z.infer<typeof AuthStatus>

export const authStatus = endpoint({
  method: 'GET',
  path: '/api/auth/status',
  access: 'public',
  summary: 'Who is signed in, and whether the chat is shown',
  response: AuthStatus,
})
