import { argon2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(argon2)

/** OWASP's argon2id parameters: 19 MiB, two passes, one lane (docs/product.md S7). */
const MEMORY_KIB = 19_456
const PASSES = 2
const LANES = 1
const TAG_BYTES = 32
/** Hashes under way at once, so that a flood of log-ins can't take all memory. */
const AT_ONCE = 4

let running = 0
const waiting: (() => void)[] = []

async function takingTurns<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
  else running += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

/**
 * Hashes a password with argon2id, off the event loop, at most four at once.
 * @returns the hash in PHC form ($argon2id$v=19$m=19456,t=2,p=1$salt$hash)
 */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await takingTurns(() =>
    derive('argon2id', {
      message: password,
      nonce,
      parallelism: LANES,
      tagLength: TAG_BYTES,
      memory: MEMORY_KIB,
      passes: PASSES,
    }),
  )
  const encode = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${LANES}$${encode(nonce)}$${encode(tag)}`
}

/** A temporary password nobody can guess: 20 characters of a CSPRNG, 120 bits. */
export function makeTemporaryPassword(): string {
  return randomBytes(15).toString('base64url')
}
