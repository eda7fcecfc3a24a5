import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { hashToken } from '#server/accounts/sessions/sessions.ts'
import type { Database } from '#server/db/client.ts'

/** What a link of this room is for: an offer to pick from, or a choice whose agent is asked. */
export type LinkTarget = { bookingId: string; expires: Date } & ({ offerId: string } | { choiceId: string })

/**
 * Makes a link that works once, until the event. Only its hash is stored; a mail that is tried again carries another one.
 * @returns its token
 */
export async function makeLink(db: Database, target: LinkTarget): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db
    .insertInto('one_time_links')
    .values({
      token_hash: hashToken(token),
      booking_id: target.bookingId,
      expires_at: target.expires,
      ...('offerId' in target
        ? { purpose: 'pick_replacement' as const, replacement_offer_id: target.offerId }
        : { purpose: 'could_you' as const, replacement_choice_id: target.choiceId }),
    })
    .execute()
  return token
}

/** A link in any state; undefined for an unknown one. */
export async function findLink(db: Database, purpose: 'pick_replacement' | 'could_you', token: string) {
  return db
    .selectFrom('one_time_links')
    .select(['replacement_offer_id as offer_id', 'replacement_choice_id as choice_id', 'used_at', 'expires_at'])
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .executeTakeFirst()
}

/** Uses a link up. */
export async function spendLink(trx: Database, token: string): Promise<void> {
  await trx
    .updateTable('one_time_links')
    .set({ used_at: sql<Date>`now()` })
    .where('token_hash', '=', hashToken(token))
    .execute()
}

/** Deletes the links with which the agent who left could still answer the request. */
export async function endAnswerLinks(trx: Database, bookingId: string): Promise<void> {
  await trx
    .deleteFrom('one_time_links')
    .where('booking_id', '=', bookingId)
    .where('purpose', '=', 'answer_booking')
    .execute()
}
