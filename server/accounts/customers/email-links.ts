import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import { hashToken } from '../sessions/sessions.ts'

/** Days a link that confirms a new email is good for (docs/product.md P4.28). */
export const EMAIL_LINK_DAYS = 7

/**
 * Makes a link with which a customer confirms a new email. Only its hash is stored.
 * @returns its token
 */
export async function makeEmailLink(db: Database, customerId: string, email: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db
    .insertInto('one_time_links')
    .values({
      ...{ token_hash: hashToken(token), purpose: 'change_email', customer_id: customerId, sent_to: email },
      expires_at: sql`now() + make_interval(days => ${EMAIL_LINK_DAYS})`,
    })
    .execute()
  return token
}

/**
 * Finds a link that confirms a new email, in any state, with the email its customer has now.
 * @returns undefined for an unknown token
 */
export async function findEmailLink(db: Database, token: string) {
  return db
    .selectFrom('one_time_links as l')
    .innerJoin('customers as c', 'c.id', 'l.customer_id')
    .select(['c.id as customer_id', 'c.email', 'l.sent_to', 'l.used_at'])
    .select(sql<boolean>`l.expires_at <= now()`.as('is_over'))
    .where('l.token_hash', '=', hashToken(token))
    .where('l.purpose', '=', 'change_email')
    .executeTakeFirst()
}

/** Ends every link of a customer that confirms a new email. */
export async function endEmailLinks(trx: Database, customerId: string): Promise<void> {
  await trx
    .updateTable('one_time_links')
    .set({ used_at: sql`now()` })
    .where('customer_id', '=', customerId)
    .where('purpose', '=', 'change_email')
    .where('used_at', 'is', null)
    .execute()
}
