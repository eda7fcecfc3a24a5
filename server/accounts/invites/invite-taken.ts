import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'

/**
 * Whether a user name or an email address is taken, in any case: to a user, archived ones too, or, for the address, to a
 * customer who has chosen a password (docs/product.md S24). A customer whom only a booking made does not count, because
 * anyone can book with any address; the two accounts stay apart.
 */
export async function findTaken(
  db: Database,
  { username, email }: { username?: string; email: string },
): Promise<{ username: boolean; email: boolean }> {
  return db
    .selectNoFrom([
      sql<boolean>`exists (select from users where lower(username) = lower(${username ?? null}))`.as('username'),
      sql<boolean>`(exists (select from users where lower(email) = lower(${email}))
        or exists (select from customers where lower(email) = lower(${email}) and not must_change_password))`.as(
        'email',
      ),
    ])
    .executeTakeFirstOrThrow()
}
