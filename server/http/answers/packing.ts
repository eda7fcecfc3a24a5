import { pipeline, Readable } from 'node:stream'
import { promisify } from 'node:util'
import { constants, createGzip, gzip, gzipSync } from 'node:zlib'
import type { FastifyReply } from 'fastify'
import { chooseEncoding } from '../requests/encoding.ts'

/** From how many bytes on an answer is packed (docs/product.md S35). */
const LEAST = 1024
/** Up to how many bytes packing takes less time than handing it to another thread and waiting for its turn there. */
const AT_ONCE = 32 * 1024
/** Of all levels the one that takes a third of the time and gives nearly all of the gain. */
const OPTIONS = { level: constants.Z_BEST_SPEED + 2 }

const pack = promisify<Buffer, typeof OPTIONS, Buffer>(gzip)

/** What is packed of what isn't JSON: streams of events, pictures and PDFs are not. */
const TEXT = /^(text\/(?!event-stream)|application\/json)/

/** Whether the client takes this answer packed; says that it depends on that. */
function takesPacked(reply: FastifyReply): boolean {
  reply.header('vary', 'accept-encoding')
  if (chooseEncoding(reply.request.headers['accept-encoding'], ['gzip']) === undefined) return false
  reply.header('content-encoding', 'gzip')
  // the same bytes no longer: the tag stays good for asking whether it has changed (RFC 9110 §8.8.1)
  const etag = reply.getHeader('etag')
  if (typeof etag === 'string' && !etag.startsWith('W/')) reply.header('etag', `W/${etag}`)
  return true
}

/** Sends a text, packed when it is worth it and the client takes it. */
export async function sendText(text: string, reply: FastifyReply): Promise<FastifyReply> {
  const bytes = Buffer.from(text)
  if (bytes.length < LEAST || !takesPacked(reply)) return reply.send(bytes)
  return reply.send(bytes.length <= AT_ONCE ? gzipSync(bytes, OPTIONS) : await pack(bytes, OPTIONS))
}

/** Sends what comes bit by bit, packed when it is text and the client takes it. What breaks it off breaks off the answer. */
export function sendStream(parts: AsyncIterable<Uint8Array | string>, type: string, reply: FastifyReply): FastifyReply {
  const stream = Readable.from(parts, { objectMode: false })
  if (!TEXT.test(type) || !takesPacked(reply)) return reply.send(stream)
  return reply.send(pipeline(stream, createGzip(OPTIONS), () => {}))
}
