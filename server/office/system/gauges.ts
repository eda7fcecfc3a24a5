import type { AppContext } from '#server/context.ts'
import type { Gauge } from '#server/http/metrics/metrics.ts'
import { readQueueState } from '#server/mail/queue-state.ts'

/** How this process's pool is. */
export function poolGauge(pool: AppContext['pool']): Gauge {
  return {
    name: 'marquee_database_connections',
    help: 'Connections of the pool, and callers that wait for one',
    value: {
      label: 'state',
      values: { total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount },
    },
  }
}

/** What an unknown lag of the replica is for monitoring, in seconds: a day. */
const UNKNOWN_LAG = 86_400

/** How far the replica lags behind, as this process sees it; nothing without a replica. */
export function replicaGauges({ replica }: Pick<AppContext, 'replica'>): Gauge[] {
  const lagMs = replica.lagMs()
  if (lagMs === undefined) return []
  return [
    {
      name: 'marquee_replica_lag_seconds',
      help: 'How old the state of the replica may be; a day while that is unknown',
      value: Math.min(lagMs / 1000, UNKNOWN_LAG),
      largest: true,
    },
  ]
}

/** The figures of the product that are read on request; while the database is away one that says so. */
export async function readGauges({ db, now }: Pick<AppContext, 'db' | 'now'>): Promise<Gauge[]> {
  const queue = await readQueueState(db).catch(() => undefined)
  const up = { name: 'marquee_database_up', help: '1 while the database answers', value: queue === undefined ? 0 : 1 }
  if (queue === undefined) return [up]
  const { waiting, oldestAt, failed } = queue
  return [
    up,
    {
      name: 'marquee_mails',
      help: 'Emails that wait and emails that were given up; 1000 of each are counted at most',
      value: { label: 'state', values: { queued: waiting, failed } },
    },
    {
      name: 'marquee_oldest_mail_seconds',
      help: 'How long the oldest waiting mail has waited; 0 when none does',
      value: oldestAt === null ? 0 : Math.max(0, (now().getTime() - oldestAt.getTime()) / 1000),
    },
  ]
}
