import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { databaseFailure } from '#server/db/client.ts'
import { AppError, notFound, unavailable } from '#server/errors.ts'
import { describeFailure } from '#server/telemetry/span.ts'
import type { ErrorBody } from '#shared/contract/errors.ts'

/** Fastify's own refusals, by code, as sentences of ours. */
const FRAMEWORK: Record<string, AppError> = {
  FST_ERR_CTP_BODY_TOO_LARGE: new AppError('too_large', 'The request is too large'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new AppError('unsupported_type', 'Send the request as application/json'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: new AppError('invalid_request', 'The request ended early'),
  FST_ERR_CTP_INVALID_JSON_BODY: new AppError('invalid_request', 'The request is not valid JSON'),
  FST_ERR_BAD_URL: new AppError('invalid_request', 'Not a valid address'),
  FST_ERR_MAX_PARAM_LENGTH: notFound(),
  FST_UNDER_PRESSURE: unavailable(),
}

/**
 * The answer to a failure, and whether the failure is a bug of the server.
 * @param error what was thrown
 */
export function findRefusal(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error
  const { code, statusCode } = error as Partial<FastifyError> // thrown by Fastify, or without either field
  const framework = code === undefined ? undefined : FRAMEWORK[code]
  if (framework) return framework
  const away = databaseFailure(error)
  if (away) return away
  // files and folders the site doesn't give out
  if (statusCode === 403 || statusCode === 404) return notFound()
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new AppError('invalid_request', 'The request could not be read')
  }
  return undefined
}

/** What was said of an answer that then failed before any of it had left. */
const OF_AN_ANSWER = ['content-type', 'content-encoding', 'content-disposition', 'etag']

const HUNG_UP = new AppError('invalid_request', 'The request ended early')

const OUTAGE_LOG_MS = 60_000
let lastOutage = Number.NEGATIVE_INFINITY

/** An outage is logged once a minute, since every request meets it (docs/product.md S62). */
function sayUnavailable(error: unknown, request: FastifyRequest): void {
  const now = performance.now()
  if (now - lastOutage < OUTAGE_LOG_MS) return
  lastOutage = now
  request.log.error({ err: error }, 'requests are answered 503')
}

/**
 * Answers a failure in the one shape there is: what the caller may see as it is, everything else as a bug.
 * @param request the request, for its id and log
 */
export function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  // the client hung up in the middle of its own request
  const refusal = request.raw.destroyed && !request.raw.complete ? HUNG_UP : findRefusal(error)
  if (!refusal || refusal.status >= 500) request.span?.fail(describeFailure(error))
  for (const name of OF_AN_ANSWER) reply.removeHeader(name)
  if (!refusal) request.log.error({ err: error }, 'request failed')
  else if (refusal.code === 'unavailable' && !refusal.isExpected) sayUnavailable(error, request)
  if (!refusal) {
    const body: ErrorBody = { error: 'Something went wrong on our side. Please try again.', code: 'internal' }
    return reply.code(500).header('cache-control', 'no-store').send(body)
  }
  const { status, message, code, fields, blocks, retryAfter } = refusal
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter))
  const body: ErrorBody = { error: message.slice(0, 200), code, ...(fields && { fields }), ...(blocks && { blocks }) }
  return reply.code(status).header('cache-control', 'no-store').send(body)
}

/** Makes every failure of these routes answer in one shape. */
export function installErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler(answerFailure)
}
