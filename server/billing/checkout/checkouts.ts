import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import type { AmountDue } from '#shared/model/payment.ts'
import { PROCESSOR } from './stripe-events.ts'

/** A payment begun at the provider's page. */
export type CheckoutRow = NonNullable<Awaited<ReturnType<typeof findCheckout>>>

const COLUMNS = [
  ...(['id', 'booking_id', 'processor', 'purpose', 'amount_cents', 'state', 'session_id', 'url'] as const),
  ...(['processor_id', 'expires_at'] as const),
] as const

/** A page begun before for the same part and amount that can still be paid, or opened; the booking is locked. */
export async function findOpenCheckout(trx: Database, bookingId: string, { purpose, cents }: AmountDue) {
  return (
    trx
      .selectFrom('checkouts')
      .select(COLUMNS)
      .where('booking_id', '=', bookingId)
      .where('purpose', '=', purpose)
      .where('amount_cents', '=', cents)
      .where('state', '=', 'open')
      // a page that was never opened is asked for with the same times, and the provider wants half an hour at least
      .where(
        sql<boolean>`expires_at > now() + case when url is null then interval '35 minutes' else interval '5 minutes' end`,
      )
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirst()
  )
}

/** Enters a page that is going to be asked for. */
export async function insertCheckout(
  trx: Database,
  checkout: { bookingId: string; expiresAt: Date } & AmountDue,
): Promise<CheckoutRow> {
  return trx
    .insertInto('checkouts')
    .values({
      booking_id: checkout.bookingId,
      processor: PROCESSOR,
      purpose: checkout.purpose,
      amount_cents: checkout.cents,
      expires_at: checkout.expiresAt,
    })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
}

/** Keeps where a page is. */
export async function saveOpened(
  db: Database,
  id: string,
  { sessionId, url }: { sessionId: string; url: string },
): Promise<void> {
  await db.updateTable('checkouts').set({ session_id: sessionId, url }).where('id', '=', id).execute()
}

/** A page by our own id. */
export async function findCheckout(db: Database, id: string) {
  return db.selectFrom('checkouts').select(COLUMNS).where('id', '=', id).executeTakeFirst()
}

/** Locks a page; its booking is locked before it. */
export async function lockCheckout(trx: Database, id: string): Promise<CheckoutRow> {
  return trx.selectFrom('checkouts').select(COLUMNS).where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
}

/** Writes what became of a page. */
export async function saveCheckoutState(
  trx: Database,
  id: string,
  change: { state: CheckoutRow['state']; session_id?: string; processor_id?: string },
): Promise<void> {
  await trx.updateTable('checkouts').set(change).where('id', '=', id).execute()
}

/** Closes a page nobody can pay at any more. What was paid meanwhile stays. */
export async function expireCheckout(db: Database, id: string): Promise<void> {
  await db.updateTable('checkouts').set({ state: 'expired' }).where('id', '=', id).where('state', '=', 'open').execute()
}

/** Says that what was paid at a page has not gone back after all. */
export async function reopenRefundedCheckout(db: Database, processorId: string): Promise<void> {
  await db
    .updateTable('checkouts')
    .set({ state: 'returning' })
    .where('processor', '=', PROCESSOR)
    .where('processor_id', '=', processorId)
    .where('state', '=', 'returned')
    .execute()
}
