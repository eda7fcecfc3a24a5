import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import { keyTime } from '#server/db/key-time.ts'
import { type ListPage, orderByTime, takePage } from '#server/db/keyset.ts'
import { isUnverified } from '#server/db/ledger.ts'

const NEWEST = orderByTime('p')

function paymentsOf(db: Database, customerId: string) {
  return db
    .selectFrom('payments as p')
    .innerJoin('bookings as b', 'b.id', 'p.booking_id')
    .where('b.customer_id', '=', customerId)
}

/** A row of the ledger, as its customer may see it. */
export type PaymentRow = Awaited<ReturnType<typeof listPaymentsOf>>[number]

/** One page of a customer's own payments, refunds and reversals, the newest first. */
export async function listPaymentsOf(db: Database, customerId: string, page: ListPage) {
  return paymentsOf(db, customerId)
    .innerJoin('agents as a', 'a.id', 'b.agent_id')
    .select(['p.id', 'p.booking_id', 'p.kind', 'p.purpose', 'p.amount_cents', 'p.payment_method', 'p.payment_status'])
    .select(['b.number', 'p.transaction_id', 'p.notes', 'p.paid_at', 'p.created_at', 'a.name as agent_name'])
    .select(isUnverified('p').as('unverified'))
    .select(keyTime('p.created_at').as('key_at'))
    .$call(takePage(NEWEST, page))
    .execute()
}

/** How many rows of the ledger a customer has. */
export async function countPaymentsOf(db: Database, customerId: string): Promise<number> {
  const { count } = await paymentsOf(db, customerId)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}
