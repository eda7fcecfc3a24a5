import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import { hashPassword, makeTemporaryPassword } from './passwords/password.ts'
import { type LinkPurpose, linkExpiry } from './passwords/password-links.ts'
import { hashToken } from './sessions/sessions.ts'

/** Days a temporary password and the link beside it are good for (docs/product.md S11, P1.31). */
export const FIRST_SIGN_IN_DAYS = 7

const FIRST_SIGN_IN: LinkPurpose = 'first_sign_in'

/** Earlier temporary passwords an account keeps at most. */
const MOST_EARLIER = 50

/** The two ways in that the mail about a new account carries. */
export interface FirstSignIn {
  email: string
  name: string
  /** Of the one-use link; stored as a hash alone. */
  token: string
  /** The temporary password; stored as a hash alone. */
  password: string
}

/**
 * Makes a temporary password and a one-use link for a customer who has not chosen a password yet. It is called when the
 * mail leaves: both exist in the mail and as hashes, nowhere else, and a second try makes others. A try that seemed to
 * fail may have arrived, and a server that knows its message id drops the next one: the earlier passwords and links work
 * until one is used (docs/product.md S86).
 * @returns undefined for a customer who chose a password, is not active, or is gone
 */
export async function openFirstSignIn(db: Database, customerId: string): Promise<FirstSignIn | undefined> {
  const before = await db
    .selectFrom('customers')
    .select(['password_hash', 'temporary_password_expires_at', 'earlier_password_hashes'])
    .where('id', '=', customerId)
    .where('must_change_password', '=', true)
    .where('status', '=', 'active')
    .executeTakeFirst()
  if (!before) return undefined
  const password = makeTemporaryPassword()
  const password_hash = await hashPassword(password, { like: before.password_hash, later: true })
  const token = randomBytes(32).toString('base64url')
  const customer = await db
    .with('customer', (query) =>
      query
        .updateTable('customers')
        .set({
          password_hash,
          earlier_password_hashes: earlierOf(before),
          temporary_password_expires_at: sql`now() + make_interval(days => ${FIRST_SIGN_IN_DAYS})`,
        })
        .where('id', '=', customerId)
        .where('must_change_password', '=', true)
        .where('status', '=', 'active')
        .where(sql<boolean>`password_hash is not distinct from ${before.password_hash}`)
        .returning(['id', 'email', 'name']),
    )
    .with('link', (query) =>
      query
        .insertInto('one_time_links')
        .columns(['token_hash', 'purpose', 'customer_id', 'expires_at'])
        .expression(({ selectFrom, val }) =>
          selectFrom('customer').select([
            val(hashToken(token)).as('token_hash'),
            sql.lit(FIRST_SIGN_IN).as('purpose'),
            'customer.id',
            linkExpiry(FIRST_SIGN_IN).as('expires_at'),
          ]),
        ),
    )
    .selectFrom('customer')
    .select(['email', 'name'])
    .executeTakeFirst()
  return customer && { ...customer, token, password }
}

interface Before {
  password_hash: string | null
  temporary_password_expires_at: Date | null
  earlier_password_hashes: string[]
}

/** The earlier hashes with the one that is replaced, each behind the moment its password is over. */
function earlierOf({ password_hash, temporary_password_expires_at: until, earlier_password_hashes }: Before): string[] {
  if (password_hash === null || until === null) return earlier_password_hashes
  return [...earlier_password_hashes, `${until.toISOString()} ${password_hash}`].slice(-MOST_EARLIER)
}
