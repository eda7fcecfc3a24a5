import type { AppContext } from '#server/context.ts'
import { readIfMatch } from '#server/http/if-match.ts'
import type { Route } from '#server/http/route.ts'
import { type AgentProfile, showProfile, updateProfile } from '#shared/contract/talent.ts'
import { presentAgent, readPoster } from './present.ts'
import { changeProfile, findProfile } from './profile.ts'
import type { RosterRow } from './roster-queries.ts'

/** An agent's own profile. */
export function profileRoutes(route: Route, { db, log }: AppContext): void {
  route(showProfile, async ({ actor }) => presentProfile(await findProfile(db, actor)))
  route(updateProfile, async ({ body: changes, actor, requestId, header }) => {
    const version = readIfMatch(header('if-match'))
    return presentProfile(await changeProfile(db, { changes, version, actor, requestId }, log))
  })
}

/** What everyone may see, and the version to change it by. */
function presentProfile(row: RosterRow): AgentProfile {
  return { ...presentAgent(row), version: row.version, photo: row.image, poster: readPoster(row.poster) }
}
