import type { Log } from '#server/log.ts'
import type { Figure } from './figures.ts'
import type { Attributes, Span, SpanKind } from './span.ts'

/** Where traces and metrics go (docs/decisions/045). */
export interface OtlpSettings {
  /** The collector's address, without /v1/traces, no trailing slash. */
  endpoint: string
  /** Sent with everything: the key of a vendor. */
  headers: Readonly<Record<string, string>>
  serviceName: string
  /** The share of the traces that begin here that is sent, 0 to 1. */
  ratio: number
  /** How often figures are sent, in milliseconds. */
  metricsEveryMs: number
}

/** Sends spans and figures to a collector. */
export interface Telemetry {
  /**
   * Begins a trace, or continues one.
   * @param traceparent the caller's, as the header has it (W3C Trace Context); one that can't be read is ignored
   */
  start(kind: SpanKind, name: string, attributes: Attributes, traceparent?: string): Span
  /** Sends figures from now on. @param read the figures as they are now; called every `metricsEveryMs` */
  sendFigures(read: () => Promise<Figure[]>): void
  /** Sends what waits, for two seconds at most. */
  close(): Promise<void>
}

/**
 * Opens what sends traces and metrics. Without settings nothing of it is loaded.
 * @param log told about a collector that takes nothing, at most once a minute
 * @returns undefined when they are off
 */
export async function openTelemetry(
  settings: OtlpSettings | undefined,
  log: Pick<Log, 'warn'>,
): Promise<Telemetry | undefined> {
  if (settings === undefined) return undefined
  const { createOtlp } = await import('./otlp.ts')
  return createOtlp(settings, log)
}
