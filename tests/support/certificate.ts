import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** A key and the certificate it signed for itself, as PEM. */
export interface Certificate {
  key: string
  cert: string
}

/** Tags of DER (ITU-T X.690) as far as a certificate needs them. */
const TAG = { integer: 0x02, bits: 0x03, octets: 0x04, oid: 0x06, utf8: 0x0c, sequence: 0x30, set: 0x31, time: 0x18 }
const VERSION = 0xa0
const EXTENSIONS = 0xa3
/** A subjectAltName of the kind dNSName. */
const DNS_NAME = 0x82

/** Object identifiers, already encoded. */
const COMMON_NAME = Buffer.from([0x55, 0x04, 0x03])
const ALT_NAMES = Buffer.from([0x55, 0x1d, 0x11])
const ECDSA_SHA256 = Buffer.from([0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02])

function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const { length } = content
  if (length < 0x80) return Buffer.concat([Buffer.from([tag, length]), content])
  const size = length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}

const pem = (what: string, bytes: Buffer) =>
  `-----BEGIN ${what}-----\n${bytes.toString('base64').replace(/.{64}(?=.)/g, '$&\n')}\n-----END ${what}-----\n`

const time = (at: Date) => der(TAG.time, Buffer.from(`${at.toISOString().replace(/[-:T]|\..*/g, '')}Z`))

/**
 * A certificate for a name that only those trust who are given it (RFC 5280).
 * @param hours how long it is valid from now; it began twelve hours ago
 */
export function makeCertificate(name = 'localhost', hours = 12): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const algorithm = der(TAG.sequence, der(TAG.oid, ECDSA_SHA256))
  const who = der(
    TAG.sequence,
    der(TAG.set, der(TAG.sequence, der(TAG.oid, COMMON_NAME), der(TAG.utf8, Buffer.from(name)))),
  )
  const names = der(TAG.sequence, der(DNS_NAME, Buffer.from(name)))
  const toSign = der(
    TAG.sequence,
    der(VERSION, der(TAG.integer, Buffer.from([2]))),
    der(TAG.integer, Buffer.from([1]), randomBytes(8)),
    algorithm,
    who,
    der(TAG.sequence, time(new Date(Date.now() - 43_200_000)), time(new Date(Date.now() + hours * 3_600_000))),
    who,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(EXTENSIONS, der(TAG.sequence, der(TAG.sequence, der(TAG.oid, ALT_NAMES), der(TAG.octets, names)))),
  )
  const signature = der(TAG.bits, Buffer.from([0]), sign('sha256', toSign, privateKey))
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: pem('CERTIFICATE', der(TAG.sequence, toSign, algorithm, signature)),
  }
}
