import { AsyncLocalStorage } from 'node:async_hooks'

/** What work belongs to: a request, or a run of a job. */
export type Trace = { reqId: string } | { job: string; run: string }

const storage = new AsyncLocalStorage<Trace>()

/** Runs work for a request or a job: all that it logs or queues carries the trace. */
export function withTrace<T>(trace: Trace, work: () => T): T {
  return storage.run(trace, work)
}

/** The trace of the current work; undefined outside of requests and jobs. */
export const currentTrace = (): Trace | undefined => storage.getStore()

/** The id of the current request; null outside of one. */
export function currentRequestId(): string | null {
  const trace = storage.getStore()
  return trace !== undefined && 'reqId' in trace ? trace.reqId : null
}
