import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { limitConcurrency } from '#server/http/requests/concurrency-limit.ts'

const derive = promisify(argon2)

/** OWASP's argon2id parameters: 19 MiB, two passes, one lane (docs/product.md S7). */
const CURRENT = { memory: 19_456, passes: 2, parallelism: 1 }
const TAG_BYTES = 32
const SALT_BYTES = 16

/** Four hashes under way at once, so that a flood of log-ins can't take all memory. */
const takeTurn = limitConcurrency(4)

/** Those that nobody waits for take one processor at most. */
const takeLaterTurn = limitConcurrency(1)
/** How long they wait for those of people, in milliseconds: a flood of log-ins must not hold back mail for good. */
const LATER_MS = 5000
/** Hashes that people wait for. */
const awaited = new Set<Promise<unknown>>()

type Parameters = typeof CURRENT

const deriveNow = (message: string, nonce: Buffer, parameters: Parameters): Promise<Buffer> =>
  derive('argon2id', { message, nonce, tagLength: TAG_BYTES, ...parameters })

function deriveTag(message: string, nonce: Buffer, parameters: Parameters): Promise<Buffer> {
  const made = takeTurn(() => deriveNow(message, nonce, parameters))
  const done = made.then(
    () => {},
    () => {},
  )
  awaited.add(done)
  void done.then(() => awaited.delete(done))
  return made
}

function deriveTagLater(message: string, nonce: Buffer, parameters: Parameters): Promise<Buffer> {
  return takeLaterTurn(async () => {
    const until = performance.now() + LATER_MS
    while (awaited.size > 0 && performance.now() < until)
      await Promise.race([...awaited, sleep(LATER_MS, undefined, { ref: false })])
    return await deriveNow(message, nonce, parameters)
  })
}

/**
 * Hashes a password with argon2id, off the event loop, at most four at once.
 * @param options `like` is a hash whose salt is used again, so that one derivation checks a password against both; a new
 *   salt unless said. `later`: nobody waits for this hash, so it is made one at a time after those of people (docs/product.md S7)
 * @returns the hash in PHC form ($argon2id$v=19$m=19456,t=2,p=1$salt$hash)
 */
export async function hashPassword(
  password: string,
  { like = null, later = false }: { like?: string | null; later?: boolean } = {},
): Promise<string> {
  const before = readHash(like)
  const nonce = before.tag && before.isCurrent ? before.salt : randomBytes(SALT_BYTES)
  const tag = await (later ? deriveTagLater : deriveTag)(password, nonce, CURRENT)
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
  const made = await deriveTag(password, salt, parameters)
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
