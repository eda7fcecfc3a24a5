import type pg from 'pg'
import { PrimarySocket } from './primary-socket.ts'

/**
 * An address for each host that DATABASE_URL names: postgresql://user@a,b:5433/marquee is two
 * (PostgreSQL manual, 'Specifying Multiple Hosts'). An address with one host is itself.
 */
export function listAddresses(url: string): string[] {
  const [, before = '', hosts = '', after = ''] = /^([a-z]+:\/\/(?:[^@/?#]*@)?)([^/?#]*)(.*)$/is.exec(url) ?? []
  return hosts.split(',').map((host) => `${before}${host}${after}`)
}

/**
 * How to reach the database of an address. With several hosts every connection goes to the one that takes writes now
 * (docs/product.md S120).
 * @param url an address that `listAddresses` understands
 */
export function connectTo(url: string): pg.PoolConfig {
  const addresses = listAddresses(url)
  const [first] = addresses
  if (addresses.length < 2) return { connectionString: url }
  return { connectionString: first, stream: () => new PrimarySocket(addresses) }
}
