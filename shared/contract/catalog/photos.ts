import { z } from 'zod'
import { PHOTO_ALT_LENGTH, PHOTO_LIMIT } from '../../model/agent.ts'
import { endpoint } from '../endpoint.ts'
import { ById, exactText, line } from '../text.ts'

/** One photo of a profile (docs/product.md P2.35). */
export const AgentPhoto = z
  .object({
    image: z.string().describe('The address of an uploaded picture'),
    alt: z.string().describe('What the photo shows; empty when nobody wrote it'),
  })
  .meta({ id: 'AgentPhoto' })

export type AgentPhoto = z.infer<typeof AgentPhoto>

const AgentPhotos = z.array(AgentPhoto)

const NewPhotos = z
  .array(z.object({ image: exactText(500, 'Please upload the photo'), alt: line(PHOTO_ALT_LENGTH) }))
  .max(PHOTO_LIMIT, `At most ${PHOTO_LIMIT} photos`)

export type NewPhotos = z.infer<typeof NewPhotos>

export const agentPhotos = endpoint({
  method: 'GET',
  path: '/api/agents/:id/photos',
  access: 'public',
  summary: 'The photos of a profile in their order; admins also read those of an agent who is not published',
  params: ById,
  response: AgentPhotos,
  etag: true,
})

export const showOwnPhotos = endpoint({
  method: 'GET',
  path: '/api/agent/photos',
  access: ['agent'],
  summary: "The photos of the signed-in agent's profile",
  response: AgentPhotos,
  etag: true,
})

export const setOwnPhotos = endpoint({
  method: 'PUT',
  path: '/api/agent/photos',
  access: ['agent'],
  summary: "Set the photos of the signed-in agent's profile: the whole list in its order",
  body: NewPhotos,
  response: AgentPhotos,
  etag: true,
  takes: ['if-match'],
})

export const setAgentPhotos = endpoint({
  method: 'PUT',
  path: '/api/admin/agents/:id/photos',
  access: ['admin'],
  summary: "Set the photos of an agent's profile: the whole list in its order",
  params: ById,
  body: NewPhotos,
  response: AgentPhotos,
  etag: true,
  takes: ['if-match'],
})

/** Every endpoint of this file. */
export const photoEndpoints = [agentPhotos, showOwnPhotos, setOwnPhotos, setAgentPhotos] as const
