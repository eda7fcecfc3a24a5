import { Worker } from 'node:worker_threads'
import { unavailable } from '#server/errors.ts'

/** How long a hash that nobody waits for may be passed by others, in milliseconds: a flood of log-ins holds back no mail for good. */
const LATER_MS = 5000

/** What a tag of argon2id is derived from, and how; memory in KiB. */
export interface HashOrder {
  message: string
  nonce: Uint8Array
  tagLength: number
  memory: number
  passes: number
  parallelism: number
}

interface Job {
  order: HashOrder
  since: number
  resolve: (tag: Buffer) => void
  reject: (error: Error) => void
}

const awaited: Job[] = []
const later: Job[] = []
let current: Job | undefined
let thread: Worker | undefined

/**
 * Derives a tag in the one thread that does, one at a time: hashing takes one processor at most (docs/product.md S7).
 * @param options `later`: nobody waits for it, so those that people wait for go first, for 5 s at most
 * @throws AppError unavailable (503) when the thread dies
 */
export function deriveTag(order: HashOrder, { later: isLater = false } = {}): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const line = isLater ? later : awaited
    line.push({ order, since: performance.now(), resolve, reject })
    next()
  })
}

function next(): void {
  if (current) return
  const [oldest] = later
  const isDue = awaited.length === 0 || (oldest !== undefined && performance.now() - oldest.since > LATER_MS)
  current = (isDue ? later : awaited).shift()
  if (!current) return
  thread ??= begin()
  // the process ends with nothing under way
  thread.ref()
  thread.postMessage(current.order)
}

function begin(): Worker {
  const script = new URL('./hash-worker.ts', import.meta.url)
  const begun = new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2 } })
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
  if (job) end(job)
  next()
}
