import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import type { Log } from '#server/log.ts'

/** Follows how old the state of a replica is. */
export interface LagClock {
  /** Everything that was committed so many milliseconds ago is in the replica; Infinity while that is unknown. */
  lagMs(): number
  /** Takes the lag as unknown until the next look. */
  forget(): void
  stop(): void
}

/** A place in the primary's log of writes, and when all writes before it had been committed. */
interface Mark {
  position: number
  at: number
}

/** Marks that are kept: with a look each second, those of the last minute. */
const MOST_MARKS = 60

/**
 * Looks at both databases again and again. Each look marks how far the primary has written its log, and finds the newest
 * mark that the replica has replayed: its state is at most as old as that mark. Unlike the replica's own figures this holds
 * when the connection between the two is lost, and when nothing is written at all (PostgreSQL manual, 'Backup Control Functions' and
 * 'Recovery Information Functions').
 * @param everyMs from one look to the next
 * @returns after the first look
 */
export async function startLagClock({
  primary,
  replica,
  log,
  everyMs,
}: {
  primary: Database
  replica: Database
  log: Log
  everyMs: number
}): Promise<LagClock> {
  let marks: Mark[] = []
  let seenAt = Number.NEGATIVE_INFINITY
  let complaint: string | undefined
  let stopped = false
  let timer: NodeJS.Timeout | undefined

  async function look(): Promise<void> {
    const at = performance.now()
    const [written, replayed] = await Promise.allSettled([readWritten(primary), readReplayed(replica)])
    if (written.status === 'fulfilled') marks = [...marks.slice(1 - MOST_MARKS), { position: written.value, at }]
    if (replayed.status === 'fulfilled') {
      const { value: position } = replayed
      const newest = position === null ? undefined : marks.findLast((mark) => mark.position <= position)
      if (newest) seenAt = newest.at
      complain(position === null ? 'is no replica: it takes writes itself' : undefined)
    } else complain(`does not answer: ${String(replayed.reason)}`)
  }

  /** Logs what is wrong once, and that it is over. */
  function complain(what: string | undefined): void {
    if (stopped || what === complaint) return
    if (what === undefined) log.info('the replica answers again')
    else log.warn(`DATABASE_REPLICA_URL ${what}; reads go to the primary`)
    complaint = what
  }

  async function lookOn(): Promise<void> {
    await look()
    if (stopped) return
    timer = setTimeout(() => void lookOn(), everyMs)
    timer.unref()
  }
  await lookOn()
  return {
    lagMs: () => performance.now() - seenAt,
    forget: () => {
      seenAt = Number.NEGATIVE_INFINITY
    },
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}

/** How far the primary has written its log, in bytes. @throws when the database takes no writes */
async function readWritten(primary: Database): Promise<number> {
  const { rows } = await sql<{ position: number }>`select pg_current_wal_lsn() - '0/0' as position`.execute(primary)
  const [row] = rows
  if (!row) throw new Error('no position')
  return row.position
}

/** How far a replica has replayed that log, in bytes; null for a database that is no replica. */
async function readReplayed(replica: Database): Promise<number | null> {
  const { rows } = await sql<{ position: number | null }>`
    select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() - '0/0' end as position`.execute(replica)
  return rows[0]?.position ?? null
}
