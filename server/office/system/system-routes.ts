import { createHash, timingSafeEqual } from 'node:crypto'
import type { AppContext } from '#server/context.ts'
import { notFound, unauthenticated } from '#server/errors.ts'
import { joinWorkers } from '#server/http/metrics/metrics-of-workers.ts'
import { writeMetrics } from '#server/http/metrics/metrics-text.ts'
import type { Route } from '#server/http/route.ts'
import * as system from '#shared/contract/office/system.admin.ts'
import { poolGauge, readGauges, replicaGauges } from './gauges.ts'
import { readSystem } from './read-system.ts'

/** What a proxy adds: the request then comes from somewhere else than it seems. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'] as const
const LOOPBACK = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/

/**
 * The state of the product, for monitoring and for owners.
 * @returns what stops listening to the other workers
 */
export function adminSystemRoutes(route: Route, context: AppContext): { close(): void } {
  const { config, metrics, pool } = context
  const workers = joinWorkers(() => metrics.take([poolGauge(pool), ...replicaGauges(context)]))
  route(system.showSystem, () => readSystem(context))
  route(
    system.metrics,
    async ({ actor, address, header, setHeader }) => {
      const forwarded = FORWARDED.some((name) => header(name) !== undefined)
      assertWatcher(config.metricsToken, {
        owner: actor?.role === 'admin' && actor.staffRole === 'owner',
        authorization: header('authorization'),
        local: LOOPBACK.test(address) && !forwarded,
      })
      setHeader('cache-control', 'no-store')
      return writeMetrics(await workers.collect(), await readGauges(context))
    },
    // monitoring must see a flood
    { unlimited: true },
  )
  return { close: () => workers.close() }
}

interface Watcher {
  owner: boolean
  authorization: string | undefined
  /** On this machine, without a proxy between. */
  local: boolean
}

/** @throws AppError unauthenticated (401) for a wrong token; not_found (404) when there is none and it isn't this machine */
function assertWatcher(token: string | undefined, { owner, authorization, local }: Watcher): void {
  if (owner) return
  if (token === undefined) {
    if (!local) throw notFound()
  } else if (!isSame(authorization ?? '', `Bearer ${token}`)) throw unauthenticated()
}

/** Compares in constant time. */
function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}
