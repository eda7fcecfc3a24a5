import { z } from 'zod'
import { AdminAgent, AgentFields } from '../catalog/agents.admin.ts'
import { endpoint } from '../endpoint.ts'
import { ById, Count, exactLine, Success } from '../text.ts'
import { Password } from './passwords.ts'

export const createAgentWithAccount = endpoint({
  method: 'POST',
  path: '/api/agents/with-account',
  refuses: [409],
  access: ['admin'],
  summary: 'Add an agent together with a log-in',
  body: z.object({
    agentData: AgentFields,
    username: exactLine(200, 'Username is required'),
    password: Password('Password is required'),
    email: z
      .string('Email is required')
      .trim()
      .min(1, 'Email is required')
      .max(254, 'Invalid email address')
      .pipe(z.email('Invalid email address')),
  }),
  response: AdminAgent,
  status: 201,
})

export const archiveAgent = endpoint({
  method: 'DELETE',
  path: '/api/agents/:id',
  access: ['admin'],
  reauth: true,
  summary: 'Take an agent off the roster: gone from the site, log-in dead, history kept',
  params: ById,
  response: Success,
})

export const publishAgent = endpoint({
  method: 'POST',
  path: '/api/admin/agents/:id/publish',
  access: ['admin'],
  summary: 'Make an agent public, and email the agent; a public one stays as it is. 404 for an archived one',
  params: ById,
  response: AdminAgent,
})

export const unpublishAgent = endpoint({
  method: 'POST',
  path: '/api/admin/agents/:id/unpublish',
  access: ['admin'],
  summary: 'Take an agent off the public site; log-in, bookings and profile stay. 404 for an archived one',
  params: ById,
  response: AdminAgent,
})

export const restoreAgent = endpoint({
  method: 'POST',
  path: '/api/admin/agents/:id/restore',
  access: ['admin'],
  summary: 'Bring an archived agent back to the roster, public as before; the login stays ended',
  params: ById,
  response: AdminAgent,
})

export const restoreAgentAccess = endpoint({
  method: 'POST',
  path: '/api/admin/agents/:id/restore-access',
  access: ['admin'],
  reauth: true,
  refuses: [422],
  summary: 'Let an agent who was brought back sign in again with the password from before',
  params: ById,
  response: AdminAgent,
})

export const endAgentSessions = endpoint({
  method: 'POST',
  path: '/api/agents/:id/end-sessions',
  access: ['admin'],
  reauth: true,
  refuses: [422],
  summary: 'Sign an agent out everywhere, and end mailed links and the calendar feed',
  params: ById,
  response: z.object({ sessions: Count, feeds: Count }),
})

export const resetAgentFactors = endpoint({
  method: 'POST',
  path: '/api/agents/:id/reset-second-factor',
  access: ['owner'],
  reauth: true,
  refuses: [409, 422],
  summary: "Remove an agent's second factors after a lost device and end their sessions. 409 without a second factor",
  params: ById,
  response: Success,
})
