import { monitorEventLoopDelay } from 'node:perf_hooks'

const RESOLUTION_MS = 20

/** How long the turns of the event loop take, for one reader: each reading starts anew. */
export interface LoopDelay {
  /** What an idle loop shows, in seconds. */
  readonly resolution: number
  /** In seconds, since it was last read. */
  read(): { mean: number; p99: number; max: number }
  close(): void
}

/** Watches the event loop from now on. */
export function watchLoop(): LoopDelay {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delay.enable()
  const seconds = (nanoseconds: number) => (Number.isFinite(nanoseconds) ? nanoseconds / 1e9 : 0)
  return {
    resolution: RESOLUTION_MS / 1000,
    read() {
      const read = { mean: seconds(delay.mean), p99: seconds(delay.percentile(99)), max: seconds(delay.max) }
      delay.reset()
      return read
    },
    close: () => void delay.disable(),
  }
}
