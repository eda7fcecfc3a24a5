import { createServer, type Server } from 'node:http'
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
 */
export function serveReady(ready: ReadyAnswers, times: ServerTimes): FastifyServerFactory {
  return (whole, { http }): Server => {
    const server = createServer(http ?? {}, (request, response) => {
      if (!ready.answer(request, response)) whole(request, response)
    })
    server.keepAliveTimeout = times.keepAliveTimeout
    server.requestTimeout = times.requestTimeout
    server.setTimeout(times.connectionTimeout)
    return server
  }
}
