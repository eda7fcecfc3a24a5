import { Worker } from 'node:worker_threads'
import { unavailable } from '#server/errors.ts'

/** How long the thread for hashes that nobody waits for is kept without work, in milliseconds: it holds some 25 MB. */
const IDLE_MS = 10_000

/** What a tag of argon2id is derived from, and how; memory in KiB. */
export interface HashOrder {
  message: string
  nonce: Uint8Array
  tagLength: number
  memory: number
  passes: number
  parallelism: number
}

/** What a hashing thread is started with. */
export interface HashThreadData {
  /** Whether it takes only what other threads leave of the processors. */
  isLow: boolean
}

interface Job {
  order: HashOrder
  resolve: (tag: Buffer) => void
  reject: (error: Error) => void
}

const awaited = startHashLine({ isLow: false })
const later = startHashLine({ isLow: true })

/**
 * Derives a tag in a thread for that, one after the other: hashing for people takes one processor at most
 * (docs/product.md S7).
 * @param options `later`: nobody waits for it, so a thread of low priority derives it, which ends when it idles
 * @throws AppError unavailable (503) when the thread dies
 */
export function deriveTag(order: HashOrder, { later: isLater = false } = {}): Promise<Buffer> {
  return (isLater ? later : awaited)(order)
}

/**
 * A line of orders before a thread of its own, which begins with the first of them.
 * @param idleMs how long a thread of low priority is kept without work; the other one stays
 * @returns what derives a tag when its turn comes
 */
export function startHashLine(data: HashThreadData, idleMs = IDLE_MS): (order: HashOrder) => Promise<Buffer> {
  const waiting: Job[] = []
  let current: Job | undefined
  let thread: Worker | undefined
  let idle: NodeJS.Timeout | undefined

  function next(): void {
    if (current) return
    current = waiting.shift()
    if (!current) return
    clearTimeout(idle)
    thread ??= begin()
    // the process ends with nothing under way
    thread.ref()
    thread.postMessage(current.order)
  }

  function begin(): Worker {
    const script = new URL('./hash-worker.ts', import.meta.url)
    const resourceLimits = { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2 }
    const begun = new Worker(script, { resourceLimits, workerData: data })
    const drop = () => {
      if (thread !== begun) return
      thread = undefined
      finish((job) => job.reject(unavailable()))
    }
    begun.on('message', (tag: Uint8Array) => finish((job) => job.resolve(Buffer.from(tag))))
    begun.on('error', (error) => {
      process.emitWarning(error) // those who wait hear only that it is unavailable
      drop()
    })
    begun.on('exit', drop)
    return begun
  }

  function finish(end: (job: Job) => void): void {
    const job = current
    current = undefined
    thread?.unref()
    if (data.isLow && waiting.length === 0) idle = setTimeout(rest, idleMs).unref()
    if (job) end(job)
    next()
  }

  /** The memory of a derivation stays with its thread: it is given back with the thread alone. */
  function rest(): void {
    const ended = thread
    thread = undefined
    void ended?.terminate()
  }

  return (order) =>
    new Promise((resolve, reject) => {
      waiting.push({ order, resolve, reject })
      next()
    })
}
