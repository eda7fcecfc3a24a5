import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import { forbidden } from '#server/errors.ts'
import type { AdminActor } from '#server/http/requests/actor.ts'
import { formatCents } from '#shared/model/money.ts'

/** What an admin may give back of one payment, in integer cents; null for an owner, who has no limit. */
export interface BookerLimit {
  /** The setting of the agency. */
  limit: number
  /** What is left of it for this payment. */
  left: number
}

/**
 * Reads what an admin may still give back of a payment (docs/product.md P6.49). Refunds and reversals by anyone who is a
 * booker count together, also refunds that wait for the card provider, so that many small ones are no way around it.
 * @param db inside the transaction that locked the payment's booking, before money is given back
 * @returns null for an owner
 */
export async function readBookerLimit(
  db: Database,
  { userId }: AdminActor,
  paymentId: string,
): Promise<BookerLimit | null> {
  // the role as it is now: the request may have begun before it changed
  const admin = await db.selectFrom('users').select('staff_role').where('id', '=', userId).executeTakeFirst()
  if (admin?.staff_role === 'owner') return null
  const { booker_refund_cents: limit } = await db
    .selectFrom('agency_settings')
    .select('booker_refund_cents')
    .executeTakeFirstOrThrow()
  const { cents } = await db
    .selectFrom('payments as p')
    .innerJoin('users as u', 'u.id', 'p.entered_by')
    .select(sql<number>`coalesce(sum(p.amount_cents), 0)::int`.as('cents'))
    // one payment for several bookings is one
    .where('p.payment_id', 'in', rowsOf(paymentId))
    .where('p.kind', 'in', ['refund', 'reversal'])
    .where('p.payment_status', '<>', 'failed')
    .where('u.staff_role', '=', 'booker')
    .executeTakeFirstOrThrow()
  return { limit, left: Math.max(0, limit - cents) }
}

/**
 * Refuses a refund or reversal beyond what a booker may give back of one payment.
 * @param trx the transaction that locked the payment's booking
 * @param cents integer cents to be given back
 * @throws AppError forbidden (403) with the limit, and what is left of it
 */
export async function assertWithinLimit(
  trx: Database,
  actor: AdminActor,
  { paymentId, cents }: { paymentId: string; cents: number },
): Promise<void> {
  // refunds of other rows of the same payment wait: they lock other bookings
  await sql`select from payments where id in ${rowsOf(paymentId)} order by id for no key update`.execute(trx)
  const most = await readBookerLimit(trx, actor, paymentId)
  if (most === null || cents <= most.left) return
  const rest = most.left < most.limit ? `, and ${formatCents(most.left)} of that is left` : ''
  throw forbidden(`A booker can refund up to ${formatCents(most.limit)} of a payment${rest}. Please ask an owner.`)
}

const rowsOf = (paymentId: string) =>
  sql<string>`(select o.id from payments o, payments asked where asked.id = ${paymentId}
    and (o.id = asked.id or o.group_id = asked.group_id))`
