import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** A span as it arrived, with what its message said about the process. */
export interface ArrivedSpan {
  traceId: string
  spanId: string
  /** Of the span above; '' for none. */
  parentId: string
  name: string
  /** As OTLP has it: 1 internal, 2 server, 3 client. */
  kind: number
  attributes: Record<string, unknown>
  /** Whether its status is that of an error. */
  failed: boolean
  resource: Record<string, unknown>
}

/** One value of a metric as it arrived. */
export interface ArrivedPoint {
  name: string
  unit: string
  type: 'sum' | 'gauge' | 'histogram'
  attributes: Record<string, unknown>
  value: number | undefined
  /** Of a histogram. */
  count: number | undefined
  buckets: number[] | undefined
  resource: Record<string, unknown>
}

/** A collector on loopback that takes OTLP over HTTP, as JSON. */
export interface FakeCollector extends AsyncDisposable {
  url: string
  spans: ArrivedSpan[]
  points: ArrivedPoint[]
  /** Everything that arrived, as it was written. */
  bodies: string[]
  headers: IncomingHttpHeaders[]
  /** Takes messages, never answers, or refuses. */
  mood: 'take' | 'hang' | 'refuse'
}

interface Attribute {
  key: string
  value: { stringValue?: string; intValue?: number; doubleValue?: number; boolValue?: boolean }
}
interface Described {
  resource: { attributes: Attribute[] }
}
interface Traces {
  resourceSpans: (Described & {
    scopeSpans: {
      spans: {
        traceId: string
        spanId: string
        parentSpanId?: string
        name: string
        kind: number
        attributes: Attribute[]
        status: { code: number }
      }[]
    }[]
  })[]
}
interface Values {
  dataPoints: {
    attributes: Attribute[]
    asDouble?: number
    asInt?: number
    count?: number
    bucketCounts?: number[]
  }[]
}
interface Metrics {
  resourceMetrics: (Described & {
    scopeMetrics: {
      metrics: { name: string; unit: string; sum?: Values; gauge?: Values; histogram?: Values }[]
    }[]
  })[]
}

const read = (attributes: Attribute[]): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))

const STATUS_ERROR = 2

const readSpans = ({ resourceSpans }: Traces): ArrivedSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans
      .flatMap(({ spans }) => spans)
      .map(({ traceId, spanId, parentSpanId = '', name, kind, attributes, status }) => ({
        ...{ traceId, spanId, parentId: parentSpanId, name, kind },
        attributes: read(attributes),
        failed: status.code === STATUS_ERROR,
        resource: read(resource.attributes),
      })),
  )

const readPoints = ({ resourceMetrics }: Metrics): ArrivedPoint[] =>
  resourceMetrics.flatMap(({ resource, scopeMetrics }) =>
    scopeMetrics
      .flatMap(({ metrics }) => metrics)
      .flatMap(({ name, unit, ...kinds }) =>
        (['sum', 'gauge', 'histogram'] as const).flatMap((type) =>
          (kinds[type]?.dataPoints ?? []).map((point) => ({
            ...{ name, unit, type },
            attributes: read(point.attributes),
            value: point.asDouble ?? point.asInt,
            count: point.count,
            buckets: point.bucketCounts,
            resource: read(resource.attributes),
          })),
        ),
      ),
  )

/** Starts a collector on a free port of the loopback. */
export async function startCollector(): Promise<FakeCollector> {
  const collector: FakeCollector = {
    ...{ url: '', spans: [], points: [], bodies: [], headers: [], mood: 'take' },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  const server = createServer(async (request, response) => {
    const body = await text(request)
    if (collector.mood === 'hang') return
    if (collector.mood === 'refuse') return void response.writeHead(401).end('{"message":"who are you"}')
    collector.bodies.push(body)
    collector.headers.push(request.headers)
    if (request.url === '/v1/traces') collector.spans.push(...readSpans(JSON.parse(body) as Traces))
    else if (request.url === '/v1/metrics') collector.points.push(...readPoints(JSON.parse(body) as Metrics))
    else return void response.writeHead(404).end()
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  collector.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // listens on a port
  return collector
}
