import { z } from 'zod'
import { AdminAgent, AgentFields, CategoryName } from '../catalog/agents.admin.ts'
import { endpoint } from '../endpoint.ts'
import { ById, exactLine, Success } from '../text.ts'
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
  summary: 'Take an agent off the roster: gone from the site, log-in dead, history kept',
  params: ById,
  response: Success,
})

export const createInviteCode = endpoint({
  method: 'POST',
  path: '/api/admin/invite-codes',
  refuses: [409],
  access: ['admin'],
  summary: 'Invite an agent: a code for one registration within seven days, mailed to the address with its link',
  body: z.object({
    email: z
      .string('Invalid email address')
      .trim()
      .max(254, 'Invalid email address')
      .pipe(z.email('Invalid email address')),
    category: CategoryName,
  }),
  response: z.object({
    code: z.string(),
    link: z.string(),
    expiresAt: z.iso.datetime({ offset: true }),
    email: z.string().describe('Where the invitation is mailed'),
  }),
  status: 201,
})
