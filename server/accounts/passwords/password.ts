import { randomBytes, timingSafeEqual } from 'node:crypto'
import { deriveTag } from './hash-thread.ts'

/** OWASP's argon2id parameters: 19 MiB, two passes, one lane (docs/product.md S7). */
const CURRENT = { memory: 19_456, passes: 2, parallelism: 1 }
const TAG_BYTES = 32
const SALT_BYTES = 16

type Parameters = typeof CURRENT

const derive = (message: string, nonce: Buffer, parameters: Parameters, later = false): Promise<Buffer> =>
  deriveTag({ message, nonce, tagLength: TAG_BYTES, ...parameters }, { later })

/**
 * Hashes a password with argon2id, in a thread of its own, one at a time.
 * @param options `like` is a hash whose salt is used again, so that one derivation checks a password against both; a new
 *   salt unless said. `later`: nobody waits for this hash, so it is made after those of people (docs/product.md S7)
 * @returns the hash in PHC form ($argon2id$v=19$m=19456,t=2,p=1$salt$hash)
 */
export async function hashPassword(
  password: string,
  { like = null, later = false }: { like?: string | null; later?: boolean } = {},
): Promise<string> {
  const before = readHash(like)
  const nonce = before.tag && before.isCurrent ? before.salt : randomBytes(SALT_BYTES)
  const tag = await derive(password, nonce, CURRENT, later)
  const { memory, passes, parallelism } = CURRENT
  const encode = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(nonce)}$${encode(tag)}`
}

const PHC = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]{11,86})\$([A-Za-z0-9+/]{43})$/

/** Hash used when the account has none: one derivation, never a match. */
const NOTHING = { salt: randomBytes(SALT_BYTES), tag: undefined, parameters: CURRENT, isCurrent: true }

function readHash(phc: string | null) {
  const [, memory, passes, parallelism, salt = '', tag = ''] = PHC.exec(phc ?? '') ?? []
  if (memory === undefined) return NOTHING
  const parameters = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  const isCurrent =
    parameters.memory === CURRENT.memory &&
    parameters.passes === CURRENT.passes &&
    parameters.parallelism === CURRENT.parallelism
  return { salt: Buffer.from(salt, 'base64'), tag: Buffer.from(tag, 'base64'), parameters, isCurrent }
}

const headOf = (phc: string) => phc.slice(0, phc.lastIndexOf('$'))

/**
 * Checks a password in constant time, by exactly one derivation whether or not there is a hash (docs/product.md S6, S7).
 * @param phc what hashPassword gave; null, or anything that is no such hash, matches nothing
 * @param others hashes made like it; any other matches nothing
 * @returns the hash the password matches
 */
export async function findMatch(
  password: string,
  phc: string | null,
  others: readonly string[] = [],
): Promise<string | undefined> {
  const { salt, tag, parameters } = readHash(phc)
  const made = await derive(password, salt, parameters)
  if (tag === undefined || phc === null) return undefined
  const matching = [phc, ...others.filter((other) => headOf(other) === headOf(phc))].filter((one) => {
    const { tag } = readHash(one)
    return tag !== undefined && timingSafeEqual(made, tag)
  })
  return matching[0]
}

/** Whether a password matches a hash, as findMatch checks it. */
export async function verifyPassword(password: string, phc: string | null): Promise<boolean> {
  return (await findMatch(password, phc)) !== undefined
}

/** A temporary password that cannot be guessed: 20 characters of a CSPRNG, 120 bits. */
export function makeTemporaryPassword(): string {
  return randomBytes(15).toString('base64url')
}
