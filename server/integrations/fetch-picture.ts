import { lookup } from 'node:dns/promises'
import { request } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** A picture that can't be fetched, in words for who gave its address. */
export class UnfetchablePicture extends Error {
  override name = 'UnfetchablePicture'
}

/** The largest picture in bytes, redirects followed, and the time for all of it in milliseconds. */
const [MOST_BYTES, MOST_REDIRECTS, DEADLINE_MS] = [10 * 1024 * 1024, 5, 15_000]

/**
 * Whether an IP address is one of the public internet: no private, loopback, link-local, shared or reserved one, nor one that
 * leads there through a translator or a tunnel (RFC 6890; docs/product.md P17.43).
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false
  return ipaddr.process(address).range() === 'unicast'
}

/** How names become addresses and which may be called; tests have their own. */
export interface Way {
  resolve: (name: string) => Promise<{ address: string; family: number }[]>
  isAllowed: (address: string) => boolean
  /** Certificates that are trusted beside the usual ones. */
  ca?: string
  port?: number
}

const INTERNET: Way = { resolve: (name) => lookup(name, { all: true }), isAllowed: isPublicAddress }

/**
 * Fetches a picture from the web: by https on its usual port, from public addresses alone, after each redirect too. The address that
 * was looked at is the one that is called, so that a name can't change in between.
 * @returns the bytes, not trusted
 * @throws UnfetchablePicture
 */
export async function fetchPicture(address: string, way: Way = INTERNET): Promise<Buffer> {
  const signal = AbortSignal.timeout(DEADLINE_MS)
  try {
    let url = readUrl(address, way)
    for (let hops = 0; hops <= MOST_REDIRECTS; hops += 1) {
      const answer = await get(url, way, signal)
      if (Buffer.isBuffer(answer)) return answer
      url = readUrl(new URL(answer, url).href, way)
    }
    throw new UnfetchablePicture('The picture’s address leads on too often')
  } catch (error) {
    if (error instanceof UnfetchablePicture) throw error
    throw new UnfetchablePicture(
      signal.aborted ? 'The picture took longer than 15 seconds' : 'The picture could not be fetched from its address',
    )
  }
}

function readUrl(address: string, { port = 443 }: Way): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (url?.protocol !== 'https:' || Number(url.port || 443) !== port || url.username !== '' || url.password !== '') {
    throw new UnfetchablePicture('The picture’s address must begin with https:// and have no other port')
  }
  return url
}

/** @returns the bytes, or where they are */
async function get(url: URL, way: Way, signal: AbortSignal): Promise<Buffer | string> {
  const name = url.hostname.replace(/^\[(.*)\]$/, '$1')
  const found = isIP(name) === 0 ? await way.resolve(name) : [{ address: name, family: isIP(name) }]
  const [first] = found
  if (!first || found.some((one) => !way.isAllowed(one.address))) {
    throw new UnfetchablePicture('The picture’s address is not on the public internet')
  }
  const toFirst: LookupFunction = (_name, { all }, done) =>
    all ? done(null, [first]) : done(null, first.address, first.family)
  const { promise, resolve, reject } = Promise.withResolvers<Buffer | string>()
  const call = request(
    url,
    {
      signal,
      agent: false,
      lookup: toFirst,
      headers: { accept: 'image/*' },
      ...(way.ca !== undefined && { ca: way.ca }),
    },
    (answer) => {
      const { statusCode = 0, headers } = answer
      answer.on('error', reject)
      if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
        answer.destroy()
        return resolve(headers.location)
      }
      if (statusCode !== 200) {
        answer.destroy()
        return reject(new UnfetchablePicture(`The picture’s address answers with the status ${statusCode}`))
      }
      const parts: Buffer[] = []
      let size = 0
      answer.on('data', (part: Buffer) => {
        size += part.length
        parts.push(part)
        if (size <= MOST_BYTES) return
        reject(new UnfetchablePicture('The picture has more than 10 MB'))
        answer.destroy()
      })
      answer.on('end', () => resolve(Buffer.concat(parts)))
      answer.on('aborted', () => reject(new UnfetchablePicture('The picture ended early')))
    },
  )
  call.on('error', reject)
  call.end()
  return promise
}
