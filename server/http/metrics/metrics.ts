import { monitorEventLoopDelay } from 'node:perf_hooks'

/** Upper bounds of the time an answer takes, in seconds. */
export const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const
const RESOLUTION_MS = 20

/** Counters besides requests, with the label of their kinds. */
export const COUNTERS = {
  marquee_held_writes_total: {
    label: 'outcome',
    help: 'Writes that waited for the public reads they changed: served, late (answered before), failed',
  },
  marquee_job_restarts_total: { label: 'reason', help: 'Times the jobs were taken up again: fetches failed, or ended' },
  marquee_login_failures_total: { label: 'role', help: 'Logins that were refused' },
  marquee_mail_messages_total: { label: 'outcome', help: 'Messages this process tried to send' },
  marquee_prepared_answers_total: {
    label: 'answer',
    help: 'Public reads answered from memory: full, or unchanged (304)',
  },
  marquee_prepared_builds_total: { label: 'outcome', help: 'Public reads made anew after a change' },
  marquee_replica_reads_total: {
    label: 'source',
    help: 'Reads that may go to the replica: replica, primary (too far behind, or a fresh one was asked for), failed',
  },
  marquee_slow_statements_total: { label: 'outcome', help: 'Statements that took half a second or longer' },
} as const
export type CounterName = keyof typeof COUNTERS

/** A figure that is read when it is asked for, as the text format wants it. */
export interface Gauge {
  name: string
  help: string
  /** One value, or one for each value of a label. */
  value: number | { label: string; values: Record<string, number> }
  /** Of several processes the largest counts, instead of the sum. */
  largest?: true
}

/** What a process has counted, as it can be sent to another. */
export interface Snapshot {
  requests: { route: string; method: string; family: number; series: Series }[]
  counters: { name: CounterName; kind: string; count: number }[]
  gauges: Gauge[]
}

/** A request that was answered. */
export interface Observation {
  method: string
  /** The route as a pattern, never an address. */
  route: string
  status: number
  ms: number
}

/** What a process counts about itself, from its start on (docs/decisions/030). */
export interface Metrics {
  observe(request: Observation): void
  /** The same for an answer of a series that seriesOf has found. @param ms what it took, in milliseconds */
  observeIn(series: Series, ms: number): void
  /** Finds what is counted of a route, method and status, to count in it without looking it up. */
  seriesOf(of: Pick<Observation, 'method' | 'route' | 'status'>): Series
  count(counter: CounterName, kind: string): void
  /** All of it, with how the process is and the figures given. */
  take(gauges: readonly Gauge[]): Snapshot
  /** Stops watching the event loop. */
  close(): void
}

export interface Series {
  /** How many answers fell below each bound and above the one before; the last has no bound. */
  buckets: number[]
  seconds: number
}

/** What a map holds for a key, made when there is none. */
function entry<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const known = map.get(key)
  if (known !== undefined) return known
  const made = make()
  map.set(key, made)
  return made
}

function observeIn(series: Series, ms: number): void {
  const seconds = ms / 1000
  let bucket = 0
  while (bucket < BOUNDS.length && seconds > (BOUNDS[bucket] ?? 0)) bucket += 1
  series.buckets[bucket] = (series.buckets[bucket] ?? 0) + 1
  series.seconds += seconds
}

/** Counters that begin at nothing. */
export function createMetrics(): Metrics {
  // by route, then method, then class of status: no text is put together for a request
  const requests = new Map<string, Map<string, Series[]>>()
  const counters = new Map<CounterName, Map<string, number>>()
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delay.enable()
  function seriesOf({ method, route, status }: Pick<Observation, 'method' | 'route' | 'status'>): Series {
    const classes = entry(
      entry(requests, route, () => new Map<string, Series[]>()),
      method,
      () => [],
    )
    const family = Math.trunc(status / 100)
    classes[family] ??= { buckets: new Array<number>(BOUNDS.length + 1).fill(0), seconds: 0 }
    return classes[family]
  }
  return {
    observe: ({ ms, ...of }) => observeIn(seriesOf(of), ms),
    observeIn,
    seriesOf,
    count(counter, kind) {
      const kinds = entry(counters, counter, () => new Map<string, number>())
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
    },
    take: (gauges) => ({
      requests: [...requests].flatMap(([route, methods]) =>
        [...methods].flatMap(([method, classes]) =>
          // classes without answers are holes, which flatMap leaves out
          classes.flatMap((series, family) => ({ route, method, family, series })),
        ),
      ),
      counters: [...counters].flatMap(([name, kinds]) => [...kinds].map(([kind, count]) => ({ name, kind, count }))),
      gauges: [...gauges, ...processGauges(delay)],
    }),
    close: () => void delay.disable(),
  }
}

/** How the process itself is; the event loop's figures are those since they were last read. */
function processGauges(delay: ReturnType<typeof monitorEventLoopDelay>): Gauge[] {
  const { rss, heapUsed, external } = process.memoryUsage()
  const cpu = process.cpuUsage()
  const seconds = (nanoseconds: number) => (Number.isFinite(nanoseconds) ? nanoseconds / 1e9 : 0)
  const loop = { mean: seconds(delay.mean), p99: seconds(delay.percentile(99)), max: seconds(delay.max) }
  delay.reset()
  return [
    {
      name: 'marquee_event_loop_delay_seconds',
      largest: true,
      help: `Time between two turns of the event loop since the last reading; ${RESOLUTION_MS / 1000} is an idle one`,
      value: { label: 'measure', values: loop },
    },
    {
      name: 'marquee_memory_bytes',
      help: 'Memory of the process',
      value: { label: 'kind', values: { resident: rss, heap: heapUsed, external } },
    },
    {
      name: 'marquee_cpu_seconds',
      help: 'Processor time of the process',
      value: { label: 'mode', values: { user: cpu.user / 1e6, system: cpu.system / 1e6 } },
    },
    { name: 'marquee_uptime_seconds', help: 'Since the process began', value: process.uptime(), largest: true },
  ]
}
