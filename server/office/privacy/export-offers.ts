import type { Database } from '#server/db/client.ts'

/** Who was offered to a customer instead of talent that dropped out, and what became of it. */
export async function readOffers(db: Database, customerId: string) {
  const replacementOffers = await db
    .selectFrom('replacement_offers as o')
    .innerJoin('bookings as b', 'b.id', 'o.booking_id')
    .innerJoin('replacement_choices as c', 'c.offer_id', 'o.id')
    .innerJoin('agents as a', 'a.id', 'c.agent_id')
    .select(['o.booking_id', 'o.message', 'o.state', 'o.created_at', 'a.name as agent', 'c.price_cents'])
    .select('c.state as choice')
    .where('b.customer_id', '=', customerId)
    .orderBy('o.created_at')
    .orderBy('c.position')
    .execute()
  return { replacementOffers }
}
