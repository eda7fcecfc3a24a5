/** Lines a second that are all written. */
const ALL = 100
/** Above that, one line of so many. */
const ONE_OF = 100

/**
 * Decides which answers of the same few addresses get a line in the log: all of them up to 100 a second, then one of
 * 100. Metrics count all of them.
 * @returns for a time in milliseconds, how many answers the line stands for; 0 for no line
 */
export function createSampler(): (now: number) => number {
  let began = 0
  let seen = 0
  return (now) => {
    if (now - began >= 1000) {
      began = now
      seen = 0
    }
    seen += 1
    if (seen <= ALL) return 1
    return seen % ONE_OF === 0 ? ONE_OF : 0
  }
}
