import { type LoopDelay, watchLoop } from './loop-delay.ts'

/** Upper bounds of the time an answer takes, in seconds. */
export const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const

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
  requests: { route: string; method: string; status: number; series: Series }[]
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
  /**
   * All of it, with how the process is and the figures given.
   * @param loop the event loop as the reader watches it; unless said, as GET /api/metrics does
   */
  take(gauges: readonly Gauge[], loop?: LoopDelay): Snapshot
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
  // by route, then method, then status: no text is put together for a request
  const requests = new Map<string, Map<string, Map<number, Series>>>()
  const counters = new Map<CounterName, Map<string, number>>()
  const ownLoop = watchLoop()
  function seriesOf({ method, route, status }: Pick<Observation, 'method' | 'route' | 'status'>): Series {
    const methods = entry(requests, route, () => new Map<string, Map<number, Series>>())
    const statuses = entry(methods, method, () => new Map<number, Series>())
    return entry(statuses, status, () => ({ buckets: new Array<number>(BOUNDS.length + 1).fill(0), seconds: 0 }))
  }
  return {
    observe: ({ ms, ...of }) => observeIn(seriesOf(of), ms),
    observeIn,
    seriesOf,
    count(counter, kind) {
      const kinds = entry(counters, counter, () => new Map<string, number>())
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
    },
    take: (gauges, loop = ownLoop) => ({
      requests: [...requests].flatMap(([route, methods]) =>
        [...methods].flatMap(([method, statuses]) =>
          [...statuses].map(([status, series]) => ({ route, method, status, series })),
        ),
      ),
      counters: [...counters].flatMap(([name, kinds]) => [...kinds].map(([kind, count]) => ({ name, kind, count }))),
      gauges: [...gauges, ...processGauges(loop)],
    }),
    close: () => ownLoop.close(),
  }
}

/** How the process itself is; the event loop's figures are those since they were last read. */
function processGauges(loop: LoopDelay): Gauge[] {
  const { rss, heapUsed, external } = process.memoryUsage()
  const cpu = process.cpuUsage()
  return [
    {
      name: 'marquee_event_loop_delay_seconds',
      largest: true,
      help: `Time between two turns of the event loop since the last reading; ${loop.resolution} is an idle one`,
      value: { label: 'measure', values: loop.read() },
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
