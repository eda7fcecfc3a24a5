import type { AppContext } from '#server/context.ts'
import type { Security } from '#shared/contract/accounts/factors.ts'
import type { Passkey } from '#shared/contract/accounts/passkeys.ts'
import { findFactors } from './find-factors.ts'
import { listPasskeys } from './passkeys/passkey-rows.ts'
import { findRelyingParty } from './passkeys/relying-party.ts'

type Row = Pick<Awaited<ReturnType<typeof listPasskeys>>[number], 'id' | 'name' | 'created_at' | 'last_used_at'>

/** A passkey as its owner sees it. */
export const presentPasskey = ({ id, name, created_at, last_used_at }: Row): Passkey => ({
  id,
  name,
  createdAt: created_at.toISOString(),
  lastUsedAt: last_used_at?.toISOString() ?? null,
})

/**
 * The second factors of an account as its owner sees them; never a secret or a code.
 * @param host the Host header of the request
 */
export async function presentSecurity(
  { db, config }: Pick<AppContext, 'db' | 'config'>,
  userId: string,
  host: string | undefined,
): Promise<Security> {
  const { appSince, recoveryCodes, required } = await findFactors(db, userId)
  return {
    passkeys: (await listPasskeys(db, userId)).map(presentPasskey),
    appSince: appSince && new Date(appSince).toISOString(),
    recoveryCodes,
    required,
    passkeysPossible: findRelyingParty(config, host) !== undefined,
  }
}
