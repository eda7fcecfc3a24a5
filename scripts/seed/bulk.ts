import { totalmem } from 'node:os'
import type { ClientBase } from 'pg'
import { dropKeys } from './suspend.ts'

/** Tables that a fill writes by the million. */
const FILLED = [
  'agent_earnings',
  'agent_statuses',
  'agreements',
  'booking_accounts',
  'bookings',
  'events',
  'invoice_parts',
  'invoices',
  'payments',
  'proposal_outcomes',
  'proposals',
  'revenue_tallies',
]

/**
 * Triggers whose work is done for all rows at once: by the statements of the fill, by `recount_tallies` and by
 * COMPLETE_ACCOUNTS. Two have nothing to do: agent_earnings_correction looks for earlier earnings of the booking, and
 * bookings_follow_merge for the customer that the new one was merged into.
 */
const TRIGGERS = [
  ['bookings', 'bookings_follow_merge'],
  ['bookings', 'bookings_tally'],
  ['bookings', 'bookings_account'],
  ['payments', 'payments_tally'],
  ['payments', 'payments_account'],
  ['invoices', 'invoices_account'],
  ['invoices', 'invoices_own_part'],
  ['invoice_parts', 'invoice_parts_account'],
  ['agent_earnings', 'agent_earnings_correction'],
  ['agent_earnings', 'agent_earnings_due_entered'],
  ['agent_earnings', 'agent_earnings_due_left'],
  ['agent_earnings', 'agent_earnings_due_changed'],
  ['payouts', 'payouts_years_entered'],
  ['payments', 'payments_margin'],
  ['agent_earnings', 'agent_earnings_margin'],
  ['booking_accounts', 'booking_accounts_complete'],
  ['booking_accounts', 'booking_accounts_excess'],
  ['proposals', 'proposals_outcome'],
  ['proposal_outcomes', 'proposal_outcomes_tally'],
] as const

const switchTriggers = (to: 'enable' | 'disable') =>
  TRIGGERS.map(([table, trigger]) => `alter table ${table} ${to} trigger ${trigger}`).join('; ')

/** The functions that are called for every row of several statements, as expressions of the moment and the zone. */
const DAYS = {
  atlanta_day: '($1 at time zone %L)::date',
  atlanta_month: "date_trunc('month', $1 at time zone %L)::date",
}

/** Megabytes: one part in this many of this machine's memory. */
const share = (parts: number) => Math.floor(totalmem() / parts / 2 ** 20)

/** Writes to each account what its two triggers would have: as many rows are slow to update, they are written anew. */
const COMPLETE_ACCOUNTS = `
create temp table completed_accounts on commit drop as
select a.booking_id, a.day, a.owed_beyond_cents, a.due_day, a.due_cents,
  case when b.status <> 'cancelled' then greatest(0, coalesce(ledger.kept, 0)
      - coalesce(i.total_cents, b.total_cents + coalesce(ledger.tax, 0), coalesce(ledger.kept, 0)))
    when c.booking_id is null then 0
    else greatest(0, verified_cents(b.id) - c.keep_cents) end as excess_cents,
  a.owed_beyond_cents + case when b.status <> 'cancelled' and b.payment_status = 'pending'
    then coalesce(b.total_cents, 0) else 0 end as owed_cents,
  b.event_date, a.due_invoice
from booking_accounts a
join bookings b on b.id = a.booking_id
left join invoice_parts i on i.booking_id = b.id and i.voided_at is null
left join booking_cancellations c on c.booking_id = b.id
left join (
  select booking_id, sum(case kind when 'payment' then amount_cents else -amount_cents end)::bigint as kept,
    sum(case kind when 'payment' then tax_cents else -tax_cents end)::bigint as tax
  from payments where payment_status = 'completed' group by booking_id
) ledger on ledger.booking_id = b.id;
truncate booking_accounts;
insert into booking_accounts (booking_id, day, owed_beyond_cents, due_day, due_cents, excess_cents, owed_cents,
  event_date, due_invoice)
select booking_id, day, owed_beyond_cents, due_day, due_cents, excess_cents, owed_cents, event_date, due_invoice
from completed_accounts;
drop table completed_accounts`

/** Lets the transaction sort, join and build indexes in memory, as if the server did nothing else. */
export async function giveMemory(client: ClientBase): Promise<void> {
  await client.query(`set local work_mem = '${share(24)}MB'; set local maintenance_work_mem = '${share(12)}MB'`)
}

/**
 * Runs a fill with the triggers, indexes and keys of its tables off, then counts what the triggers would have counted, and
 * makes the indexes and keys again. Call it in a transaction; others wait for these tables until it ends.
 * @param work the fill
 * @param report called after each step
 */
export async function fillInBulk(
  client: ClientBase,
  work: () => Promise<void>,
  report: (step: string) => void = () => {},
): Promise<void> {
  await client.query(switchTriggers('disable'))
  const restoreKeys = await dropKeys(client, FILLED)
  const restoreDays = await inlineDays(client)
  // without indexes a nested loop reads a whole table for every row
  await client.query('set local enable_nestloop = off')
  await work()
  await client.query('select recount_tallies()')
  report('sums')
  await client.query(COMPLETE_ACCOUNTS)
  report('accounts')
  await client.query('set local enable_nestloop = on')
  await client.query(restoreDays)
  await client.query(switchTriggers('enable'))
  await restoreKeys(report)
  await client.query('analyze')
  report('statistics')
}

/**
 * Replaces the functions of days by expressions that the planner puts into the statement, for this transaction.
 * @returns the statements that make the functions again
 */
async function inlineDays(client: ClientBase): Promise<string> {
  const made: string[] = []
  for (const [name, body] of Object.entries(DAYS)) {
    const { rows } = await client.query<{ was: string; plain: string }>(
      `select pg_get_functiondef(oid) as was,
         format('create or replace function %s(at timestamptz) returns date language sql stable parallel safe as %L', $1::text,
           format('select ' || $2, coalesce((select time_zone from place_settings), 'America/New_York'))) as plain
       from pg_proc where oid = to_regproc($1)`,
      [name, body],
    )
    made.push(rows[0]?.was ?? '')
    await client.query(rows[0]?.plain ?? '')
  }
  return made.join(';\n')
}
