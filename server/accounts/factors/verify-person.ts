import { sql } from 'kysely'
import type { AppContext } from '#server/context.ts'
import { invalid, unauthenticated } from '#server/errors.ts'
import type { Actor } from '#server/http/requests/actor.ts'
import { findAccount, refOf } from '../queries.ts'
import { accountKey, forgiveAccount } from '../sessions/throttle.ts'
import { tryPassword, type Visit } from '../sessions/try-password.ts'

/** A signed-in person who proves again who they are. */
export interface VerifyCall extends Visit {
  actor: Actor
  password: string
}

/**
 * Verifies the person of a session, so that it may make sensitive calls (docs/product.md P1.21). Guesses are throttled
 * together with those at change-password (S9).
 * @throws AppError invalid_request (400) for a wrong password, too_many_requests (429) after too many
 */
export async function verifyPerson(context: AppContext, { actor, password, ...visit }: VerifyCall): Promise<void> {
  const { db, log } = context
  const account = await findAccount(db, refOf(actor))
  if (!account) throw unauthenticated()
  const event = { reqId: visit.requestId, role: account.role, account: account.id }
  const key = accountKey(`change ${account.role}`, account.id)
  const tried = { password, hash: account.passwordHash, key, ...visit, event }
  await tryPassword(context, tried, async (matches) => {
    if (!matches) {
      log.info(event, 'verification refused')
      throw invalid({ password: 'Password is incorrect' })
    }
    await forgiveAccount(db, [key])
  })
  await markVerified(context, actor)
  log.info(event, 'verified')
}

async function markVerified({ db }: AppContext, { sessionId }: Actor): Promise<void> {
  await db.updateTable('sessions').set({ verified_at: sql`now()` }).where('id', '=', sessionId).execute()
}
