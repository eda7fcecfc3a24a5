import { queryOptions } from '@tanstack/react-query'
import type { Agent } from '#shared/contract/catalog/agents.ts'
import type { AgentPhoto } from '#shared/contract/catalog/photos.ts'
import { callWithHeaders } from '#web/lib/api.ts'

/** Whose photos: the signed-in agent's own, or those of an agent that the caller may see. */
export type PhotosOf = 'own' | Agent['id']

/** A list of photos as the server has it, and its version for If-Match. */
export interface SeenPhotos {
  photos: readonly AgentPhoto[]
  version: string | null
}

const readAnswer = ({ data, headers }: { data: AgentPhoto[]; headers: Headers }): SeenPhotos => ({
  photos: data,
  version: headers.get('etag'),
})

/** The photos of a profile in their order (docs/product.md P2.35). */
export const photosQuery = (whose: PhotosOf) =>
  queryOptions({
    queryKey: whose === 'own' ? ['agent', 'photos'] : ['agents', whose, 'photos'],
    queryFn: async ({ signal }) =>
      readAnswer(
        whose === 'own'
          ? await callWithHeaders('GET /api/agent/photos', { signal })
          : await callWithHeaders('GET /api/agents/:id/photos', { params: { id: whose }, signal }),
      ),
  })

/** Saves the whole list: the agent's own, or an agent's as the office. Refused when its version is no longer the server's. */
export async function savePhotos(whose: PhotosOf, { photos, version }: SeenPhotos): Promise<SeenPhotos> {
  const input = { body: [...photos], headers: version === null ? {} : { 'if-match': version } }
  return readAnswer(
    whose === 'own'
      ? await callWithHeaders('PUT /api/agent/photos', input)
      : await callWithHeaders('PUT /api/admin/agents/:id/photos', { params: { id: whose }, ...input }),
  )
}
