import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import type { Match, Positions } from './match.ts'

/** Rows whose booking has a payment or refund of the same day in Atlanta, amount and reference (docs/product.md P17.32). */
export async function findPaymentMatches(trx: Database, batchId: string, { from, to }: Positions): Promise<Match[]> {
  const { rows } = await sql<Match>`
    with r as (
      select position, (fields ->> 'bookingId')::uuid as booking_id, fields ->> 'kind' as kind,
        (fields ->> 'cents')::bigint as cents, (fields ->> 'paidAt')::timestamptz as paid_at,
        lower(coalesce(fields ->> 'reference', '')) as reference
      from import_rows where batch_id = ${batchId} and position between ${from} and ${to} and verdict = 'ready'
    )
    select r.position, 'duplicate' as kind, null as value, 'Already in the ledger of B-' || b.number as message
    from r join bookings b on b.id = r.booking_id
    where exists (select from payments p where p.booking_id = r.booking_id and p.kind = r.kind
      and p.amount_cents = r.cents and p.payment_status <> 'failed'
      and atlanta_day(coalesce(p.paid_at, p.created_at)) = atlanta_day(r.paid_at)
      and lower(coalesce(p.transaction_id, '')) = r.reference)`.execute(trx)
  return rows
}
