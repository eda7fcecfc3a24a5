import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import type { ProviderDispute } from '#server/integrations/payments/payments.ts'
import { PROCESSOR } from '../checkout/stripe-events.ts'

/** A stored dispute by the provider's id; undefined when it is new. */
export async function findDispute(trx: Database, processorId: string) {
  return trx
    .selectFrom('disputes')
    .select(['id', 'state'])
    .where('processor', '=', PROCESSOR)
    .where('processor_id', '=', processorId)
    .executeTakeFirst()
}

const CLOSED = sql<Date>`statement_timestamp()`

/** Saves a dispute as the provider reports it; returns its id. */
export async function saveDispute(trx: Database, paymentId: string, dispute: ProviderDispute): Promise<string> {
  const { state, refundable, dueBy, reason } = dispute
  const told = { state, refundable, reason, due_by: dueBy, amount_cents: dispute.cents }
  const { id } = await trx
    .insertInto('disputes')
    .values({
      ...told,
      payment_id: paymentId,
      processor: PROCESSOR,
      processor_id: dispute.id,
      closed_at: state === 'open' ? null : CLOSED,
    })
    .onConflict((known) =>
      known.columns(['processor', 'processor_id']).doUpdateSet({
        ...told,
        closed_at: state === 'open' ? null : sql<Date>`coalesce(disputes.closed_at, statement_timestamp())`,
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Open disputes of the whole agency. */
export async function countOpenDisputes(db: Database): Promise<number> {
  const { open } = await db
    .selectFrom('disputes')
    .select((eb) => eb.fn.countAll<number>().as('open'))
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow()
  return Number(open)
}

/** Whether a payment has an open dispute that bars refunds; one of several bookings is disputed as a whole. */
export async function isDisputed(trx: Database, paymentId: string): Promise<boolean> {
  const found = await trx
    .selectFrom('disputes as d')
    .innerJoin('payments as disputed', 'disputed.id', 'd.payment_id')
    .innerJoin('payments as asked', (join) =>
      join.on((eb) =>
        eb.or([eb('asked.id', '=', eb.ref('disputed.id')), eb('asked.group_id', '=', eb.ref('disputed.group_id'))]),
      ),
    )
    .select('d.id')
    .where('asked.id', '=', paymentId)
    .where('d.state', '=', 'open')
    .where('d.refundable', '=', false)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
