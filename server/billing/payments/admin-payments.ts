import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import { isReversible, isUsedElsewhere, refundableCents, togetherOf } from '#server/db/ledger.ts'
import type { Disputes } from '#server/db/types.ts'

/** A row of the ledger as admins see it. */
export type AdminPaymentRow = Awaited<ReturnType<typeof readPayments>>[number]

interface Dispute {
  state: Disputes['state']
  /** Integer cents. */
  amount: number
  reason: string
  /** ISO 8601. */
  due_by: string | null
}

/** A payment for several bookings is disputed as a whole, so each of its rows shows it. */
const LATEST_DISPUTE = sql<Dispute | null>`(select jsonb_build_object('state', d.state, 'amount', d.amount_cents,
    'reason', d.reason, 'due_by', d.due_by)
  from disputes d where d.payment_id in (select p.id union all
    select part.id from payments part where part.group_id = p.group_id) order by (d.state = 'open') desc, d.created_at desc limit 1)`

/**
 * Rows of the ledger with all that admins see of them, newest first. The laterals look up each booking and agent by id;
 * the planner would rather scan the tables.
 */
export async function readPayments(db: Database, ids: readonly string[]) {
  return db
    .selectFrom('payments as p')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('bookings')
          .select(['customer_name', 'customer_email', 'agent_id', 'number'])
          .whereRef('bookings.id', '=', 'p.booking_id')
          .limit(1)
          .as('b'),
      (join) => join.onTrue(),
    )
    .innerJoinLateral(
      (eb) =>
        eb.selectFrom('agents').select(['name', 'category']).whereRef('agents.id', '=', 'b.agent_id').limit(1).as('a'),
      (join) => join.onTrue(),
    )
    .select(['p.id', 'p.booking_id', 'p.invoice_id', 'p.kind', 'p.payment_id', 'p.purpose', 'p.amount_cents'])
    .select('p.tax_cents')
    .select(['p.payment_method', 'p.payment_status', 'p.transaction_id', 'p.reported_by', 'p.verified_at'])
    .select(['p.reversed_at', 'p.notes', 'p.paid_at', 'p.created_at'])
    .select(['b.number', 'b.customer_name', 'b.customer_email', 'b.agent_id', 'a.name as agent_name', 'a.category'])
    .select([
      refundableCents('p').as('refundable_cents'),
      isReversible('p').as('reversible'),
      togetherOf('p').as('together'),
    ])
    .select(
      sql<string | null>`(select i.invoice_number from invoices i where i.id = p.invoice_id)`.as('invoice_number'),
    )
    .select(
      sql<number>`(select coalesce(sum(back.amount_cents), 0) from payments back
        where back.payment_id = p.id and back.payment_status = 'completed')`.as('refunded_cents'),
    )
    .select(isUsedElsewhere('p').as('used_elsewhere'))
    .select(LATEST_DISPUTE.as('dispute'))
    .where('p.id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy(sql`coalesce(p.paid_at, p.created_at)`, 'desc')
    .orderBy('p.id', 'desc')
    .execute()
}
