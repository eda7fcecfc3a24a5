/**
 * Rows for measurements, made by the database: the same seed and counts always give the same values. Every statement
 * makes a whole set; no row is sent to the database.
 */
import type { ClientBase } from 'pg'
import { demoCategories } from '../demo/categories.ts'

/** The rows to make: `seed` distinguishes the rows of one fill from those of another. */
export interface Filling {
  seed: number
  count: number
}

const DAYS_AROUND = 365
const LONGEST_HOURS = 12

/** A number below `below`, always the same for n and salt. */
const PICK = `create or replace function pg_temp.pick(n bigint, salt bigint, below bigint) returns bigint
  language sql immutable as 'select (hashint8extended(n, salt) & 9223372036854775807) % below'`

/** The id of a row of one kind, always the same, in the form of a random one. */
const ID = `create or replace function pg_temp.id_of(kind text, seed bigint, n bigint) returns uuid
  language sql immutable as $$
    select overlay(overlay(md5(kind || seed || ':' || n) placing '4' from 13) placing '8' from 17)::uuid $$`

/** Makes agents, and the categories if there are none. */
export async function fillAgents(client: ClientBase, { seed, count }: Filling): Promise<void> {
  await prepare(client)
  await client.query(
    `insert into categories (name, display_name, description)
     select * from unnest($1::text[], $2::text[], $3::text[]) on conflict do nothing`,
    [
      demoCategories.map(({ name }) => name),
      demoCategories.map(({ displayName }) => displayName),
      demoCategories.map(({ description }) => description),
    ],
  )
  await client.query(FILL_AGENTS, [seed, count])
}

/** Makes customers who have not chosen a password. */
export async function fillCustomers(client: ClientBase, { seed, count }: Filling): Promise<void> {
  await prepare(client)
  await client.query(FILL_CUSTOMERS, [seed, count])
}

/**
 * Makes bookings of the agents and customers of the same seed, from a year ago to a year ahead. The n-th event of each
 * agent is in its own stretch of time, so that confirmed ones never overlap. Paid bookings have payments, most
 * confirmed and completed ones an invoice, and talent has been paid for all but the latest months. Counts and the search
 * index are built once, at the end, instead of row by row. Call it in a transaction.
 * @param filling seed and the total number of bookings
 * @param onBatch called with the number of bookings made so far, after each batch
 */
export async function fillBookings(
  client: ClientBase,
  { seed, count, agents, customers, now }: Filling & { agents: number; customers: number; now: Date },
  onBatch: (made: number) => void = () => {},
): Promise<void> {
  await prepare(client)
  const stretch = (2 * DAYS_AROUND * 24) / Math.ceil(count / agents)
  const every = Math.ceil(LONGEST_HOURS / stretch)
  await client.query(TALLIES_OFF)
  const indexWords = await dropWords(client)
  for (let from = 0; from < count; from += BATCH) {
    const to = Math.min(from + BATCH, count) - 1
    await client.query(FILL_BOOKINGS, [seed, agents, customers, now, from, to, stretch, every])
    onBatch(to + 1)
  }
  // functions of triggers look rows up by their keys: without statistics they would read whole tables
  await client.query('analyze')
  await client.query(COUNT_BOOKINGS, [seed, agents])
  await client.query(FILL_INVOICES, [seed, now])
  await client.query('analyze invoices')
  // from a million bookings on the planner's estimate of the view leads it into a loop that does not end
  await client.query('set local enable_nestloop = off')
  await client.query(FILL_EARNINGS)
  await client.query(FILL_PAYOUTS, [now])
  await client.query('set local enable_nestloop = on')
  await client.query(TALLIES_ON)
  await client.query(indexWords)
  await client.query('analyze')
}

const BATCH = 50_000

const WORDS = 'bookings_customer_words'
/** What would be counted row by row; agent_earnings_correction looks for earlier earnings of each booking, and there are none. */
const TALLIES = [
  ['bookings', 'bookings_tally'],
  ['bookings', 'bookings_account'],
  ['payments', 'payments_tally'],
  ['payments', 'payments_account'],
  ['invoices', 'invoices_account'],
  ['invoice_parts', 'invoice_parts_account'],
  ['agent_earnings', 'agent_earnings_correction'],
  ['payments', 'payments_margin'],
  ['agent_earnings', 'agent_earnings_margin'],
] as const
const switchTallies = (to: 'enable' | 'disable') =>
  TALLIES.map(([table, trigger]) => `alter table ${table} ${to} trigger ${trigger}`).join('; ')
const TALLIES_OFF = switchTallies('disable')
const TALLIES_ON = `${switchTallies('enable')}; select recount_tallies()`

/** Drops the most expensive index of bookings; returns the statement that creates it again. */
async function dropWords(client: ClientBase): Promise<string> {
  const { rows } = await client.query<{ made: string }>(`select pg_get_indexdef('${WORDS}'::regclass) as made`)
  await client.query(`drop index ${WORDS}; set local maintenance_work_mem = '256MB'`)
  return rows[0]?.made ?? ''
}

async function prepare(client: ClientBase): Promise<void> {
  await client.query(PICK)
  await client.query(ID)
}

const FILL_AGENTS = `
insert into agents (id, name, category, bio, experience, specialties, hourly_rate, availability, rating, instagram,
  created_at)
select pg_temp.id_of('agent', $1, n),
  (array['Ada', 'Bruno', 'Celia', 'Dario', 'Elena', 'Farid', 'Greta', 'Hugo', 'Ines', 'Jonas', 'Kira', 'Luca', 'Mara',
    'Nico', 'Oona', 'Pavel'])[1 + pg_temp.pick(n, 1, 16)]
    || ' ' || (array['Abbott', 'Bellamy', 'Castro', 'Delgado', 'Ellison', 'Fontaine', 'Greer', 'Hollis', 'Ivanov',
    'Jansen', 'Kowal', 'Lindqvist', 'Moreau', 'Novak', 'Okafor', 'Pereira'])[1 + pg_temp.pick(n, 2, 16)] || ' ' || n,
  category.name,
  'Works the rooms of Midtown and Buckhead since ' || 2005 + pg_temp.pick(n, 3, 18)
    || '. Arrives early, brings everything that is needed and leaves the floor as it was found. '
    || repeat('Has done this for weddings, openings and birthdays. ', 1 + pg_temp.pick(n, 4, 3)::int),
  1 + pg_temp.pick(n, 5, 20) || ' years',
  (array['weddings', 'openings', 'private parties', 'late sets', 'outdoor', 'Spanish spoken'])
    [1 + pg_temp.pick(n, 6, 3)::int : 4 + pg_temp.pick(n, 6, 3)::int],
  case when pg_temp.pick(n, 7, 40) > 0 then 60 + 5 * pg_temp.pick(n, 8, 53) end,
  pg_temp.pick(n, 9, 20) > 0,
  4 + pg_temp.pick(n, 10, 11) / 10.0,
  'https://instagram.com/agent_' || n,
  now() - interval '2 years' + n * interval '1 second'
from generate_series(0, $2::int - 1) n
cross join (select array_agg(name order by name) as names from categories) listed
cross join lateral (select listed.names[1 + pg_temp.pick(n, 11, cardinality(listed.names))] as name) category`

/** Some names are common and most are not, as in a town: the lower of two picks. */
const FILL_CUSTOMERS = `
insert into customers (id, email, name, phone, created_at)
select pg_temp.id_of('customer', $1, n), 'customer-' || $1::bigint || '-' || n || '@example.com',
  (array['Maria', 'James', 'John', 'Jennifer', 'Michael', 'Ashley', 'Robert', 'Jessica', 'David', 'Sarah', 'Christopher',
    'Tiffany', 'Marcus', 'Keisha', 'Brandon', 'Latoya', 'Andre', 'Monique', 'Sofia', 'Diego', 'Priya', 'Wei', 'Mei',
    'Omar', 'Leila', 'Noah', 'Olivia', 'Ethan', 'Zoe', 'Xavier', 'Yolanda', 'Quentin']
  )[1 + least(pg_temp.pick(n, 12, 32), pg_temp.pick(n, 13, 32))]
    || ' ' || (array['Smith', 'Johnson', 'Williams', 'Brown', 'Jones', 'Garcia', 'Davis', 'Rodriguez', 'Martinez',
    'Hernandez', 'Lopez', 'Wilson', 'Anderson', 'Thomas', 'Taylor', 'Jackson', 'Lee', 'Harris', 'Clark', 'Lewis',
    'Robinson', 'Walker', 'Young', 'Allen', 'King', 'Wright', 'Scott', 'Torres', 'Nguyen', 'Hill', 'Flores', 'Green',
    'Adams', 'Nelson', 'Baker', 'Hall', 'Rivera', 'Campbell', 'Mitchell', 'Carter', 'Roberts', 'Patel', 'Kim', 'Chen',
    'Murphy', 'Foster', 'Sanders', 'Price', 'Bennett', 'Wood', 'Brooks', 'Powell', 'Long', 'Perry', 'Sullivan',
    'Bell', 'Coleman', 'Butler', 'Henderson', 'Barnes', 'Fisher', 'Vasquez', 'Simmons', 'Quinn']
  )[1 + least(pg_temp.pick(n, 14, 64), pg_temp.pick(n, 15, 64))],
  '(404) 555-' || lpad((n % 10000)::text, 4, '0'), now() - interval '1 year' + n * interval '1 second'
from generate_series(0, $2::int - 1) n`

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
    completed_at, first_confirmed_at, cancellation_policy, created_at)
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
    case when decided.status in ('confirmed', 'completed') then policy end, requested_at
  from decided
  join agents on agents.id = pg_temp.id_of('agent', $1, agent)
  join customers on customers.id = pg_temp.id_of('customer', $1, customer)
  cross join lateral (
    select case when decided.status = 'completed' then starts + make_interval(hours => hours) end as done_at,
      least(starts, $4::timestamptz) - make_interval(mins => 60 + pg_temp.pick(n, 27, 60 * 24 * 60)::int) as requested_at
  ) done
  cross join (select cancellation_policy_in_force() as policy offset 0) rule
  returning id, agent_id, event_date, event_duration, status, payment_status, total_cents, created_at
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
