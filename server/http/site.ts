import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from '#server/errors.ts'
import type { Brand } from '#shared/model/brand.ts'
import { PAGE_PATHS } from '#shared/model/pages.ts'
import { acceptsEncoding } from './encoding.ts'

const YEAR_SECONDS = 31_536_000

interface Page {
  plain: Buffer
  br: Buffer
  gzip: Buffer
  etag: string
}

const escapeAttribute = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')

/** The one HTML file with the agency's name and contact in its head. */
function readPage(file: string, brand: Brand): Page {
  const filled = readFileSync(file, 'utf8')
    .replace('<meta name="brand" content=""', `<meta name="brand" content="${escapeAttribute(JSON.stringify(brand))}"`)
    .replace(/<title>[^<]*<\/title>/, `<title>${escapeAttribute(brand.name)}</title>`)
  const plain = Buffer.from(filled)
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  return { plain, br: brotliCompressSync(plain), gzip: gzipSync(plain), etag }
}

function sendPage(page: Page, request: FastifyRequest, reply: FastifyReply, status: 200 | 404): FastifyReply {
  reply.code(status).header('cache-control', 'no-cache').header('vary', 'accept-encoding').header('etag', page.etag)
  if (status === 200 && request.headers['if-none-match'] === page.etag) return reply.code(304).send()
  const accepted = request.headers['accept-encoding']
  reply.type('text/html; charset=utf-8')
  if (acceptsEncoding(accepted, 'br')) return reply.header('content-encoding', 'br').send(page.br)
  if (acceptsEncoding(accepted, 'gzip')) return reply.header('content-encoding', 'gzip').send(page.gzip)
  return reply.send(page.plain)
}

/**
 * Serves the built site: hashed assets as immutable, pages from memory, unknown paths as the not-found page with 404.
 * Nothing is compressed per request.
 * @param folder the build's output; without one, pages answer 404 as the API does
 */
export async function serveSite(
  app: FastifyInstance,
  { folder, brand }: { folder: string; brand: Brand },
): Promise<void> {
  const index = path.join(folder, 'index.html')
  const page = existsSync(index) ? readPage(index, brand) : undefined
  if (page) {
    await app.register(fastifyStatic, {
      root: folder,
      index: false,
      preCompressed: true,
      wildcard: true,
      cacheControl: false,
      dotfiles: 'ignore',
      globIgnore: ['**/*.map'],
      allowedPath: (pathName) => !pathName.endsWith('.map') && !pathName.endsWith('index.html'),
      setHeaders: (reply, file) => {
        const hashed = file.startsWith(path.join(folder, 'assets'))
        const age = hashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'public, max-age=3600'
        reply.header('cache-control', age)
      },
    })
    for (const url of PAGE_PATHS) {
      app.get(url, (request, reply) => sendPage(page, request, reply, 200))
    }
  }
  app.setNotFoundHandler((request, reply) => {
    const pathname = request.url.split('?')[0] ?? ''
    const wantsPage = request.method === 'GET' || request.method === 'HEAD'
    const isFile = pathname.startsWith('/assets/') || pathname.startsWith('/api/') || pathname === '/api'
    if (!page || !wantsPage || isFile) throw notFound()
    return sendPage(page, request, reply, 404)
  })
}
