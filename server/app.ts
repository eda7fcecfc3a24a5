import path from 'node:path'
import underPressure from '@fastify/under-pressure'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { endpoints } from '#shared/contract/api.ts'
import { agentAccountRoutes } from './accounts/agent-account-routes.ts'
import { factorRoutes, verificationRoutes } from './accounts/factors/routes.ts'
import { accountRoutes } from './accounts/routes.ts'
import { ACCESS_TABLES } from './accounts/sessions/remember-sessions.ts'
import { createIdentify, findLiveSessions, sessionCookieName } from './accounts/sessions/sessions.ts'
import { teamRoutes } from './accounts/team/routes.ts'
import { auditRoutes } from './audit/routes.ts'
import { availabilityRoutes } from './availability/routes.ts'
import { billingRoutes } from './billing/routes.ts'
import { adminBookingRoutes } from './bookings/admin-routes.ts'
import { agentBookingRoutes } from './bookings/agent-routes.ts'
import { bookingsBoardRoutes } from './bookings/board/routes.ts'
import { calendarRoutes } from './bookings/calendar/routes.ts'
import { adminEventRoutes } from './bookings/events/routes.ts'
import { bookingRoutes } from './bookings/routes.ts'
import { selectedBookingRoutes } from './bookings/selected/routes.ts'
import { bookingsTableRoutes } from './bookings/table/routes.ts'
import { catalogRoutes } from './catalog/routes.ts'
import { cancellationRoutes } from './changes/cancellations/routes.ts'
import { eventMoveRoutes } from './changes/events/routes.ts'
import { replacementRoutes } from './changes/replacements/routes.ts'
import { requestRoutes } from './changes/requests/routes.ts'
import { adminChatRoutes } from './chat/admin-routes.ts'
import { createAssistant } from './chat/assistant/assistant.ts'
import { createChatStreams } from './chat/conversations/chat-streams.ts'
import { knowledgeRoutes } from './chat/knowledge/admin-routes.ts'
import { learningRoutes } from './chat/learning/admin-routes.ts'
import { chatRoutes } from './chat/routes.ts'
import type { AppContext } from './context.ts'
import { assertRoom } from './db/client.ts'
import { installErrorHandler } from './http/answers/error-handler.ts'
import { PreparedReads, queryConstraint } from './http/answers/prepared.ts'
import { securityHeaders } from './http/answers/security-headers.ts'
import { answerUnreadableAddress, answerUnreadableRequest } from './http/answers/unrouted.ts'
import { SELF_ADDRESS } from './http/ready/learn-file.ts'
import { ReadyAnswers } from './http/ready/ready-answers.ts'
import { serveReady } from './http/ready/serve-ready.ts'
import { logRequest, nextRequestId } from './http/request-log.ts'
import { BODY_LIMIT, readJsonBodies } from './http/requests/body.ts'
import { createFindAddress } from './http/requests/client-address.ts'
import { createLimiter } from './http/requests/limits.ts'
import { createOriginCheck } from './http/requests/origin.ts'
import { createRoute, type Route } from './http/route.ts'
import { systemRoutes } from './http/system-routes.ts'
import { traceRequests } from './http/trace-requests.ts'
import { createEventStreams } from './live/event-streams.ts'
import { createStreamPlaces } from './live/stream-places.ts'
import { adminMailRoutes } from './mail/admin-routes.ts'
import { brandRoutes } from './office/brand/routes.ts'
import { contactRoutes } from './office/contact/routes.ts'
import { customerRoutes } from './office/customers/routes.ts'
import { everythingRoutes } from './office/everything/routes.ts'
import { findLiveFacts } from './office/find-live-facts.ts'
import { importRoutes } from './office/imports/routes.ts'
import { reportRoutes } from './office/reports/report-routes.ts'
import { officeRoutes } from './office/routes.ts'
import { adminSystemRoutes } from './office/system/system-routes.ts'
import { peopleRoutes } from './people/admin-routes.ts'
import { proposalRoutes } from './proposals/routes.ts'
import { settingsRoutes } from './settings/routes.ts'
import { readInlineScripts } from './site/inline-scripts.ts'
import { serveSite } from './site/serve-site.ts'
import { adminTestimonialRoutes } from './testimonials/admin-routes.ts'
import { testimonialRoutes } from './testimonials/routes.ts'

declare module 'fastify' {
  interface FastifyRequest {
    started: number
  }
  interface FastifyInstance {
    /** Readiness is 503 from now on, and each answer ends its connection; everything is still answered. */
    drain(): void
    /** Reads are answered 502 from now on, which makes a proxy take them to another process; writes are served. */
    leave(): void
  }
}

export interface BuildOptions {
  /** Routes of a test's own, bound like the product's. */
  extra?: (route: Route) => void
  /** The built site; dist/web unless said. */
  site?: string
  /** How long a write waits for the public reads it changed; `HOLD_MS` unless said. */
  holdMs?: number
  /** How long a session is remembered for reads, in milliseconds; REMEMBERED_MS unless said. */
  rememberSessionsMs?: number
}

const TIMES = {
  requestTimeout: 60_000,
  keepAliveTimeout: 72_000,
  // a client that takes nothing of its answer for so long is hung up on
  connectionTimeout: 75_000,
}

/**
 * The whole application on a context: plugins, then the rooms' routes. What main listens with and tests inject into.
 * @returns an app that is ready, its public reads prepared
 * @throws Error when an endpoint of the contract has no route
 */
export async function buildApp(context: AppContext, options: BuildOptions = {}): Promise<FastifyInstance> {
  const { config, log, pool, changes, metrics } = context
  const site = options.site ?? path.resolve('dist/web')
  const headers = securityHeaders(config, readInlineScripts(site))
  const limiter = createLimiter(
    { scale: config.rateLimitScale, directScale: config.directRateLimitScale },
    context.redis,
  )
  const ready = new ReadyAnswers({
    limiter,
    metrics,
    log,
    sessionCookie: sessionCookieName(config),
    findAddress: createFindAddress(config),
  })
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger, // narrows to what Fastify uses, so that plain instances fit everywhere
    // one line a request of our own, with the route instead of the address
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: nextRequestId,
    trustProxy: config.trustProxy,
    bodyLimit: BODY_LIMIT,
    ...TIMES,
    serverFactory: serveReady(ready, TIMES, headers),
    forceCloseConnections: 'idle',
    // what comes in while we close is still served: the database is there until the last answer has left
    return503OnClosing: false,
    // a busy machine starts slowly; each step of a start has its own time limit
    pluginTimeout: 0,
    http: { headersTimeout: 15_000, maxHeaderSize: 16_384, connectionsCheckingInterval: 2_000 },
    routerOptions: { constraints: { query: queryConstraint }, maxParamLength: 500 },
    exposeHeadRoutes: true,
    frameworkErrors: answerUnreadableAddress(headers, context),
    clientErrorHandler: answerUnreadableRequest(headers, log),
  })
  const prepared = new PreparedReads(headers, { log, metrics, ready, changes, holdMs: options.holdMs })
  const bound = new Set<string>()
  const places = createStreamPlaces(config.rateLimitScale)
  const streams = createEventStreams({
    changes,
    findLive: (ids) => findLiveSessions(context.db, ids),
    findFacts: (ids) => findLiveFacts(context.db, ids),
  })
  const chatStreams = createChatStreams(context)
  installErrorHandler(app)
  app.decorate('drain', () => ready.close())
  app.decorate('leave', () => ready.leave())

  await app.register(async (api) => {
    if (context.telemetry) traceRequests(api, context.telemetry, config)
    api.decorateRequest('started', 0)
    api.addHook('onRequest', async (request, reply) => {
      request.started = performance.now()
      reply.headers(headers).header('x-request-id', request.id)
    })
    api.addHook('onResponse', async (request, reply) => {
      if (request.ip === SELF_ADDRESS) return
      const route = request.routeOptions.url ?? 'unknown'
      logRequest(context, { request, route, status: reply.statusCode, started: request.started })
    })
    await api.register(underPressure, { maxEventLoopDelay: 1000, retryAfter: 2, exposeStatusRoute: false })
    api.addHook('onRequest', async (request) => {
      if (request.url.startsWith('/api/')) assertRoom(pool)
    })
    readJsonBodies(api)
    const { identify, forget } = createIdentify(context, options.rememberSessionsMs)
    const onWrites = (tables: ReadonlySet<string>) => {
      if (!ACCESS_TABLES.isDisjointFrom(tables)) forget()
    }
    const checkOrigin = createOriginCheck(config)
    const holdFor = (tables: ReadonlySet<string>) => prepared.holdFor(tables)
    const route = createRoute(api, { identify, onWrites, limiter, lateReads: context, checkOrigin, holdFor }, bound)
    systemRoutes(route, { pool, ready, headers })
    accountRoutes(route, { streams, places, ready, headers }, context)
    teamRoutes(route, context)
    agentAccountRoutes(route, context)
    factorRoutes(route, context)
    verificationRoutes(route, context)
    catalogRoutes(route, prepared, context)
    availabilityRoutes(route, context)
    peopleRoutes(route, context)
    bookingRoutes(route, context)
    adminBookingRoutes(route, context)
    adminEventRoutes(route, context)
    agentBookingRoutes(route, { streams, places }, context)
    calendarRoutes(route, context)
    bookingsTableRoutes(route, context)
    bookingsBoardRoutes(route, context)
    selectedBookingRoutes(route, context)
    billingRoutes(route, context)
    requestRoutes(route, context)
    replacementRoutes(route, context)
    proposalRoutes(route, context)
    cancellationRoutes(route, context)
    eventMoveRoutes(route, context)
    testimonialRoutes(route, prepared, context)
    adminTestimonialRoutes(route, context)
    chatRoutes(route, { assistant: createAssistant(context), streams: chatStreams, places }, context)
    adminChatRoutes(route, context)
    knowledgeRoutes(route, context)
    learningRoutes(route, context)
    auditRoutes(route, context)
    adminMailRoutes(route, context)
    settingsRoutes(route, prepared, context)
    officeRoutes(route, { streams, places }, context)
    customerRoutes(route, context)
    contactRoutes(route, context)
    reportRoutes(route, context)
    everythingRoutes(route, context)
    importRoutes(route, context)
    brandRoutes(route, context)
    const system = adminSystemRoutes(route, context)
    api.addHook('onClose', async () => system.close())
    options.extra?.(route)
    await serveSite(api, context, {
      folder: site,
      count: limiter.count,
      ready,
      headers,
    })
  })
  // no hooks here: what the hooks of the API do for each request is precomputed
  await app.register(async (raw) => prepared.bind(raw, limiter.count, bound))

  changes.onChange((table) => prepared.refreshFrom(table))
  changes.onResume(() => void prepared.refreshAll())
  // they would keep the server from closing
  app.addHook('preClose', async () => {
    ready.close()
    streams.close()
    chatStreams.close()
  })
  closeWhatFallsIdle(app)
  app.addHook('onClose', async () => {
    prepared.close()
    metrics.close()
  })
  const missing = endpoints.map(({ method, path }) => `${method} ${path}`).filter((call) => !bound.has(call))
  if (missing.length > 0) throw new Error(`endpoints without a route: ${missing.join(', ')}`)
  await app.ready()
  await prepared.refreshAll()
  return app
}

/** While closing, a connection is kept for the answer it waits for and no longer; otherwise it would wait for a next. */
function closeWhatFallsIdle(app: FastifyInstance): void {
  let timer: NodeJS.Timeout | undefined
  app.addHook('preClose', async () => {
    timer = setInterval(() => app.server.closeIdleConnections(), 50)
  })
  app.addHook('onClose', async () => clearInterval(timer))
}
