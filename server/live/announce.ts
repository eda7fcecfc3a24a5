import type pg from 'pg'
import type { Doer } from '#server/http/requests/actor.ts'
import type { Log } from '#server/log.ts'
import {
  isLiveAction,
  kindOfAction,
  LIVE_EVENT_KINDS,
  type LiveAction,
  type LiveEventKind,
} from '#shared/model/live.ts'
import type { Role } from '#shared/model/role.ts'

/** The channel live events travel on between processes. */
export const EVENTS_CHANNEL = 'marquee_events'

/** How long events are gathered before they are sent, in milliseconds. */
const GATHER_MS = 50
/** Events one notification carries: of at most 160 bytes each, below the 8000 that PostgreSQL takes. */
const EVENTS_A_PAYLOAD = 48
/** Events that wait at most while the database is away; screens read anew when they are connected again. */
const MOST_WAITING = 1000

/** Something that happened, as the rooms say it. */
export interface Happening {
  action: LiveAction
  /** Of the booking, for payments too; of the agent for blocked time; of the customer; of a user or an invitation for the team. */
  id: string
  /** Who did it; null for a stranger and what the product does itself. */
  actor: Doer | null
  /** The day it is about, when its row doesn't say: the start of blocked time. */
  date?: Date
}

/** Something that happened, as it travels between processes: ids, no names. */
export interface Announced {
  kind: LiveEventKind
  id: string
  /** When, as an ISO instant. */
  at: string
  /** Undefined when it comes from a process of another version that knows other actions. */
  action: LiveAction | undefined
  by: { role: Role; id: string } | undefined
  date: string | undefined
}

/** Announces an event to every process. */
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
 * @param log notified when events are lost
 */
export function createAnnouncer(pool: Pick<pg.Pool, 'query'>, log: Log): Announcer {
  let waiting: Announced[] = []
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
      if (waiting.length > 0) sendSoon()
    })
  }
  function sendSoon(): void {
    // one statement at a time
    if (sending === undefined) timer ??= setTimeout(flush, GATHER_MS)
  }

  return {
    announce({ action, id, actor, date }) {
      if (waiting.length === MOST_WAITING) return
      const at = new Date().toISOString()
      waiting.push({ kind: kindOfAction(action), id, at, action, by: idOf(actor), date: date?.toISOString() })
      sendSoon()
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

function idOf(actor: Doer | null): Announced['by'] {
  if (actor === null) return undefined
  return { role: actor.role, id: actor.role === 'customer' ? actor.customerId : actor.userId }
}

/** An event in a notification. What an older process doesn't know stands at the end, where it doesn't look. */
type Row = [
  kind: number,
  id: string,
  at: number,
  action?: string,
  role?: Role | null,
  by?: string | null,
  date?: number,
]

function rowOf({ kind, id, at, action, by, date }: Announced): Row {
  const row: Row = [LIVE_EVENT_KINDS.indexOf(kind), id, Date.parse(at)]
  if (action === undefined) return row
  row.push(action, by?.role ?? null, by?.id ?? null)
  if (date !== undefined) row.push(Date.parse(date))
  return row
}

/** Events as the texts of notifications. */
export function writePayloads(events: readonly Announced[]): string[] {
  const rows = events.map(rowOf)
  const count = Math.ceil(rows.length / EVENTS_A_PAYLOAD)
  return Array.from({ length: count }, (_, i) =>
    JSON.stringify(rows.slice(i * EVENTS_A_PAYLOAD, (i + 1) * EVENTS_A_PAYLOAD)),
  )
}

/** The events of a notification; none when it is nothing of ours. */
export function readPayload(payload: string): Announced[] {
  try {
    const rows = JSON.parse(payload) as Row[] // written above; anything else throws or is left out
    return rows.flatMap(([kind, id, at, action, role, by, date]) => {
      const known = LIVE_EVENT_KINDS[kind]
      if (known === undefined) return []
      return [
        {
          kind: known,
          id,
          at: new Date(at).toISOString(),
          action: isLiveAction(action) ? action : undefined,
          by: role && by ? { role, id: by } : undefined,
          date: date === undefined ? undefined : new Date(date).toISOString(),
        },
      ]
    })
  } catch {
    return []
  }
}
