import { unavailable } from '#server/errors.ts'

/** Runs work as soon as the limit allows it. */
export type RunLimited = <T>(work: () => Promise<T>) => Promise<T>

/**
 * Limits how many pieces of work run at once; the others wait in order.
 * @param atOnce how many run at the same time
 * @param waitingAtMost how many may wait
 * @returns the function that runs work
 * @throws AppError unavailable (503), from the returned function, when too many wait already
 */
export function limitConcurrency(atOnce: number, waitingAtMost = Number.POSITIVE_INFINITY): RunLimited {
  let running = 0
  const waiting: (() => void)[] = []
  return async (work) => {
    if (running < atOnce) running += 1
    else if (waiting.length >= waitingAtMost) throw unavailable('Too many requests at once. Please try again.')
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
