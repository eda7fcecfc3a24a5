import { once } from 'node:events'
import { Readable } from 'node:stream'
import type pg from 'pg'

/** How much is gathered before it is handed on, in bytes: the server sends row by row. */
const GATHER = 256 * 1024

/** node-postgres has these for its own queries; its published types leave them out. */
interface CopyConnection extends pg.Connection {
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
  sendCopyFail(message: string): void
}

interface CommandComplete {
  text: string
}

const countOf = ({ text }: CommandComplete) => Number(/^COPY (\d+)$/.exec(text)?.[1] ?? Number.NaN)

/**
 * What `COPY … TO STDOUT` gives, as it comes; the connection waits for its reader. Ending it early closes the
 * connection, since the server cannot be asked to stop.
 */
export class CopyOut extends Readable {
  /** How many rows were sent; known at the end. */
  rows = 0
  #statement: string
  #connection: pg.Connection | undefined
  #gathered: Buffer[] = []
  #size = 0
  #finished = false

  constructor(statement: string) {
    super()
    this.#statement = statement
  }

  submit(connection: pg.Connection): void {
    this.#connection = connection
    connection.query(this.#statement)
  }

  override _read(): void {
    this.#connection?.stream.resume()
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    if (!this.#finished) this.#connection?.stream.destroy()
    done(error)
  }

  handleCopyData({ chunk }: { chunk: Buffer }): void {
    // a view of a buffer node-postgres uses again
    this.#gathered.push(Buffer.from(chunk))
    this.#size += chunk.length
    if (this.#size >= GATHER) this.#handOn()
  }

  handleCommandComplete(message: CommandComplete): void {
    this.rows = countOf(message)
  }

  handleReadyForQuery(): void {
    this.#finished = true
    this.#handOn()
    this.#connection?.stream.resume()
    this.push(null)
  }

  handleError(error: Error): void {
    this.#finished = true
    this.destroy(error)
  }

  #handOn(): void {
    if (this.#size === 0) return
    const chunk = Buffer.concat(this.#gathered, this.#size)
    this.#gathered = []
    this.#size = 0
    if (!this.push(chunk) && !this.#finished) this.#connection?.stream.pause()
  }
}

/** Feeds `COPY … FROM STDIN`, no faster than the server takes it. */
class CopyIn {
  readonly done: Promise<number>
  #statement: string
  #chunks: AsyncIterable<Buffer>
  #rows = 0
  #settle: { resolve: (rows: number) => void; reject: (error: unknown) => void }
  #ended = new AbortController()
  #cause: unknown

  constructor(statement: string, chunks: AsyncIterable<Buffer>) {
    this.#statement = statement
    this.#chunks = chunks
    const { promise, resolve, reject } = Promise.withResolvers<number>()
    this.done = promise
    this.#settle = { resolve, reject }
  }

  submit(connection: pg.Connection): void {
    connection.query(this.#statement)
  }

  handleCopyInResponse(connection: CopyConnection): void {
    void this.#feed(connection)
  }

  handleCommandComplete(message: CommandComplete): void {
    this.#rows = countOf(message)
  }

  handleReadyForQuery(): void {
    this.#settle.resolve(this.#rows)
  }

  handleError(error: Error): void {
    this.#ended.abort()
    this.#settle.reject(this.#cause ?? error)
  }

  async #feed(connection: CopyConnection): Promise<void> {
    const { signal } = this.#ended
    try {
      for await (const chunk of this.#chunks) {
        if (signal.aborted) return
        connection.sendCopyFromChunk(chunk)
        if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain', { signal })
      }
      if (!signal.aborted) connection.endCopyFrom()
    } catch (error) {
      if (signal.aborted) return
      // the server answers with an error, which means this one
      this.#cause = error
      connection.sendCopyFail('the source of the rows failed')
    }
  }
}

/**
 * Runs `COPY … FROM STDIN` with what chunks give.
 * @returns how many rows the server took
 * @throws what the source throws, or what the server refuses
 */
export async function copyIn(client: pg.Client, statement: string, chunks: AsyncIterable<Buffer>): Promise<number> {
  return await client.query(new CopyIn(statement, chunks)).done
}
