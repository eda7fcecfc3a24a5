import { Worker } from 'node:worker_threads'
import { unavailable } from '#server/errors.ts'
import type { Paper } from '#shared/model/invoice.ts'
import type { PdfOrder, PdfResult, Printed } from './pdf-bill.ts'

/** Bills that may wait for their turn before new ones are refused, and how long one may take with its wait. */
const MAX_WAITING = 20
/** Bills of one actor that may wait. */
const MAX_OF_ONE = 2
const DEADLINE_MS = 8_000
/** How long the thread is kept for another bill before its memory is given back. */
const IDLE_MS = 5 * 60_000

/** Makes PDFs. */
export interface PdfPrinter {
  /**
   * Prints a bill, the statement of a payout, or a signed agreement.
   * @param actor the id of the person who asks; without one it is for a mail, which goes first
   * @returns the file's bytes
   * @throws AppError unavailable (503) while too many wait, or too many of this actor, or when it took too long
   */
  printBill(bill: Printed, paper: Paper, actor?: string): Promise<Buffer>
  /** Ends the thread; what still waits is refused. */
  close(): Promise<void>
}

export interface PdfOptions {
  maxWaiting?: number
  deadlineMs?: number
  idleMs?: number
  /** The thread's code. */
  script?: URL
  /** Finds the picture of a logo by its hash, a PNG. */
  findLogo?: (id: string) => Promise<Buffer | undefined>
}

interface Job {
  order: PdfOrder
  actor: string | undefined
  timer: NodeJS.Timeout
  resolve: (pdf: Buffer) => void
  reject: (error: Error) => void
}

/**
 * A printer with one thread, begun with the first bill and again after it died or was let go; one bill at a time, the others in
 * line: two of one actor, those for mails first (docs/product.md S87). The caller's thread only sends words and receives bytes.
 */
export function createPdfPrinter(options: PdfOptions = {}): PdfPrinter {
  const { maxWaiting = MAX_WAITING, deadlineMs = DEADLINE_MS, idleMs = IDLE_MS } = options
  const script = options.script ?? new URL('./pdf-worker.ts', import.meta.url)
  const waiting: Job[] = []
  let current: Job | undefined
  let worker: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  let closed = false

  function finish(job: Job, end: () => void): void {
    clearTimeout(job.timer)
    if (current === job) current = undefined
    else waiting.splice(waiting.indexOf(job), 1)
    end()
    next()
  }

  /** The thread is gone or must go; the bill it was at is refused, and the next one gets a new thread. */
  function drop(gone: Worker): void {
    if (worker !== gone) return
    worker = undefined
    void gone.terminate()
    const job = current
    if (job) finish(job, () => job.reject(unavailable('The PDF could not be made just now. Please try again.')))
  }

  function begin(): Worker {
    // the process may end while it idles; of its own it has nothing to say
    const begun = new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16 } })
    begun.unref()
    begun.on('message', (result: PdfResult) => {
      const job = current
      if (worker !== begun || !job) return
      if ('pdf' in result) finish(job, () => job.resolve(Buffer.from(result.pdf)))
      else finish(job, () => job.reject(new Error(`PDF worker: ${result.failure}`)))
    })
    begun.on('error', () => drop(begun))
    begun.on('exit', () => drop(begun))
    return begun
  }

  function next(): void {
    if (current || closed) return
    clearTimeout(idle)
    current = waiting.shift()
    if (!current) {
      idle = setTimeout(() => worker && drop(worker), idleMs).unref()
      return
    }
    worker ??= begin()
    worker.postMessage(current.order)
  }

  /** A mail always has room: the job that sends mail waits for one bill at a time. */
  function hasRoom(actor: string | undefined): boolean {
    if (actor === undefined) return true
    const persons = waiting.filter((job) => job.actor !== undefined)
    return persons.length < maxWaiting && persons.filter((job) => job.actor === actor).length < MAX_OF_ONE
  }

  function expire(job: Job): void {
    if (current === job && worker) drop(worker)
    else finish(job, () => job.reject(unavailable('Too many PDFs at once. Please try again.', 5)))
  }

  function print(order: PdfOrder, actor: string | undefined): Promise<Buffer> {
    if (closed || !hasRoom(actor)) return Promise.reject(unavailable('Too many PDFs at once. Please try again.', 5))
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => expire(job), deadlineMs)
      const job: Job = { order, actor, timer, resolve, reject }
      const place = actor === undefined ? waiting.findIndex((other) => other.actor !== undefined) : -1
      waiting.splice(place === -1 ? waiting.length : place, 0, job)
      next()
    })
  }

  return {
    async printBill(bill, paper, actor) {
      const id = bill.brand.logo
      if (id === undefined || !options.findLogo) return print({ bill, paper }, actor)
      // without its logo a bill has the name in large letters: better than no bill
      const logo = await options.findLogo(id).catch(() => undefined)
      return print({ bill, paper, ...(logo && { logo }) }, actor)
    },
    async close() {
      closed = true
      clearTimeout(idle)
      for (const job of [...waiting, ...(current ? [current] : [])]) finish(job, () => job.reject(unavailable()))
      await worker?.terminate()
      worker = undefined
    },
  }
}
