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
}

/** Every open stream of this process. */
export interface EventStreams {
  /**
   * Opens a stream of server-sent events (WHATWG HTML §9.2). It ends with its session.
   * @throws AppError unavailable (503) when the process is closing
   */
  open(sessionId: string, connection: Connection): AsyncIterable<string>
  /** Ends them all. */
  close(): void
}

const write = (event: LiveEvent) => `data: ${JSON.stringify(event)}\n\n`

/** Tells what is announced, in any process, to every client that has a stream open here. */
export function createEventStreams({ changes, findLive }: EventStreamsOptions): EventStreams {
  const sessions = new Map<string, EventStream[]>()
  let timers: NodeJS.Timeout[] = []
  let checking = false
  let closed = false

  function tell(text: string): void {
    for (const streams of sessions.values()) for (const stream of [...streams]) stream.push(text)
  }
  function endSession(sessionId: string): void {
    for (const stream of [...(sessions.get(sessionId) ?? [])]) stream.end()
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
    timers = [setInterval(() => void check(), CHECK_MS), setInterval(() => tell(':\n\n'), HEARTBEAT_MS)]
    for (const timer of timers) timer.unref()
  }
  function forget(sessionId: string, stream: EventStream): void {
    const rest = (sessions.get(sessionId) ?? []).filter((other) => other !== stream)
    if (rest.length > 0) sessions.set(sessionId, rest)
    else sessions.delete(sessionId)
    if (sessions.size > 0) return
    for (const timer of timers) clearInterval(timer)
    timers = []
  }

  changes.onAnnouncement((payload) => {
    if (sessions.size > 0) tell(readPayload(payload).map(write).join(''))
  })
  // what happened while nobody listened is told by nobody: clients come back and read everything anew
  changes.onResume(endAll)

  return {
    open(sessionId, connection) {
      if (closed) throw unavailable()
      const stream = new EventStream(connection)
      const streams = [...(sessions.get(sessionId) ?? []), stream]
      sessions.set(sessionId, streams)
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
