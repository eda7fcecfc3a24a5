import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { AppContext } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import type { Role } from '#shared/model/role.ts'
import { type Account, aboutAccount, findAccountByName } from '../queries.ts'

/** Links an account is mailed within an hour at most (docs/product.md S16). */
const LINKS_AN_HOUR = 3
/** Every answer takes at least so long, in milliseconds: more than it takes to queue a mail. */
export const ANSWER_MS = 60

/** A request for a password link. */
export interface ForgotPasswordCall {
  role: Role
  email: string
  requestId: string
}

/**
 * Queues the mail with a one-time link when there is an active account of that role and email address, and hides
 * whether there is: the answer and its time are the same (docs/product.md P1.8, S6).
 */
export async function forgotPassword(context: AppContext, call: ForgotPasswordCall): Promise<void> {
  const [queued] = await Promise.all([queueLink(context.db, call), sleep(ANSWER_MS)])
  context.log.info({ reqId: call.requestId, role: call.role, account: queued?.id }, 'password link asked for')
  if (queued) context.nudgeMail()
}

/** @returns the account, when a mail was queued */
async function queueLink(db: Database, { role, email }: ForgotPasswordCall): Promise<Account | undefined> {
  return db.transaction().execute(async (trx) => {
    // one at a time for each address, known or not
    await sql`select pg_advisory_xact_lock(hashtextextended(lower(${`link ${role} ${email}`}), 0))`.execute(trx)
    const account = await findAccountByName(trx, role, email)
    if (!account?.active || account.email.toLowerCase() !== email.toLowerCase()) return undefined
    const { recent } = await trx
      .selectFrom('outbox_emails')
      .select(({ fn }) => fn.countAll<number>().as('recent'))
      .where(role === 'customer' ? 'customer_id' : 'user_id', '=', account.id)
      .where('kind', '=', 'password-link')
      .where('created_at', '>', sql<Date>`now() - interval '1 hour'`)
      .executeTakeFirstOrThrow()
    if (recent >= LINKS_AN_HOUR) return undefined
    await queueMail(trx, { kind: 'password-link', to: account.email, about: aboutAccount(account) })
    return account
  })
}
