import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'

/** The audit trail of a customer's things, and of what the customer did. */
export async function readAudit(db: Database, id: string, email: string): Promise<unknown[]> {
  const { rows } = await sql`
    with of_customer as (select id from bookings where customer_id = ${id}),
    things (entity, entity_id) as (
      select 'customer', ${id}::text
      union all select 'booking', id::text from of_customer
      union all select 'payment', id::text from payments where booking_id in (select id from of_customer)
      union all select 'invoice', id::text from invoices where booking_id in (select id from of_customer)
      union all select 'testimonial', id::text from testimonials where booking_id in (select id from of_customer)
      union all select 'event', id::text from events where customer_id = ${id}
      union all select 'proposal', p.id::text from proposals p join events e on e.id = p.event_id
        where e.customer_id = ${id}
      union all select 'chat', id::text from chat_sessions
        where customer_id = ${id} or lower(contact_email) = lower(${email})
    )
    select at, actor_role, action, entity, entity_id, before, after, reason from audit_log
    where (entity, entity_id) in (select entity, entity_id from things)
      or (actor_role = 'customer' and actor_id = ${id})
    order by at, id`.execute(db)
  return rows
}
