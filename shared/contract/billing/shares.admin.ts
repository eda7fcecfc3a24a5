import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { PageQuery } from '../page.ts'
import { ById, Cents, exactText, Id, text } from '../text.ts'

/** What an agent gets of a booking: a percentage, a flat amount a booking, or the agency's usual share. */
export const AgentShare = z
  .object({
    id: Id.describe('Of the agent'),
    name: z.string(),
    category: z.string(),
    percent: z.number().int().nullable(),
    flat: Cents.nullable().describe('Integer cents a booking'),
    usual: z.number().int().nullable().describe("The agency's usual percentage, which holds while both are null"),
  })
  .meta({ id: 'AgentShare' })

export type AgentShare = z.infer<typeof AgentShare>

export const listShares = endpoint({
  method: 'GET',
  path: '/api/admin/agent-shares',
  access: ['owner'],
  summary: 'Agents by name with their share, at most 100 a page with Link to the next',
  query: PageQuery.extend({
    // holds a name of up to 200 characters
    cursor: z.string().max(2000).optional().describe('Where the page before ended, from its Link header'),
    q: exactText(200).optional().describe('Words of name, specialties, category and bio'),
  }),
  response: z.array(AgentShare),
})

export const showShare = endpoint({
  method: 'GET',
  path: '/api/admin/agent-shares/:id',
  access: ['owner'],
  summary: "One agent's share",
  params: ById,
  response: AgentShare,
})

export const setShare = endpoint({
  method: 'PUT',
  path: '/api/admin/agent-shares/:id',
  access: ['owner'],
  summary: "Set an agent's share, with a reason: a percentage, a flat amount a booking, or neither for the usual one",
  params: ById,
  body: z
    .object({
      percent: z
        .number()
        .int()
        .min(0, '0 to 100 percent')
        .max(100, '0 to 100 percent')
        .nullable()
        .describe('Whole percent of the price without tax, 0 to 100'),
      flat: z.number().int().min(0).max(100_000_000).nullable().describe('Cents a booking'),
      reason: text(1000, 'Say why the share changes'),
    })
    .refine(({ percent, flat }) => percent === null || flat === null, {
      path: ['flat'],
      error: 'Either a percentage or a flat amount',
    }),
  response: AgentShare,
})
