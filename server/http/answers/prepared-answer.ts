import { createHash } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { chooseEncoding, type Encoding } from '../requests/encoding.ts'
import { matchesEtag } from './etag.ts'

const packBrotli = promisify(brotliCompress)
const packGzip = promisify(gzip)

interface Rendering {
  bytes: Buffer
  etag: string
  headers200: readonly string[]
  headers304: readonly string[]
}

/** An answer as ready bytes, in each encoding it is served in. */
export type PreparedAnswer = Record<'plain' | Encoding, Rendering>

/**
 * Makes an answer ready to be sent.
 * @param body what the contract's schema let through
 * @param shared headers of every answer
 * @param extra headers of this one
 */
export async function renderAnswer(
  body: unknown,
  shared: Record<string, string>,
  extra: Record<string, string>,
): Promise<PreparedAnswer> {
  const plain = Buffer.from(JSON.stringify(body))
  const params = { [constants.BROTLI_PARAM_QUALITY]: plain.length > 200_000 ? 5 : 9 }
  const [br, gzip] = await Promise.all([packBrotli(plain, { params }), packGzip(plain)])
  const tag = createHash('sha256').update(plain).update(JSON.stringify(extra)).digest('base64url').slice(0, 22)
  const both = { ...shared, 'cache-control': 'public, no-cache', vary: 'accept-encoding' }
  const rendering = (bytes: Buffer, etag: string, encoding?: Encoding): Rendering => {
    const headers304 = [...Object.entries({ ...both, etag }).flat(), ...Object.entries(extra).flat()]
    const content = ['content-type', 'application/json; charset=utf-8', 'content-length', String(bytes.length)]
    const encoded = encoding === undefined ? [] : ['content-encoding', encoding]
    return { bytes, etag, headers200: [...headers304, ...content, ...encoded], headers304 }
  }
  return {
    plain: rendering(plain, `"${tag}"`),
    br: rendering(br, `"${tag}-br"`, 'br'),
    gzip: rendering(gzip, `"${tag}-gz"`, 'gzip'),
  }
}

/** Sends an answer past Fastify: 304 to a client that has it, else its bytes in an encoding the client takes. */
export function serveAnswer(answer: PreparedAnswer, request: FastifyRequest, reply: FastifyReply): 200 | 304 {
  const rendering = answer[chooseEncoding(request.headers['accept-encoding']) ?? 'plain']
  const unchanged = matchesEtag(request.headers['if-none-match'], rendering.etag)
  reply.hijack()
  const response: ServerResponse = reply.raw
  const status = unchanged ? 304 : 200
  response.writeHead(status, [...(unchanged ? rendering.headers304 : rendering.headers200), 'x-request-id', request.id])
  response.end(unchanged ? undefined : rendering.bytes)
  return status
}
