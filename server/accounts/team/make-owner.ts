import { recordAudit } from '#server/audit/record.ts'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/client.ts'
import { invalid } from '#server/errors.ts'
import type { OwnerActor } from '#server/http/requests/actor.ts'
import { rememberDevice } from '../devices/known-devices.ts'
import { assertFree } from '../invites/taken-names.ts'
import { hashPassword } from '../passwords/password.ts'
import { findPasswordFault } from '../passwords/password-rules.ts'

/** An owner who signs up while the demo goes: how they are called, and what they sign in with. */
export interface NewOwner {
  /** Up to 60 characters; visitors of the chat see it. */
  name: string
  email: string
  password: string
}

/** A new owner whose password was checked and hashed. */
export interface HashedOwner extends Pick<NewOwner, 'name' | 'email'> {
  password_hash: string
}

/**
 * Checks and hashes the password of a new owner; takes as long as a log-in.
 * @throws AppError invalid_request (400) for a password the rules refuse (docs/product.md S8)
 */
export async function hashOwner(
  { name, email, password }: NewOwner,
  { brand }: Pick<Config, 'brand'>,
): Promise<HashedOwner> {
  const fault = findPasswordFault(password, { role: 'admin', email }, brand)
  if (fault !== undefined) throw invalid({ 'owner.password': fault })
  return { name, email, password_hash: await hashPassword(password) }
}

/**
 * Makes an owner and hands them the session of the account that goes, audited (docs/product.md P17.4): the
 * person is the same, and proved it just now. A session that ended would lead the open page to the log-in.
 * @returns the owner, and the Set-Cookie header that makes the browser a known device
 * @throws AppError conflict (409) for an email that is taken
 */
export async function makeOwner(
  trx: Database,
  { name, email, password_hash }: HashedOwner,
  {
    sessionId,
    cookies,
    config,
    requestId,
  }: { sessionId: string; cookies: string | undefined; config: Pick<Config, 'secure'>; requestId: string },
): Promise<{ actor: OwnerActor; deviceCookie: string }> {
  await assertFree(trx, { username: email, email })
  const { id: userId } = await trx
    .insertInto('users')
    .values({ username: email, email, chat_name: name, password_hash, role: 'admin', staff_role: 'owner' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx.updateTable('sessions').set({ user_id: userId }).where('id', '=', sessionId).execute()
  const deviceCookie = await rememberDevice(trx, { role: 'admin', id: userId }, cookies, config)
  const actor: OwnerActor = { role: 'admin', staffRole: 'owner', userId, sessionId, verified: true }
  await recordAudit(trx, {
    ...{ actor, action: 'staff.took-over', entity: 'user', entityId: userId, requestId },
    after: { staffRole: 'owner' },
  })
  return { actor, deviceCookie }
}
