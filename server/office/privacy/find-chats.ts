import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'

/** The last ten digits of a phone number, as people write it in many ways. */
const digitsOf = (column: string) => sql`right(regexp_replace(${sql.ref(column)}, '\\D', '', 'g'), 10)`

/**
 * Conversations of a customer: signed in, with their email left, with nothing but their phone left, or mailed to them as
 * a transcript. An application's email and phone count as left. Conversations with another customer or another email are
 * left out.
 * @param person the customer's id and address
 * @returns the ids
 */
export async function findChats(db: Database, { id, email }: { id: string; email: string }): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with phones as (
      select ${digitsOf('phone')} as digits from customers where id = ${id}
      union select ${digitsOf('customer_phone')} from bookings where customer_id = ${id}
    )
    select s.id from chat_sessions s left join chat_applications a on a.session_id = s.id
    where s.customer_id = ${id} or lower(s.contact_email) = lower(${email})
      or (s.customer_id is null and lower(a.email) = lower(${email}))
      or (s.customer_id is null and coalesce(s.contact_email, '') = '' and coalesce(a.email, '') = '' and (
        ${digitsOf('s.contact_phone')} in (select digits from phones where length(digits) >= 7)
        or ${digitsOf('a.phone')} in (select digits from phones where length(digits) >= 7)
        or s.id::text in (select o.data ->> 'sessionId' from outbox_emails o
          where o.kind = 'chat-transcript' and lower(o.recipient) = lower(${email}))))`.execute(db)
  return rows.map((row) => row.id)
}
