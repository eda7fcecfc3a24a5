import { sql } from 'kysely'
import type { MailKind } from '#server/mail/deliver.ts'
import { shortName } from '#server/mail/layout.ts'
import { hashPassword, makeTemporaryPassword } from './passwords/password.ts'

/** Days a temporary password is good for (docs/product.md S11). */
const TEMPORARY_DAYS = 7

/** Earlier temporary passwords an account keeps at most. */
const MOST_EARLIER = 50

/**
 * The one mail that carries a temporary password. It is made here, when the mail leaves: it exists in the mail and as a
 * hash, nowhere else, and a second try makes another. A try that seemed to fail may have arrived, and a server that
 * knows its message id drops the next one: the earlier passwords work until one is used (docs/product.md S86).
 */
export const accountCreated: MailKind = {
  alone: true,
  async compose({ db, config }, { customer_id }) {
    if (customer_id === null) return null
    const before = await db
      .selectFrom('customers')
      .select(['password_hash', 'temporary_password_expires_at', 'earlier_password_hashes'])
      .where('id', '=', customer_id)
      .executeTakeFirst()
    if (!before) return null
    const password = makeTemporaryPassword()
    const customer = await db
      .updateTable('customers')
      .set({
        password_hash: await hashPassword(password, before.password_hash),
        earlier_password_hashes: earlierOf(before),
        temporary_password_expires_at: sql`now() + make_interval(days => ${TEMPORARY_DAYS})`,
      })
      .where('id', '=', customer_id)
      .where('must_change_password', '=', true)
      .where('status', '=', 'active')
      .where(sql<boolean>`password_hash is not distinct from ${before.password_hash}`)
      .returning(['email', 'name'])
      .executeTakeFirst()
    if (!customer) return null
    return {
      subject: `Your ${shortName(config.brand.name)} account`,
      to: customer.name,
      lead: 'Your first booking request created an account for you. Sign in to track your booking, pay and find invoices.',
      facts: [
        ['Email', customer.email],
        ['Temporary password', password],
      ],
      next: [
        `The temporary password works for ${TEMPORARY_DAYS} days. You'll choose your own when you first sign in.`,
        "If you didn't request a booking, ignore this email or let us know. You won't be charged.",
      ],
      action: {
        label: 'Sign in',
        url: `${config.publicUrl}/customer/login?email=${encodeURIComponent(customer.email)}`,
      },
    }
  },
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
