import type { AppContext } from '#server/context.ts'
import { canServe, countMigrations } from '#server/db/migrate.ts'
import { stopping, unavailable } from '#server/errors.ts'
import { endpoints } from '#shared/contract/api.ts'
import { live, openapi, ready } from '#shared/contract/http/system.ts'
import { describeApi } from './openapi/openapi.ts'
import type { ReadyAnswers } from './ready/ready-answers.ts'
import { renderJson } from './ready/rendering.ts'
import type { Route } from './route.ts'

/** The document of the API, made when it is first asked for: it is the same for every app of a process. */
let document: string | undefined

/** Whether the process lives, whether it can serve, and what its API is. */
export function systemRoutes(
  route: Route,
  {
    pool,
    ready: answers,
    headers,
  }: Pick<AppContext, 'pool'> & { ready: ReadyAnswers; headers: Record<string, string> },
): void {
  const migrations = countMigrations()
  // a health check must not be refused because people are busy
  route(live, () => ({ status: 'ok' as const }), { unlimited: true })
  answers.set(live.path, { ...renderJson({ status: 'ok' }, headers), route: live.path, limited: false })
  route(
    ready,
    async () => {
      if (answers.isClosed) throw stopping()
      const ready = await canServe(pool, migrations).catch(() => false)
      if (!ready) throw unavailable('Not ready yet')
      return { status: 'ok' as const }
    },
    { unlimited: true },
  )
  route(openapi, () => {
    document ??= JSON.stringify(describeApi(endpoints))
    return document
  })
}
