import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '#server/log.ts'
import { EVENTS_CHANNEL } from './announce.ts'

/** The channel the tables announce their changes on (see the first migration). */
export const CHANGES_CHANNEL = 'marquee_changes'

/** A statement for the sake of its answer, which is given up when there is none. */
const ASK = { text: 'select 1', query_timeout: 1000 }

export type ChangeListener = (table: string) => void

/** Hears which tables changed, in this process or any other. */
export interface Changes {
  /** Calls back with the name of each changed table. */
  onChange(listener: ChangeListener): void
  /** Calls back with each notification of live events (announce.ts). */
  onAnnouncement(listener: (payload: string) => void): void
  /** Whether changes are heard now; what is remembered in between may be stale. */
  isListening(): boolean
  /** Calls back when listening begins, and again after every gap: remembered values may be stale. */
  onResume(listener: () => void): void
  /**
   * Resolves when what was committed before the call has been called back with; at once while listening is
   * interrupted, after which everything counts as changed anyway.
   */
  caughtUp(): Promise<void>
  close(): Promise<void>
}

/**
 * Listens for changes on a connection of its own, for as long as the process lives.
 * @param config how to reach the server
 * @param log notified once of each gap
 */
export function listenForChanges(config: pg.PoolConfig, log: Log): Changes {
  const listeners: ChangeListener[] = []
  const hearers: ((payload: string) => void)[] = []
  const resumers: (() => void)[] = []
  const closing = new AbortController()
  let client: pg.Client | undefined
  let logged = false
  let listening = false
  let asked: Promise<unknown> = Promise.resolve()

  async function listen(): Promise<void> {
    while (!closing.signal.aborted) {
      client = new pg.Client({ ...config, application_name: 'marquee listener', keepAlive: true })
      const gone = new Promise<void>((resolve) => {
        client?.once('end', resolve)
        client?.on('error', () => resolve())
      })
      client.on('notification', ({ channel, payload }) => {
        for (const listener of channel === CHANGES_CHANNEL ? listeners : hearers) listener(payload ?? '')
      })
      try {
        await client.connect()
        await client.query(`listen ${CHANGES_CHANNEL}; listen ${EVENTS_CHANNEL}`)
        logged = false
        listening = true
        for (const resume of resumers) resume()
        await gone
      } catch {
        // logged below, tried again below
      }
      listening = false
      await client.end().catch(() => {})
      if (closing.signal.aborted) return
      if (!logged) log.warn('no longer hearing of changes; reconnecting')
      logged = true
      await sleep(500, undefined, { signal: closing.signal }).catch(() => {})
    }
  }
  const done = listen()

  return {
    onChange: (listener) => listeners.push(listener),
    onAnnouncement: (listener) => hearers.push(listener),
    onResume: (listener) => resumers.push(listener),
    isListening: () => listening,
    async caughtUp() {
      // PostgreSQL sends a session its notifications before it says that a statement is done
      if (listening) asked = asked.then(() => client?.query(ASK)).catch(() => {})
      await asked
    },
    async close() {
      closing.abort()
      await client?.end().catch(() => {})
      await done
    },
  }
}
