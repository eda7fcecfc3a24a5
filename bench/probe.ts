/**
 * A probe in the running product: how late its event loop is, how long collections take, how long bookings wait for a
 * connection and for their statement. It is put in through the inspector; the product knows nothing of it.
 */

/** The longest of each since the last reading, in milliseconds, and how often a caller waited for a connection. */
export interface Probed {
  loop: number
  collection: number
  waits: number
  wait: number
  statement: number
}

/** Runs in the product; it is sent as text, so it uses nothing from around it. */
function install(): void {
  const { createRequire } = process.getBuiltinModule('node:module')
  const { PerformanceObserver } = process.getBuiltinModule('node:perf_hooks')
  const pg = createRequire(`${process.cwd()}/package.json`)('pg')
  const none = () => ({ loop: 0, collection: 0, waits: 0, wait: 0, statement: 0 })
  let probed: Probed = none()
  const note = (what: keyof Probed, ms: number) => {
    probed[what] = Math.max(probed[what], ms)
  }
  const SAMPLE_MS = 2
  let last = performance.now()
  setInterval(() => {
    const now = performance.now()
    note('loop', now - last - SAMPLE_MS)
    last = now
  }, SAMPLE_MS)
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) note('collection', duration)
  }).observe({ entryTypes: ['gc'] })

  type Callback = (...results: unknown[]) => void
  /** Notes how long a method takes whose last argument is called at its end. */
  function time(of: Record<string, Callback>, method: string, end: (ms: number, args: unknown[]) => void): void {
    const original = of[method]
    if (!original) throw new Error(`pg has no ${method}`)
    of[method] = function (this: unknown, ...args: unknown[]) {
      const done = args.at(-1)
      if (typeof done !== 'function') return original.apply(this, args)
      const began = performance.now()
      const timed = (...results: unknown[]) => {
        end(performance.now() - began, args)
        return done(...results)
      }
      return original.apply(this, [...args.slice(0, -1), timed])
    }
  }
  time(Object.getPrototypeOf(pg.Pool.prototype), 'connect', (ms) => {
    if (ms > 0.5) probed.waits += 1
    note('wait', ms)
  })
  time(pg.Client.prototype, 'query', (ms, [query]) => {
    if ((query as { name?: string }).name === 'request-booking') note('statement', ms)
  })
  Object.assign(globalThis, {
    readProbe() {
      const read = probed
      probed = none()
      return JSON.stringify(read)
    },
  })
}

/** Puts the probe in. */
export const INSTALL_PROBE = `(${install})()`
/** Reads what the probe has seen since the last reading. */
export const READ_PROBE = 'readProbe()'
