import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import type { Facts } from '#server/live/present-event.ts'

interface Row {
  id: string
  name: string | null
  date: Date | null
  agent_id: string | null
  agent_name: string | null
  customer_id: string | null
}

/**
 * What live events need to be put into words, in one statement that asks each table for all ids by its key.
 * @param ids of bookings, testimonials, chat sessions, agents, users and customers, known or not
 * @returns the name of the person, and of a booking its date, agent and customer, by id
 */
export async function findLiveFacts(db: Database, ids: readonly string[]): Promise<Facts> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<Row>`
    with asked as (select unnest(${ids}::uuid[]) as id)
    select b.id, b.customer_name as name, b.event_date as date, b.agent_id, a.name as agent_name, b.customer_id
      from bookings b join asked using (id) join agents a on a.id = b.agent_id
    union all select id, customer_name, null, null, null, null from testimonials join asked using (id)
    union all select s.id, coalesce(s.contact_name, a.name, c.name), null, null, null, null from chat_sessions s
      join asked using (id) left join chat_applications a on a.session_id = s.id left join customers c on c.id = s.customer_id
    union all select id, name, null, null, null, null from agents join asked using (id)
    union all select id, name, null, null, null, null from customers join asked using (id)
    union all select u.id, coalesce(a.name, u.username), null, null, null, null
      from users u join asked using (id) left join agents a on a.user_id = u.id`.execute(db)
  return new Map(
    rows.map(({ id, name, date, agent_id, agent_name, customer_id }) => [
      id,
      { name, date, agentId: agent_id, agentName: agent_name, customerId: customer_id },
    ]),
  )
}
