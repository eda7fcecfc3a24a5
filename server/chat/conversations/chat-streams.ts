import type { AppContext } from '#server/context.ts'
import { unavailable } from '#server/errors.ts'
import { readPayload } from '#server/live/announce.ts'
import { type Connection, EventStream } from '#server/live/event-stream.ts'
import { writeEvent } from '#server/live/write-event.ts'
import { Id } from '#shared/contract/text.ts'
import { presentMessage } from '../present.ts'
import * as rows from './session-rows.ts'

/** The most open streams of one conversation; one more ends the oldest. */
const STREAMS_A_SESSION = 3
/** The most streams in one process. */
const MAX_STREAMS = 2000
/** How often every stream gets a heartbeat and ended conversations are looked for, in milliseconds. */
const HEARTBEAT_MS = 20_000
/** How soon a client comes back after its stream ended, in milliseconds. */
const RETRY_MS = 3000
/** How long a client has to take the last event, in milliseconds. */
const FAREWELL_MS = 500

type Cursor = { at: string; id: string }

/** One conversation with open streams in this process. */
interface Listened {
  streams: EventStream[]
  /** The last message sent. */
  cursor: Cursor
  person: string | null
  waiting: boolean
  /** Reads run one after another, so that no message is sent twice. */
  reading: Promise<void>
}

/** The visitors' open streams of this process. */
export interface ChatStreams {
  /**
   * Opens a stream of the messages people write in a conversation, in this process or another.
   * @param lastId the last message the client saw, if it reconnects
   * @throws AppError unavailable (503) when the process is closing or has too many
   */
  open(
    session: { id: string; taken_name: string | null; waiting: boolean },
    connection: Connection,
    lastId?: string,
  ): Promise<AsyncIterable<string>>
  /** Ends them all. */
  close(): void
}

/**
 * Streams messages to visitors as they are announced.
 * @returns the streams; `open` throws AppError unavailable (503) at the limit of streams and while the process closes
 */
export function createChatStreams({ db, changes }: AppContext): ChatStreams {
  const listened = new Map<string, Listened>()
  let timer: NodeJS.Timeout | undefined
  let open = 0
  let closed = false

  async function sendNew(sessionId: string, here: Listened): Promise<void> {
    const [session] = await rows.listOpenSessions(db, [sessionId])
    for (const row of await rows.listSaidAfter(db, sessionId, here.cursor)) {
      here.cursor = cursorOf(row)
      send(here, messageEvent(row))
    }
    if (!session) return bidFarewell(here)
    if (session.taken_name === here.person && session.waiting === here.waiting) return
    here.person = session.taken_name
    here.waiting = session.waiting
    send(here, personEvent(here))
  }
  function send({ streams }: Listened, text: string): void {
    for (const stream of [...streams]) stream.push(text)
  }
  function bidFarewell(here: Listened): void {
    send(here, writeEvent('ended', {}))
    const { streams } = here
    setTimeout(() => {
      for (const stream of [...streams]) stream.end()
    }, FAREWELL_MS)
  }
  function read(sessionId: string): void {
    const here = listened.get(sessionId)
    if (!here) return
    here.reading = here.reading
      .then(() => sendNew(sessionId, here))
      // while the database is away, no message is stored; earlier ones are read when listening resumes
      .catch(() => {})
  }
  function readAll(): void {
    for (const sessionId of listened.keys()) read(sessionId)
  }
  /** Sends a heartbeat to all streams and checks their conversations with one query. */
  async function beat(): Promise<void> {
    for (const here of listened.values()) send(here, ':\n\n')
    const asked = [...listened.keys()]
    const standing = new Set((await rows.listOpenSessions(db, asked)).map(({ id }) => id))
    for (const id of asked) if (!standing.has(id)) read(id)
  }
  function forget(sessionId: string, stream: EventStream): void {
    open -= 1
    const here = listened.get(sessionId)
    if (!here) return
    here.streams = here.streams.filter((other) => other !== stream)
    if (here.streams.length === 0) listened.delete(sessionId)
    if (listened.size > 0) return
    clearInterval(timer)
    timer = undefined
  }

  changes.onAnnouncement((payload) => {
    if (listened.size === 0) return
    for (const { kind, id } of readPayload(payload)) if (kind === 'chat' || kind === 'conversation') read(id)
  })
  // reads what was announced while the listener was disconnected
  changes.onResume(readAll)

  return {
    async open({ id, taken_name, waiting }, connection, lastId) {
      if (closed || open >= MAX_STREAMS) throw unavailable()
      const stream = new EventStream(connection)
      let gone = false
      connection.onClose(() => {
        gone = true
        if (listened.get(id)?.streams.includes(stream)) forget(id, stream)
      })
      // an id that is malformed or of another conversation counts as none
      const known = Id.safeParse(lastId)
      const seen = known.success ? await rows.findMessage(db, id, known.data) : undefined
      const [last] = await rows.listMessages(db, id, 1)
      const missed = seen ? await rows.listSaidAfter(db, id, { at: seen.key_at, id: seen.id }) : []
      if (closed) throw unavailable()
      if (gone || !last) return stream
      const fresh = { streams: [], cursor: cursorOf(last), person: taken_name, waiting, reading: Promise.resolve() }
      const here: Listened = listened.get(id) ?? fresh
      listened.set(id, here)
      open += 1
      here.streams.push(stream)
      for (const old of here.streams.slice(0, -STREAMS_A_SESSION)) old.end()
      timer ??= setInterval(() => void beat().catch(() => {}), HEARTBEAT_MS).unref()
      stream.push(`retry: ${RETRY_MS}\n\n${personEvent(here)}`)
      // read() sends later messages to all streams of the conversation
      for (const row of missed) if (!isAfter(row, here.cursor)) stream.push(messageEvent(row))
      read(id)
      return stream
    },
    close() {
      closed = true
      for (const { streams } of listened.values()) for (const stream of [...streams]) stream.end()
    },
  }
}

const cursorOf = ({ key_at, id }: rows.MessageRow): Cursor => ({ at: key_at, id })
const isAfter = ({ key_at, id }: rows.MessageRow, { at, id: last }: Cursor) =>
  key_at > at || (key_at === at && id > last)
const personEvent = ({ person, waiting }: Listened) => writeEvent('person', { name: person, waiting })
const messageEvent = (row: rows.MessageRow) => writeEvent('message', presentMessage(row), row.id)
