import { BOUNDS, COUNTERS, type CounterName, type Gauge, type Series, type Snapshot } from './metrics.ts'

/**
 * What processes have counted, together, in Prometheus' text format 0.0.4.
 * @param gauges figures of the whole product, not of one process
 */
export function writeMetrics(snapshots: readonly Snapshot[], gauges: readonly Gauge[]): string {
  const lines = [...requestLines(snapshots), ...counterLines(snapshots)]
  for (const gauge of [...gauges, ...joinGauges(snapshots)]) lines.push(...gaugeLines(gauge))
  return `${lines.join('\n')}\n`
}

const escapeLabel = (value: string) =>
  value.replace(/[\\"\n]/g, (character) => (character === '\n' ? '\\n' : `\\${character}`))
const head = (name: string, help: string, type: string) => [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`]

function* requestLines(snapshots: readonly Snapshot[]): Generator<string> {
  const name = 'marquee_http_request_duration_seconds'
  yield* head(name, 'Answered requests and how long they took', 'histogram')
  const joined = new Map<string, Series>()
  for (const { route, method, status, series } of snapshots.flatMap(({ requests }) => requests)) {
    const labels = `method="${escapeLabel(method)}",route="${escapeLabel(route)}",status="${Math.trunc(status / 100)}xx"`
    const known = joined.get(labels)
    if (!known) joined.set(labels, series)
    else {
      const buckets = known.buckets.map((count, index) => count + (series.buckets[index] ?? 0))
      joined.set(labels, { buckets, seconds: known.seconds + series.seconds })
    }
  }
  for (const [labels, { buckets, seconds }] of joined) {
    let below = 0
    for (const [index, count] of buckets.entries()) {
      below += count
      yield `${name}_bucket{${labels},le="${BOUNDS[index] ?? '+Inf'}"} ${below}`
    }
    yield `${name}_sum{${labels}} ${seconds}`
    yield `${name}_count{${labels}} ${below}`
  }
}

function* counterLines(snapshots: readonly Snapshot[]): Generator<string> {
  const counted = snapshots.flatMap(({ counters }) => counters)
  // the keys of an object of ours
  for (const name of Object.keys(COUNTERS) as CounterName[]) {
    const { label, help } = COUNTERS[name]
    yield* head(name, help, 'counter')
    const kinds = new Map<string, number>()
    for (const { kind, count } of counted.filter((one) => one.name === name)) {
      kinds.set(kind, (kinds.get(kind) ?? 0) + count)
    }
    for (const [kind, count] of kinds) yield `${name}{${label}="${escapeLabel(kind)}"} ${count}`
  }
}

/** The gauges of all processes: summed, or the largest where a sum says nothing. */
function joinGauges(snapshots: readonly Snapshot[]): Gauge[] {
  const joined = new Map<string, Gauge>()
  for (const gauge of snapshots.flatMap(({ gauges }) => gauges)) {
    const known = joined.get(gauge.name)
    joined.set(gauge.name, known ? { ...gauge, value: joinValues(known, gauge) } : gauge)
  }
  return [...joined.values()]
}

function joinValues({ value: one, largest }: Gauge, { value: other }: Gauge): Gauge['value'] {
  const join = (a: number, b: number) => (largest ? Math.max(a, b) : a + b)
  if (typeof one === 'number' || typeof other === 'number') return join(Number(one), Number(other))
  const entries = Object.entries(one.values).map(([kind, value]) => [kind, join(value, other.values[kind] ?? 0)])
  return { label: one.label, values: Object.fromEntries(entries) }
}

function* gaugeLines({ name, help, value }: Gauge): Generator<string> {
  yield* head(name, help, 'gauge')
  if (typeof value === 'number') yield `${name} ${value}`
  else {
    for (const [kind, one] of Object.entries(value.values)) {
      yield `${name}{${value.label}="${escapeLabel(kind)}"} ${one}`
    }
  }
}
