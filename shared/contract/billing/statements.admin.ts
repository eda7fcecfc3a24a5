import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { ById } from '../text.ts'
import { Statement } from './statements.agent.ts'

export const showAgentStatement = endpoint({
  method: 'GET',
  path: '/api/admin/agent-shares/:id/statement',
  access: ['owner'],
  summary: "An agent's statement of a month, as the agent sees it",
  params: ById,
  query: z.object({
    month: z
      .string()
      .regex(/^20\d{2}-(0[1-9]|1[0-2])$/, 'Not a month, like 2026-11')
      .optional(),
  }),
  response: Statement,
})
