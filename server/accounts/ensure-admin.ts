import { recordAudit } from '#server/audit/record.ts'
import type { Database } from '#server/db/client.ts'
import { hashPassword } from './passwords/password.ts'

/** An owner to be made. */
export interface NewAdmin {
  email: string
  /** The email address unless given. */
  username?: string | undefined
  password: string
}

/**
 * Creates an admin, an owner, unless an account has that email address or user name, in any case; an existing password is left
 * alone (docs/product.md S10).
 * @returns true when the admin was created
 */
export async function ensureAdmin(db: Database, admin: NewAdmin): Promise<boolean> {
  const email = admin.email.toLowerCase()
  const username = admin.username ?? email
  const known = await db
    .selectFrom('users')
    .select('id')
    .where((eb) =>
      eb.or([eb(eb.fn('lower', ['email']), '=', email), eb(eb.fn('lower', ['username']), '=', username.toLowerCase())]),
    )
    .executeTakeFirst()
  if (known) return false
  const password_hash = await hashPassword(admin.password)
  return db.transaction().execute(async (trx) => {
    const made = await trx
      .insertInto('users')
      .values({ username, email, role: 'admin', staff_role: 'owner', password_hash })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!made) return false
    await recordAudit(trx, {
      actor: null,
      action: 'admin.created',
      entity: 'user',
      entityId: made.id,
      after: { role: 'admin', staffRole: 'owner' },
    })
    return true
  })
}
