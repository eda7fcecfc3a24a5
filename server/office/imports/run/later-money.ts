import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'

/** What stands in the way of an undo: how many of what, for which things of the import. */
export interface Later {
  id: string
  table: string
  count: number
}

/**
 * Money matters that followed imported payments on the same bookings and count on them: later rows of the ledger, invoices,
 * cancellations, and shares that were paid out (docs/product.md P17.34).
 * @param batchId rows of the ledger that this import made do not count
 */
export async function findLaterMoney(db: Database, ids: readonly string[], batchId: string): Promise<Later[]> {
  const { rows } = await sql<Later>`
    with made as (
      select id, booking_id, created_at from payments where id = any(${[...ids]}::uuid[])
    ), found as (
      select m.id, 'payments' as table from made m join payments p on p.booking_id = m.booking_id
        and p.created_at >= m.created_at
        and not exists (select from import_rows r where r.batch_id = ${batchId} and r.made_id = p.id)
      union all
      select m.id, 'invoices' from made m join invoice_parts part on part.booking_id = m.booking_id
        join invoices i on i.id = part.invoice_id and i.created_at > m.created_at
      union all
      select m.id, 'booking_cancellations' from made m join booking_cancellations c on c.booking_id = m.booking_id
        and c.created_at > m.created_at
      union all
      select m.id, 'payouts' from made m join agent_earnings e on e.booking_id = m.booking_id
        and e.payout_id is not null and e.entered_at >= m.created_at
    )
    select id, "table", count(*)::int as count from found group by 1, 2`.execute(db)
  return rows
}
