import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import { conflict } from '#server/errors.ts'

/** A customer's wish for another email or phone, with whose it is. */
export type WishRow = NonNullable<Awaited<ReturnType<typeof findWish>>>

const wishes = (db: Database) =>
  db
    .selectFrom('contact_wishes as w')
    .innerJoin('customers as c', 'c.id', 'w.customer_id')
    .select(['w.id', 'w.customer_id', 'w.email', 'w.phone', 'w.created_at', 'w.approved_at'])
    .select(['c.name', 'c.email as old_email', 'c.phone as old_phone', 'c.status'])

/**
 * Finds a customer's wish.
 * @returns undefined when nothing is open
 */
export async function findWish(db: Database, customerId: string) {
  return wishes(db).where('w.customer_id', '=', customerId).executeTakeFirst()
}

/**
 * Finds a wish by its own id.
 * @returns undefined once it was answered or replaced
 */
export async function findWishById(db: Database, id: string) {
  return wishes(db).where('w.id', '=', id).executeTakeFirst()
}

/** The wishes that wait for the office, the oldest first (docs/product.md P6.206). */
export async function listOpenWishes(db: Database, most: number) {
  return wishes(db).where('w.approved_at', 'is', null).orderBy('w.created_at').orderBy('w.id').limit(most).execute()
}

/** How many of them there are. */
export async function countOpenWishes(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('contact_wishes')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('approved_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** Writes a customer's wish; it replaces the one that was open, under another id. The customer is locked. */
export async function writeWish(
  trx: Database,
  customerId: string,
  wish: { email: string | null; phone: string | null },
): Promise<{ id: string }> {
  const fresh = { ...wish, id: sql<string>`gen_random_uuid()`, created_at: sql<Date>`now()`, approved_at: null }
  return trx
    .insertInto('contact_wishes')
    .values({ customer_id: customerId, ...fresh })
    .onConflict((on) => on.column('customer_id').doUpdateSet(fresh))
    .returning('id')
    .executeTakeFirstOrThrow()
}

/** Keeps of an approved wish its email, which waits for the link. */
export async function markApproved(trx: Database, id: string): Promise<void> {
  await trx
    .updateTable('contact_wishes')
    .set({ approved_at: sql<Date>`now()`, phone: null })
    .where('id', '=', id)
    .execute()
}

/** Deletes a wish that was answered. */
export async function deleteWish(trx: Database, id: string): Promise<void> {
  await trx.deleteFrom('contact_wishes').where('id', '=', id).execute()
}

/**
 * Refuses an email that an account has, also as the alias of a merged one.
 * @throws AppError conflict (409)
 */
export async function assertFree(db: Database, email: string): Promise<void> {
  const taken = await db
    .selectFrom('customers')
    .select('id')
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .executeTakeFirst()
  if (taken) throw takenEmail()
}

/** 409: another account has the email. */
export const takenEmail = () => conflict('Another account uses this email. Nothing was changed.')
