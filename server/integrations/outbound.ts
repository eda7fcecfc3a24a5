import { lookup as resolve } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'

/**
 * Where no call may go that an admin can direct: link-local addresses and those clouds answer for their machines
 * (docs/product.md S43). Loopback and private ranges stay allowed: Redis and Ollama live there.
 */
const REFUSED = new BlockList()
REFUSED.addSubnet('169.254.0.0', 16, 'ipv4')
REFUSED.addSubnet('fe80::', 10, 'ipv6')
REFUSED.addAddress('fd00:ec2::254', 'ipv6')
REFUSED.addAddress('fd20:ce::254', 'ipv6')
REFUSED.addAddress('fd00:c1::a9fe:a9fe', 'ipv6')
REFUSED.addAddress('100.100.100.200', 'ipv4')
REFUSED.addAddress('192.0.0.192', 'ipv4')
// the same through a translator or a tunnel (RFC 6052 §2.1, RFC 2765 §2.1, RFC 4291 §2.5.5.1, RFC 3056 §2)
REFUSED.addSubnet('64:ff9b::a9fe:0', 112, 'ipv6')
REFUSED.addSubnet('::ffff:0:a9fe:0', 112, 'ipv6')
REFUSED.addSubnet('::a9fe:0', 112, 'ipv6')
REFUSED.addSubnet('2002:a9fe::', 32, 'ipv6')

/** An address that calls are refused to. */
export class RefusedAddressError extends Error {
  override name = 'RefusedAddressError'
}

/**
 * Whether an IP address is one of those.
 * @param address IPv4, IPv6, with or without a zone; IPv4-mapped ones count as what they map
 */
export function isRefusedAddress(address: string): boolean {
  const plain = address.replace(/%.*$/, '')
  const version = isIP(plain)
  return version === 0 || REFUSED.check(plain, version === 4 ? 'ipv4' : 'ipv6')
}

/**
 * The address of a host to be called, so that what was looked at is what is called.
 * @param host a name or an address, in brackets or not
 * @throws RefusedAddressError when any of its addresses is refused; Error when it has none
 */
export async function resolveOutbound(host: string): Promise<{ address: string; family: number }> {
  const name = host.replace(/^\[(.*)\]$/, '$1')
  const found = await resolve(name, { all: true })
  const [first] = found
  if (!first || found.some(({ address }) => isRefusedAddress(address))) {
    throw new RefusedAddressError('this address is not called')
  }
  return first
}
