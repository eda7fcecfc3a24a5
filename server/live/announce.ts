import type pg from 'pg'
import type { Log } from '#server/log.ts'
import type { LiveEvent } from '#shared/contract/office.ts'
import { LIVE_EVENT_KINDS } from '#shared/model/live.ts'

/** The channel live events travel on between processes. */
export const EVENTS_CHANNEL = 'marquee_events'

/** How long events are gathered before they are sent, in milliseconds. */
const GATHER_MS = 50
/** Events one notification carries: of 57 bytes each, below the 8000 that PostgreSQL takes. */
const EVENTS_A_PAYLOAD = 100
/** Events that wait at most while the database is away; screens read anew when they are connected again. */
const MOST_WAITING = 1000

/** Something that happened, as the rooms say it. */
type Happening = Pick<LiveEvent, 'kind' | 'id'>

/** Tells every process what happened. */
export interface Announcer {
  /** Called after the commit; gives no answer and never fails. */
  announce(happening: Happening): void
  /** Sends what is waiting. */
  close(): Promise<void>
}

const SEND = 'select pg_notify($1, payload) from unnest($2::text[]) as payload'

/**
 * Announces what happened to every process that listens, this one too: gathered, and with a statement of its own,
 * because transactions that notify commit one after another (docs/decisions/013).
 * @param log told when events are lost
 */
export function createAnnouncer(pool: Pick<pg.Pool, 'query'>, log: Log): Announcer {
  let waiting: LiveEvent[] = []
  let timer: NodeJS.Timeout | undefined
  let sending: Promise<void> | undefined

  async function send(): Promise<void> {
    const payloads = writePayloads(waiting)
    waiting = []
    try {
      await pool.query(SEND, [EVENTS_CHANNEL, payloads])
    } catch (error) {
      log.warn({ err: error }, 'live events were lost')
    }
  }
  function flush(): void {
    timer = undefined
    sending = send().finally(() => {
      sending = undefined
      if (waiting.length > 0) gather()
    })
  }
  function gather(): void {
    // one statement at a time
    if (sending === undefined) timer ??= setTimeout(flush, GATHER_MS)
  }

  return {
    announce({ kind, id }) {
      if (waiting.length === MOST_WAITING) return
      waiting.push({ kind, id, at: new Date().toISOString() })
      gather()
    },
    async close() {
      while (timer !== undefined || sending !== undefined) {
        clearTimeout(timer)
        if (sending === undefined) flush()
        await sending
      }
    },
  }
}

/** Events as the texts of notifications. */
export function writePayloads(events: readonly LiveEvent[]): string[] {
  const rows = events.map(({ kind, id, at }) => [LIVE_EVENT_KINDS.indexOf(kind), id, Date.parse(at)])
  const count = Math.ceil(rows.length / EVENTS_A_PAYLOAD)
  return Array.from({ length: count }, (_, i) =>
    JSON.stringify(rows.slice(i * EVENTS_A_PAYLOAD, (i + 1) * EVENTS_A_PAYLOAD)),
  )
}

/** The events of a notification; none when it is nothing of ours. */
export function readPayload(payload: string): LiveEvent[] {
  try {
    const rows = JSON.parse(payload) as [number, string, number][] // written above; anything else throws or is left out
    return rows.flatMap(([kind, id, at]) => {
      const known = LIVE_EVENT_KINDS[kind]
      return known === undefined ? [] : [{ kind: known, id, at: new Date(at).toISOString() }]
    })
  } catch {
    return []
  }
}
