import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import type { Facts } from '#server/live/present-event.ts'

interface Row {
  id: string
  name: string | null
  date: Date | null
  agent_id: string | null
}

/**
 * What live events need to be put into words, in one statement that asks each table for all ids by its key.
 * @param ids of bookings, testimonials, chat sessions, agents, users and customers, known or not
 * @returns the name of the person, and of a booking its date and agent, by id
 */
export async function findLiveFacts(db: Database, ids: readonly string[]): Promise<Facts> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<Row>`
    with asked as (select unnest(${ids}::uuid[]) as id)
    select id, customer_name as name, event_date as date, agent_id from bookings join asked using (id)
    union all select id, customer_name, null, null from testimonials join asked using (id)
    union all select id, contact_name, null, null from chat_sessions join asked using (id)
    union all select id, name, null, null from agents join asked using (id)
    union all select id, name, null, null from customers join asked using (id)
    union all select u.id, coalesce(a.name, u.username), null, null
      from users u join asked using (id) left join agents a on a.user_id = u.id`.execute(db)
  return new Map(rows.map(({ id, name, date, agent_id }) => [id, { name, date, agentId: agent_id }]))
}
