import { createHash, randomInt } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'

/** 32 symbols that are not mistaken for one another. */
const SYMBOLS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
/** Codes an account has, and how they look: four groups of six, 120 bits, so that a plain hash keeps them (ASVS 6.5.2). */
const CODES = 10
const GROUPS = 4
const GROUP = 6

const drawGroup = () => Array.from({ length: GROUP }, () => SYMBOLS[randomInt(SYMBOLS.length)]).join('')
const drawCode = () => Array.from({ length: GROUPS }, drawGroup).join('-')

/** A code as it is stored, in any case and with any separators. */
const hashCode = (code: string) =>
  createHash('sha256')
    .update(code.toUpperCase().replace(/[^0-9A-Z]/g, ''))
    .digest()

/**
 * Makes ten recovery codes in place of those an account has. They are shown once: only their hashes are stored.
 * @param trx the transaction that holds the account's lock
 */
export async function makeRecoveryCodes(trx: Database, userId: string): Promise<string[]> {
  const codes = Array.from({ length: CODES }, drawCode)
  await removeRecoveryCodes(trx, userId)
  await trx
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ code_hash: hashCode(code), user_id: userId })))
    .execute()
  return codes
}

/** Takes an account's recovery codes away. */
export async function removeRecoveryCodes(trx: Database, userId: string): Promise<void> {
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
}

/**
 * Uses a recovery code up: of two requests with the same one, one gets true (docs/product.md S82).
 * @returns false for a wrong or used code
 */
export async function takeRecoveryCode(
  trx: Database,
  { userId, code }: { userId: string; code: string },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('recovery_codes')
    .set({ used_at: sql`now()` })
    .where('code_hash', '=', hashCode(code))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
