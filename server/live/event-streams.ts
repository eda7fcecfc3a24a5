import { unavailable } from '#server/errors.ts'
import { type Announced, readPayload } from './announce.ts'
import type { Changes } from './changes.ts'
import { type Connection, EventStream } from './event-stream.ts'
import { type Audience, type Facts, isHeardBy, type Listener, presentEvent } from './present-event.ts'
import { writeEvent, writeMessage } from './write-event.ts'

/** Streams one session may have open; with one more the oldest ends. */
const STREAMS_A_SESSION = 3
/**
 * How often every client is sent something, in milliseconds. Well below the 75 seconds after which a silent connection
 * is hung up on (server/app.ts) and the minute after which most proxies do; the limit on requests ends with the request.
 */
const HEARTBEAT_MS = 20_000
/** Interval of the session check, in milliseconds. */
const CHECK_MS = 2000
/** How soon a client comes back after its stream ended, in milliseconds. */
const RETRY_MS = 3000
/** How long a client has to take the last event, in milliseconds. */
const FAREWELL_MS = 500

interface EventStreamsOptions {
  changes: Pick<Changes, 'onAnnouncement' | 'onChange' | 'onResume'>
  /** Which of these sessions are still valid. */
  findLive(sessionIds: string[]): Promise<Set<string>>
  /** What the rows of these ids say that a sentence needs. */
  findFacts(ids: string[]): Promise<Facts>
}

/** Every open stream of this process. */
export interface EventStreams {
  /**
   * Opens a stream of server-sent events (WHATWG HTML §9.2). It ends with its session, after the event `ended`.
   * @param actor whose stream it is
   * @param audience whose events it carries
   * @throws AppError unavailable (503) when the process is closing
   */
  open(actor: { sessionId: string; userId: string }, connection: Connection, audience: Audience): AsyncIterable<string>
  /** Ends them all. */
  close(): void
}

/** One session's streams. */
interface Hearer extends Listener {
  streams: EventStream[]
}

/**
 * Sends each event announced in any process to the clients with a stream here that may see it.
 * @returns the streams; `open` throws AppError unavailable (503) while the process closes. At its limit of streams a
 *   session loses the oldest, without an error.
 */
export function createEventStreams({ changes, findLive, findFacts }: EventStreamsOptions): EventStreams {
  const sessions = new Map<string, Hearer>()
  let timers: NodeJS.Timeout[] = []
  let checking = false
  let checkAgain = false
  let closed = false
  /** One notification after the other, so that events stay in their order. */
  let sending = Promise.resolve()

  function push({ streams }: Hearer, text: string): void {
    for (const stream of [...streams]) stream.push(text)
  }
  function beat(): void {
    for (const hearer of sessions.values()) push(hearer, ':\n\n')
  }
  function endSession(sessionId: string): void {
    for (const stream of [...(sessions.get(sessionId)?.streams ?? [])]) stream.end()
  }
  /** Ends the streams of a session that is over, after an event that says so. */
  function bidFarewell(sessionId: string): void {
    const streams = sessions.get(sessionId)?.streams ?? []
    for (const stream of [...streams]) stream.push(writeEvent('ended', {}))
    sessions.delete(sessionId)
    restWhenIdle()
    setTimeout(() => {
      for (const stream of [...streams]) stream.end()
    }, FAREWELL_MS)
  }
  function endAll(): void {
    for (const sessionId of [...sessions.keys()]) endSession(sessionId)
  }

  /** One question for all streams; one asked for meanwhile follows at once. */
  async function check(): Promise<void> {
    checkAgain = checking
    if (checking || sessions.size === 0) return
    checking = true
    try {
      const asked = [...sessions.keys()]
      const live = await findLive(asked)
      for (const sessionId of asked) if (!live.has(sessionId)) bidFarewell(sessionId)
    } catch {
      // while the database is away no session ends, and no event arrives
    } finally {
      checking = false
    }
    if (checkAgain) await check()
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
    restWhenIdle()
  }
  function restWhenIdle(): void {
    if (sessions.size > 0) return
    for (const timer of timers) clearInterval(timer)
    timers = []
  }

  /** One question for everybody who listens. */
  async function send(events: readonly Announced[]): Promise<void> {
    const facts = await findFacts(idsOf(events)).catch(() => undefined)
    for (const [sessionId, hearer] of [...sessions]) {
      // whose it was is not known: agents and customers come back and read everything anew
      if (!facts && hearer.audience.role !== 'admin') endSession(sessionId)
      const heard = events.filter((event) => isHeardBy(event, facts, hearer))
      push(hearer, heard.map((event) => writeMessage(presentEvent(event, facts, hearer))).join(''))
    }
  }

  changes.onAnnouncement((payload) => {
    if (sessions.size === 0) return
    const events = readPayload(payload)
    if (events.length > 0) sending = sending.then(() => send(events))
  })
  // what ended sessions has committed; the interval finds those that expired
  changes.onChange((table) => {
    if (table === 'sessions') void check()
  })
  // events during a gap are lost: clients reconnect and read everything again
  changes.onResume(endAll)

  return {
    open({ sessionId, userId }, connection, audience) {
      if (closed) throw unavailable()
      const stream = new EventStream(connection)
      const streams = [...(sessions.get(sessionId)?.streams ?? []), stream]
      sessions.set(sessionId, { userId, audience, streams })
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

/** The ids of what happened and of who did it; what goes on in conversations needs no names. */
function idsOf(events: readonly Announced[]): string[] {
  const listed = events.filter(({ kind }) => kind !== 'conversation')
  return [...new Set(listed.flatMap(({ id, by }) => (by ? [id, by.id] : [id])))]
}
