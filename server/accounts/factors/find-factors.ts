import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import type { FactorMethod } from '#shared/contract/accounts/factors.ts'

/** The second factors of an admin's or agent's account. */
export interface Factors {
  passkeys: number
  appSince: Date | null
  /** Recovery codes that were not used yet. */
  recoveryCodes: number
  /** The agency requires one of this account (docs/product.md P1.26). */
  required: boolean
}

/** Finds an account's second factors. */
export async function findFactors(db: Database, userId: string): Promise<Factors> {
  const { rows } = await sql<Factors>`
    select (select count(*)::int from passkeys where user_id = ${userId}) as passkeys,
      (select created_at from authenticator_apps where user_id = ${userId}) as "appSince",
      (select count(*)::int from recovery_codes where user_id = ${userId} and used_at is null) as "recoveryCodes",
      coalesce((select s.require_second_factor and u.role = 'admin' from users u, agency_settings s
        where u.id = ${userId}), false) as required`.execute(db)
  const [factors] = rows
  if (!factors) throw new Error('a select without a table answered no row')
  return factors
}

/** Whether an account has a second factor. Recovery codes alone are none. */
export const hasFactor = ({ passkeys, appSince }: Factors): boolean => passkeys > 0 || appSince !== null

/** How an account can prove its second factor, the best way first. */
export function listMethods({ passkeys, appSince, recoveryCodes }: Factors): FactorMethod[] {
  return [
    ...(passkeys > 0 ? (['passkey'] as const) : []),
    ...(appSince ? (['app'] as const) : []),
    ...(recoveryCodes > 0 ? (['recovery-code'] as const) : []),
  ]
}
