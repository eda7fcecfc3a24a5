import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Log } from '#server/log.ts'
import type { Metrics } from './metrics/metrics.ts'

const run = randomBytes(6).toString('base64url')
let count = 0

/** An id no other request has, in this process or any other. */
export function nextRequestId(): string {
  count += 1
  return `${run}-${count.toString(36)}`
}

/**
 * One line a request: its id, the route as a pattern (never the address, which can hold tokens), status, milliseconds;
 * and the same counted.
 * @param started performance.now() when the request came in
 */
export function logRequest(
  { log, metrics }: { log: Log; metrics: Metrics },
  { request, route, status, started }: { request: FastifyRequest; route: string; status: number; started: number },
): void {
  const ms = Math.round((performance.now() - started) * 10) / 10
  metrics.observe({ method: request.method, route, status, ms })
  log.answered({ id: request.id, method: request.method, route, status, ms })
}
