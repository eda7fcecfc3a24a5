/** The bytes a client may leave untaken before it is hung up on. */
const MOST_WAITING = 64 * 1024
/** How long a client may take to see that its stream ended, in milliseconds. */
const LINGER_MS = 500

/** The client's end of an answer. */
export interface Connection {
  /** Calls back when the client is gone or has got all of its answer. */
  onClose(listener: () => void): void
  /** Ends the connection, with events still unsent. */
  hangUp(): void
}

/**
 * One client's stream of events, sent as fast as it reads. A client that doesn't read is disconnected, and
 * reconnects.
 */
export class EventStream implements AsyncIterator<string>, AsyncIterable<string> {
  readonly #connection: Connection
  /** ASCII: as many bytes as characters. */
  #waiting = ''
  #ended = false
  #gone = false
  #wake: (() => void) | undefined

  constructor(connection: Connection) {
    this.#connection = connection
    connection.onClose(() => {
      this.#gone = true
      this.end()
    })
  }

  /** Sends an event to the client. */
  push(text: string): void {
    if (this.#ended) return
    this.#waiting += text
    // one that is ready for more takes what came at once, however much that is
    if (this.#wake === undefined && this.#waiting.length > MOST_WAITING) {
      this.end()
      this.#connection.hangUp()
    }
    this.#wake?.()
  }

  /** Ends the stream; what was not taken is dropped. */
  end(): void {
    if (this.#ended) return
    this.#ended = true
    this.#waiting = ''
    this.#wake?.()
    // one that has stopped reading would never see the end
    if (!this.#gone) setTimeout(() => this.#gone || this.#connection.hangUp(), LINGER_MS).unref()
  }

  async next(): Promise<IteratorResult<string, undefined>> {
    while (this.#waiting === '' && !this.#ended) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve
      })
      this.#wake = undefined
    }
    if (this.#ended) return { done: true, value: undefined }
    const value = this.#waiting
    this.#waiting = ''
    return { done: false, value }
  }

  async return(): Promise<IteratorResult<string, undefined>> {
    this.end()
    return { done: true, value: undefined }
  }

  [Symbol.asyncIterator](): this {
    return this
  }
}
