/**
 * A key for one opening of a form: whatever is sent twice with it is done once (docs/product.md S50). Not
 * crypto.randomUUID, which plain http lacks outside localhost.
 */
export function createIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
