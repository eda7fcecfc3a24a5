import { requireOwnAgent } from '#server/availability/own-agent.ts'
import type { AppContext } from '#server/context.ts'
import { notFound } from '#server/errors.ts'
import type { Route } from '#server/http/route.ts'
import * as photos from '#shared/contract/catalog/photos.ts'
import { findFacts } from '../queries.ts'
import { listPhotos, setPhotos } from './photos.ts'

/** The photos of profiles: read by everyone, set by their agent and by admins (docs/product.md P2.35). */
export function photoRoutes(route: Route, { db }: AppContext): void {
  route(photos.agentPhotos, async ({ params: { id }, actor }) => {
    // seen with the profile's facts, or not at all
    if (!(await findFacts(db, id, actor?.role !== 'admin'))) throw notFound('We do not know this agent')
    return listPhotos(db, id)
  })
  route(photos.showOwnPhotos, async ({ actor }) => listPhotos(db, await requireOwnAgent(db, actor)))
  route(photos.setOwnPhotos, async ({ body, actor, requestId }) =>
    setPhotos(db, { agentId: await requireOwnAgent(db, actor), photos: body, actor, requestId }),
  )
  route(photos.setAgentPhotos, async ({ params: { id }, body, actor, requestId }) =>
    setPhotos(db, { agentId: id, photos: body, actor, requestId }),
  )
}
