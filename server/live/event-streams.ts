import { unavailable } from '#server/errors.ts'
import type { LiveEvent } from '#shared/contract/office.ts'
import { readPayload } from './announce.ts'
import type { Changes } from './changes.ts'
import { type Connection, EventStream } from './event-stream.ts'

/** Streams one session may have open; with one more the oldest ends. */
const STREAMS_A_SESSION = 3
/**
 * How often every client is sent something, in milliseconds. Well below the 75 seconds after which a silent connection
 * is hung up on (server/app.ts) and the minute after which most proxies do; the limit on requests ends with the request.
 */
const HEARTBEAT_MS = 20_000
/** How often it is looked whether the sessions still stand, in milliseconds. */
const CHECK_MS = 2000
/** How soon a client comes back after its stream ended, in milliseconds. */
const RETRY_MS = 3000

interface EventStreamsOptions {
  changes: Pick<Changes, 'onAnnouncement' | 'onResume'>
  /** Which of these sessions still stand. */
  findLive(sessionIds: string[]): Promise<Set<string>>
  /** The agents of these bookings. */
  findAgents(bookingIds: string[]): Promise<Map<string, string>>
}

/** Every open stream of this process. */
export interface EventStreams {
  /**
   * Opens a stream of server-sent events (WHATWG HTML §9.2). It ends with its session.
   * @param agentId who hears of own bookings and own blocked time alone; undefined for the office, which hears all
   * @throws AppError unavailable (503) when the process is closing
   */
  open(sessionId: string, connection: Connection, agentId?: string): AsyncIterable<string>
  /** Ends them all. */
  close(): void
}

const write = (event: LiveEvent) => `data: ${JSON.stringify(event)}\n\n`

/** One session's streams. */
interface Hearer {
  agentId: string | undefined
  streams: EventStream[]
}

/** Tells what is announced, in any process, to every client that has a stream open here and may hear of it. */
export function createEventStreams({ changes, findLive, findAgents }: EventStreamsOptions): EventStreams {
  const sessions = new Map<string, Hearer>()
  let timers: NodeJS.Timeout[] = []
  let checking = false
  let closed = false

  function push({ streams }: Hearer, text: string): void {
    for (const stream of [...streams]) stream.push(text)
  }
  function beat(): void {
    for (const hearer of sessions.values()) push(hearer, ':\n\n')
  }
  function endSession(sessionId: string): void {
    for (const stream of [...(sessions.get(sessionId)?.streams ?? [])]) stream.end()
  }
  function endAll(): void {
    for (const sessionId of [...sessions.keys()]) endSession(sessionId)
  }

  /** One question for all streams. */
  async function check(): Promise<void> {
    if (checking) return
    checking = true
    try {
      const asked = [...sessions.keys()]
      const live = await findLive(asked)
      for (const sessionId of asked) if (!live.has(sessionId)) endSession(sessionId)
    } catch {
      // while the database is away nobody can end a session, and nothing is told
    } finally {
      checking = false
    }
  }
  function watch(): void {
    if (timers.length > 0) return
    timers = [setInterval(() => void check(), CHECK_MS), setInterval(beat, HEARTBEAT_MS)]
    for (const timer of timers) timer.unref()
  }
  function forget(sessionId: string, stream: EventStream): void {
    const hearer = sessions.get(sessionId)
    if (!hearer) return
    hearer.streams = hearer.streams.filter((other) => other !== stream)
    if (hearer.streams.length === 0) sessions.delete(sessionId)
    if (sessions.size > 0) return
    for (const timer of timers) clearInterval(timer)
    timers = []
  }

  function tell(events: LiveEvent[]): void {
    const text = events.map(write).join('')
    for (const hearer of sessions.values()) if (hearer.agentId === undefined) push(hearer, text)
  }
  /** One question for all agents, and only while one listens. */
  async function tellAgents(events: LiveEvent[]): Promise<void> {
    const agents = () => [...sessions].filter(([, { agentId }]) => agentId !== undefined)
    const bookings = events.filter(({ kind }) => kind === 'booking').map(({ id }) => id)
    if (agents().length === 0) return
    try {
      const owners = bookings.length > 0 ? await findAgents(bookings) : new Map<string, string>()
      const heardBy = ({ kind, id }: LiveEvent) =>
        kind === 'booking' ? owners.get(id) : kind === 'blocked' ? id : undefined
      const byAgent = Map.groupBy(events, heardBy)
      for (const [, hearer] of agents()) {
        const own = byAgent.get(hearer.agentId)
        if (own) push(hearer, own.map(write).join(''))
      }
    } catch {
      // whose it was cannot be told: they come back and read everything anew
      for (const [sessionId] of agents()) endSession(sessionId)
    }
  }

  changes.onAnnouncement((payload) => {
    if (sessions.size === 0) return
    const events = readPayload(payload)
    if (events.length === 0) return
    tell(events)
    void tellAgents(events)
  })
  // what happened while nobody listened is told by nobody: clients come back and read everything anew
  changes.onResume(endAll)

  return {
    open(sessionId, connection, agentId) {
      if (closed) throw unavailable()
      const stream = new EventStream(connection)
      const streams = [...(sessions.get(sessionId)?.streams ?? []), stream]
      sessions.set(sessionId, { agentId, streams })
      connection.onClose(() => forget(sessionId, stream))
      for (const old of streams.slice(0, -STREAMS_A_SESSION)) old.end()
      watch()
      stream.push(`retry: ${RETRY_MS}\n\n`)
      return stream
    },
    close() {
      closed = true
      endAll()
    },
  }
}
