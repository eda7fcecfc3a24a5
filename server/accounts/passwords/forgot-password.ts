import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { AppContext } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import { getNetwork } from '#server/http/requests/network.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import type { Role } from '#shared/model/role.ts'
import { findDevice, readCaller } from '../devices/known-devices.ts'
import { type Account, aboutAccount, findAccountByName } from '../queries.ts'
import { accountKey, deviceKey } from '../sessions/throttle.ts'
import type { Visit } from '../sessions/try-password.ts'

/** Links an account is mailed within an hour for one asker: a known device, or a network (docs/product.md S16, P1.29). */
const LINKS_OF_ONE = 3
/** Links an account is mailed within an hour for all askers before they are spaced, and how far apart they are then. */
const LINKS_OF_ALL = 9
const MINUTES_APART = 10
/** Every answer takes at least so long, in milliseconds: more than it takes to queue a mail. */
export const ANSWER_MS = 60

/** A request for a password link. */
export interface ForgotPasswordCall extends Visit {
  role: Role
  email: string
}

/**
 * Queues the mail with a one-time link when there is an active account of that role and email address, and hides
 * whether there is: the answer and its time are the same (docs/product.md P1.8, S6).
 */
export async function forgotPassword(context: AppContext, call: ForgotPasswordCall): Promise<void> {
  const [queued] = await Promise.all([queueLink(context, call), sleep(ANSWER_MS)])
  context.log.info({ reqId: call.requestId, role: call.role, account: queued?.id }, 'password link asked for')
  if (queued) context.nudgeMail()
}

/** @returns the account, when a mail was queued */
async function queueLink({ db, config }: AppContext, call: ForgotPasswordCall): Promise<Account | undefined> {
  const { role, email } = call
  return db.transaction().execute(async (trx) => {
    // one at a time for each address, known or not
    await sql`select pg_advisory_xact_lock(hashtextextended(lower(${`link ${role} ${email}`}), 0))`.execute(trx)
    const account = await findAccountByName(trx, role, email)
    if (!account?.active) return undefined
    // a user name gets no link; the alias of a customer does, to the email of the account (docs/product.md P6.119)
    if (role !== 'customer' && account.email.toLowerCase() !== email.toLowerCase()) return undefined
    const device = findDevice(await readCaller(trx, { name: email, cookies: call.browser.cookies }, config), account)
    const asker = device === undefined ? getNetwork(call.address) : deviceKey(device)
    if (!(await countLink(trx, accountKey(role, account.id), asker))) return undefined
    await queueMail(trx, { kind: 'password-link', to: account.email, about: aboutAccount(account) })
    return account
  })
}

/**
 * Counts a link that is about to be queued. Strangers who ask never use up the links of others: each asker has a count,
 * and above the count of all a link still leaves every ten minutes, while the one before it works for thirty.
 * @returns false when this asker gets none now
 */
async function countLink(trx: Database, account: string, asker: string): Promise<boolean> {
  // now() is when the wait for the lock began: it would miss a link that was queued meanwhile
  const { rows } = await sql<{ own: number; all: number; newest: number | null }>`
    select count(*) filter (where asker = ${asker})::int as own, count(*)::int as all,
      extract(epoch from clock_timestamp() - max(asked_at))::float8 / 60 as newest
    from password_link_asks
    where account = ${account} and asked_at between clock_timestamp() - interval '1 hour' and clock_timestamp()`.execute(
    trx,
  )
  const { own, all, newest } = rows[0] ?? { own: 0, all: 0, newest: null }
  if (own >= LINKS_OF_ONE) return false
  if (all >= LINKS_OF_ALL && newest !== null && newest < MINUTES_APART) return false
  await trx
    .insertInto('password_link_asks')
    .values({ account, asker, asked_at: sql<Date>`clock_timestamp()` })
    .execute()
  return true
}
