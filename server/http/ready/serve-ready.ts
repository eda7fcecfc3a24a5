import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { FastifyServerFactory } from 'fastify'
import type { ReadyAnswers } from './ready-answers.ts'

/** How long the server waits for what, in milliseconds. */
export interface ServerTimes {
  requestTimeout: number
  keepAliveTimeout: number
  connectionTimeout: number
}

/**
 * Makes the server of an app that asks the ready answers before its routes.
 * @param times as Fastify would set them on a server of its own
 * @param headers of every answer
 */
export function serveReady(
  ready: ReadyAnswers,
  times: ServerTimes,
  headers: Record<string, string>,
): FastifyServerFactory {
  return (whole, { http }): Server => {
    const server = createServer(http ?? {}, (request, response) => {
      // a proxy must not send its next request on a connection that is about to close
      if (ready.isClosed) response.shouldKeepAlive = false
      if (ready.isLeaving && isRead(request)) turnAway(response, headers)
      else if (!ready.answer(request, response)) {
        if (hasBody(request)) keepWhenRead(request, response)
        whole(request, response)
      }
    })
    server.keepAliveTimeout = times.keepAliveTimeout
    server.requestTimeout = times.requestTimeout
    server.setTimeout(times.connectionTimeout)
    return server
  }
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'

/**
 * Ends the connection with an answer that leaves before the whole body has come (RFC 9112 §9.6), as a refusal by the headers
 * does. HAProxy drops the rest of the body then and keeps the connection: the begin of its next request, perhaps of another
 * visitor, would be read as that rest.
 */
function keepWhenRead(request: IncomingMessage, response: ServerResponse): void {
  let keeps = response.shouldKeepAlive
  Object.defineProperty(response, 'shouldKeepAlive', {
    get: () => keeps && request.complete,
    set: (value: boolean) => {
      keeps = value
    },
  })
}

/** Whether a proxy may send a request to another process; health checks are not sent on. */
const isRead = ({ method, url = '' }: IncomingMessage) =>
  (method === 'GET' || method === 'HEAD') && !url.startsWith('/api/health/')

/** The one 502 of the product: the files in deploy/ send the read on, and count this process as gone (S123). */
function turnAway(response: ServerResponse, headers: Record<string, string>): void {
  response.writeHead(502, {
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': '2',
  })
  response.end('{"error":"This process is stopping. Please try again.","code":"unavailable"}')
}
