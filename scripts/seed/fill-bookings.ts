import type { ClientBase } from 'pg'
import { type Filling, makeValues } from './values.ts'

/** Bookings of a fill, of the agents and customers of the same seed. */
export interface BookingsFilling extends Filling {
  agents: number
  customers: number
  now: Date
}

/** Rows of one statement. */
const BATCH = 200_000
const DAYS_AROUND = 365
const LONGEST_HOURS = 12

/**
 * Makes bookings of the agents and customers of the same seed, from a year ago to a year ahead. The n-th event of each
 * agent is in its own stretch of time, so that confirmed ones never overlap. Paid bookings have payments. Call it in
 * `fillInBulk`.
 * @param filling seed and the total number of bookings
 * @param onBatch called with the number of bookings made so far, after each batch
 */
export async function fillBookings(
  client: ClientBase,
  { seed, count, agents, customers, now }: BookingsFilling,
  onBatch: (made: number) => void = () => {},
): Promise<void> {
  await makeValues(client)
  const stretch = (2 * DAYS_AROUND * 24) / Math.ceil(count / agents)
  const every = Math.ceil(LONGEST_HOURS / stretch)
  for (let from = 0; from < count; from += BATCH) {
    const to = Math.min(from + BATCH, count) - 1
    await client.query(FILL_BOOKINGS, [seed, agents, customers, now, from, to, stretch, every])
    onBatch(to + 1)
  }
  await client.query('analyze agents, customers, events, bookings, payments, agent_statuses')
  await client.query(COUNT_BOOKINGS, [seed, agents])
}

/**
 * $1 seed, $2 agents, $3 customers, $4 now, $5 and $6 first and last, $7 hours of a stretch, $8 one in this many may be
 * confirmed
 */
const FILL_BOOKINGS = `
with numbered as (
  select n, n % $2::bigint as agent, n / $2::bigint as night, pg_temp.pick(n, 20, $3) as customer,
    1 + pg_temp.pick(n, 21, ${LONGEST_HOURS})::int as hours, pg_temp.pick(n, 22, 100) as chance
  from generate_series($5::bigint, $6::bigint) n
), timed as (
  select *, $4::timestamptz - interval '${DAYS_AROUND} days' + make_interval(secs => night * $7::float8 * 3600
    + pg_temp.pick(n, 23, 1 + floor(greatest(0, $7::float8 - ${LONGEST_HOURS}))::bigint) * 3600) as starts
  from numbered
), decided as (
  select *, case
    when chance < 15 then 'cancelled'
    when starts < $4::timestamptz and (chance < 90 or night % $8::bigint <> 0) then 'completed'
    when chance < 55 or night % $8::bigint <> 0 then 'pending'
    else 'confirmed' end as status
  from timed
), booked as (
  insert into bookings (id, agent_id, customer_id, customer_name, customer_email, customer_phone, event_type, event_date,
    event_duration, event_location, status, payment_status, total_cents, requested_as, counted_at,
    completed_at, first_confirmed_at, cancellation_policy, created_at, event_id)
  select pg_temp.id_of('booking', $1, n), agents.id, customers.id, customers.name, customers.email, customers.phone,
    (array['corporate', 'private_party', 'wedding', 'birthday', 'bachelor_party', 'bachelorette_party', 'other'])
      [1 + pg_temp.pick(n, 24, 7)],
    starts, hours, 1 + pg_temp.pick(n, 25, 2999) || ' Peachtree Street, Atlanta', decided.status,
    case
      when decided.status = 'completed' and chance % 10 < 9 then 'paid'
      when decided.status = 'confirmed' and chance % 10 < 3 then 'paid'
      when decided.status = 'cancelled' and chance % 10 < 2 then 'refunded'
      else 'pending' end,
    nullif(agents.hourly_rate, 0)::bigint * hours * 100,
    case when pg_temp.pick(n, 26, 4) = 0 then 'signed_in' else 'known_not_signed_in' end,
    done_at, done_at,
    case when decided.status in ('confirmed', 'completed') or decided.status = 'cancelled' and chance % 3 = 0
      then requested_at + interval '30 minutes' end,
    case when decided.status in ('confirmed', 'completed') then policy end, requested_at,
    pg_temp.id_of('booking', $1, n)
  from decided
  join agents on agents.id = pg_temp.id_of('agent', $1, agent)
  join customers on customers.id = pg_temp.id_of('customer', $1, customer)
  cross join lateral (
    select case when decided.status = 'completed' then starts + make_interval(hours => hours) end as done_at,
      least(starts, $4::timestamptz) - make_interval(mins => 60 + pg_temp.pick(n, 27, 60 * 24 * 60)::int) as requested_at
  ) done
  cross join (select cancellation_policy_in_force() as policy offset 0) rule
  returning id, agent_id, customer_id, event_id, event_date, event_duration, status, payment_status, total_cents, created_at
), held as (
  insert into events (id, customer_id) select event_id, customer_id from booked
), paying as (
  -- one in eight pays all at once, the others a deposit and the balance
  select booked.*, part.*, hashtextextended(id::text, 0) as chance
  from booked, lateral (values
    ('full', total_cents, created_at + interval '1 hour'),
    ('deposit', total_cents * 3 / 10, created_at + interval '1 hour'),
    ('balance', total_cents - total_cents * 3 / 10, greatest(created_at + interval '1 hour',
      least(event_date - interval '2 days', $4::timestamptz - interval '1 hour')))
  ) as part (purpose, cents, paid_at)
  where payment_status <> 'pending' and total_cents > 0
    and (purpose = 'full') = (payment_status = 'refunded' or pg_temp.pick(hashtextextended(id::text, 0), 30, 8) = 0)
), paid as (
  insert into payments (id, booking_id, kind, payment_id, purpose, amount_cents, payment_method, payment_status,
    transaction_id, verified_at, paid_at, created_at)
  select pg_temp.id_of(kind || purpose, $1, chance), id, kind,
    case when kind = 'refund' then pg_temp.id_of('payment' || purpose, $1, chance) end, purpose, cents,
    (array['cash', 'card', 'bank_transfer', 'paypal', 'venmo', 'zelle'])[1 + pg_temp.pick(chance, 28, 6)], 'completed',
    'REF-' || upper(left(id::text, 8)) || case purpose when 'balance' then '-2' else '' end,
    case when kind = 'refund' or pg_temp.pick(chance, 29, 8) > 0 or paid_at < $4::timestamptz - interval '90 days'
      then paid_at end,
    paid_at + took, paid_at + took
  from paying join (values ('payment', interval '0'), ('refund', interval '50 minutes')) as entry (kind, took)
    on kind = 'payment' or payment_status = 'refunded'
)
insert into agent_statuses (agent_id, booking_id, start_time, end_time, busy_until, duration_minutes)
select agent_id, id, event_date, ends, ends, event_duration * 60
from booked, lateral (select event_date + make_interval(hours => event_duration) as ends) done
where status = 'confirmed'`

const COUNT_BOOKINGS = `
update agents set total_bookings = counted.bookings
from (select agent_id, count(*) as bookings from bookings where counted_at is not null group by agent_id) counted
where agents.id = counted.agent_id
  and agents.id in (select pg_temp.id_of('agent', $1, n) from generate_series(0, $2::int - 1) n)`
