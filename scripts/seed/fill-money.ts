import type { ClientBase } from 'pg'
import type { BookingsFilling } from './fill-bookings.ts'

/**
 * Makes invoices of most confirmed and completed bookings and the agents' earnings, paid out for all but the latest
 * months. Call it in `fillInBulk` after `fillBookings`.
 * @param filling seed and present of the bookings
 * @param report called after each step
 */
export async function fillMoney(
  client: ClientBase,
  { seed, now }: Pick<BookingsFilling, 'seed' | 'now'>,
  report: (step: string) => void = () => {},
): Promise<void> {
  await client.query(FILL_INVOICES, [seed, now])
  await client.query('analyze invoices, invoice_parts')
  report('invoices')
  await client.query(FILL_EARNINGS)
  await client.query('analyze agent_earnings')
  await client.query(FILL_PAYOUTS, [now])
  report('earnings')
}

/**
 * $1 seed, $2 now. Seven of ten confirmed and completed bookings have an invoice; the product's numbers continue after
 * theirs.
 */
const FILL_INVOICES = `
with invoiced as (
  select b.id, b.total_cents, b.payment_status, b.created_at + interval '1 day' as made_at,
    extract(year from b.created_at + interval '1 day')::int as year
  from bookings b
  where b.total_cents > 0 and b.created_at < $2::timestamptz - interval '1 day'
    and (b.status in ('confirmed', 'completed') or b.payment_status = 'refunded')
    and pg_temp.pick(hashtextextended(b.id::text, 0), 31, 10) < 7
    and not exists (select from invoices i where i.booking_id = b.id)
), numbered as (
  select invoiced.*, coalesce(c.last_number, 0) + row_number() over (partition by year order by made_at, id) as number
  from invoiced left join invoice_counters c using (year)
), made as (
  insert into invoices (id, booking_id, invoice_number, subtotal_cents, total_cents, due_date, status, sent_at, created_at)
  select pg_temp.id_of('invoice', $1, hashtextextended(id::text, 0)), id,
    'INV-' || year || '-' || lpad(number::text, greatest(4, length(number::text)), '0'), total_cents, total_cents,
    (atlanta_day(made_at) + 16)::timestamp at time zone (select time_zone from place_settings) - interval '1 second',
    case payment_status when 'pending' then 'pending' else 'paid' end, made_at, made_at
  from numbered
  returning id, booking_id, subtotal_cents, total_cents, status
), parts as (
  insert into invoice_parts (invoice_id, booking_id, subtotal_cents, total_cents, status) select * from made
)
insert into invoice_counters (year, last_number) select year, max(number) from numbered group by year
on conflict (year) do update set last_number = excluded.last_number`

/** The agents' earnings from these bookings, at half the price. */
const FILL_EARNINGS = `
insert into agent_earnings (agent_id, booking_id, month, cents, share_percent, entered_at)
select agent_id, booking_id, atlanta_month(since), share_cents(50, null, net_cents, kept_cents, price_cents), 50, since
from earned_bookings e
where not exists (select from agent_earnings entered where entered.booking_id = e.booking_id)`

/** $1 now. A month is paid ten days after its end: only the latest earnings wait to be paid. */
const FILL_PAYOUTS = `
with made as (
  insert into payouts (agent_id, month, bookings, share_cents, adjustment_cents, cents, method, paid_on)
  select agent_id, month, count(*), sum(cents), 0, sum(cents), 'bank_transfer', month + 40 from agent_earnings
  where payout_id is null and month + 40 <= $1::timestamptz::date group by agent_id, month having sum(cents) > 0
  on conflict do nothing returning id, agent_id, month
)
update agent_earnings e set payout_id = made.id from made
where e.agent_id = made.agent_id and e.month = made.month and e.payout_id is null`
