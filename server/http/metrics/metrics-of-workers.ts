import cluster from 'node:cluster'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Snapshot } from './metrics.ts'

/** A worker that doesn't say its figures within so many milliseconds is left out. */
const ANSWER_TIMEOUT_MS = 1000

/** Messages between workers and their primary. A figure asked for is known by the id of the question. */
const Message = z.discriminatedUnion('metrics', [
  z.object({ metrics: z.literal('ask'), id: z.string() }),
  z.object({ metrics: z.literal('expect'), id: z.string(), count: z.number() }),
  z.object({ metrics: z.literal('give'), id: z.string(), asker: z.number() }),
  z.object({ metrics: z.literal('given'), id: z.string(), asker: z.number(), snapshot: z.unknown() }),
])
type Message = z.output<typeof Message>

interface Question {
  found: Snapshot[]
  expected: number
  done: () => void
}

/** The figures of all processes that share the port. */
export interface WorkersMetrics {
  /** This process's first, then those of the others that answered in time. */
  collect(): Promise<Snapshot[]>
  close(): void
}

/**
 * Joins the figures of this process with those of the other workers, if there are any.
 * @param take this process's figures
 */
export function joinWorkers(take: () => Snapshot): WorkersMetrics {
  if (!cluster.isWorker) return { collect: async () => [take()], close: () => {} }
  const questions = new Map<string, Question>()
  const post = (message: Message) => process.send?.(message)
  const listen = (sent: unknown) => {
    const { data: message } = Message.safeParse(sent)
    if (message?.metrics === 'give') return void post({ ...message, metrics: 'given', snapshot: take() })
    const question = message && questions.get(message.id)
    if (!question) return
    if (message.metrics === 'expect') question.expected = message.count
    if (message.metrics === 'given') question.found.push(message.snapshot as Snapshot) // another process of this release's
    if (question.found.length >= question.expected) question.done()
  }
  process.on('message', listen)
  return {
    async collect() {
      const id = randomUUID()
      const { promise, resolve } = Promise.withResolvers<void>()
      const question: Question = { found: [], expected: Number.POSITIVE_INFINITY, done: resolve }
      questions.set(id, question)
      const timer = setTimeout(resolve, ANSWER_TIMEOUT_MS)
      post({ metrics: 'ask', id })
      await promise
      clearTimeout(timer)
      questions.delete(id)
      return [take(), ...question.found]
    },
    close: () => void process.off('message', listen),
  }
}

/** In the primary: passes questions about figures to the other workers, and their answers back. */
export function passMetricsOn(): void {
  cluster.on('message', (from, sent: unknown) => {
    const { data: message } = Message.safeParse(sent)
    if (message?.metrics === 'ask') {
      const others = Object.values(cluster.workers ?? {}).filter((one) => one?.id !== from.id && one?.isConnected())
      from.send({ metrics: 'expect', id: message.id, count: others.length } satisfies Message)
      for (const other of others) other?.send({ metrics: 'give', id: message.id, asker: from.id } satisfies Message)
    }
    // the asker may be gone by now
    if (message?.metrics === 'given') cluster.workers?.[message.asker]?.send(message, () => {})
  })
}
