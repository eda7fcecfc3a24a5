import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#server/config.ts'
import type { AppContext } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import { matchesEtag } from '#server/http/answers/etag.ts'
import { sendText } from '#server/http/answers/packing.ts'
import { admitStyle } from '#server/http/answers/security-headers.ts'
import { makeRendering, packAnswer, type Renderings } from '#server/http/ready/rendering.ts'
import { chooseEncoding, type Encoding } from '#server/http/requests/encoding.ts'
import type { Log } from '#server/log.ts'
import { readAgencyProfile } from '#server/settings/agency-profile.ts'
import { findBrandRow } from '#server/settings/brand/brand-rows.ts'
import { readTexts } from '#server/settings/texts/text-rows.ts'
import { PAGE_READ_ID, type PageRead } from '#shared/contract/page-read.ts'
import type { Brand } from '#shared/model/brand.ts'
import { OCCASION_NAMES, OCCASIONS, type Occasion, occasionPath } from '#shared/model/occasions.ts'
import { PAGE_PATHS, PAGES, type PagePath, PORTAL_PAGES, PORTAL_PATHS } from '#shared/model/pages.ts'
import { cityName } from '#shared/model/place.ts'
import { agencyFields } from '#shared/model/texts/fields.ts'
import { loadFrom } from './asset-origin.ts'
import { describePage } from './descriptions.ts'
import { type Head, writeHead, writeJson } from './head.ts'
import { type PageLook, readLook, readSheet, writeLook } from './look.ts'
import { findPageReads, preloadRead } from './page-reads.ts'
import { findReviewSummary, findSharedAgent } from './queries.ts'
import { renderPages } from './render-pages.ts'
import { type PageKey, readShells, SHELL_KEYS, type Shell, type Shells } from './shells.ts'
import { carryTexts, drawTexts, listTextPages, saysOriginals, type WrittenTexts, writeSiteTexts } from './site-texts.ts'
import { describeAgency, describeProfile, describeService } from './structured-data.ts'

type Page = Required<Renderings>

/** Hears of every page that has an address of its own, when it is made. */
export type OnReady = (url: string, page: Page) => void

interface PagesParts extends Pick<AppContext, 'db' | 'config' | 'log' | 'brand'> {
  /** Of every answer. */
  headers: Record<string, string>
  onReady: OnReady
}

/** The page whose screen it shows, and whose files it loads: an occasion's is the one of all services. */
const screenOf = (key: PageKey): PageKey => (key.startsWith('/services?') ? '/services' : key)

/** Mailed links lead here with a token or an invite's code in their query (docs/product.md S68). */
const MAY_CARRY_TOKEN = new Set<PageKey>([
  '/booking',
  '/customer/change-password',
  '/customer/login',
  '/agent/login',
  '/agent/register',
  '/admin/login',
  '/reviews',
])

/** A shell with what the page brings along drawn in it. */
type Drawn = Shell & { reads: readonly PageRead[] }

/**
 * The site's pages as ready bytes: the built document with the agency, the page's own head, and its shell with what the
 * page brings along. Made anew when what they say has changed.
 */
export class Pages {
  readonly #db: Database
  readonly #config: Pick<Config, 'originalBrand' | 'publicUrl' | 'assetOrigin'>
  /** As it was built, without an agency. */
  readonly #built: string
  readonly #shells: Shells
  readonly #writer: string
  readonly #log: Log
  readonly #brand: PagesParts['brand']
  readonly #headers: PagesParts['headers']
  readonly #onReady: OnReady
  readonly #pages = new Map<PageKey, Page>()
  #look: PageLook
  /** The style sheet of the look. */
  #sheet = ''
  #document: string
  /** As search engines know it; every other node of theirs points at it. */
  #agency: object
  #written: WrittenTexts = new Map()
  #drawn: { from: string; pages: ReadonlyMap<PageKey, Drawn> } = { from: '', pages: new Map() }
  #refreshing: Promise<void> = Promise.resolve()
  #waiting: Promise<void> | undefined

  /** @param folder the build's output, which has an index.html; what writes its pages is beside it */
  constructor(folder: string, { db, config, log, brand, headers, onReady }: PagesParts) {
    this.#headers = headers
    this.#onReady = onReady
    this.#db = db
    this.#config = config
    this.#log = log
    this.#brand = brand
    this.#writer = path.join(folder, '../ssr/prerender.js')
    this.#built = readFileSync(path.join(folder, 'index.html'), 'utf8')
    this.#shells = readShells(folder)
    this.#look = readLook(config)
    this.#document = writeLook(this.#built, this.#look)
    this.#agency = this.#describeAgency(this.#look.brand, { count: 0, mean: null })
  }

  #describeAgency(brand: Brand, reviews: Parameters<typeof describeAgency>[1]): object {
    const { share, icons } = this.#look
    const look = { share: share.path, icon: icons?.large }
    return describeAgency({ brand, publicUrl: this.#config.publicUrl }, reviews, look)
  }

  /**
   * Makes every page anew; resolves when they are served. One after another, so that the last word is the newest; what
   * is asked for while one waits its turn is done by that one.
   */
  refresh(): Promise<void> {
    this.#waiting ??= this.#refreshing.then(() => {
      this.#waiting = undefined
      return this.#makeAll()
    })
    this.#refreshing = this.#waiting.catch(() => {})
    return this.#waiting
  }

  async #makeAll(): Promise<void> {
    // a notification of its row may reach the brand later than this; it orders the reads that set the place
    await this.#brand.refresh()
    const [reviews, reads, profile, row, written] = await Promise.all([
      findReviewSummary(this.#db),
      findPageReads(this.#db),
      readAgencyProfile(this.#db, this.#config),
      findBrandRow(this.#db),
      readTexts(this.#db),
    ])
    const look = readLook(this.#config, row)
    const isRenamed = !isDeepStrictEqual(look.brand, this.#look.brand)
    this.#sheet = await readSheet(this.#db, look)
    this.#look = look
    this.#written = written
    this.#document = writeLook(this.#built, look)
    this.#agency = this.#describeAgency(profile, reviews)
    // a new name shows at once; what is drawn with it follows
    if (isRenamed) {
      this.#drawn = { from: '', pages: new Map() }
      await this.#makePages(reads)
    }
    await this.#draw(reads, look.brand)
    await this.#makePages(reads)
  }

  async #makePages(reads: ReadonlyMap<PageKey, readonly PageRead[]>): Promise<void> {
    for (const key of PAGE_PATHS) {
      const services = (reads.get(key) ?? []).flatMap((read) =>
        read.call === 'GET /api/categories' ? read.answer : [],
      )
      const structuredData = [this.#agency, ...services.map((service) => describeService(this.#config, service))]
      const description = this.#describe(key)
      await this.#make(key, { ...PAGES[key], description, path: key, image: this.#look.share, structuredData })
    }
    for (const name of OCCASION_NAMES) await this.#makeOccasion(name, reads)
    for (const key of PORTAL_PATHS) {
      await this.#make(key, {
        ...PORTAL_PAGES[key],
        description: 'For those who book, those who are booked, and the office.',
      })
    }
    await this.#make('not-found', { title: 'Page not found', description: 'We can’t find that page.' })
  }

  #describe(path: PagePath): string {
    return describePage(path, this.#written, agencyFields(this.#look.brand))
  }

  /** The services page for an occasion, with the agents it shows. */
  async #makeOccasion(name: Occasion, reads: ReadonlyMap<PageKey, readonly PageRead[]>): Promise<void> {
    const path = occasionPath(name)
    const { title, lead } = OCCASIONS[name]
    const people = (reads.get(path) ?? []).flatMap((read) =>
      read.call === 'GET /api/occasions/:occasion/agents' ? read.answer : [],
    )
    const profiles = people.map((agent) => describeProfile(this.#config, { ...agent, hourly_rate: agent.hourlyRate }))
    await this.#make(path, {
      title,
      description: `${lead} In ${cityName()}.`,
      path,
      image: this.#look.share,
      structuredData: [this.#agency, ...profiles],
    })
  }

  /**
   * Draws what pages bring along, and every shell anew while the built ones are another agency's. When that fails they
   * bring nothing, and their screens ask for it themselves.
   */
  async #draw(reads: ReadonlyMap<PageKey, readonly PageRead[]>, brand: Brand): Promise<void> {
    const texts = drawTexts(this.#written)
    const from = JSON.stringify([brand, texts, ...reads])
    if (this.#drawn.from === from || !existsSync(this.#writer)) return
    this.#drawn = { from: '', pages: new Map() }
    try {
      const shells: [PageKey, readonly PageRead[]][] = this.#shells.areFor(brand)
        ? []
        : SHELL_KEYS.map((key) => [key, []])
      const said = listTextPages(texts).map((key) => [key, []] as const)
      const order = { writer: this.#writer, agency: brand, texts, pages: [...new Map([...shells, ...said, ...reads])] }
      const drawn = await renderPages(order)
      const pages = order.pages.flatMap(([key, reads], i) => (drawn[i] ? [[key, { ...drawn[i], reads }] as const] : []))
      this.#drawn = { from, pages: new Map(pages) }
    } catch (err) {
      this.#log.error({ err }, 'pages could not be drawn with what they read')
    }
  }

  /** Answers with a page. */
  send(key: PageKey, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const page = this.#pages.get(key)
    if (!page) throw new Error(`no such page: ${key}`)
    const encoding = chooseEncoding(request.headers['accept-encoding']) ?? 'plain'
    const { bytes, etag, headers200, headers304 } = page[encoding]
    const status = key === 'not-found' ? 404 : 200
    const unchanged = status === 200 && etag !== undefined && matchesEtag(request.headers['if-none-match'], etag)
    setAll(reply, unchanged ? headers304 : headers200)
    return unchanged ? reply.code(304).send() : reply.code(status).send(bytes)
  }

  /** Answers with home as a shared profile's: its own title, text and poster. An unknown id is plain home. */
  async sendProfile(id: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const agent = await findSharedAgent(this.#db, id)
    if (!agent) return this.send('/', request, reply)
    const head: Head = {
      title: agent.name,
      description: agent.bio ?? this.#describe('/'),
      path: `/?agent=${agent.id}`,
      image: agent.image === null ? this.#look.share : { path: agent.image, alt: agent.name, width: 600, height: 800 },
      structuredData: [this.#agency, describeProfile(this.#config, agent)],
    }
    reply.headers(this.#pageHeaders()).header('cache-control', 'no-cache').type('text/html; charset=utf-8')
    return sendText(this.#compose('/', head), reply)
  }

  #pageHeaders = () => (this.#sheet ? admitStyle(this.#headers, this.#sheet) : this.#headers)

  #compose(key: PageKey, head: Head): string {
    const shell = this.#shells.pages.get(key)
    const drawn = this.#drawn.pages.get(key)
    const { brand } = this.#look
    const own = this.#sheet && `<style>${this.#sheet}</style>`
    const screen = this.#shells.pages.get(screenOf(key))
    const links = (screen?.links ?? '') + (drawn?.links ?? '') + preloadRead(key, drawn?.reads ?? []) + own
    const texts = carryTexts(this.#written, key)
    // the built shells say the originals
    const isShellTrue = this.#shells.areFor(brand) && saysOriginals(key, texts)
    const html = drawn?.html ?? (isShellTrue ? (shell?.html ?? '') : '')
    const reads = drawn?.reads.length
      ? `<script type="application/json" id="${PAGE_READ_ID}">${writeJson(drawn.reads)}</script>`
      : ''
    const page = this.#document
      .replace(/<title>[^<]*<\/title>/, () => writeHead(head, { brand, publicUrl: this.#config.publicUrl }))
      // after the styles of every page, which set the order of all
      .replace('</head>', () => `  ${links}\n  </head>`)
      .replace('<div id="root"></div>', () => `<div id="root">${html}</div>${reads}${writeSiteTexts(texts)}`)
    return loadFrom(page, this.#config.assetOrigin)
  }

  async #make(key: PageKey, head: Head): Promise<void> {
    const plain = Buffer.from(this.#compose(key, head))
    if (this.#pages.get(key)?.plain.bytes.equals(plain)) return
    const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
    const common = {
      ...this.#pageHeaders(),
      vary: 'accept-encoding',
      ...(MAY_CARRY_TOKEN.has(key) && { 'referrer-policy': 'no-referrer' }),
      ...(key in PORTAL_PAGES ? { 'cache-control': 'no-store' } : { 'cache-control': 'no-cache', etag }),
    }
    const content = { 'content-type': 'text/html; charset=utf-8' }
    const packed = await packAnswer(plain)
    const inEncoding = (encoding: Encoding) =>
      makeRendering(packed[encoding], common, { ...content, 'content-encoding': encoding })
    const page = { plain: makeRendering(plain, common, content), br: inEncoding('br'), gzip: inEncoding('gzip') }
    this.#pages.set(key, page)
    if (key !== 'not-found' && !key.includes('?')) this.#onReady(key, page)
  }
}

/** Sets ready headers of an answer; the last pair is the id of the request, which is set already. */
function setAll(reply: FastifyReply, headers: readonly string[]): void {
  for (let i = 0; i < headers.length - 2; i += 2) {
    reply.header(headers[i] as string, headers[i + 1]) // names and values in turns
  }
}
