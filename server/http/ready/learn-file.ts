import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { ReadyAnswers } from './ready-answers.ts'
import { ID, makeRendering, type Rendering } from './rendering.ts'

/** How many bytes of files are kept in memory. */
const KEPT_BYTES = 12 * 1024 * 1024
/** The address that requests of the process itself come from; they are neither counted nor logged. No client knows it. */
export const SELF_ADDRESS: string = randomUUID()
/** An address that is its own plain form: a file has one of these, and any number of encoded ones. */
const PLAIN = /^\/assets(?:\/\w[\w.-]*)+$/
/** Files that are looked at; a build has a few hundred. */
const ASKED_MOST = 2000
/** Headers that node:http writes itself, and the id of the request. */
const OWN = new Set(['date', 'connection', 'keep-alive', 'x-request-id'])

/**
 * Keeps files of the build in memory as the whole stack sends them, once they have been asked for: the process asks
 * itself for each encoding and for the answer to a browser that has the file.
 * @returns what keeps the file at an address, path without a query; it does nothing for one that is kept or too many
 */
export function createFileLearner(app: FastifyInstance, ready: ReadyAnswers): (url: string) => void {
  const asked = new Set<string>()
  let left = KEPT_BYTES
  // one after the other: what is left is known before the next
  let learning: Promise<void> = Promise.resolve()
  async function learn(url: string): Promise<void> {
    if (left <= 0) return
    const plain = await learnEncoding(app, url, 'identity')
    if (plain === undefined || plain.bytes.length > left) return
    const [br, gzip] = await Promise.all([learnEncoding(app, url, 'br'), learnEncoding(app, url, 'gzip')])
    const packed = { ...(br && { br }), ...(gzip && { gzip }) }
    left -= [plain, ...Object.values(packed)].reduce((sum, { bytes }) => sum + bytes.length, 0)
    ready.set(url, { plain, ...packed, route: '/*', limited: false, isFile: true })
  }
  return (url) => {
    if (!PLAIN.test(url) || asked.has(url) || asked.size >= ASKED_MOST || left <= 0) return
    asked.add(url)
    learning = learning.then(() => learn(url)).catch(() => void asked.delete(url))
  }
}

/** The file in one encoding; undefined when the whole stack has no such file. */
async function learnEncoding(
  app: FastifyInstance,
  url: string,
  encoding: 'identity' | 'br' | 'gzip',
): Promise<Rendering | undefined> {
  const request = { method: 'GET', url, remoteAddress: SELF_ADDRESS } as const
  const full = await app.inject({ ...request, headers: { 'accept-encoding': encoding } })
  if (full.statusCode !== 200) return undefined
  const { etag } = full.headers
  const unchanged = await app.inject({
    ...request,
    headers: { 'accept-encoding': encoding, 'if-none-match': String(etag) },
  })
  const { 'content-length': _none, ...common } = kept(unchanged.headers)
  const rendering = makeRendering(full.rawPayload, common, {})
  // in the order of the whole stack
  return { ...rendering, headers200: [...Object.entries(kept(full.headers)).flat(), ...ID] }
}

const kept = (headers: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (OWN.has(name) ? [] : [[name, String(value)] as const])),
  )
