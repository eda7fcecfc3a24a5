import type { LiveEvent } from '#shared/contract/office/office.admin.ts'
import { writeFreshCookie } from '#shared/model/fresh.ts'

/** The time it waits for more events before it reports them, in milliseconds: a burst is reported once. */
const GATHER = 150
/** The least time between two reports, in milliseconds. */
const INTERVAL = 1000
/** The stream counts as lost when it has been away for so long, in milliseconds. */
const LOST_AFTER = 10_000
/** The first and the longest wait before a refused stream is opened again, in milliseconds. */
const RETRY_FIRST = 3000
const RETRY_LAST = 30_000

interface Listener {
  /** Receives the events since the last call; an empty list means that events may have been missed. */
  onEvents: (events: LiveEvent[]) => void
  onLost?: (lost: boolean) => void
  /** The server ended or refused the stream; the session may have ended. */
  onRefused: () => void
}

/**
 * Listens for live events until it is stopped. The browser reconnects a stream that broke off; this code reconnects one
 * that was refused.
 * @param path the office's stream, an agent's, or a customer's
 * @returns how to stop
 */
export function openLiveFeed(
  path: '/api/admin/events' | '/api/agent/events' | '/api/customer/events',
  { onEvents, onLost, onRefused }: Listener,
): () => void {
  let source: EventSource
  let gathered: LiveEvent[] = []
  let reporting: ReturnType<typeof setTimeout> | undefined
  let losing: ReturnType<typeof setTimeout> | undefined
  let retrying: ReturnType<typeof setTimeout> | undefined
  let reportedAt = Number.NEGATIVE_INFINITY
  let away = false
  let delay = RETRY_FIRST

  function reportSoon() {
    reporting ??= setTimeout(
      () => {
        reporting = undefined
        reportedAt = performance.now()
        const events = gathered
        gathered = []
        // what is read next must be as new as the event
        // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API needs TLS, which an office of one machine may lack
        if (path === '/api/admin/events') document.cookie = writeFreshCookie()
        onEvents(events)
      },
      Math.max(GATHER, reportedAt + INTERVAL - performance.now()),
    )
  }

  function connect() {
    source = new EventSource(path)
    source.onopen = () => {
      clearTimeout(losing)
      losing = undefined
      delay = RETRY_FIRST
      // events in between may have been missed: an empty report says so
      if (away) reportSoon()
      away = false
      onLost?.(false)
    }
    source.onmessage = ({ data }) => {
      const event = readEvent(data)
      if (!event) return
      gathered.push(event)
      reportSoon()
    }
    source.onerror = () => {
      away = true
      losing ??= setTimeout(() => onLost?.(true), LOST_AFTER)
      if (source.readyState === EventSource.CLOSED) retry()
    }
    // the session is over: asking who is signed in leads to the log-in
    source.addEventListener('ended', () => {
      away = true
      source.close()
      retry()
    })
  }

  function retry() {
    retrying = setTimeout(connect, delay)
    delay = Math.min(2 * delay, RETRY_LAST)
    onRefused()
  }

  connect()
  return () => {
    for (const timer of [reporting, losing, retrying]) clearTimeout(timer)
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
