import { createHash, randomBytes } from 'node:crypto'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterAll, inject } from 'vitest'
import { sessionCookieName } from '#server/accounts/sessions/sessions.ts'
import { type BuildOptions, buildApp } from '#server/app.ts'
import { type RenderPoster, renderPoster } from '#server/catalog/images/render-poster.ts'
import { type Config, readConfig } from '#server/config.ts'
import type { AppContext } from '#server/context.ts'
import { backUpNow } from '#server/db/backup/daily-backup.ts'
import { openDatabase } from '#server/db/client.ts'
import { NO_REPLICA } from '#server/db/replica/replica.ts'
import { createMetrics } from '#server/http/metrics/metrics.ts'
import { createMailer, type Mailer } from '#server/integrations/mailer.ts'
import { createPayments } from '#server/integrations/payments/create-payments.ts'
import { createPdfPrinter } from '#server/integrations/pdf/pdf.ts'
import { rememberPdfs } from '#server/integrations/pdf/remember-pdfs.ts'
import { createRedis } from '#server/integrations/redis.ts'
import { createAnnouncer } from '#server/live/announce.ts'
import { listenForChanges } from '#server/live/changes.ts'
import { createLog } from '#server/log.ts'
import { createObjects } from '#server/objects/create-objects.ts'
import { rememberLogos } from '#server/settings/brand/brand-rows.ts'
import { followBrand } from '#server/settings/brand/follow-brand.ts'
import { rememberBrand } from '#server/settings/brand/remember-brand.ts'
import { chooseRedis, rememberChatSettings } from '#server/settings/chat-settings.ts'
import { createSecretBox } from '#server/settings/secret-box.ts'
import type { Api, Call } from '#shared/contract/api.ts'
import type { EndpointAnswer, EndpointCall } from '#shared/contract/endpoint.ts'
import type { ErrorBody } from '#shared/contract/errors.ts'
import type { Role } from '#shared/model/role.ts'
import { borrowTestDatabase } from './borrowed-databases.ts'
import { REQUEST_LOGIN } from './cluster.ts'
import type { TestDatabase } from './database.ts'
import { resetPlace } from './places.ts'

/** Keeps tests from creating a key in DATA_DIR. */
const TEST_SECRET_KEY = 'a-secret-key-that-only-tests-know'

const posters = new Map<string, ReturnType<RenderPoster>>()

/** The product's posters, each drawn once in a worker: drawing one takes seconds, and tests hire the same people. */
const renderPosterOnce: RenderPoster = (options) => {
  const key = JSON.stringify(options)
  const known = posters.get(key) ?? renderPoster(options)
  posters.set(key, known)
  known.catch(() => posters.delete(key))
  return known
}

/** Keeps test mails of apps without a mail server or folder of their own out of ./data. */
const NOWHERE: Mailer = { send: async () => {}, close: () => {} }

/** What a test changes of a context or its configuration. */
export interface TestAppOptions extends BuildOptions {
  config?: Partial<Config>
  context?: Partial<AppContext>
  /** Environment variables on top of a test's own. */
  env?: Record<string, string>
}

interface Sent {
  cookie?: string
  headers?: Record<string, string>
}

/** An answer as a test sees it. */
export interface TestAnswer<Body> {
  status: number
  headers: Record<string, string | string[] | number | undefined>
  body: Body
}

/** What a call answers when it succeeds, and what every call answers when it doesn't. */
type Answered<C extends Call> = EndpointAnswer<Api[C]> & Partial<ErrorBody>

export interface TestApp extends AsyncDisposable {
  app: FastifyInstance
  context: AppContext
  database: TestDatabase
  /** Lines the product logged. */
  logged: string[]
  /** Times it was said that mail is waiting. */
  nudges: () => number
  /** Calls an endpoint through HTTP; typed by the contract. */
  call<C extends Call>(key: C, input?: Partial<EndpointCall<Api[C]>> & Sent): Promise<TestAnswer<Answered<C>>>
  /** Sends anything at all. */
  send(options: InjectOptions): Promise<TestAnswer<unknown>>
}

/**
 * The whole product on its own database, without a port; tests send requests with `call` or `send`.
 */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = await borrowTestDatabase(inject('cluster'))
  const logged: string[] = []
  const configured: Config = {
    ...readConfig({
      DEMO_DATA: '0',
      RATE_LIMIT_SCALE: '1000',
      LOG_LEVEL: 'info',
      PORT: '3000',
      SECRET_KEY: TEST_SECRET_KEY,
      ...options.env,
    }),
    ...options.config,
  }
  const log = createLog(configured, { write: (line) => logged.push(line) })
  // every statement of the product runs with the rights that requests have
  const db = openDatabase(database.requests)
  const changes = listenForChanges({ ...database.connection, ...REQUEST_LOGIN }, log)
  const brand = rememberBrand(db, changes, configured)
  const config = followBrand(configured, brand)
  const announcer = createAnnouncer(database.requests, log)
  const chatSettings = rememberChatSettings(db, changes)
  const secrets = createSecretBox(config, log)
  let nudges = 0
  const context: AppContext = {
    config,
    brand,
    log,
    db,
    pool: database.requests,
    replica: NO_REPLICA,
    changes,
    metrics: createMetrics(),
    pdf: rememberPdfs(createPdfPrinter({ findLogo: rememberLogos(db) })),
    objects: createObjects(config, db, log),
    renderPoster: renderPosterOnce,
    payments: createPayments(config),
    now: () => new Date(),
    chatSettings,
    secrets,
    redis: createRedis(chooseRedis(config, chatSettings, secrets), log),
    nudgeMail: () => {
      nudges += 1
    },
    mailer: options.env?.SMTP_URL || options.env?.DATA_DIR ? createMailer(config) : NOWHERE,
    nudgePosters: () => {},
    backUp: () => backUpNow(database.connection, { folder: config.backupDir, now: new Date() }),
    nudgeImports: () => {},
    announce: announcer.announce,
    ...options.context,
  }
  await brand.refresh()
  // tests change sessions behind the product's back
  const app = await buildApp(context, { site: 'no-such-folder', rememberSessionsMs: 0, ...options })

  async function send(request: InjectOptions): Promise<TestAnswer<unknown>> {
    const { statusCode, headers, body } = await app.inject(request)
    const isJson = String(headers['content-type']).startsWith('application/json')
    return { status: statusCode, headers, body: isJson ? JSON.parse(body) : body }
  }

  async function call<C extends Call>(
    key: C,
    input: Partial<EndpointCall<Api[C]>> & Sent = {},
  ): Promise<TestAnswer<Answered<C>>> {
    const [method, path] = key.split(' ') as [Api[C]['method'], string] // every key is 'METHOD /path'
    const {
      params = {},
      query,
      body,
      cookie,
      headers = {},
    } = input as Sent & {
      params?: Record<string, string>
      query?: Record<string, string>
      body?: object
    }
    const url = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
    const answer = await send({
      method,
      url,
      ...(query && { query }),
      ...(body !== undefined && { payload: body }),
      headers: { ...headers, ...(cookie !== undefined && { cookie }) },
    })
    return answer as TestAnswer<Answered<C>> // the contract says what this call answers
  }

  return {
    app,
    context,
    database,
    logged,
    nudges: () => nudges,
    send,
    call,
    async [Symbol.asyncDispose]() {
      await app.close()
      await context.pdf.close()
      context.objects.close()
      await context.redis.close()
      await announcer.close()
      await changes.close()
      // the place is the process's: what this app's row said is not the next test's
      resetPlace()
      await database[Symbol.asyncDispose]()
    },
  }
}

/** The product for all tests of a file, which closes after the last of them. Call it at the top of the file. */
export async function openTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const app = await startTestApp(options)
  afterAll(() => app[Symbol.asyncDispose]())
  return app
}

/** Opens a session as a log-in does. @returns the cookie to send */
export async function signIn(
  { context }: Pick<TestApp, 'context'>,
  who: { role: Role; userId?: string; customerId?: string; expiresAt?: Date; lastSeenAt?: Date },
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await context.db
    .insertInto('sessions')
    .values({
      token_hash: createHash('sha256').update(token).digest(),
      role: who.role,
      user_id: who.userId ?? null,
      customer_id: who.customerId ?? null,
      expires_at: who.expiresAt ?? new Date(Date.now() + 86_400_000),
      ...(who.lastSeenAt && { last_seen_at: who.lastSeenAt }),
    })
    .execute()
  return `${sessionCookieName(context.config)}=${token}`
}
