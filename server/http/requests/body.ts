import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { AppError } from '#server/errors.ts'

const MAX_DEPTH = 50

/** The longest JSON body accepted, in bytes; uploads have a limit of their own (server/app.ts sets it). */
export const BODY_LIMIT = 256 * 1024

/** How deeply arrays and objects are nested in a JSON text; brackets inside strings don't count. */
function isDeeperThan(limit: number, json: string): boolean {
  let depth = 0
  let inString = false
  for (let i = 0; i < json.length; i++) {
    const c = json.charCodeAt(i)
    if (inString) {
      if (c === 0x5c) i++
      else if (c === 0x22) inString = false
    } else if (c === 0x22) inString = true
    else if (c === 0x7b || c === 0x5b) {
      if (++depth > limit) return true
    } else if (c === 0x7d || c === 0x5d) depth--
  }
  return false
}

/** Whether a body came in an encoding: none is taken apart, and none is read as what it is not. */
function isEncoded(headers: IncomingHttpHeaders): boolean {
  const encoding = headers['content-encoding']
  const hasBody = Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined
  if (!hasBody || encoding === undefined) return false
  return encoding.split(',').some((one) => one.trim().toLowerCase() !== 'identity')
}

/**
 * Reads bodies as JSON of valid UTF-8, at most 50 levels deep. An empty body is no body; any other type, and any
 * Content-Encoding, is refused with 415, the latter for bodies of every kind (docs/product.md P11.7, S26, S27, S32;
 * RFC 8259 §8.1, RFC 9110 §15.5.16).
 * @throws AppError, while a request is read: 400 for invalid UTF-8 or JSON or too deep nesting, 415 for another type or
 *   an encoding; Fastify refuses a body over its limit with 413
 */
export function readJsonBodies(app: FastifyInstance): void {
  app.addHook('preParsing', async ({ headers }, reply, body) => {
    if (isEncoded(headers)) {
      reply.header('accept-encoding', 'identity')
      throw new AppError('unsupported_type', 'Send the request without Content-Encoding')
    }
    return body
  })
  const utf8 = new TextDecoder('utf-8', { fatal: true })
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (body.length === 0) return done(null, undefined)
    let text: string
    try {
      text = utf8.decode(body)
    } catch {
      return done(new AppError('invalid_request', 'The request is not valid UTF-8'))
    }
    if (isDeeperThan(MAX_DEPTH, text)) return done(new AppError('invalid_request', 'The request is nested too deeply'))
    return parse(request, text, (error, value) =>
      error ? done(new AppError('invalid_request', 'The request is not valid JSON')) : done(null, value),
    )
  })
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body: Buffer, done) => {
    if (body.length === 0) return done(null, undefined)
    return done(new AppError('unsupported_type', 'Send the request as application/json'))
  })
}

/**
 * Binds routes whose JSON is handed on as the bytes that came, because a signature was made over these. They live in a
 * Fastify context of their own, so that every other route goes on reading JSON.
 */
export function bindSigned(app: FastifyInstance): (options: RouteOptions) => void {
  return (options) => {
    void app.register(async (scope) => {
      scope.removeContentTypeParser('application/json')
      scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
      scope.route(options)
    })
  }
}
