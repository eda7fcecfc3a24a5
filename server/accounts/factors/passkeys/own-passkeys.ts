import type { AppContext } from '#server/context.ts'
import { violates } from '#server/db/client.ts'
import { conflict, notFound, notPossible, unauthenticated } from '#server/errors.ts'
import type { By } from '#server/http/requests/actor.ts'
import type { NewPasskey } from '#shared/contract/accounts/passkeys.ts'
import { findAccount, refOf } from '../../queries.ts'
import { openChallenge, spendChallenge } from '../challenges.ts'
import { changeFactors, type FactorOwner } from '../change-factors.ts'
import { loadWebauthn } from './load-webauthn.ts'
import { listPasskeys } from './passkey-rows.ts'
import type { RelyingParty } from './relying-party.ts'

/** Passkeys an account may have. */
const MOST = 20

/** What passkeys may sign with, the best first: Ed25519, ES256, RS256. */
const ALGORITHMS = [-8, -7, -257]

/** The bytes a uuid stands for, and those of a token: WebAuthn wants bytes. */
const idBytes = (id: string) => new Uint8Array(Buffer.from(id.replaceAll('-', ''), 'hex'))
const tokenBytes = (token: string) => new Uint8Array(Buffer.from(token, 'base64url'))

/**
 * What a browser needs to make a passkey for the signed-in account: one that can sign in alone and verifies its person.
 * @throws AppError conflict (409) when the account has 20 already
 */
export async function requestNewPasskey({ db }: AppContext, actor: FactorOwner, party: RelyingParty) {
  const account = await findAccount(db, refOf(actor))
  if (!account) throw unauthenticated()
  const known = await listPasskeys(db, actor.userId)
  if (known.length >= MOST) throw conflict(`An account has at most ${MOST} passkeys. Remove one first.`)
  const { userId, sessionId } = actor
  const token = await openChallenge(db, { purpose: 'add-passkey', userId, sessionId })
  const { generateRegistrationOptions } = await loadWebauthn()
  return generateRegistrationOptions({
    rpName: party.name,
    rpID: party.id,
    userName: account.username ?? account.email,
    userDisplayName: account.name,
    userID: idBytes(userId),
    challenge: tokenBytes(token),
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: known.map(({ credential_id, transports }) => ({ id: credential_id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
}

/** A passkey a browser made. */
interface PasskeyAddition extends By<FactorOwner> {
  name: string
  credential: NewPasskey
  party: RelyingParty
}

/**
 * Adds a passkey to the signed-in account, if it answers a challenge of this session (docs/product.md P1.22).
 * @throws AppError not_possible (422) for an answer that does not fit, conflict (409) when the passkey is known or the
 *   account has 20 already
 */
export async function addPasskey({ db, log }: AppContext, addition: PasskeyAddition) {
  const { actor, name, credential, requestId } = addition
  const { userId } = actor
  const made = await readNewPasskey({ db }, addition)
  if (!made) {
    log.info({ reqId: requestId, account: userId }, 'passkey not added')
    throw notPossible('This passkey could not be added. Please try again.')
  }
  const change = { actor, requestId, action: 'passkey.added', after: { name } } as const
  try {
    const { result, recoveryCodes } = await changeFactors(db, change, async (trx) => {
      if ((await listPasskeys(trx, userId)).length >= MOST) throw conflict(`An account has at most ${MOST} passkeys.`)
      return trx
        .insertInto('passkeys')
        .values({
          user_id: userId,
          credential_id: made.id,
          public_key: Buffer.from(made.publicKey),
          counter: made.counter,
          transports: credential.response.transports ?? [],
          name,
        })
        .returning(['id', 'name', 'created_at', 'last_used_at'])
        .executeTakeFirstOrThrow()
    })
    return { passkey: result, recoveryCodes }
  } catch (error) {
    if (violates(error, 'passkeys_credential_key')) throw conflict('This passkey is added already')
    throw error
  }
}

/** @returns undefined for anything that does not answer an open challenge of this session; the challenge is used up */
async function readNewPasskey(
  { db }: Pick<AppContext, 'db'>,
  { actor, credential, party }: Pick<PasskeyAddition, 'actor' | 'credential' | 'party'>,
) {
  const { verifyRegistrationResponse } = await loadWebauthn()
  let failure: { error: unknown } | undefined
  const { transports, ...response } = credential.response
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        ...credential,
        response: { ...response, ...(transports && { transports }) },
        clientExtensionResults: {},
      },
      expectedChallenge: async (token: unknown) => {
        // what the browser made is read unchecked by the library
        if (typeof token !== 'string') return false
        const challenge = await spendChallenge(db, token, 'add-passkey').catch((error: unknown) => {
          failure = { error }
          return undefined
        })
        return challenge?.userId === actor.userId && challenge.sessionId === actor.sessionId
      },
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    })
    return verified ? registrationInfo.credential : undefined
  } catch {
    // the library throws for every fault of the answer; a database that is away is something else
    if (failure) throw failure.error
    return undefined
  }
}

/**
 * Removes one of the account's passkeys.
 * @throws AppError not_found (404) for another's, conflict (409) when it is the last factor and one is required
 */
export async function removePasskey(
  { db }: Pick<AppContext, 'db'>,
  { actor, requestId, id }: By<FactorOwner> & { id: string },
): Promise<void> {
  await changeFactors(db, { actor, requestId, action: 'passkey.removed', after: { passkey: id } }, async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('passkeys')
      .where('id', '=', id)
      .where('user_id', '=', actor.userId)
      .executeTakeFirstOrThrow()
    if (numDeletedRows === 0n) throw notFound('This passkey was removed already')
  })
}
