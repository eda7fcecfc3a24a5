import type pg from 'pg'
import { expect } from 'vitest'
import { PLAIN_MONEY } from './plain-money.ts'

const NOBODYS = "'00000000-0000-0000-0000-000000000000'::uuid"
const ATLANTA = 'at time zone (select time_zone from place_settings)'

/** Every measure counted the plain way, from the tables themselves. */
const PLAIN = `
with booked as (
  select b.*, c.id as category_id, (b.event_date ${ATLANTA})::date as day
  from bookings b join agents a on a.id = b.agent_id join categories c on c.name = a.category
), paid as (
  select p.*, b.category_id, b.event_type, (coalesce(p.paid_at, p.created_at) ${ATLANTA})::date as day
  from payments p join booked b on b.id = p.booking_id where p.payment_status = 'completed'
), rostered as (
  select a.*, c.id as category_id, (a.created_at ${ATLANTA})::date as day
  from agents a join categories c on c.name = a.category where a.archived_at is null
), reviewed as (
  select *, (created_at ${ATLANTA})::date as day, coalesce(event_type, '') as kind from testimonials
), ${PLAIN_MONEY}, plain as (
  select * from plain_money
  union all select 'bookings.' || status, day, category_id, event_type, count(*) from booked group by 1, 2, 3, 4
  union all select 'bookings.priced', day, category_id, event_type, count(total_cents) from booked
    where status <> 'cancelled' group by 2, 3, 4
  union all select 'bookings.value', day, category_id, event_type, sum(total_cents) from booked
    where status <> 'cancelled' group by 2, 3, 4
  union all select 'payments.received', day, category_id, event_type, sum(amount_cents) from paid
    where kind = 'payment' group by 2, 3, 4
  union all select 'payments.returned', day, category_id, event_type, sum(amount_cents) from paid
    where kind <> 'payment' group by 2, 3, 4
  union all select 'payments.tax', day, category_id, event_type,
    sum(case kind when 'payment' then tax_cents else -tax_cents end) from paid group by 2, 3, 4
  union all select 'payments.unverified', day, category_id, event_type, sum(amount_cents) from paid
    where kind = 'payment' and verified_at is null and reversed_at is null group by 2, 3, 4
  union all select 'payments.waiting', day, category_id, event_type, count(*) from paid
    where kind = 'payment' and verified_at is null and reversed_at is null group by 2, 3, 4
  union all select 'agents.total', day, category_id, '', count(*) from rostered group by 2, 3
  union all select 'agents.active', day, category_id, '', count(*) from rostered where availability group by 2, 3
  union all select 'agents.without_rate', day, category_id, '', count(*) from rostered
    where hourly_rate is null or hourly_rate = 0 group by 2, 3
  union all select 'testimonials.total', day, ${NOBODYS}, kind, count(*) from reviewed group by 2, 4
  union all select 'testimonials.pending', day, ${NOBODYS}, kind, count(*) from reviewed
    where not is_approved and rejected_at is null group by 2, 4
  union all select 'testimonials.approved', day, ${NOBODYS}, kind, count(*) from reviewed where is_approved group by 2, 4
  union all select 'testimonials.stars', day, ${NOBODYS}, kind, sum(rating) from reviewed where is_approved group by 2, 4
)`

const DETAILED = `select measure || ' ' || day || ' ' || category_id || ' ' || event_type as what, sum(amount)::bigint as amount`
const TOTALLED = `select measure || ' ' || category_id as what, sum(amount)::bigint as amount`
const NOT_NOTHING = 'group by 1 having sum(amount) <> 0 order by 1'
const KNOWN = `(
  select measure, day, category_id, event_type, amount from tallies
  union all select measure, day, category_id, event_type, amount from tally_changes
) as known`

interface Counted {
  what: string
  amount: number
}

/** Expects the tallies, by day and in all, to be what the tables say. */
export async function expectTallied(client: Pick<pg.Pool, 'query'>): Promise<void> {
  const count = async (text: string) => (await client.query<Counted>(text)).rows
  expect(await count(`${DETAILED} from ${KNOWN} ${NOT_NOTHING}`)).toEqual(
    await count(`${PLAIN} ${DETAILED} from plain ${NOT_NOTHING}`),
  )
  expect(await count(`${TOTALLED} from current_totals ${NOT_NOTHING}`)).toEqual(
    await count(`${PLAIN} ${TOTALLED} from plain ${NOT_NOTHING}`),
  )
}
