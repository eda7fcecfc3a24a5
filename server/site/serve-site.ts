import { existsSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#server/context.ts'
import { notFound } from '#server/errors.ts'
import { sharedFileHeaders } from '#server/http/answers/security-headers.ts'
import { createFileLearner, SELF_ADDRESS } from '#server/http/ready/learn-file.ts'
import type { ReadyAnswers } from '#server/http/ready/ready-answers.ts'
import type { CountRequest } from '#server/http/requests/limits.ts'
import { findBrandRow } from '#server/settings/brand/brand-rows.ts'
import { findOccasion, OCCASION_PARAM, occasionPath } from '#shared/model/occasions.ts'
import { PAGE_PATHS, PORTAL_PATHS } from '#shared/model/pages.ts'
import { writeManifest, writeRobots, writeSitemap } from './for-robots.ts'
import { readLook } from './look.ts'
import { type OnReady, Pages } from './pages.ts'
import { listSharedAgents } from './queries.ts'

const YEAR_SECONDS = 31_536_000
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** What pages say comes from these tables. */
const PAGE_TABLES = new Set([
  ...[
    'testimonials',
    'categories',
    'agency_settings',
    'brand_settings',
    'place_settings',
    'service_packages',
    'tax_settings',
    'text_edits',
  ],
])

/** How long changes of agents are gathered, in milliseconds: each booking that is completed is one. */
const GATHER_MS = 5_000

interface SiteParts {
  folder: string
  count: CountRequest
  /** What serves pages and files before any routing. */
  ready: ReadyAnswers
  /** Of every answer. */
  headers: Record<string, string>
}

/**
 * Serves the built site: hashed assets as immutable, pages from memory, unknown paths as the not-found page with 404.
 * Nothing is compressed per request.
 * @param folder the build's output; without one, pages answer 404 as the API does
 */
export async function serveSite(
  app: FastifyInstance,
  { db, config, changes, log, brand }: AppContext,
  { folder, count, ready, headers }: SiteParts,
): Promise<void> {
  const onReady: OnReady = (url, answer) => ready.set(url, { ...answer, route: url, limited: true })
  const pages = existsSync(path.join(folder, 'index.html'))
    ? new Pages(folder, { db, config, log, brand, headers, onReady })
    : undefined
  if (pages) {
    const learn = createFileLearner(app, ready)
    app.addHook('onResponse', async ({ method, url, ip }, { statusCode }) => {
      if (ip === SELF_ADDRESS || method !== 'GET' || statusCode !== 200) return
      learn(url)
    })
    await serveFiles(app, folder, sharedFileHeaders(config))
    await pages.refresh()
    const refresh = () => void pages.refresh().catch((err) => log.error({ err }, 'pages could not be made anew'))
    changes.onResume(refresh)
    brand.follow(() => pages.refresh())
    let waiting: NodeJS.Timeout | undefined
    changes.onChange((table) => {
      if (PAGE_TABLES.has(table)) refresh()
      if (table !== 'agents' || waiting) return
      waiting = setTimeout(() => {
        waiting = undefined
        refresh()
      }, GATHER_MS)
      waiting.unref()
    })
    app.addHook('onClose', async () => clearTimeout(waiting))
    for (const url of PAGE_PATHS) {
      app.get<{ Querystring: { agent?: unknown; [OCCASION_PARAM]?: unknown } }>(url, async (request, reply) => {
        await count('reads', request)
        const { agent, [OCCASION_PARAM]: named } = request.query
        const occasion = url === '/services' ? findOccasion(named) : undefined
        if (occasion) return pages.send(occasionPath(occasion), request, reply)
        if (url === '/' && typeof agent === 'string' && UUID.test(agent))
          return pages.sendProfile(agent, request, reply)
        return pages.send(url, request, reply)
      })
    }
    for (const url of PORTAL_PATHS) {
      app.get(url, async (request, reply) => {
        await count('reads', request)
        return pages.send(url, request, reply)
      })
    }
  }
  serveRobots(app, { db, config, count })
  app.setNotFoundHandler((request, reply) => {
    const [pathname = '', query] = request.url.split(/\?(.*)/s)
    const wantsPage = request.method === 'GET' || request.method === 'HEAD'
    const isFile = pathname.startsWith('/assets/') || pathname.startsWith('/api/') || pathname === '/api'
    if (!pages || !wantsPage || isFile) throw notFound()
    const page = findMeant(pathname)
    // a query may hold the token of a mailed link, which is passed on and disclosed to no one else
    if (page) {
      const address = query === undefined ? page : `${page}?${query}`
      return reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').redirect(address, 308)
    }
    return pages.send('not-found', request, reply)
  })
}

/** The page an address means that differs from it in capitals or a slash at its end: one of ours or none. */
function findMeant(pathname: string): string | undefined {
  const plain = pathname.toLowerCase().replace(/(?<=.)\/$/, '')
  return [...PAGE_PATHS, ...PORTAL_PATHS].find((path) => path === plain)
}

/** The build's files. Pages and what only the build itself needs are not among them. */
async function serveFiles(app: FastifyInstance, folder: string, shared: Record<string, string>): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    preCompressed: true,
    wildcard: true,
    cacheControl: false,
    dotfiles: 'ignore',
    globIgnore: ['**/*.map'],
    allowedPath: (pathName) => !/\.(map|html|html\.br|html\.gz)$/.test(pathName),
    setHeaders: (reply, file) => {
      for (const [name, value] of Object.entries(shared)) reply.header(name, value)
      const hashed = file.startsWith(path.join(folder, 'assets'))
      reply.header('cache-control', hashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'public, max-age=3600')
    },
  })
}

/** What search engines and phones ask for by name. */
function serveRobots(
  app: FastifyInstance,
  { db, config, count }: Pick<AppContext, 'db' | 'config'> & { count: CountRequest },
): void {
  const { publicUrl } = config
  app.get('/robots.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').send(writeRobots(publicUrl)))
  app.get('/manifest.webmanifest', async (request, reply) => {
    await count('reads', request)
    const { brand, icons } = readLook(config, await findBrandRow(db))
    // asked for again each time: a new name or icon shows at once
    return reply.type('application/manifest+json').header('cache-control', 'no-cache').send(writeManifest(brand, icons))
  })
  app.get('/sitemap.xml', async (request, reply) => {
    await count('reads', request)
    const agents = await listSharedAgents(db)
    return reply
      .type('application/xml')
      .header('cache-control', 'public, max-age=600')
      .send(writeSitemap(publicUrl, agents))
  })
}
