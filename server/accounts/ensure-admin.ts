import type { Database } from '#server/db/client.ts'
import { hashPassword } from './password.ts'

/**
 * Creates an admin unless somebody has that e-mail already; an existing password is left alone (docs/product.md S10).
 * @returns true when the admin was created
 */
export async function ensureAdmin(db: Database, admin: { email: string; password: string }): Promise<boolean> {
  const email = admin.email.toLowerCase()
  const known = await db
    .selectFrom('users')
    .select('id')
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email))
    .executeTakeFirst()
  if (known) return false
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('users')
    .values({ username: email, email, role: 'admin', password_hash: await hashPassword(admin.password) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}
