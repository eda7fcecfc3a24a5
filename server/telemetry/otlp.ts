import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  type Context,
  ROOT_CONTEXT,
  type Span as SdkSpan,
  SpanKind as SdkSpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api'
import { type ExportResult, ExportResultCode, parseTraceParent } from '@opentelemetry/core'
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { getErrorCode } from '#server/errors.ts'
import type { Log } from '#server/log.ts'
import { createFigureProducer } from './otlp-figures.ts'
import type { OtlpSettings } from './otlp-settings.ts'
import type { Attributes, Span, SpanKind } from './span.ts'
import type { Telemetry } from './telemetry.ts'

/** Spans that wait at most: what comes on top is dropped. */
const MAX_WAITING = 2048
/** Spans of one message, and how long they are gathered for it, in milliseconds. */
const [BATCH, GATHER_MS] = [512, 2000]
/** How long the collector has to take a message, and the limit for all of it, in milliseconds. */
const [SEND_MS, GIVE_UP_MS] = [5000, 10_000]
/** Messages under way at once: all that waits, at the end, and one more. A collector that never answers can't hold up more than these. */
const MAX_SENDING = MAX_WAITING / BATCH + 1
/** How long the end of the process waits for the collector, in milliseconds. */
const CLOSE_MS = 2000
/** How often a collector that takes nothing is logged, in milliseconds. */
const SAY_EVERY_MS = 60_000
/** Characters of an attribute: the longest statements are cut. */
const LONGEST_VALUE = 8000

const KINDS: Record<SpanKind, SdkSpanKind> = {
  server: SdkSpanKind.SERVER,
  client: SdkSpanKind.CLIENT,
  internal: SdkSpanKind.INTERNAL,
}

/**
 * Sends over OTLP by the official packages. Nothing is registered with them globally, so that nothing is traced but what
 * asks for it.
 */
export function createOtlp(settings: OtlpSettings, log: Pick<Log, 'warn'>): Telemetry {
  const { endpoint, headers, serviceName, ratio, metricsEveryMs } = settings
  const resource = resourceFromAttributes({
    'service.name': serviceName,
    'service.instance.id': randomUUID(),
    'process.pid': process.pid,
  })
  const note = createNote(log)
  const sendTo = (path: string) => ({
    url: `${endpoint}${path}`,
    headers: { ...headers },
    timeoutMillis: SEND_MS,
    concurrencyLimit: MAX_SENDING,
  })
  const provider = new TracerProvider({
    resource,
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanLimits: { attributeValueLengthLimit: LONGEST_VALUE },
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: noting(new OTLPTraceExporter(sendTo('/v1/traces')), (result) => note('traces', result)),
        maxQueueSize: MAX_WAITING,
        maxExportBatchSize: BATCH,
        scheduledDelayMillis: GATHER_MS,
        exportTimeoutMillis: GIVE_UP_MS,
      }),
    ],
  })
  const tracer = provider.getTracer('marquee')
  let reader: PeriodicExportingMetricReader | undefined

  return {
    start(kind, name, attributes, traceparent) {
      const parent = traceparent === undefined ? null : parseTraceParent(traceparent)
      const above = parent === null ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true })
      return new OtlpSpan(tracer, above, { kind, name, attributes })
    },
    sendFigures(read) {
      reader = new PeriodicExportingMetricReader({
        exporter: noting(new OTLPMetricExporter(sendTo('/v1/metrics')), (result) => note('metrics', result)),
        exportIntervalMillis: metricsEveryMs,
        exportTimeoutMillis: Math.min(GIVE_UP_MS, metricsEveryMs),
      })
      reader.setMetricProducer(createFigureProducer(resource, read))
    },
    async close() {
      const ended = new AbortController()
      const sent = Promise.allSettled([provider.shutdown(), reader?.shutdown()])
      await Promise.race([sent, sleep(CLOSE_MS, undefined, { signal: ended.signal })])
      ended.abort()
    },
  }
}

class OtlpSpan implements Span {
  readonly #tracer: Tracer
  readonly #context: Context
  readonly #span: SdkSpan
  #failed = false

  constructor(
    tracer: Tracer,
    above: Context,
    { kind, name, attributes }: { kind: SpanKind; name: string; attributes: Attributes },
  ) {
    this.#tracer = tracer
    this.#span = tracer.startSpan(name, { kind: KINDS[kind], attributes }, above)
    this.#context = trace.setSpan(above, this.#span)
  }
  get isOpen(): boolean {
    return this.#span.isRecording()
  }
  child(kind: SpanKind, name: string, attributes: Attributes = {}): Span {
    return new OtlpSpan(this.#tracer, this.#context, { kind, name, attributes })
  }
  set(attributes: Attributes): void {
    if (this.isOpen) this.#span.setAttributes(attributes)
  }
  fail(type: string): void {
    if (this.#failed || !this.isOpen) return
    this.#failed = true
    this.#span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', type)
  }
  end(): void {
    if (this.isOpen) this.#span.end()
  }
}

/** An exporter whose results are noted. */
function noting<Items, E extends { export(items: Items, done: (result: ExportResult) => void): void }>(
  exporter: E,
  note: (result: ExportResult) => void,
): E {
  const send = exporter.export.bind(exporter)
  exporter.export = (items, done) =>
    send(items, (result) => {
      note(result)
      done(result)
    })
  return exporter
}

/** Says that the collector takes nothing, at most once a minute, with a code and never with what it answered. */
function createNote(log: Pick<Log, 'warn'>): (what: 'traces' | 'metrics', result: ExportResult) => void {
  let saidAt = Number.NEGATIVE_INFINITY
  return (what, { code, error }) => {
    const now = performance.now()
    if (code === ExportResultCode.SUCCESS || now - saidAt < SAY_EVERY_MS) return
    saidAt = now
    log.warn({ what, reason: getReason(error) }, 'the OpenTelemetry collector takes nothing; what waits is dropped')
  }
}

/** The status it answered, the code of the socket, or what the exporter says of its own. */
function getReason(error: Error | undefined): string {
  if (error !== undefined && 'code' in error && typeof error.code === 'number') return `status ${error.code}`
  return getErrorCode(error) ?? error?.message ?? 'no answer'
}
