import type { IncomingMessage } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'
import type { Config } from '#server/config.ts'

/**
 * Finds the client's address behind the proxies that TRUST_PROXY names, as Fastify's `request.ip` does.
 * @returns undefined where no proxy is trusted
 */
export function createFindAddress({
  trustProxy,
}: Pick<Config, 'trustProxy'>): ((request: IncomingMessage) => string) | undefined {
  if (trustProxy === false) return undefined
  const isTrusted = compileTrust(trustProxy)
  return (request) => proxyAddr(request, isTrusted)
}

function compileTrust(trustProxy: Exclude<Config['trustProxy'], false>): (address: string, hop: number) => boolean {
  if (typeof trustProxy === 'function') return trustProxy
  if (typeof trustProxy !== 'string') return () => true
  return proxyAddr.compile(trustProxy.split(',').map((part) => part.trim()))
}
