import { keepCalling } from './caller.ts'
import type { ServerProcess } from './children.ts'
import { median } from './rows.ts'

/** Simultaneous callers, each with one connection and one request under way. */
export const CALLERS = 32

/** One kind of load, measured repeatedly. */
export interface Load {
  /** Makes the load for this many milliseconds. */
  run(ms: number): Promise<{ requests: number; ms: number }>
  /** The server whose processor time is measured. */
  server?: ServerProcess<unknown>
}

export interface Measured {
  /** Requests a second. */
  rate: number
  /** Processor time of the server, in microseconds a request. */
  cpu: number
}

/**
 * Measures several loads in turns, so that other work of the machine affects all of them equally.
 * @returns the median of each
 */
export async function interleave<Name extends string>(
  loads: Record<Name, Load>,
  { rounds, ms }: { rounds: number; ms: number },
): Promise<Record<Name, Measured>> {
  const entries = Object.entries<Load>(loads)
  const measured = new Map<string, Measured[]>(entries.map(([name]) => [name, []]))
  for (const [, load] of entries) await load.run(ms / 2)
  for (let round = 0; round < rounds; round++) {
    for (const [name, load] of entries) {
      const before = await load.server?.usage()
      const { requests, ms: took } = await load.run(ms)
      const after = await load.server?.usage()
      const cpu = before && after ? (after.cpu - before.cpu) / requests : Number.NaN
      measured.get(name)?.push({ rate: requests / (took / 1000), cpu })
    }
  }
  const result = entries.map(([name]) => {
    const runs = measured.get(name) ?? []
    return [name, { rate: median(runs.map(({ rate }) => rate)), cpu: median(runs.map(({ cpu }) => cpu)) }]
  })
  return Object.fromEntries(result) as Record<Name, Measured> // one for each load
}

/**
 * Load over HTTP.
 * @param url the address of the server
 * @param next the bytes of the next request
 * @param expected the status every answer must have
 * @param callers how many at once
 */
export function httpLoad(
  url: string,
  next: () => Buffer,
  server: ServerProcess<unknown>,
  expected: number,
  callers = CALLERS,
): Load {
  const { hostname, port } = new URL(url)
  return {
    server,
    async run(ms) {
      const started = performance.now()
      const call = { hostname, port: Number(port), next, expected, until: started + ms }
      const answers = await Promise.all(Array.from({ length: callers }, () => keepCalling(call)))
      return { requests: answers.reduce((sum, count) => sum + count, 0), ms: performance.now() - started }
    },
  }
}
