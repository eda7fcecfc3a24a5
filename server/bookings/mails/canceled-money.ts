import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import { wordRefundWays } from '#shared/model/cancel-booking.ts'
import { formatCents } from '#shared/model/money.ts'

/** What became of the money of a canceled booking. Amounts are integer cents. */
interface CanceledMoney {
  /** Verified when it was canceled, less what had gone back before. */
  paid: number
  /** The claim of the cancellation. */
  claim: number
  /** Went back, or is on its way, to cards since. */
  on_cards: number
}

async function readCanceledMoney(db: Database, bookingId: string): Promise<CanceledMoney | undefined> {
  const sum = (condition: ReturnType<typeof sql<boolean>>) =>
    sql<number>`(select coalesce(sum(amount_cents), 0) from payments p where p.booking_id = c.booking_id
      and p.payment_status in ('pending', 'completed') and ${condition})`
  const taken = sum(sql<boolean>`p.kind = 'payment' and p.payment_status = 'completed' and p.verified_at is not null
    and p.reversed_at is null`)
  const before = sum(sql<boolean>`p.kind = 'refund' and p.created_at < c.created_at`)
  return db
    .selectFrom('booking_cancellations as c')
    .select([sql<number>`${taken} - ${before}`.as('paid'), 'c.keep_cents as claim'])
    .select(
      sum(sql<boolean>`p.kind = 'refund' and p.processor is not null and p.created_at >= c.created_at`).as('on_cards'),
    )
    .where('c.booking_id', '=', bookingId)
    .executeTakeFirst()
}

/**
 * Words what was paid for canceled bookings, what is kept and what comes back, how and when (docs/product.md P15.26).
 * @param bookingIds of one booking, or of all that were canceled at once
 * @returns undefined when none was canceled with terms
 */
export async function wordCanceledMoney(
  db: Database,
  ...bookingIds: readonly string[]
): Promise<{ facts: (readonly [string, string])[]; next: string[] } | undefined> {
  const found = await Promise.all(bookingIds.map((id) => readCanceledMoney(db, id)))
  const known = found.filter((money) => money !== undefined)
  if (known.length === 0) return undefined
  const paid = known.reduce((sum, one) => sum + Math.max(0, one.paid), 0)
  if (paid === 0) return { facts: [], next: ['Nothing was paid, so nothing is due.'] }
  const kept = known.reduce((sum, one) => sum + Math.min(one.claim, Math.max(0, one.paid)), 0)
  const onCards = known.reduce((sum, one) => sum + one.on_cards, 0)
  const refund = paid - kept
  const whose = bookingIds.length === 1 ? "this booking's" : "these bookings'"
  return {
    facts: [
      ['Paid', formatCents(paid)],
      ['Kept', formatCents(kept)],
      ['Refund', formatCents(refund)],
    ],
    next: [
      ...wordRefundWays({ card: onCards, hand: refund - onCards }),
      ...(refund === 0 ? [`Under ${whose} cancellation terms, there is no refund.`] : []),
    ],
  }
}
