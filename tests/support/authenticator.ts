import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

type Bytes = Uint8Array

const base64url = (bytes: Bytes | string) => Buffer.from(bytes).toString('base64url')
const sha256 = (data: Bytes | string) => createHash('sha256').update(data).digest()

/** A length or number in CBOR, with its major type (RFC 8949 section 3). */
function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.of((major << 5) | value)
  if (value < 256) return Buffer.of((major << 5) | 24, value)
  return Buffer.of((major << 5) | 25, value >> 8, value & 255)
}
const cbor = {
  int: (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value)),
  bytes: (value: Bytes) => Buffer.concat([head(2, value.length), value]),
  text: (value: string) => Buffer.concat([head(3, value.length), Buffer.from(value)]),
  map: (...parts: [Buffer, Buffer][]) => Buffer.concat([head(5, parts.length), ...parts.flat()]),
}

/** What a passkey's device answers with, as a test may bend it. */
export interface Bent {
  origin?: string
  rpId?: string
  /** Whether the device verified its person. */
  verified?: boolean
  /** The signature counter it claims. */
  counter?: number
}

/** The site the device believes to be at. */
export interface Site {
  origin: string
  rpId: string
}

/** A passkey in software: makes one key, and signs challenges with it the way a device does (WebAuthn section 6). */
export function createAuthenticator(site: Site, credentialId = randomBytes(16)) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const point = (text: string) => Buffer.from(text, 'base64url')
  const cose = cbor.map(
    [cbor.int(1), cbor.int(2)],
    [cbor.int(3), cbor.int(-7)],
    [cbor.int(-1), cbor.int(1)],
    [cbor.int(-2), cbor.bytes(point(x))],
    [cbor.int(-3), cbor.bytes(point(y))],
  )
  const id = base64url(credentialId)
  let used = 0

  function authenticatorData(bent: Bent, counter: number, made?: Buffer) {
    const flags = 1 | ((bent.verified ?? true) ? 4 : 0) | (made ? 64 : 0)
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(bent.rpId ?? site.rpId), Buffer.of(flags), count, ...(made ? [made] : [])])
  }
  const clientData = (type: string, challenge: string, { origin = site.origin }: Bent) =>
    JSON.stringify({ type, challenge, origin, crossOrigin: false })

  return {
    id,
    /** Answers the options of a new passkey. */
    create({ challenge }: { challenge: string }, bent: Bent = {}) {
      const length = Buffer.of(credentialId.length >> 8, credentialId.length & 255)
      const data = authenticatorData(
        bent,
        bent.counter ?? used,
        Buffer.concat([Buffer.alloc(16), length, credentialId, cose]),
      )
      const attestation = cbor.map(
        [cbor.text('fmt'), cbor.text('none')],
        [cbor.text('attStmt'), cbor.map()],
        [cbor.text('authData'), cbor.bytes(data)],
      )
      return {
        ...{ id, rawId: id, type: 'public-key' as const },
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', challenge, bent)),
          attestationObject: base64url(attestation),
          transports: ['internal'],
        },
      }
    },
    /** Answers the options of a log-in or a verification; its counter grows by one each time. */
    answer({ challenge }: { challenge: string }, bent: Bent = {}) {
      used += 1
      const data = authenticatorData(bent, bent.counter ?? used)
      const client = clientData('webauthn.get', challenge, bent)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return {
        ...{ id, rawId: id, type: 'public-key' as const },
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(signature),
        },
      }
    },
  }
}
