import type { FastifyRequest } from 'fastify'

/** What shows where a request came from; never what a proxy says about it. */
export type Origin = Pick<FastifyRequest, 'headers' | 'socket' | 'raw'>

/** Addresses and names of this machine for itself (RFC 1122 §3.2.1.3, RFC 4291 §2.5.3, RFC 6761 §6.3). */
const LOOPBACK_ADDRESS = /^(?:::ffff:)?127\.\d{1,3}\.\d{1,3}\.\d{1,3}$|^::1$/i
const LOOPBACK_HOST = /^(?:(?:[\w-]+\.)*localhost\.?|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])(?::\d{1,5})?$/i
/** Headers that proxies, tunnels and networks of servers add to what they forward. */
const FORWARDED = new RegExp(
  [
    '^(?:via|cdn-loop|client-ip|true-client-ip|fastly-client-ip|fly-client-ip|x-(?:real|client|cluster-client|remote)-ip)$',
    '^(?:x-)?forwarded(?:-|$)',
    '^(?:cloudfront|wl-proxy|x-nginx|x-http-forwarded|x-original|x-proxy|x-envoy|x-amzn|x-amz-cf|x-appengine|x-azure|x-vercel|x-nf|x-arr|cf|ngrok|tailscale)-',
  ].join('|'),
)

/** Whether a header shows that something forwarded the request. @param name in lower case */
export const isForwardedHeader = (name: string): boolean => FORWARDED.test(name)

/** Whether a peer's address is this machine's own. */
export const isLoopbackPeer = (address: string | undefined): boolean => LOOPBACK_ADDRESS.test(address ?? '')

/** Whether a Host header names this machine as itself. */
export const isLoopbackHost = (host: string | undefined): boolean => LOOPBACK_HOST.test(host ?? '')

/**
 * Whether a request came straight from a program on this machine that asked for this machine: the peer is loopback, no
 * header shows that it was forwarded, and Host is a name of loopback. A proxy without any such header, and with the
 * Host of what it forwards to, is how nginx begins, which speaks HTTP/1.0 then as no browser does. TRUST_PROXY changes
 * nothing here.
 */
export function isDirect({ headers, socket, raw }: Origin): boolean {
  if (raw.httpVersion === '1.0') return false
  if (!isLoopbackPeer(socket.remoteAddress)) return false
  if (!isLoopbackHost(headers.host)) return false
  return !Object.keys(headers).some(isForwardedHeader)
}
