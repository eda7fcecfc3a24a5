import type { LiveEvent } from '#shared/contract/office/office.admin.ts'

/** Waits this long for more before it tells, in milliseconds: a burst is one. */
const GATHER = 150
/** Tells at most this often, in milliseconds. */
const INTERVAL = 1000
/** The stream counts as lost when it has been away for so long, in milliseconds. */
const LOST_AFTER = 10_000
/** A stream that the server refused is asked for again after this long, then ever later, in milliseconds. */
const RETRY_FIRST = 3000
const RETRY_LAST = 30_000

interface Listener {
  /** What happened since the last time; nothing in it says that some of it may have been missed. */
  onEvents: (events: LiveEvent[]) => void
  onLost?: (lost: boolean) => void
  /** The server ended or refused the stream; perhaps nobody is signed in any more. */
  onRefused: () => void
}

/**
 * Hears what happens in the house until it is told to stop. The browser comes back to a stream that broke off; to one
 * that was refused it doesn't, so we do.
 * @param path the office's stream, or an agent's
 * @returns how to stop
 */
export function openLiveFeed(
  path: '/api/admin/events' | '/api/agent/events',
  { onEvents, onLost, onRefused }: Listener,
): () => void {
  let source: EventSource
  let gathered: LiveEvent[] = []
  let telling: ReturnType<typeof setTimeout> | undefined
  let losing: ReturnType<typeof setTimeout> | undefined
  let retrying: ReturnType<typeof setTimeout> | undefined
  let toldAt = Number.NEGATIVE_INFINITY
  let away = false
  let delay = RETRY_FIRST

  function tellSoon() {
    telling ??= setTimeout(
      () => {
        telling = undefined
        toldAt = performance.now()
        const events = gathered
        gathered = []
        onEvents(events)
      },
      Math.max(GATHER, toldAt + INTERVAL - performance.now()),
    )
  }

  function connect() {
    source = new EventSource(path)
    source.onopen = () => {
      clearTimeout(losing)
      losing = undefined
      delay = RETRY_FIRST
      // what happened meanwhile was told to nobody
      if (away) tellSoon()
      away = false
      onLost?.(false)
    }
    source.onmessage = ({ data }) => {
      const event = readEvent(data)
      if (!event) return
      gathered.push(event)
      tellSoon()
    }
    source.onerror = () => {
      away = true
      losing ??= setTimeout(() => onLost?.(true), LOST_AFTER)
      if (source.readyState !== EventSource.CLOSED) return
      retrying = setTimeout(connect, delay)
      delay = Math.min(2 * delay, RETRY_LAST)
      onRefused()
    }
  }

  connect()
  return () => {
    for (const timer of [telling, losing, retrying]) clearTimeout(timer)
    source.close()
  }
}

/** What is no event is ignored; an event of a newer server may have words this version doesn't know. */
function readEvent(data: unknown): LiveEvent | undefined {
  try {
    const event = JSON.parse(String(data)) as LiveEvent | null // our own server's, by the contract
    return typeof event?.kind === 'string' ? event : undefined
  } catch {
    return undefined
  }
}
