import type pg from 'pg'
import { expect } from 'vitest'

const NOBODYS = "'00000000-0000-0000-0000-000000000000'::uuid"
const ATLANTA = 'at time zone (select time_zone from place_settings)'

/** What is owed, invoices and requests, counted the plain way: more common table expressions of `PLAIN`. */
export const PLAIN_MONEY = `
owing as (
  select b.id, (b.event_date ${ATLANTA})::date as day, (b.created_at ${ATLANTA})::date as requested, b.first_confirmed_at,
    b.status = 'cancelled' or b.payment_status = 'refunded' as closed,
    case when b.status = 'cancelled' or b.payment_status in ('paid', 'refunded') then 0
      else greatest(0,
        coalesce((select total_cents from invoices where booking_id = b.id and voided_at is null),
          b.total_cents + (select coalesce(sum(case kind when 'payment' then tax_cents when 'refund' then -excess_tax_cents
              else -tax_cents end), 0) from payments where booking_id = b.id and payment_status = 'completed'), 0)
        - (select coalesce(sum(case kind when 'payment' then amount_cents when 'refund' then -excess_cents
             else -amount_cents end), 0) from payments where booking_id = b.id and payment_status = 'completed')) end as cents
  from bookings b
), demanded as (
  select i.*, owing.cents, (i.due_date ${ATLANTA})::date as due
  from invoices i join owing on owing.id = i.booking_id where i.voided_at is null
    and (i.status = 'paid' or i.status = 'pending' and not owing.closed)
), plain_money (measure, day, category_id, event_type, amount) as (
  select 'bookings.owed', day, ${NOBODYS}, '', sum(cents) from owing group by day
  union all select 'requests.received', requested, ${NOBODYS}, '', count(*) from owing group by requested
  union all select 'requests.confirmed', requested, ${NOBODYS}, '', count(first_confirmed_at) from owing group by requested
  union all select 'invoices.total', due, ${NOBODYS}, '', count(*) from demanded group by due
  union all select 'invoices.' || status, due, ${NOBODYS}, '', count(*) from demanded group by status, due
  union all select 'invoices.owed', due, ${NOBODYS}, '', sum(cents) from demanded where status = 'pending' group by due
)`

const PLAIN_REVENUE = `
  select side.name as side, unit.name as unit, unit.since, side.id,
    sum(case when p.kind = 'payment' then p.amount_cents else -p.amount_cents end)::bigint as amount
  from payments p join bookings b on b.id = p.booking_id
  cross join lateral (values ('agent', b.agent_id), ('customer', b.customer_id)) as side (name, id)
  cross join lateral (select (coalesce(p.paid_at, p.created_at) ${ATLANTA})::date::timestamp as at) day
  cross join lateral (values ('day', at), ('month', date_trunc('month', at)), ('quarter', date_trunc('quarter', at)),
    ('half', date_trunc('quarter', at - case when extract(quarter from at) in (2, 4) then interval '3 months'
      else interval '0' end)),
    ('year', date_trunc('year', at)), ('all', '-infinity'::timestamp)) as unit (name, since)
  where p.payment_status = 'completed'
  group by 1, 2, 3, 4 having sum(case when p.kind = 'payment' then p.amount_cents else -p.amount_cents end) <> 0
  order by 1, 2, 3, 4`

/** What is folded; called when nothing waits. */
const KEPT_REVENUE = `select side, unit, since::timestamp as since, party_id as id, amount from revenue_tallies
  where amount <> 0 order by 1, 2, 3, 4`

/** Revenue by month, kept beside the days, and made of them. */
const KEPT_MONTHS = `select measure, month::timestamp as month, category_id, event_type, amount from tally_months
  where amount <> 0 order by 1, 2, 3, 4`
const PLAIN_MONTHS = `select measure, date_trunc('month', day::timestamp) as month, category_id, event_type,
    sum(amount)::bigint as amount
  from tallies where measure in ('payments.received', 'payments.returned', 'payments.tax')
  group by 1, 2, 3, 4 having sum(amount) <> 0 order by 1, 2, 3, 4`

/**
 * Expects the revenue of every agent and customer in every kept span to be what the ledger says, and that of the months
 * what their days have; folds what waits.
 */
export async function expectRevenueTallied(client: Pick<pg.Pool, 'query'>): Promise<void> {
  await client.query('select fold_tallies(1000000)')
  const { rows: kept } = await client.query(KEPT_REVENUE)
  expect(kept).toEqual((await client.query(PLAIN_REVENUE)).rows)
  const { rows: months } = await client.query(KEPT_MONTHS)
  expect(months.length).toBeGreaterThan(0)
  expect(months).toEqual((await client.query(PLAIN_MONTHS)).rows)
}
