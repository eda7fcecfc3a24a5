import type { AppContext } from '#server/context.ts'
import { readIfMatch } from '#server/http/requests/if-match.ts'
import type { Route } from '#server/http/route.ts'
import { type AgentProfile, showProfile, updateProfile } from '#shared/contract/catalog/profile.agent.ts'
import { findImageId } from '#shared/model/image.ts'
import { presentAgent, presentFacts, readPoster } from '../present.ts'
import { changeProfile, findProfile } from './profile.ts'
import type { RosterRow } from './roster.ts'

/** An agent's own profile. */
export function agentProfileRoutes(route: Route, context: AppContext): void {
  const { db } = context
  route(showProfile, async ({ actor }) => presentProfile(await findProfile(db, actor)))
  route(updateProfile, async ({ body: changes, actor, requestId, header }) => {
    const version = readIfMatch(header('if-match'))
    return presentProfile(await changeProfile(context, { changes, version, actor, requestId }))
  })
}

/** The public fields, the picture as the site shows it, and the version for If-Match. */
function presentProfile(row: RosterRow): AgentProfile {
  const { image: photo, version, published_at } = row
  const image = photo !== null && findImageId(photo) !== undefined ? photo : row.poster_image
  return {
    ...presentAgent({ ...row, image }),
    ...presentFacts(row),
    version,
    photo,
    poster: readPoster(row.poster),
    published: published_at !== null,
  }
}
