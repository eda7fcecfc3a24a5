import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import { type AppError, invalid, notPossible, unavailable } from '#server/errors.ts'
import type { Actor } from './actor.ts'

/** An idempotency key, who it belongs to, and what was sent with it. */
export interface Idempotency {
  actor: string
  key: string
  bodyHash: Buffer
}

/** The route of a call, as idempotency keys store it. */
export const nameOf = ({ method, path }: { method: string; path: string }): string => `${method} ${path}`

/** 128 bits as hexadecimal digits, or more. */
const STRONG = /^[0-9a-f]{32,}$/i
/** Random keys have fewer different digits only once in 10 million; 'aaaa…' and '0123 0123…' have fewer. */
const LEAST_DIFFERENT = 8

/** True for a key with at least 128 random bits, judged by its form. */
const isStrong = (key: string) => STRONG.test(key) && new Set(key.toLowerCase()).size >= LEAST_DIFFERENT

/**
 * The owner of a key. A signed-in user's key belongs to that user. A stranger's strong key stands alone, because a phone
 * changes its address between two tries. A stranger's weak key belongs to the address, because two strangers may choose
 * the same.
 */
function ownerOf(key: string, { actor, address }: { actor: Actor | null; address: string }): string {
  if (actor) return `${actor.role}:${'userId' in actor ? actor.userId : actor.customerId}`
  return isStrong(key) ? 'anybody' : `address:${address}`
}

/**
 * Reads an Idempotency-Key header. The key belongs to who sent it: the same key from someone else is another key
 * (docs/product.md S50).
 * @param request everything a repeat must have in common with the first, after validation
 * @returns null without a header
 * @throws AppError 400 for a key that can't be used
 */
export function readIdempotency(
  key: string | undefined,
  sender: { actor: Actor | null; address: string },
  request: unknown,
): Idempotency | null {
  if (key === undefined) return null
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) throw invalid({ 'Idempotency-Key': 'Not a usable Idempotency-Key' })
  return {
    key,
    actor: ownerOf(key, sender),
    bodyHash: createHash('sha256').update(JSON.stringify(request)).digest(),
  }
}

/** 422: the same key came with another body before. */
export function sentDifferently(): AppError {
  return notPossible('This request was sent before with other details. Please send it again.')
}

/**
 * Takes a key for the transaction's work, or finds that an earlier request of the last 24 hours did that work. Of two
 * at once the second waits for the first to end.
 * @param call the route the key was sent to, the booking and the row of the ledger it is about, and the status it is
 *   answered with
 * @returns true when the work has been done before
 * @throws AppError 422 when it came with another body before, 503 when the sweep deleted the key meanwhile
 */
export async function claimIdempotencyKey(
  trx: Database,
  { actor, key, bodyHash }: Idempotency,
  call: { route: string; bookingId: string; paymentId?: string; status: number },
): Promise<boolean> {
  const claim = await sql`
    insert into idempotency_keys (route, actor, key, body_hash, booking_id, payment_id, status)
    values (${call.route}, ${actor}, ${key}, ${bodyHash}, ${call.bookingId}, ${call.paymentId ?? null}, ${call.status})
    on conflict (route, actor, key) do update
      set body_hash = excluded.body_hash, booking_id = excluded.booking_id, payment_id = excluded.payment_id,
        created_at = now()
      where idempotency_keys.created_at < now() - interval '24 hours'
    returning key`.execute(trx)
  if (claim.rows.length > 0) return false
  const earlier = await trx
    .selectFrom('idempotency_keys')
    .select('body_hash')
    .where('route', '=', call.route)
    .where('actor', '=', actor)
    .where('key', '=', key)
    .executeTakeFirst()
  // swept between the two statements
  if (!earlier) throw unavailable()
  if (!earlier.body_hash.equals(bodyHash)) throw sentDifferently()
  return true
}
