import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import type { AmountDue } from '#shared/model/payment.ts'
import { PROCESSOR } from './stripe-events.ts'

/** A checkout: a payment at the provider's page. */
export type CheckoutRow = NonNullable<Awaited<ReturnType<typeof findCheckout>>>

const COLUMNS = [
  ...(['id', 'booking_id', 'processor', 'purpose', 'amount_cents', 'state', 'session_id', 'url'] as const),
  ...(['processor_id', 'expires_at', 'returns_to'] as const),
] as const

/** An open checkout of a locked booking for the same purpose, amount and way back, whose page can still be used. */
export async function findOpenCheckout(
  trx: Database,
  bookingId: string,
  { purpose, cents, returnsTo }: AmountDue & { returnsTo: string },
) {
  return (
    trx
      .selectFrom('checkouts')
      .select(COLUMNS)
      .where('booking_id', '=', bookingId)
      .where('purpose', '=', purpose)
      .where('amount_cents', '=', cents)
      .where('returns_to', '=', returnsTo)
      .where('state', '=', 'open')
      // a page that was never opened is requested with the same expiry, and the provider needs at least half an hour
      .where(
        sql<boolean>`expires_at > now() + case when url is null then interval '35 minutes' else interval '5 minutes' end`,
      )
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirst()
  )
}

/** Inserts a checkout before its page is requested. */
export async function insertCheckout(
  trx: Database,
  checkout: { bookingId: string; expiresAt: Date; returnsTo: string } & AmountDue,
): Promise<CheckoutRow> {
  return trx
    .insertInto('checkouts')
    .values({
      booking_id: checkout.bookingId,
      processor: PROCESSOR,
      purpose: checkout.purpose,
      amount_cents: checkout.cents,
      expires_at: checkout.expiresAt,
      returns_to: checkout.returnsTo,
    })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
}

/** Saves the address of a checkout's page. */
export async function saveOpened(
  db: Database,
  id: string,
  { sessionId, url }: { sessionId: string; url: string },
): Promise<void> {
  await db.updateTable('checkouts').set({ session_id: sessionId, url }).where('id', '=', id).execute()
}

/** A checkout by our own id. */
export async function findCheckout(db: Database, id: string) {
  return db.selectFrom('checkouts').select(COLUMNS).where('id', '=', id).executeTakeFirst()
}

/** Locks a checkout. Lock order: booking, then checkout. */
export async function lockCheckout(trx: Database, id: string): Promise<CheckoutRow> {
  return trx.selectFrom('checkouts').select(COLUMNS).where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
}

/** Saves the state of a checkout. */
export async function saveCheckoutState(
  trx: Database,
  id: string,
  change: { state: CheckoutRow['state']; session_id?: string; processor_id?: string },
): Promise<void> {
  await trx.updateTable('checkouts').set(change).where('id', '=', id).execute()
}

/** Closes a checkout whose page has expired. One that was paid meanwhile stays paid. */
export async function expireCheckout(db: Database, id: string): Promise<void> {
  await db.updateTable('checkouts').set({ state: 'expired' }).where('id', '=', id).where('state', '=', 'open').execute()
}

/** Marks a refunded checkout as to be refunded again. */
export async function reopenRefundedCheckout(db: Database, processorId: string): Promise<void> {
  await db
    .updateTable('checkouts')
    .set({ state: 'returning' })
    .where('processor', '=', PROCESSOR)
    .where('processor_id', '=', processorId)
    .where('state', '=', 'returned')
    .execute()
}
