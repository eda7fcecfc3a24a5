/** Random bytes as hexadecimal digits. Not crypto.randomUUID, which plain http lacks outside localhost. */
export function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
}

/** A key for one opening of a form: the server does a request once, even if it arrives twice (docs/product.md S50). */
export const createIdempotencyKey = (): string => randomHex(16)
