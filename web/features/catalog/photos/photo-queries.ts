import { queryOptions } from '@tanstack/react-query'
import type { Agent } from '#shared/contract/catalog/agents.ts'
import type { AgentPhoto } from '#shared/contract/catalog/photos.ts'
import { call } from '#web/lib/api.ts'

/** Whose photos: the signed-in agent's own, or those of an agent that the caller may see. */
export type PhotosOf = 'own' | Agent['id']

/** The photos of a profile in their order (docs/product.md P2.35). */
export const photosQuery = (whose: PhotosOf) =>
  queryOptions({
    queryKey: whose === 'own' ? ['agent', 'photos'] : ['agents', whose, 'photos'],
    queryFn: ({ signal }) =>
      whose === 'own'
        ? call('GET /api/agent/photos', { signal })
        : call('GET /api/agents/:id/photos', { params: { id: whose }, signal }),
  })

/** Saves the whole list: the agent's own, or an agent's as the office. */
export const savePhotos = (whose: PhotosOf, photos: readonly AgentPhoto[]) =>
  whose === 'own'
    ? call('PUT /api/agent/photos', { body: [...photos] })
    : call('PUT /api/admin/agents/:id/photos', { params: { id: whose }, body: [...photos] })
