import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Config } from '#server/config.ts'
import type { Log } from '#server/log.ts'
import { findSecretKey } from './secret-key.ts'

const VERSION = 1
const NONCE_BYTES = 12
const TAG_BYTES = 16
const HEAD_BYTES = 1 + NONCE_BYTES + TAG_BYTES

/** What a secret is for; sealed with it, so that one can't be put in another's place. */
export type SecretUse = 'authenticator-app' | 'openai-api-key' | 'redis-password' | 'taxpayer-number' | 'w9'

/** Keeps stored secrets unreadable without SECRET_KEY (docs/product.md S42). */
export interface SecretBox {
  /** A secret as it may be stored: AES-256-GCM with a nonce of its own. */
  seal(text: string, use: SecretUse): Buffer
  /** The secret again; null when there is none, or none this key opens, which the log says once. */
  open(sealed: Buffer | null, use: SecretUse): string | null
  /** A fingerprint of the key, 16 hexadecimal digits: the same for the same key, and no way back to it. */
  mark(): string
}

/**
 * The box of this installation. Its key is looked for when it is first needed.
 * @param log notified once when a stored secret can't be read
 */
export function createSecretBox(config: Pick<Config, 'secretKey' | 'dataDir'>, log: Log): SecretBox {
  let known: Buffer | undefined
  let knownMark: string | undefined
  let logged = false
  const key = () => {
    known ??= Buffer.from(hkdfSync('sha256', findSecretKey(config), '', 'marquee stored secrets', 32))
    return known
  }
  return {
    seal(text, use) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', key(), nonce).setAAD(Buffer.from(use))
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([Buffer.of(VERSION), nonce, cipher.getAuthTag(), sealed])
    },
    open(sealed, use) {
      if (sealed === null) return null
      try {
        if (sealed[0] !== VERSION || sealed.length < HEAD_BYTES) throw new Error('not a sealed secret')
        const nonce = sealed.subarray(1, 1 + NONCE_BYTES)
        const decipher = createDecipheriv('aes-256-gcm', key(), nonce, { authTagLength: TAG_BYTES })
          .setAAD(Buffer.from(use))
          .setAuthTag(sealed.subarray(1 + NONCE_BYTES, HEAD_BYTES))
        return Buffer.concat([decipher.update(sealed.subarray(HEAD_BYTES)), decipher.final()]).toString('utf8')
      } catch {
        if (!logged) log.warn('a stored secret cannot be read with this SECRET_KEY; it counts as none')
        logged = true
        return null
      }
    },
    mark() {
      // derived apart from the key that seals, which it does not give away
      knownMark ??= Buffer.from(hkdfSync('sha256', findSecretKey(config), '', 'marquee key mark', 8)).toString('hex')
      return knownMark
    },
  }
}

const BULLETS = '••••••••'
/** From so many characters on, the last four distinguish secrets without revealing them. */
const LONG = 12

/** A secret as admins see it: bullets, with the last four characters of a long one; empty when there is none. */
export function maskSecret(secret: string | null): string {
  if (secret === null || secret === '') return ''
  return secret.length >= LONG ? BULLETS + secret.slice(-4) : BULLETS
}

/** True for what a masked field holds; a mask that was typed into is neither a mask nor a secret. */
export const looksMasked = (value: string) => value.includes('•')
