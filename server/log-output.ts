import { write, writeSync } from 'node:fs'

const PIECE_BYTES = 64 * 1024
const FLUSH_MS = 1000
/** How soon a reader that is behind is tried again, in milliseconds. */
const RETRY_MS = 100

/**
 * Writes log lines to a descriptor in large pieces: when one is full, and at least once a second. Lines are copied into
 * bytes as they come, because kept as strings until then they cost more than everything else about them.
 */
export class LogOutput {
  readonly #fd: number
  #piece: Buffer = Buffer.allocUnsafe(PIECE_BYTES)
  /** The piece written last, to be filled again: new ones would lie about until the next collection. */
  #spare: Buffer | undefined
  #used = 0
  readonly #waiting: Buffer[] = []
  #writing = false

  constructor(fd: number) {
    this.#fd = fd
    setInterval(() => this.flush(), FLUSH_MS).unref()
    process.once('exit', () => this.#flushNow())
  }

  write(line: string): void {
    // UTF-8 takes at most three bytes for each unit of a string
    const most = line.length * 3
    if (most > PIECE_BYTES - this.#used) this.#closePiece()
    if (most > PIECE_BYTES) this.#waiting.push(Buffer.from(line))
    else this.#used += this.#piece.write(line, this.#used)
    if (this.#waiting.length > 0) this.#writeNext()
  }

  /** Writes what has gathered. */
  flush(): void {
    this.#closePiece()
    this.#writeNext()
  }

  #closePiece(): void {
    if (this.#used === 0) return
    this.#waiting.push(this.#piece.subarray(0, this.#used))
    this.#piece = this.#spare ?? Buffer.allocUnsafe(PIECE_BYTES)
    this.#spare = undefined
    this.#used = 0
  }

  #writeNext(): void {
    const [piece] = this.#waiting
    if (this.#writing || !piece) return
    this.#writing = true
    write(this.#fd, piece, (error, written) => {
      this.#writing = false
      if (error?.code === 'EAGAIN') return void setTimeout(() => this.#writeNext(), RETRY_MS).unref()
      // the reader is gone: there is no place to report it
      this.#waiting.shift()
      if (!error && written < piece.length) this.#waiting.unshift(piece.subarray(written))
      else if (piece.buffer.byteLength === PIECE_BYTES) this.#spare = Buffer.from(piece.buffer)
      this.#writeNext()
    })
  }

  /** At the end of the process, when nothing can be waited for. */
  #flushNow(): void {
    this.#closePiece()
    if (this.#writing) this.#waiting.shift()
    try {
      for (const piece of this.#waiting) {
        for (let from = 0; from < piece.length; ) from += writeSync(this.#fd, piece, from)
      }
    } catch {
      // the reader is gone, or too slow
    }
  }
}
