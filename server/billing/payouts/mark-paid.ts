import { sql } from 'kysely'
import { agentEmail } from '#server/accounts/queries.ts'
import { recordAudit } from '#server/audit/record.ts'
import type { AppContext } from '#server/context.ts'
import { type Database, violates } from '#server/db/client.ts'
import { conflict, invalid, notPossible } from '#server/errors.ts'
import type { AdminActor, By } from '#server/http/requests/actor.ts'
import { queueMailForEach } from '#server/mail/queue-mail.ts'
import { formatCents } from '#shared/model/money.ts'
import type { PayoutMethod } from '#shared/model/payout.ts'
import { atlantaDay } from '#shared/model/time-zone.ts'
import { firstDay, isUnpaid, openSums } from './payout-rows.ts'

/** An owner's request to mark people as paid. */
export interface PayoutRequest extends By<AdminActor> {
  /** '2026-11' */
  month: string
  /** null for everyone with something due. */
  agentIds: readonly string[] | null
  method: PayoutMethod
  reference: string | null
  /** Day in Atlanta. */
  paidOn: string
  /** Integer cents that the owner saw. */
  expectedTotal: number
}

const MARKED = 'Someone else marked this payday as paid. Nothing was changed.'

/**
 * Marks people as paid for a month: every open line up to it, in one statement, audited once, with a statement mailed
 * to each (docs/product.md P7.86). Of two owners at once one wins.
 * @returns how many people, the sum in integer cents, and how many statements were queued
 * @throws AppError invalid_request (400) for a day to come, conflict (409) when another owner was first or another
 *   amount is due, not_possible (422) for a month that has not begun
 */
export async function markPaid(context: AppContext, request: PayoutRequest) {
  const today = atlantaDay(context.now())
  if (request.month > today.slice(0, 7)) throw notPossible('This month has not begun')
  if (request.paidOn > today) throw invalid({ paidOn: 'Choose today or an earlier day' })
  const done = await context.db
    .transaction()
    .execute((trx) => mark(trx, request))
    .catch((error: unknown) => {
      throw violates(error, 'payouts_standing') ? conflict(MARKED) : error
    })
  context.nudgeMail()
  return done
}

async function mark(trx: Database, request: PayoutRequest) {
  const { month, method, reference, paidOn, expectedTotal, actor, requestId } = request
  const batch = await insertPayouts(trx, request)
  const total = batch.reduce((sum, { cents }) => sum + cents, 0)
  if (batch.length === 0) throw conflict(MARKED)
  if (total !== expectedTotal) {
    throw conflict(`${formatCents(total)} is due now, not ${formatCents(expectedTotal)}. Check the list and try again.`)
  }
  const emailed = await queueStatements(
    trx,
    batch.map(({ id }) => id),
    requestId,
  )
  await recordAudit(trx, {
    ...{ actor, requestId, action: 'payout.marked', entity: 'payout', entityId: month },
    after: { month, people: batch.length, totalCents: total, method, reference, paidOn },
  })
  return { people: batch.length, total, emailed }
}

/** Inserts the payouts and puts every open line on its own. A line that another owner has just paid is left out. */
async function insertPayouts(
  trx: Database,
  { month, agentIds, method, reference, paidOn, actor }: PayoutRequest,
): Promise<{ id: string; cents: number }[]> {
  const first = firstDay(month)
  const who = agentIds === null ? sql`true` : sql`agent_id = any(${[...agentIds]}::uuid[])`
  const { rows } = await sql<{ id: string; cents: number }>`
    with open as (
      select id, agent_id, month, cents, correction from agent_earnings e
      where payout_id is null and month <= ${first} and ${who} and ${isUnpaid(month)}
      order by id for update
    ), made as (
      insert into payouts (agent_id, month, bookings, share_cents, adjustment_cents, cents, method, reference, paid_on,
        paid_by)
      select agent_id, ${first}, ${openSums(month)},
        sum(cents), ${method}, ${reference}, ${paidOn}::date, ${actor.userId}::uuid
      from open group by agent_id having sum(cents) > 0
      returning id, agent_id, cents
    ), paid as (
      update agent_earnings e set payout_id = made.id from open join made on made.agent_id = open.agent_id
      where e.id = open.id returning e.id
    )
    select id, cents from made where (select count(*) from paid) > 0`.execute(trx)
  return rows
}

/** Queues the statement of each payout to the people with an address, in one statement. */
async function queueStatements(trx: Database, ids: readonly string[], requestId: string): Promise<number> {
  return queueMailForEach(trx, {
    kind: 'payout-statement',
    to: agentEmail,
    userId: sql`a.user_id`,
    data: sql`jsonb_build_object('payoutId', p.id)`,
    requestId,
    rows: sql`from payouts p join agents a on a.id = p.agent_id
      where p.id = any(${[...ids]}::uuid[]) and ${agentEmail} is not null`,
  })
}
