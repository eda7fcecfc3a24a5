import type { Socket } from 'node:net'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { Log } from '#server/log.ts'
import type { ErrorBody } from '#shared/contract/errors.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { logRequest } from '../request-log.ts'
import { answerFailure } from './error-handler.ts'

/**
 * Answers addresses the router cannot read. They reach no context, so no hook has set a header or logs them.
 * @param headers what every answer carries
 */
export function answerUnreadableAddress(headers: Record<string, string>, room: { log: Log; metrics: Metrics }) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const started = performance.now()
    const answered = answerFailure(error, request, reply.headers(headers).header('x-request-id', request.id))
    logRequest(room, { request, route: 'unknown', status: reply.statusCode, started })
    return answered
  }
}

const REFUSALS: Record<string, { status: string; body: ErrorBody }> = {
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    body: { error: 'The request headers are too large', code: 'too_large' },
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: '408 Request Timeout',
    body: { error: 'The request took too long', code: 'invalid_request' },
  },
}
const NOT_HTTP = {
  status: '400 Bad Request',
  body: { error: 'The request could not be read', code: 'invalid_request' },
} satisfies (typeof REFUSALS)[string]

/**
 * Answers what is no HTTP request at all, in the shape of every other refusal, and hangs up.
 * @param headers what every answer carries
 */
export function answerUnreadableRequest(headers: Record<string, string>, log: Log) {
  return (error: Error & { code?: string }, socket: Socket): void => {
    // closed by the client: no one to answer
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    const { status, body } = REFUSALS[error.code ?? ''] ?? NOT_HTTP
    log.info({ code: error.code, status: Number.parseInt(status, 10) }, 'unreadable request')
    // an answer to an earlier request is under way: anything written now would be taken for it
    const answering = '_httpMessage' in socket && socket._httpMessage !== null
    if (!socket.writable || answering) return void socket.destroy(error)
    const text = JSON.stringify(body)
    const all = {
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(text)),
      'cache-control': 'no-store',
      connection: 'close',
    }
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.end(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n${text}`, () => socket.destroySoon())
  }
}
