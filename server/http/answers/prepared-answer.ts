import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { makeRendering, packAnswer, type Renderings, sendRendering } from '../ready/rendering.ts'
import { chooseEncoding, type Encoding } from '../requests/encoding.ts'

/** An answer as ready bytes, in each encoding it is served in. */
export type PreparedAnswer = Required<Renderings>

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
  const packed = await packAnswer(plain)
  const tag = createHash('sha256').update(plain).update(JSON.stringify(extra)).digest('base64url').slice(0, 22)
  const both = { ...shared, 'cache-control': 'public, no-cache', vary: 'accept-encoding', ...extra }
  const content = { 'content-type': 'application/json; charset=utf-8' }
  const inEncoding = (encoding: Encoding, mark: string) =>
    makeRendering(packed[encoding], { ...both, etag: `"${tag}-${mark}"` }, { ...content, 'content-encoding': encoding })
  return {
    plain: makeRendering(plain, { ...both, etag: `"${tag}"` }, content),
    br: inEncoding('br', 'br'),
    gzip: inEncoding('gzip', 'gz'),
  }
}

/** Sends an answer past Fastify: 304 to a client that has it, else its bytes in an encoding the client takes. */
export function serveAnswer(answer: PreparedAnswer, request: FastifyRequest, reply: FastifyReply): 200 | 304 {
  const rendering = answer[chooseEncoding(request.headers['accept-encoding']) ?? 'plain']
  reply.hijack()
  return sendRendering(rendering, { ifNoneMatch: request.headers['if-none-match'], id: request.id }, reply.raw)
}
