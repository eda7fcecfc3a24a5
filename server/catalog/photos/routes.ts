import { requireOwnAgent } from '#server/availability/own-agent.ts'
import type { AppContext } from '#server/context.ts'
import { notFound } from '#server/errors.ts'
import { readIfMatch } from '#server/http/requests/if-match.ts'
import type { Route } from '#server/http/route.ts'
import type { AgentPhoto } from '#shared/contract/catalog/photos.ts'
import * as photos from '#shared/contract/catalog/photos.ts'
import { findFacts } from '../queries.ts'
import { listPhotos, photosVersion, setPhotos } from './photos.ts'

/** What a handler of photos needs of its call to name the list's version. */
interface Answering {
  setHeader: (name: string, value: string) => void
}

/** The list as the answer, its version as the ETag. */
function answerPhotos(list: AgentPhoto[], { setHeader }: Answering): AgentPhoto[] {
  setHeader('etag', `"${photosVersion(list)}"`)
  return list
}

/** The photos of profiles: read by everyone, set by their agent and by admins (docs/product.md P2.35). */
export function photoRoutes(route: Route, { db }: AppContext): void {
  route(photos.agentPhotos, async (call) => {
    const { id } = call.params
    // seen with the profile's facts, or not at all
    if (!(await findFacts(db, id, call.actor?.role !== 'admin'))) throw notFound('We do not know this agent')
    return answerPhotos(await listPhotos(db, id), call)
  })
  route(photos.showOwnPhotos, async (call) =>
    answerPhotos(await listPhotos(db, await requireOwnAgent(db, call.actor)), call),
  )
  route(photos.setOwnPhotos, async (call) => {
    const { body, actor, requestId, header } = call
    const [agentId, version] = [await requireOwnAgent(db, actor), readIfMatch(header('if-match'))]
    return answerPhotos(await setPhotos(db, { agentId, photos: body, version, actor, requestId }), call)
  })
  route(photos.setAgentPhotos, async (call) => {
    const { params, body, actor, requestId, header } = call
    const version = readIfMatch(header('if-match'))
    return answerPhotos(await setPhotos(db, { agentId: params.id, photos: body, version, actor, requestId }), call)
  })
}
