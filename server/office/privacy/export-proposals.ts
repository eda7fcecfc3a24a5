import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'

/** A customer's proposals as they were sent, with what the customer asked and signed; the link to one is a secret. */
export async function readProposals(db: Database, customerId: string): Promise<unknown[]> {
  const { rows } = await sql`
    select p.id, p.version, p.state, p.document::jsonb as document, p.sent_at, p.seen_at, p.valid_until, p.closed_at,
      p.decline_reason, g.signed_name, g.signed_at, g.address, g.user_agent,
      g.countersigned_name, g.countersigned_at,
      (select coalesce(jsonb_agg(jsonb_build_object('question', q.question, 'asked_at', q.asked_at) order by q.asked_at), '[]')
        from proposal_questions q where q.proposal_id = p.id) as questions
    from proposals p join events e on e.id = p.event_id left join agreements g on g.proposal_id = p.id
    where e.customer_id = ${customerId} order by p.sent_at, p.id`.execute(db)
  return rows
}
