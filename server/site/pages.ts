import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/client.ts'
import { acceptsEncoding } from '#server/http/encoding.ts'
import { escapeHtml } from '#server/mail/html.ts'
import type { Brand } from '#shared/model/brand.ts'
import { PAGE_PATHS, PAGES, type PagePath } from '#shared/model/pages.ts'
import { type Head, writeHead } from './head.ts'
import { findReviewSummary, findSharedAgent, listServices } from './queries.ts'
import { describeAgency, describeProfile, describeService } from './structured-data.ts'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** The picture a shared link shows when the page has none of its own. */
const HOUSE_IMAGE = {
  path: '/og.jpg',
  alt: 'A woman in a wide hat before the lights of Atlanta',
  width: 1200,
  height: 630,
}

interface Page {
  plain: Buffer
  br: Buffer
  gzip: Buffer
  etag: string
}

export type PageKey = PagePath | 'not-found'

/** What scripts/prerender.ts wrote of a page: the markup of its shell, and what its head loads beyond every page's. */
interface Shell {
  html: string
  links: string
}

/** '/' is home.html and home.head.html, '/privacy-policy' is privacy-policy.html and privacy-policy.head.html. */
function prerenderedName(key: PageKey): string {
  if (key === 'not-found') return key
  return key === '/' ? 'home' : key.slice(1)
}

/** The shells there are: none where they could not be written, or were written for another agency. */
function readShells(folder: string, brand: Brand): Map<PageKey, Shell> {
  const read = (name: string) => {
    const file = path.join(folder, 'prerendered', name)
    return existsSync(file) ? readFileSync(file, 'utf8') : ''
  }
  const agency = read('.agency')
  const foreign = agency !== '' && agency !== JSON.stringify(brand)
  const keys: readonly PageKey[] = [...PAGE_PATHS, 'not-found']
  return new Map(
    keys.map((key) => {
      const name = prerenderedName(key)
      return [key, { html: foreign ? '' : read(`${name}.html`), links: read(`${name}.head.html`) }]
    }),
  )
}

/**
 * The site's pages as ready bytes: the built document with the agency, the page's own head and its prerendered shell.
 * Made anew when what their heads say has changed.
 */
export class Pages {
  readonly #db: Database
  readonly #config: Pick<Config, 'brand' | 'publicUrl'>
  readonly #document: string
  readonly #shells: Map<PageKey, Shell>
  readonly #pages = new Map<PageKey, Page>()
  #refreshing: Promise<void> = Promise.resolve()

  /** @param folder the build's output, which has an index.html */
  constructor(folder: string, db: Database, config: Pick<Config, 'brand' | 'publicUrl'>) {
    this.#db = db
    this.#config = config
    const agency = escapeHtml(JSON.stringify(config.brand))
    this.#document = readFileSync(path.join(folder, 'index.html'), 'utf8').replace(
      '<meta name="brand" content=""',
      () => `<meta name="brand" content="${agency}"`,
    )
    this.#shells = readShells(folder, config.brand)
  }

  /** Makes every page anew; resolves when they are served. One after another, so that the last word is the newest. */
  refresh(): Promise<void> {
    const done = this.#refreshing.then(() => this.#makeAll())
    this.#refreshing = done.catch(() => {})
    return done
  }

  async #makeAll(): Promise<void> {
    const [reviews, services] = await Promise.all([findReviewSummary(this.#db), listServices(this.#db)])
    const agency = describeAgency(this.#config, reviews)
    for (const key of PAGE_PATHS) {
      const structuredData =
        key === '/services' ? [agency, ...services.map((service) => describeService(this.#config, service))] : [agency]
      await this.#make(key, { ...PAGES[key], path: key, image: HOUSE_IMAGE, structuredData })
    }
    await this.#make('not-found', { title: 'Page not found', description: 'This page has left the stage.' })
  }

  /** Answers with a page. */
  send(key: PageKey, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const page = this.#pages.get(key)
    if (!page) throw new Error(`no such page: ${key}`)
    const status = key === 'not-found' ? 404 : 200
    reply.code(status).header('cache-control', 'no-cache').header('vary', 'accept-encoding').header('etag', page.etag)
    if (status === 200 && request.headers['if-none-match'] === page.etag) return reply.code(304).send()
    const accepted = request.headers['accept-encoding']
    reply.type('text/html; charset=utf-8')
    if (acceptsEncoding(accepted, 'br')) return reply.header('content-encoding', 'br').send(page.br)
    if (acceptsEncoding(accepted, 'gzip')) return reply.header('content-encoding', 'gzip').send(page.gzip)
    return reply.send(page.plain)
  }

  /** Answers with home as a shared profile's: its own title, text and poster. An unknown id is plain home. */
  async sendProfile(id: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const agent = await findSharedAgent(this.#db, id)
    if (!agent) return this.send('/', request, reply)
    const head: Head = {
      title: agent.name,
      description: agent.bio ?? PAGES['/'].description,
      path: `/?agent=${agent.id}`,
      image:
        agent.image === null
          ? HOUSE_IMAGE
          : { path: agent.image, alt: `Portrait of ${agent.name}`, width: 600, height: 800 },
      structuredData: [describeProfile(this.#config, agent)],
    }
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(this.#compose('/', head))
  }

  #compose(key: PageKey, head: Head): string {
    const { html = '', links = '' } = this.#shells.get(key) ?? {}
    return (
      this.#document
        .replace(/<title>[^<]*<\/title>/, () => writeHead(head, this.#config))
        // after the styles of every page, which set the order of all
        .replace('</head>', () => `  ${links}\n  </head>`)
        .replace('<div id="root"></div>', () => `<div id="root">${html}</div>`)
    )
  }

  async #make(key: PageKey, head: Head): Promise<void> {
    const plain = Buffer.from(this.#compose(key, head))
    const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
    if (this.#pages.get(key)?.etag === etag) return
    const [br, gzip] = await Promise.all([
      compressBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
      compressGzip(plain, { level: 9 }),
    ])
    this.#pages.set(key, { plain, br, gzip, etag })
  }
}
