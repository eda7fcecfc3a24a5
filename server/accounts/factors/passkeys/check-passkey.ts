import { recordAudit } from '#server/audit/record.ts'
import type { AppContext } from '#server/context.ts'
import type { PasskeyAnswer } from '#shared/contract/accounts/passkeys.ts'
import { type Challenge, type ChallengePurpose, spendChallenge } from '../challenges.ts'
import { loadWebauthn } from './load-webauthn.ts'
import { countPasskeyUse, findPasskey, type PasskeyRow } from './passkey-rows.ts'
import type { RelyingParty } from './relying-party.ts'

/** What a passkey signed, and for what. */
interface Signature {
  credential: PasskeyAnswer
  purpose: Extract<ChallengePurpose, 'passkey-login' | 'verify'>
  party: RelyingParty
  requestId: string
}

/** Why a passkey is refused; the log says it, the person reads one sentence for all. */
type Refused = 'unknown passkey' | 'challenge, origin or signature' | 'counter did not grow'

/**
 * Checks what a passkey signed: a challenge of ours, used up by this, for this site, by a person the device verified
 * (WebAuthn section 7.2; docs/product.md P1.22, S81). A counter that does not grow is audited: the key may be a copy.
 * @returns the passkey and its challenge, or why it is refused
 */
export async function checkPasskey(
  { db, log }: AppContext,
  { credential, purpose, party, requestId }: Signature,
): Promise<{ passkey: PasskeyRow; challenge: Challenge } | { refused: Refused }> {
  const passkey = await findPasskey(db, credential.id)
  if (!passkey) return { refused: 'unknown passkey' }
  const signed = await readSignature({ db }, { credential, purpose, party, passkey })
  if (!signed) return { refused: 'challenge, origin or signature' }
  if (await countPasskeyUse(db, passkey.id, signed.counter)) return { passkey, challenge: signed.challenge }
  if (!(await findPasskey(db, credential.id))) return { refused: 'unknown passkey' }
  log.warn({ reqId: requestId, account: passkey.userId }, 'a passkey signed with a counter that did not grow')
  await recordAudit(db, {
    ...{ actor: null, action: 'passkey.copy-refused', entity: 'user', entityId: passkey.userId, requestId },
    after: { passkey: passkey.id, counter: signed.counter },
  })
  return { refused: 'counter did not grow' }
}

/** @returns undefined for anything that is not a valid signature of an open challenge; the challenge is used up */
async function readSignature(
  { db }: Pick<AppContext, 'db'>,
  { credential, purpose, party, passkey }: Omit<Signature, 'requestId'> & { passkey: PasskeyRow },
): Promise<{ counter: number; challenge: Challenge } | undefined> {
  const { verifyAuthenticationResponse } = await loadWebauthn()
  let challenge: Challenge | undefined
  let failure: { error: unknown } | undefined
  const { userHandle, ...response } = credential.response
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...credential,
        response: { ...response, ...(userHandle && { userHandle }) },
        clientExtensionResults: {},
      },
      expectedChallenge: async (token: unknown) => {
        // what the browser signed is read unchecked by the library
        if (typeof token !== 'string') return false
        challenge = await spendChallenge(db, token, purpose).catch((error: unknown) => {
          failure = { error }
          return undefined
        })
        return challenge !== undefined
      },
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      // the counter is compared below, once the signature is known to be the key's
      credential: { id: passkey.credentialId, publicKey: new Uint8Array(passkey.publicKey), counter: 0 },
      requireUserVerification: true,
    })
    return verified && challenge ? { counter: authenticationInfo.newCounter, challenge } : undefined
  } catch {
    // the library throws for every fault of the answer; a database that is away is something else
    if (failure) throw failure.error
    return undefined
  }
}
