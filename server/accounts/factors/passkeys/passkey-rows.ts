import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'

/** A passkey as its signatures are checked. */
export interface PasskeyRow {
  id: string
  userId: string
  credentialId: string
  publicKey: Buffer
  counter: number
}

/** Finds a passkey by the id its device gave it; undefined when it is unknown or was removed. */
export async function findPasskey(db: Database, credentialId: string): Promise<PasskeyRow | undefined> {
  return db
    .selectFrom('passkeys')
    .select(['id', 'user_id as userId', 'credential_id as credentialId', 'public_key as publicKey', 'counter'])
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()
}

/** An account's passkeys, the oldest first. */
export async function listPasskeys(db: Database, userId: string) {
  return db
    .selectFrom('passkeys')
    .select(['id', 'credential_id', 'transports', 'name', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/**
 * Writes down that a passkey signed. Its counter only grows; a device that does not count stays at 0.
 * @returns false when its counter did not grow, which a copy of the key would show, or when it was removed meanwhile
 */
export async function countPasskeyUse(db: Database, id: string, counter: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ counter, last_used_at: sql`now()` })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('counter', '<', counter), eb.and([eb('counter', '=', 0), eb.val(counter === 0)])]))
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
