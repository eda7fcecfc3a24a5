import type { Figure } from '#server/telemetry/figures.ts'
import { nameMethod } from '../trace-requests.ts'
import { BOUNDS, COUNTERS, type CounterName, type Gauge, type Snapshot } from './metrics.ts'

/**
 * What a process has counted as figures for OpenTelemetry: requests by its conventions for HTTP, the rest by the names of
 * GET /api/metrics.
 * @param scheme of the site's address, http or https
 */
export function toFigures(
  { requests, counters, gauges }: Snapshot,
  { scheme, more }: { scheme: string; more: readonly Gauge[] },
): Figure[] {
  const durations: Figure = {
    name: 'http.server.request.duration',
    help: 'Answered requests and how long they took',
    unit: 's',
    kind: 'distribution',
    points: joinMethods(requests).map(({ route, method, status, series }) => ({
      attributes: {
        'http.request.method': method,
        'http.response.status_code': status,
        'url.scheme': scheme,
        // the name for requests without one
        ...(route !== 'unknown' && { 'http.route': route }),
      },
      value: { bounds: BOUNDS, counts: series.buckets, sum: series.seconds },
    })),
  }
  // the keys of an object of ours
  const names = Object.keys(COUNTERS) as CounterName[]
  return [durations, ...names.map((name) => toCounter(name, counters)), ...[...gauges, ...more].map(toGauge)]
}

/** Requests with their methods as figures name them. Rare methods share a name, and what has the same name is one. */
function joinMethods(requests: Snapshot['requests']): Snapshot['requests'] {
  const joined = new Map<string, Snapshot['requests'][number]>()
  for (const { series, ...request } of requests) {
    const named = { ...request, method: nameMethod(request.method) }
    const key = `${named.method} ${named.status} ${named.route}`
    const known = joined.get(key)?.series
    joined.set(key, {
      ...named,
      series: {
        buckets: series.buckets.map((count, i) => count + (known?.buckets[i] ?? 0)),
        seconds: series.seconds + (known?.seconds ?? 0),
      },
    })
  }
  return [...joined.values()]
}

function toCounter(name: CounterName, counters: Snapshot['counters']): Figure {
  const { label, help } = COUNTERS[name]
  const counted = counters.filter((one) => one.name === name)
  const points = counted.map(({ kind, count }) => ({ attributes: { [label]: kind }, value: count }))
  return { name, help, kind: 'counter', points }
}

function toGauge({ name, help, value }: Gauge): Figure {
  if (typeof value === 'number') return { name, help, kind: 'gauge', points: [{ attributes: {}, value }] }
  const points = Object.entries(value.values).map(([kind, one]) => ({
    attributes: { [value.label]: kind },
    value: one,
  }))
  return { name, help, kind: 'gauge', points }
}
