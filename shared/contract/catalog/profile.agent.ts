import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { AgentChanges } from './agents.admin.ts'
import { Agent, AgentFacts, Poster } from './agents.ts'

/** A profile, as its agent reads it. */
export const AgentProfile = Agent.extend({
  ...AgentFacts.shape,
  version: z.number().int().describe('The row version, to be sent back as If-Match'),
  photo: z.string().nullable().describe('The uploaded picture or null; image falls back to the poster'),
  poster: Poster.nullable().describe('The poster that is drawn; null when none was chosen'),
  published: z.boolean().describe('Whether everyone may see the profile'),
}).meta({ id: 'AgentProfile' })

export type AgentProfile = z.infer<typeof AgentProfile>

export const showProfile = endpoint({
  method: 'GET',
  path: '/api/agent/profile',
  access: ['agent'],
  summary: "The signed-in agent's profile",
  response: AgentProfile,
})

export const updateProfile = endpoint({
  method: 'PUT',
  path: '/api/agent/profile',
  takes: ['if-match'],
  refuses: [409],
  access: ['agent'],
  summary:
    "Change the signed-in agent's profile; rate, category and rating are not the agent's to change and are dropped",
  body: AgentChanges.pick({
    name: true,
    bio: true,
    experience: true,
    travel: true,
    setup: true,
    bring: true,
    image: true,
    availability: true,
    socialMedia: true,
    poster: true,
  }),
  response: AgentProfile,
})
