import type { FastifyRequest } from 'fastify'
import { type Database, databaseFailure } from '#server/db/client.ts'
import type { Replica } from '#server/db/replica/replica.ts'
import { getErrorCode } from '#server/errors.ts'
import type { Metrics } from '#server/http/metrics/metrics.ts'
import { FRESH_COOKIE } from '#shared/model/fresh.ts'
import { readCookie } from './cookies.ts'

/** Where reads go that may be a few seconds old. */
export interface LateReads {
  db: Database
  replica: Replica
  metrics: Pick<Metrics, 'count'>
}

/**
 * Reads from the replica, when it is close enough to the primary and the request does not ask for what is true now: by the
 * cookie that follows a write, or by `Cache-Control: no-cache` (RFC 9111 §5.2.1.4). A read that fails
 * because the replica is away is made once more on the primary (docs/product.md S128).
 * @throws what the read throws on the primary
 */
export async function readLate<T>(
  { db, replica, metrics }: LateReads,
  { headers }: Pick<FastifyRequest, 'headers'>,
  read: (db: Database) => Promise<T>,
): Promise<T> {
  const late = asksFresh(headers) ? undefined : replica.pick()
  if (late) {
    try {
      const result = await read(late)
      metrics.count('marquee_replica_reads_total', 'replica')
      return result
    } catch (error) {
      if (!isReplicaFault(error)) throw error
      replica.noteFault()
      metrics.count('marquee_replica_reads_total', 'failed')
    }
  } else if (replica.lagMs() !== undefined) metrics.count('marquee_replica_reads_total', 'primary')
  return await read(db)
}

/** 57014: a statement that took too long. It would take as long again on the primary. */
const TOO_SLOW = '57014'

const isReplicaFault = (error: unknown) =>
  databaseFailure(error)?.code === 'unavailable' &&
  getErrorCode(error) !== TOO_SLOW &&
  !(error instanceof Error && error.message === 'Query read timeout')

const asksFresh = ({ cookie, 'cache-control': control }: FastifyRequest['headers']) =>
  readCookie(cookie, FRESH_COOKIE) !== undefined || /\bno-cache\b/i.test(control ?? '')
