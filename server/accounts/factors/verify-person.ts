import { sql } from 'kysely'
import type { AppContext } from '#server/context.ts'
import { invalid, unauthenticated } from '#server/errors.ts'
import type { Actor, AdminActor, AgentActor } from '#server/http/requests/actor.ts'
import type { PasskeyAnswer } from '#shared/contract/accounts/passkeys.ts'
import { findAccount, refOf } from '../queries.ts'
import { accountKey, forgiveAccount } from '../sessions/throttle.ts'
import { tryGuess, tryPassword, type Visit } from '../sessions/try-password.ts'
import { takeAppCode } from './codes/authenticator-app.ts'
import { checkPasskey } from './passkeys/check-passkey.ts'
import type { RelyingParty } from './passkeys/relying-party.ts'

/** A signed-in person who proves again who they are. */
interface VerifyCall<A extends Actor = Actor> extends Visit {
  actor: A
}

/**
 * Verifies the person of a session by their password, so that it may make sensitive calls (docs/product.md P1.21).
 * Guesses are throttled together with those at change-password (S9).
 * @throws AppError invalid_request (400) for a wrong password, too_many_requests (429) after too many
 */
export async function verifyByPassword(
  context: AppContext,
  { actor, password, ...visit }: VerifyCall & { password: string },
): Promise<void> {
  const account = await findAccount(context.db, refOf(actor))
  if (!account) throw unauthenticated()
  const guess = guessOf(actor, visit)
  await tryPassword(context, { ...guess, password, hash: account.passwordHash }, async (matches) => {
    if (!matches) throw refuse(context, guess.event, { password: 'Password is incorrect' })
    await forgiveAccount(context.db, [guess.key])
  })
  await markVerified(context, actor, visit)
}

/**
 * As verifyByPassword, by a code of the account's authenticator app. It counts among the same guesses.
 * @throws AppError invalid_request (400) for a wrong or used code, too_many_requests (429) after too many
 */
export async function verifyByCode(
  context: AppContext,
  { actor, code, ...visit }: VerifyCall<AdminActor | AgentActor> & { code: string },
): Promise<void> {
  const guess = guessOf(actor, visit)
  await tryGuess(context, guess, async () => {
    if (!(await takeAppCode(context.db, context, { userId: actor.userId, code }))) {
      throw refuse(context, guess.event, { code: 'That code is wrong or was used already' })
    }
    await forgiveAccount(context.db, [guess.key])
  })
  await markVerified(context, actor, visit)
}

/**
 * As verifyByPassword, by a passkey of the same account that signed the challenge of this session.
 * @throws AppError invalid_request (400), in the same words for every reason
 */
export async function verifyByPasskey(
  context: AppContext,
  {
    actor,
    credential,
    party,
    ...visit
  }: VerifyCall<AdminActor | AgentActor> & { credential: PasskeyAnswer; party: RelyingParty },
): Promise<void> {
  const { requestId } = visit
  const checked = await checkPasskey(context, { credential, party, requestId, purpose: 'verify' })
  const own =
    'passkey' in checked && checked.passkey.userId === actor.userId && checked.challenge.sessionId === actor.sessionId
  if (!own) throw refuse(context, guessOf(actor, visit).event, { credential: 'This passkey was not accepted' })
  await markVerified(context, actor, visit)
}

function guessOf(actor: Actor, { requestId, address, isDirect }: Visit) {
  const { role, id } = refOf(actor)
  return { key: accountKey(`change ${role}`, id), address, isDirect, event: { reqId: requestId, role, account: id } }
}

type Event = ReturnType<typeof guessOf>['event']

function refuse({ log }: AppContext, event: Event, fields: Record<string, string>) {
  log.info(event, 'verification refused')
  return invalid(fields)
}

async function markVerified(context: AppContext, actor: Actor, visit: Visit): Promise<void> {
  const { sessionId } = actor
  await context.db.updateTable('sessions').set({ verified_at: sql`now()` }).where('id', '=', sessionId).execute()
  context.log.info(guessOf(actor, visit).event, 'verified')
}
