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
 * Words what a canceled booking's customer paid, what is kept and what comes back, how and when (docs/product.md P15.26).
 * @returns undefined for a booking that was canceled without terms, or before there were any
 */
export async function wordCanceledMoney(
  db: Database,
  bookingId: string,
): Promise<{ facts: (readonly [string, string])[]; next: string[] } | undefined> {
  const money = await readCanceledMoney(db, bookingId)
  if (!money) return undefined
  if (money.paid <= 0) return { facts: [], next: ['Nothing was paid, so nothing is due.'] }
  const kept = Math.min(money.claim, money.paid)
  const refund = money.paid - kept
  return {
    facts: [
      ['Paid', formatCents(money.paid)],
      ['Kept', formatCents(kept)],
      ['Refund', formatCents(refund)],
    ],
    next: [
      ...wordRefundWays({ card: money.on_cards, hand: refund - money.on_cards }),
      ...(refund === 0 ? ["Under this booking's cancellation terms, there is no refund."] : []),
    ],
  }
}
