import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import type { PartDue } from '../account/due-together.ts'
import { PROCESSOR } from './stripe-events.ts'

/** A checkout: a payment at the provider's page. */
export type CheckoutRow = NonNullable<Awaited<ReturnType<typeof findCheckout>>>

const COLUMNS = [
  ...(['id', 'booking_id', 'processor', 'purpose', 'amount_cents', 'state', 'session_id', 'url'] as const),
  ...(['processor_id', 'expires_at', 'returns_to', 'parts'] as const),
] as const

/** What a checkout pays: of one booking, or of several in the order of the lines on its page. */
export const partsOf = ({
  booking_id: bookingId,
  purpose,
  amount_cents: cents,
  parts,
}: Pick<CheckoutRow, 'booking_id' | 'purpose' | 'amount_cents' | 'parts'>): PartDue[] =>
  // written by this file alone
  (parts as PartDue[] | null) ?? [{ bookingId, purpose, cents }]

/** What a new checkout is for. */
interface NewCheckout {
  /** At least one; integer cents. */
  parts: readonly [PartDue, ...PartDue[]]
  returnsTo: string
}

const sumOf = (parts: readonly PartDue[]) => parts.reduce((sum, { cents }) => sum + cents, 0)

/** The parts as they are stored: only of several bookings. */
const storedOf = (parts: readonly PartDue[]) =>
  parts.length > 1
    ? JSON.stringify(parts.map(({ bookingId, purpose, cents }) => ({ bookingId, purpose, cents })))
    : null

/** An open checkout of locked bookings for the same parts and way back, whose page can still be used. */
export async function findOpenCheckout(trx: Database, { parts, returnsTo }: NewCheckout) {
  const [{ bookingId, purpose }] = parts
  return (
    trx
      .selectFrom('checkouts')
      .select(COLUMNS)
      .where('booking_id', '=', bookingId)
      .where('purpose', '=', purpose)
      .where('amount_cents', '=', sumOf(parts))
      .where('returns_to', '=', returnsTo)
      .where(sql<boolean>`parts is not distinct from ${storedOf(parts)}::jsonb`)
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
  { parts, returnsTo, expiresAt }: NewCheckout & { expiresAt: Date },
): Promise<CheckoutRow> {
  const [{ bookingId, purpose }] = parts
  return trx
    .insertInto('checkouts')
    .values({
      booking_id: bookingId,
      processor: PROCESSOR,
      purpose,
      amount_cents: sumOf(parts),
      expires_at: expiresAt,
      returns_to: returnsTo,
      parts: storedOf(parts),
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

/** Locks a checkout. Lock order: its bookings, then checkout. */
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
