import { z } from 'zod'
import { ROLES, STAFF_ROLES } from '../../model/role.ts'
import { endpoint } from '../endpoint.ts'
import { Raw, Success } from '../text.ts'
import { SecondFactorNeeded } from './factors.ts'
import { Password } from './passwords.ts'

export const AuthStatus = z
  .object({
    showChat: z.boolean(),
    role: z.enum(ROLES).nullable(),
    autoPopupDelay: z.number().int().describe('Seconds until the chat opens automatically; 0 means never'),
  })
  .meta({ id: 'AuthStatus' })

export type AuthStatus = z.infer<typeof AuthStatus>

export const authStatus = endpoint({
  method: 'GET',
  path: '/api/auth/status',
  access: 'public',
  summary: 'The role that is signed in, and the settings of the chat',
  response: AuthStatus,
  beforeSecondFactor: true,
})

/** The name or email of a log-in, checked loosely: a malformed one is answered like any wrong one. */
const LoginName = (required: string) => z.string(required).trim().min(1, required).max(254, 'At most 254 characters')

export const customerLogin = endpoint({
  method: 'POST',
  path: '/api/customer/login',
  refuses: [401],
  access: 'public',
  summary: 'Sign in as a customer; the session travels in a cookie',
  body: z.object({ email: LoginName('Email is required'), password: Password('Password is required') }),
  response: Success.extend({ customer: z.object({ name: z.string(), mustChangePassword: z.boolean() }) }),
})

export const agentLogin = endpoint({
  method: 'POST',
  path: '/api/agent/login',
  refuses: [401],
  access: 'public',
  summary: 'Sign in as an agent; the session travels in a cookie',
  body: z.object({ username: LoginName('Username is required'), password: Password('Password is required') }),
  response: z.union([Success.extend({ agent: z.object({ name: z.string() }) }), SecondFactorNeeded]),
})

const SignedInAdmin = z.object({ username: z.string(), email: z.string() })

export const adminLogin = endpoint({
  method: 'POST',
  path: '/api/admin/login',
  refuses: [401],
  access: 'public',
  summary: 'Sign in as an admin; the session travels in a cookie',
  body: z.object({ email: LoginName('Email is required'), password: Password('Password is required') }),
  response: z.union([Success.extend({ admin: SignedInAdmin }), SecondFactorNeeded]),
})

export const customerLogout = endpoint({
  method: 'POST',
  path: '/api/customer/logout',
  access: 'public',
  summary: 'End the current session on the server, of any role',
  response: Success,
  beforeSecondFactor: true,
})

export const agentLogout = endpoint({
  method: 'POST',
  path: '/api/agent/logout',
  access: 'public',
  summary: 'End the current session on the server, of any role',
  response: Success,
  beforeSecondFactor: true,
})

export const adminLogout = endpoint({
  method: 'POST',
  path: '/api/admin/logout',
  access: 'public',
  summary: 'End the current session on the server, of any role',
  response: Success,
  beforeSecondFactor: true,
})

export const customerSession = endpoint({
  method: 'GET',
  path: '/api/customer/session',
  access: ['customer'],
  summary: 'The signed-in customer; without a session 401',
  response: z.object({
    authenticated: z.literal(true),
    customer: z.object({
      name: z.string(),
      email: z.string(),
      phone: z.string().nullable(),
      mustChangePassword: z.boolean(),
      taxExempt: z.boolean().describe('Pays no tax: prices are not shown as plus tax'),
    }),
  }),
})

export const customerEvents = endpoint({
  method: 'GET',
  path: '/api/customer/events',
  access: ['customer'],
  summary: 'Live events of own bookings and payments (server-sent events, WHATWG HTML §9.2)',
  response: Raw,
  produces: 'text/event-stream; charset=utf-8',
})

export const agentSession = endpoint({
  method: 'GET',
  path: '/api/agent/session',
  access: 'public',
  summary: 'The signed-in agent; without a session of an agent 200 {authenticated: false}',
  response: z.discriminatedUnion('authenticated', [
    z.object({
      authenticated: z.literal(true),
      agent: z.object({ name: z.string() }),
      user: z.object({ username: z.string() }),
    }),
    z.object({ authenticated: z.literal(false) }),
  ]),
})

export const adminSession = endpoint({
  method: 'GET',
  path: '/api/admin/session',
  access: ['admin'],
  summary: 'The signed-in admin; without a session 401',
  response: z.object({
    authenticated: z.literal(true),
    admin: SignedInAdmin.extend({ staffRole: z.enum(STAFF_ROLES) }),
    mustAddFactor: z.literal(true).optional().describe('Every other call is refused until a second factor is added'),
  }),
  beforeSecondFactor: true,
})
