import type { ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { matchesEtag } from '../answers/etag.ts'
import type { Encoding } from '../requests/encoding.ts'

const packBrotli = promisify(brotliCompress)
const packGzip = promisify(gzip)

/** Up to how many bytes brotli works as hard as it is worth for an answer that is sent many times. */
const LARGE = 200_000

/** An answer in one encoding, ready to be sent. */
export interface Rendering {
  bytes: Buffer
  /** Without the mark of a weak tag; absent where nothing asks for changes. */
  etag: string | undefined
  /** Names and values in turns; the last value is the id of the request, which is set for each. */
  headers200: string[]
  headers304: string[]
}

/** An answer as ready bytes, in each encoding it is served in. */
export interface Renderings {
  plain: Rendering
  br?: Rendering
  gzip?: Rendering
}

/** The last header of every ready answer; its value is set for each. */
export const ID: readonly string[] = ['x-request-id', '']

/**
 * Makes an answer in one encoding ready.
 * @param common headers of 200 and 304 alike, without the id of the request
 * @param content headers that only come with the bytes
 */
export function makeRendering(
  bytes: Buffer,
  common: Record<string, string>,
  content: Record<string, string>,
): Rendering {
  const pairs = Object.entries(common).flat()
  const own = Object.entries({ ...content, 'content-length': String(bytes.length) }).flat()
  return {
    bytes,
    etag: common.etag?.replace(/^W\//, ''),
    headers200: [...pairs, ...own, ...ID],
    headers304: [...pairs, ...ID],
  }
}

/**
 * Sends a rendering past Fastify, or 304 to a client that has it.
 * @param ifNoneMatch the header as it came
 * @param id of the request
 * @returns the status that was sent
 */
export function sendRendering(
  { bytes, etag, headers200, headers304 }: Rendering,
  { ifNoneMatch, id }: { ifNoneMatch: string | undefined; id: string },
  response: ServerResponse,
): 200 | 304 {
  const isUnchanged = etag !== undefined && matchesEtag(ifNoneMatch, etag)
  const headers = isUnchanged ? headers304 : headers200
  headers[headers.length - 1] = id
  response.writeHead(isUnchanged ? 304 : 200, headers)
  response.end(isUnchanged ? undefined : bytes)
  return isUnchanged ? 304 : 200
}

/** Packs an answer in every encoding that is offered. */
export async function packAnswer(plain: Buffer): Promise<Record<Encoding, Buffer>> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: plain.length > LARGE ? 5 : 9 }
  const [br, gzip] = await Promise.all([packBrotli(plain, { params }), packGzip(plain)])
  return { br, gzip }
}

/**
 * A JSON answer that nobody keeps, as the whole stack sends it while it is too short to pack.
 * @param shared headers of every answer
 */
export function renderJson(body: unknown, shared: Record<string, string>): Renderings {
  const headers = {
    ...shared,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
  }
  return { plain: makeRendering(Buffer.from(JSON.stringify(body)), headers, {}) }
}
