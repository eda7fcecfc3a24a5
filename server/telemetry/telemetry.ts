import type { Figure } from './figures.ts'
import type { Attributes, Span, SpanKind } from './span.ts'

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
