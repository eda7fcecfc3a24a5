import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { PageQuery } from '../page.ts'
import { ById, Id, Instant, text } from '../text.ts'

/** What an admin wrote down about an agent; for the office only. */
export const AgentNote = z
  .object({ id: Id, content: z.string(), author: z.string().nullable(), createdAt: Instant })
  .meta({ id: 'AgentNote' })
export type AgentNote = z.infer<typeof AgentNote>

export const listAgentNotes = endpoint({
  method: 'GET',
  path: '/api/admin/agents/:id/notes',
  access: ['admin'],
  summary: "The office's notes on an agent, newest first, at most 100 a page with Link to the next",
  params: ById,
  query: PageQuery,
  response: z.array(AgentNote),
})

export const addAgentNote = endpoint({
  method: 'POST',
  path: '/api/admin/agents/:id/notes',
  access: ['admin'],
  summary: 'Write an internal note on an agent',
  params: ById,
  body: z.object({ content: text(5000, 'Write a note first') }),
  response: AgentNote,
  status: 201,
})
