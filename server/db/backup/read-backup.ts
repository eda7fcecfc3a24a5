import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type { z } from 'zod'
import { getErrorCode } from '#server/errors.ts'
import { AnyHeader, BackupError, END_OF_ROWS, EndLine, Header, TableLine } from './backup-format.ts'

const NEWLINE = 0x0a
const END_WITHIN = Buffer.concat([Buffer.of(NEWLINE), END_OF_ROWS])
/** A file of something else may have no line at all. */
const LONGEST_HEADER = 1024 * 1024
const CHUNK = 256 * 1024

const DAMAGED = 'This backup is damaged or incomplete'

/** A file that is being read, from its beginning to its end. */
export interface BackupReader {
  header: Header
  /** The tables in order; the rows of one are to be read before the next is asked for. */
  tables(): AsyncGenerator<TableLine & { rows: AsyncGenerator<Buffer> }>
  /** What the last line says; after the tables. */
  end(): EndLine
  close(): void
}

/**
 * Opens a backup and reads its header.
 * @throws BackupError when it is none, or one of a later release
 */
export async function openBackup(file: string): Promise<BackupReader> {
  const source = createReadStream(file)
  const gunzip = createGunzip({ chunkSize: CHUNK })
  // a file that can't be read ends what is made from it
  source.on('error', (error) => gunzip.destroy(error))
  const lines = new Lines(source.pipe(gunzip), file)
  const close = () => {
    source.destroy()
    gunzip.destroy()
  }
  try {
    const header = readHeader(await lines.readLine(LONGEST_HEADER), file)
    let end: EndLine | undefined
    return {
      header,
      close,
      async *tables() {
        for (;;) {
          const before = lines.digest()
          const text = await lines.readLine()
          const table = parse(TableLine, text)
          if (!table) {
            end = parse(EndLine, text)
            if (!end || end.sha256 !== before || (await lines.hasMore())) throw new BackupError(`${DAMAGED}: ${file}`)
            return
          }
          yield { ...table, rows: lines.readRows() }
        }
      },
      end() {
        if (!end) throw new Error('the tables come first')
        return end
      },
    }
  } catch (error) {
    close()
    throw error
  }
}

/**
 * Reads a backup to its end and compares it with its checksum, so that the database never sees a damaged row.
 * @throws BackupError when the file is cut off or changed
 */
export async function assertUndamaged(file: string): Promise<void> {
  const discard = new Writable({ write: (_chunk, _encoding, done) => done() })
  try {
    await pipeline(createReadStream(file), createGunzip({ chunkSize: CHUNK }), discard)
  } catch (error) {
    if (getErrorCode(error)?.startsWith('Z_')) throw new BackupError(`${DAMAGED}: ${file}`)
    throw error
  }
}

function readHeader(text: string, file: string): Header {
  const any = parse(AnyHeader, text)
  if (!any) throw new BackupError(`This is not a backup of Marquee: ${file}`)
  const header = parse(Header, text)
  if (!header) throw new BackupError(`This backup was made by a newer Marquee (${any.version}). Update this one first.`)
  return header
}

function parse<S extends z.ZodType>(schema: S, text: string): z.output<S> | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** Lines out of chunks, with the hash of all that were taken. */
class Lines {
  #chunks: AsyncIterator<Buffer>
  #file: string
  #buffer: Buffer = Buffer.alloc(0)
  #hash = createHash('sha256')
  #begun = false

  constructor(chunks: AsyncIterable<Buffer>, file: string) {
    this.#chunks = chunks[Symbol.asyncIterator]()
    this.#file = file
  }

  digest(): string {
    return this.#hash.copy().digest('hex')
  }

  async readLine(longest = Number.POSITIVE_INFINITY): Promise<string> {
    await this.#fill(longest)
    return this.#take(this.#buffer.indexOf(NEWLINE) + 1).toString()
  }

  /** Whole rows, many at once, until their end. */
  async *readRows(): AsyncGenerator<Buffer> {
    for (;;) {
      await this.#fill()
      if (this.#buffer.subarray(0, END_OF_ROWS.length).equals(END_OF_ROWS)) {
        this.#take(END_OF_ROWS.length)
        return
      }
      const end = this.#buffer.indexOf(END_WITHIN)
      yield this.#take((end === -1 ? this.#buffer.lastIndexOf(NEWLINE) : end) + 1)
    }
  }

  async hasMore(): Promise<boolean> {
    return this.#buffer.length > 0 || (await this.#next()) !== undefined
  }

  #take(length: number): Buffer {
    const taken = this.#buffer.subarray(0, length)
    this.#buffer = this.#buffer.subarray(length)
    this.#hash.update(taken)
    return taken
  }

  /** At least one whole line. */
  async #fill(longest = Number.POSITIVE_INFINITY): Promise<void> {
    if (this.#buffer.includes(NEWLINE)) return
    const parts = [this.#buffer]
    let size = this.#buffer.length
    for (;;) {
      const chunk = await this.#next()
      if (chunk === undefined) throw this.#complaint()
      parts.push(chunk)
      size += chunk.length
      if (chunk.includes(NEWLINE)) break
      if (size > longest) throw this.#complaint()
    }
    this.#buffer = Buffer.concat(parts)
    this.#begun = true
  }

  async #next(): Promise<Buffer | undefined> {
    try {
      const { value, done } = await this.#chunks.next()
      return done ? undefined : value
    } catch (error) {
      const code = getErrorCode(error)
      if (code === 'ENOENT' || code === 'EISDIR') throw new BackupError(`There is no such file: ${this.#file}`)
      // Z_DATA_ERROR, Z_BUF_ERROR: not a gzip, or one that was cut off or changed
      if (code?.startsWith('Z_')) throw this.#complaint()
      throw error
    }
  }

  #complaint(): BackupError {
    return new BackupError(this.#begun ? `${DAMAGED}: ${this.#file}` : `This is not a backup of Marquee: ${this.#file}`)
  }
}
