import { AsyncLocalStorage } from 'node:async_hooks'
import { getErrorCode } from '#server/errors.ts'

/** What is known of a span or a figure. Never a name, an address, a query string, a body or a value of SQL. */
export type Attributes = Record<string, string | number | boolean>

/** The part of this process in a call: it answers, it asks, or it does both itself. */
export type SpanKind = 'server' | 'client' | 'internal'

/** A piece of work with a beginning and an end, as traces show it. */
export interface Span {
  /** False after its end, and for one that the sampling leaves out: nothing is added to it then. */
  readonly isOpen: boolean
  /** Begins a part of it. */
  child(kind: SpanKind, name: string, attributes?: Attributes): Span
  set(attributes: Attributes): void
  /** Marks it as failed. The first type stays. @param type a code or the name of an error, never its message */
  fail(type: string): void
  /** Ends it; a second call does nothing. */
  end(): void
}

const storage = new AsyncLocalStorage<Span>()

/** The span of the current work; undefined while traces are off, and outside of requests and jobs. */
export function currentSpan(): Span | undefined {
  const span = storage.getStore()
  return span?.isOpen ? span : undefined
}

/** Runs work as part of a span, which it does not end. */
export function withSpan<T>(span: Span, work: () => T): T {
  return storage.run(span, work)
}

/**
 * Runs work as a span, from its beginning to its end.
 * @throws what the work throws; the span then failed
 */
export async function runSpan<T>(span: Span, work: (span: Span) => Promise<T>): Promise<T> {
  try {
    return await storage.run(span, work, span)
  } catch (error) {
    span.fail(describeFailure(error))
    throw error
  } finally {
    span.end()
  }
}

/**
 * Runs work as a part of the current span; outside of one just runs it.
 * @param work gets its span, if there is one
 * @throws what the work throws
 */
export async function inSpan<T>(
  { kind = 'client', name, attributes }: { kind?: SpanKind; name: string; attributes?: Attributes },
  work: (span?: Span) => Promise<T>,
): Promise<T> {
  const parent = currentSpan()
  return parent === undefined ? work() : runSpan(parent.child(kind, name, attributes), work)
}

/** A failure as a span may show it: its code, or the name of its class. Messages can repeat what a person typed. */
export function describeFailure(error: unknown): string {
  return getErrorCode(error) ?? (error instanceof Error ? error.name : 'unknown')
}

/**
 * Runs a call to another service as a part of the current span: its method and host, never its path.
 * @throws what the call throws
 */
export function traceCall<Answer extends { status: number }>(
  method: string,
  url: string,
  call: () => Promise<Answer>,
): Promise<Answer> {
  const attributes = { 'http.request.method': method, 'server.address': new URL(url).hostname }
  return inSpan({ name: method, attributes }, async (span) => {
    const answer = await call()
    span?.set({ 'http.response.status_code': answer.status })
    if (answer.status >= 400) span?.fail(String(answer.status))
    return answer
  })
}
