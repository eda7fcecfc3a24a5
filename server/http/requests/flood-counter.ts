/** Addresses that are remembered at once; at more of them those whose window is over are forgotten. */
const MOST = 50_000

interface Window {
  used: number
  /** When the window ends, as Date.now(). */
  until: number
}

/**
 * Counts requests by address in fixed windows, in memory and at once: a promise and three objects for each of thousands
 * of requests a second would cost more than their answers (docs/product.md S26).
 */
export class FloodCounter {
  readonly #points: number
  readonly #ms: number
  readonly #most: number
  readonly #windows = new Map<string, Window>()

  /**
   * @param points how many requests a window has
   * @param duration of a window, in seconds
   * @param most addresses that are remembered at once
   */
  constructor({ points, duration, most = MOST }: { points: number; duration: number; most?: number }) {
    this.#points = points
    this.#ms = duration * 1000
    this.#most = most
  }

  /**
   * Counts one request of a network.
   * @returns 0, or the seconds to wait when the window has none left; such a request is not counted
   */
  take(network: string, now = Date.now()): number {
    const window = this.#windows.get(network)
    if (window === undefined || window.until <= now) {
      this.#open(network, now)
      return 0
    }
    if (window.used >= this.#points) return Math.max(1, Math.ceil((window.until - now) / 1000))
    window.used += 1
    return 0
  }

  /** Takes one count back. */
  giveBack(network: string): void {
    const window = this.#windows.get(network)
    if (window !== undefined && window.used > 0) window.used -= 1
  }

  #open(network: string, now: number): void {
    if (this.#windows.size >= this.#most) this.#forget(now)
    this.#windows.set(network, { used: 1, until: now + this.#ms })
  }

  /** Forgets windows that are over or, when none is, the oldest tenth. */
  #forget(now: number): void {
    for (const [network, { until }] of this.#windows) if (until <= now) this.#windows.delete(network)
    if (this.#windows.size < this.#most) return
    let left = Math.ceil(this.#most / 10)
    for (const network of this.#windows.keys()) {
      this.#windows.delete(network)
      left -= 1
      if (left === 0) return
    }
  }
}
