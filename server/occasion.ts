import { AsyncLocalStorage } from 'node:async_hooks'

/** Why something is being done: a request, or a run of a job. */
export type Occasion = { reqId: string } | { job: string; run: string }

const storage = new AsyncLocalStorage<Occasion>()

/** Does work on an occasion: whatever it logs or queues, however deep, can be traced back to it. */
export function onOccasion<T>(occasion: Occasion, work: () => T): T {
  return storage.run(occasion, work)
}

/** The occasion of what is being done now; undefined for what the process does by itself. */
export const currentOccasion = (): Occasion | undefined => storage.getStore()

/** The id of the request that is being answered now; null when there is none. */
export function currentRequestId(): string | null {
  const occasion = storage.getStore()
  return occasion !== undefined && 'reqId' in occasion ? occasion.reqId : null
}
