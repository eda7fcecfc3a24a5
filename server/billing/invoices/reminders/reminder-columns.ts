import { sql } from 'kysely'

/** The names under which reminders of an invoice `i` of a booking `b` were queued, as a column. */
export const remindedAs = sql<string[]>`array(select o.data ->> 'once' from outbox_emails o
  where o.booking_id = b.id and o.kind = 'invoice-reminder' and o.invoice_id = i.id and o.data ? 'once')`

/** When the last reminder of an invoice `i` of a booking `b` was queued, as a column; null when there was none. */
export const lastRemindedAt = sql<Date | null>`(select max(o.created_at) from outbox_emails o
  where o.booking_id = b.id and o.kind = 'invoice-reminder' and o.invoice_id = i.id and o.state <> 'cancelled')`
