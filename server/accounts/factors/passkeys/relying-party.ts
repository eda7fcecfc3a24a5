import { isIP } from 'node:net'
import type { Config } from '#server/config.ts'
import { notPossible } from '#server/errors.ts'

/** Who browsers make passkeys for (WebAuthn section 4, Relying Party). */
export interface RelyingParty {
  /** The host name passkeys are bound to. */
  id: string
  /** The only origin they may answer from. */
  origin: string
  name: string
}

/**
 * The site as passkeys know it: the host of PUBLIC_URL. On a machine of one's own it is 'localhost' too, with the port
 * that was asked for, because browsers make no passkeys for addresses that are numbers.
 * @param host the Host header of the request
 * @returns undefined where browsers make no passkeys: a number as host, or no secure context
 */
export function findRelyingParty(
  { publicUrl, brand }: Pick<Config, 'publicUrl' | 'brand'>,
  host: string | undefined,
): RelyingParty | undefined {
  const { hostname, origin, protocol } = new URL(publicUrl)
  const numeric = isIP(hostname.replace(/^\[(.*)\]$/, '$1')) !== 0
  const ownMachine = hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.')
  if (ownMachine && host !== undefined && /^localhost(:\d+)?$/.test(host)) {
    return { id: 'localhost', origin: `http://${host}`, name: brand.name }
  }
  if (numeric || (protocol !== 'https:' && hostname !== 'localhost')) return undefined
  return { id: hostname, origin, name: brand.name }
}

/**
 * As findRelyingParty, where a passkey was asked for.
 * @throws AppError not_possible (422) where browsers make none
 */
export function requireRelyingParty(
  config: Pick<Config, 'publicUrl' | 'brand'>,
  host: string | undefined,
): RelyingParty {
  const party = findRelyingParty(config, host)
  if (!party) throw notPossible('Passkeys need a host name and a secure connection. They do not work at this address.')
  return party
}
