import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#server/config.ts'
import { type Span, withSpan } from '#server/telemetry/span.ts'
import type { Telemetry } from '#server/telemetry/telemetry.ts'
import { SELF_ADDRESS } from './ready/learn-file.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The span of the request; undefined while traces are off. */
    span?: Span
  }
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** A method as spans and figures name it: one of the known, so that clients cannot invent names. */
export const nameMethod = (method: string): string => (METHODS.has(method) ? method : '_OTHER')

/**
 * Makes a span of every request these routes get, by OpenTelemetry's conventions for HTTP; the caller's `traceparent` is
 * its parent. It shows method and route, never the address (docs/product.md S125).
 * @param app gets the hooks; to be called before any other
 */
export function traceRequests(
  app: FastifyInstance,
  telemetry: Telemetry,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): void {
  const { protocol, hostname } = new URL(publicUrl)
  const site = { 'url.scheme': protocol.slice(0, -1), 'server.address': hostname }
  app.addHook('onRequest', (request, reply, done) => {
    if (request.ip === SELF_ADDRESS) return done()
    const method = nameMethod(request.method)
    const route = request.routeOptions.url
    const attributes = {
      ...site,
      'http.request.method': method,
      'marquee.request_id': request.id,
      ...(route !== undefined && { 'http.route': route }),
    }
    const span = telemetry.start(
      'server',
      route === undefined ? method : `${method} ${route}`,
      attributes,
      one(request),
    )
    request.span = span
    // a client that hung up gets no response
    reply.raw.once('close', () => finish(span, reply))
    withSpan(span, done)
  })
  // a body is read in the context of its connection
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.span === undefined) done()
    else withSpan(request.span, done)
  })
  // a stream of events may last for hours: its span ends where it begins
  app.addHook('onSend', async (request, reply) => {
    if (request.span && request.method === 'GET' && isEventStream(reply)) finish(request.span, reply)
  })
  app.addHook('onResponse', async (request, reply) => {
    if (request.span) finish(request.span, reply)
  })
}

const one = ({ headers }: FastifyRequest) => (typeof headers.traceparent === 'string' ? headers.traceparent : undefined)
const isEventStream = (reply: FastifyReply) => String(reply.getHeader('content-type')).startsWith('text/event-stream')

function finish(span: Span, { statusCode, raw }: FastifyReply): void {
  if (!span.isOpen) return
  if (raw.destroyed && !raw.headersSent) span.fail('hung_up')
  else {
    span.set({ 'http.response.status_code': statusCode })
    if (statusCode >= 500) span.fail(String(statusCode))
  }
  span.end()
}
