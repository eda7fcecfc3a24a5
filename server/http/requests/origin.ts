import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import type { Config } from '#server/config.ts'
import { forbidden } from '#server/errors.ts'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses writes that another site sends through a visitor's browser (docs/product.md S32; OWASP ASVS 5.0 3.5.1):
 * a foreign or null Origin, or Sec-Fetch-Site: cross-site. A program that sends neither header is no browser.
 * @throws AppError forbidden (403)
 */
export function createOriginCheck({ publicUrl }: Pick<Config, 'publicUrl'>): (request: FastifyRequest) => void {
  const own = new URL(publicUrl).origin
  return (request) => {
    if (READS.has(request.method)) return
    const { origin, host } = request.headers
    const site = request.headers['sec-fetch-site']
    if (site === 'cross-site') throw forbidden('Requests from other sites are not accepted')
    if (origin === undefined || origin === own) return
    // the same machine under another of its names: as asked for, if by a number or as localhost. Any other name could be
    // another site's name that points here (DNS rebinding)
    if (host !== undefined && isUnboundName(host) && (origin === `http://${host}` || origin === `https://${host}`))
      return
    throw forbidden('Requests from other sites are not accepted')
  }
}

/** A host that no DNS server decides about: an address, or this machine's own name for itself. */
function isUnboundName(host: string): boolean {
  const name = host.replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1')
  return isIP(name) !== 0 || name === 'localhost'
}
