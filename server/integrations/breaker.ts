/** A circuit breaker: after some failures in a row no call is made for a while, then one is tried. */
export interface Breaker {
  /** Whether a call may be made; the one that is tried after a pause counts as made. */
  mayCall(): boolean
  succeeded(): void
  failed(): void
}

/**
 * A breaker that is closed.
 * @param failures in a row that open it
 * @param pauseMs how long it stays open
 * @param now milliseconds of a clock that only goes forward
 */
export function createBreaker(
  { failures, pauseMs }: { failures: number; pauseMs: number },
  now: () => number = () => performance.now(),
): Breaker {
  let inRow = 0
  let openUntil = 0
  return {
    mayCall() {
      if (inRow < failures) return true
      if (now() < openUntil) return false
      // the next caller waits for what this one finds out
      openUntil = now() + pauseMs
      return true
    },
    succeeded() {
      inRow = 0
    },
    failed() {
      inRow += 1
      if (inRow >= failures) openUntil = now() + pauseMs
    },
  }
}
