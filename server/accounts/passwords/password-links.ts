import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import { RESET_LINK_MINUTES } from '#shared/model/password.ts'
import { type Account, type AccountRef, findAccount, getOwnerColumns } from '../queries.ts'
import { hashToken } from '../sessions/sessions.ts'

const DAY_MINUTES = 24 * 60

/** How long each mailed link to choose a password works, in minutes (docs/product.md P1.8, P1.31). */
const MINUTES = { reset_password: RESET_LINK_MINUTES, first_sign_in: 7 * DAY_MINUTES } as const

/** What a mailed link to choose a password is for. */
export type LinkPurpose = keyof typeof MINUTES
const PURPOSES = Object.keys(MINUTES) as LinkPurpose[]

/** When a link written down now ends, as SQL. */
export const linkExpiry = (purpose: LinkPurpose) => sql<Date>`now() + make_interval(mins => ${MINUTES[purpose]})`

/** Writes a link down, as the hash of its token. */
export async function writePasswordLink(
  db: Database,
  account: AccountRef,
  { token, purpose }: { token: string; purpose: LinkPurpose },
): Promise<void> {
  await db
    .insertInto('one_time_links')
    .values({
      token_hash: hashToken(token),
      purpose,
      ...getOwnerColumns(account),
      expires_at: linkExpiry(purpose),
    })
    .execute()
}

/**
 * The active account a link was mailed to.
 * @returns undefined for a link that is unknown, used or over, or whose account may not sign in
 */
export async function findPasswordLink(
  db: Database,
  token: string,
): Promise<{ purpose: LinkPurpose; account: Account } | undefined> {
  const link = await db
    .selectFrom('one_time_links as l')
    .leftJoin('users as u', 'u.id', 'l.user_id')
    .select(['l.user_id', 'l.customer_id', 'u.role', 'l.purpose'])
    .where('l.token_hash', '=', hashToken(token))
    .where('l.purpose', 'in', PURPOSES)
    .where('l.used_at', 'is', null)
    .where('l.expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  const purpose = PURPOSES.find((one) => one === link?.purpose)
  if (!link || purpose === undefined) return undefined
  const account = await findOwner(db, link)
  return account?.active ? { purpose, account } : undefined
}

type Owner = { customer_id: string | null; user_id: string | null; role: Account['role'] | null }

async function findOwner(db: Database, { customer_id, user_id, role }: Owner): Promise<Account | undefined> {
  if (customer_id !== null) return findAccount(db, { role: 'customer', id: customer_id })
  return user_id === null || role === null ? undefined : findAccount(db, { role, id: user_id })
}

/**
 * Spends a link. Of requests at the same time one does.
 * @returns false when another request used it, or it has just expired
 */
export async function spendPasswordLink(trx: Database, token: string): Promise<boolean> {
  const spent = await trx
    .updateTable('one_time_links')
    .set({ used_at: sql`now()` })
    .where('token_hash', '=', hashToken(token))
    .where('purpose', 'in', PURPOSES)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('token_hash')
    .executeTakeFirst()
  return spent !== undefined
}
