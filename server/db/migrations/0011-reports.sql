-- What the office asks about money, kept as rows change (docs/decisions/021, 025): what is owed, what invoices demand and
-- when, what came of requests, who brings the revenue; and what the talent earns of it.

-- Counts of the house --------------------------------------------------------

-- When a booking first became confirmed; a later cancellation leaves it. One that was completed had been agreed on too.
alter table bookings add column first_confirmed_at timestamptz;
create function note_first_confirmation() returns trigger language plpgsql as $$
begin
  new.first_confirmed_at := now();
  return new;
end $$;
alter table bookings disable trigger user;
update bookings b set first_confirmed_at = h.at from (
  select entity_id, min(at) as at from audit_log
  where entity = 'booking' and after ->> 'status' in ('confirmed', 'completed') group by entity_id
) as h where h.entity_id = b.id::text;
update bookings set first_confirmed_at = coalesce(completed_at, updated_at)
where first_confirmed_at is null and status in ('confirmed', 'completed');
alter table bookings enable trigger user;
create trigger bookings_first_confirmed before insert or update on bookings for each row
  when (new.first_confirmed_at is null and new.status in ('confirmed', 'completed'))
  execute function note_first_confirmation();

-- What a booking's row alone says of these, on which day in Atlanta: its price while nothing was paid or invoiced, by
-- the day of the event; the request, by the day it came in.
create function counts_of(b bookings) returns table (measure text, day date, amount bigint) language sql stable as $$
  select m.measure, m.day, m.amount from (values
    (case when b.status <> 'cancelled' and b.payment_status = 'pending' then 'bookings.owed' end,
      atlanta_day(b.event_date), b.total_cents),
    ('requests.received', atlanta_day(b.created_at), 1),
    (case when b.first_confirmed_at is not null then 'requests.confirmed' end, atlanta_day(b.created_at), 1)
  ) as m (measure, day, amount)
  where m.measure is not null and m.amount <> 0
$$;

-- An invoice counts by the day it is due: overdue is what is pending and due before today. Drafts and voided ones don't.
create function counts_of(i invoices) returns table (measure text, day date, amount bigint) language sql stable as $$
  select m.measure, atlanta_day(i.due_date), 1::bigint
  from (values ('invoices.total'), ('invoices.' || i.status)) as m (measure)
  where i.voided_at is null and i.status <> 'draft'
$$;

-- What is left to pay of each booking (docs/product.md P7.10): the live invoice's total, else the price, minus payments
-- that were not reversed, since what was refunded is not owed again; nothing once it is cancelled, paid or refunded. An
-- invoice that waits for its money demands the same.
create view booking_balances as
  select b.id as booking_id, atlanta_day(b.event_date) as day, owed.cents as owed_cents,
    case when b.status <> 'cancelled' and b.payment_status = 'pending' then coalesce(b.total_cents, 0) else 0 end
      as counted_cents,
    case when i.status = 'pending' then atlanta_day(i.due_date) end as due_day,
    case when i.status = 'pending' then owed.cents else 0 end as due_cents
  from bookings b
  left join invoices i on i.booking_id = b.id and i.voided_at is null
  left join (
    select booking_id, sum(case kind when 'payment' then amount_cents else -amount_cents end)::bigint as cents
    from payments where payment_status = 'completed' and kind <> 'refund' group by booking_id
  ) as settled on settled.booking_id = b.id
  cross join lateral (select case when b.status = 'cancelled' or b.payment_status <> 'pending' then 0
    else greatest(0, coalesce(i.total_cents, b.total_cents, 0) - coalesce(settled.cents, 0)) end as cents) as owed;

-- What of it has been counted, so that the next change counts the difference: what is owed beyond or below what the
-- booking's row alone says, and what its invoice demands. Written under the lock of the booking's row.
create table booking_accounts (
  booking_id uuid primary key references bookings on delete cascade,
  day date not null,
  owed_beyond_cents bigint not null,
  due_day date,
  due_cents bigint not null
);

-- What knows no category counts under none.
create function no_category() returns uuid language sql immutable parallel safe as $$
  select '00000000-0000-0000-0000-000000000000'::uuid
$$;

-- Brings a booking's account up to date. Whoever changes what it is made of waits here for others who do, and the
-- statements after the lock see what those did.
create function keep_account(booking uuid) returns void language plpgsql as $$
declare
  was booking_accounts;
  is_now booking_accounts;
begin
  perform from bookings where id = booking for no key update;
  if not found then return; end if;
  select * into was from booking_accounts where booking_id = booking;
  select booking_id, day, owed_cents - counted_cents, due_day, due_cents into is_now
  from booking_balances where booking_id = booking;
  if was is not distinct from is_now then return; end if;
  insert into booking_accounts values (is_now.*) on conflict (booking_id) do update
    set day = excluded.day, owed_beyond_cents = excluded.owed_beyond_cents, due_day = excluded.due_day,
      due_cents = excluded.due_cents;
  insert into tally_changes (measure, day, category_id, event_type, amount)
  select c.measure, c.day, no_category(), '', sum(c.amount)
  from (values
    ('bookings.owed', is_now.day, is_now.owed_beyond_cents), ('bookings.owed', was.day, -was.owed_beyond_cents),
    ('invoices.owed', is_now.due_day, is_now.due_cents), ('invoices.owed', was.due_day, -was.due_cents)
  ) as c (measure, day, amount)
  where c.day is not null group by c.measure, c.day having sum(c.amount) <> 0;
end $$;

-- Who brings the revenue: an entry of the ledger is its booking's agent's and customer's. Changes wait to be folded, like
-- those of the tallies, into days, months, quarters, halves and years: any span is made of few of them, read from the key
-- alone.
create table revenue_changes (
  id bigint generated always as identity primary key,
  day date not null,
  agent_id uuid not null,
  customer_id uuid not null,
  amount bigint not null
);

create table revenue_tallies (
  side text not null check (side in ('agent', 'customer')),
  unit text not null check (unit in ('day', 'month', 'quarter', 'half', 'year', 'all')),
  -- the first day of it; -infinity of all time
  since date not null,
  -- of the agent or customer
  party_id uuid not null,
  amount bigint not null,
  primary key (side, unit, since, party_id) include (amount)
);
-- The sum of everybody's in a span is half its cost in sums that cannot overflow; cents can't.
create aggregate sum_cents(bigint) (sfunc = int8pl, stype = bigint, initcond = '0');
create index revenue_tallies_top on revenue_tallies (side, amount desc, party_id) where unit = 'all';

create function revenue_of(p payments) returns bigint language sql immutable as $$
  select case when p.payment_status <> 'completed' then 0 when p.kind = 'payment' then p.amount_cents
    else -p.amount_cents end
$$;

create function tally_revenue(p payments, times int) returns void language sql as $$
  insert into revenue_changes (day, agent_id, customer_id, amount)
  select atlanta_day(coalesce(p.paid_at, p.created_at)), b.agent_id, b.customer_id, revenue_of(p) * times
  from bookings b where b.id = p.booking_id and revenue_of(p) <> 0
$$;

-- What talent earns ----------------------------------------------------------

-- A share of its own: a percentage, or a flat amount a booking; the agency's usual percentage while both are null.
alter table agents
  add column share_percent int check (share_percent between 0 and 100),
  add column share_flat_cents bigint check (share_flat_cents between 0 and 100000000),
  add constraint agents_share check (share_percent is null or share_flat_cents is null);

-- The lines of statements, never changed (docs/product.md P7.40). A booking's first line fixes the share that holds for
-- it; a later one is what has to be added or taken since.
create table agent_earnings (
  id bigint generated always as identity primary key,
  agent_id uuid not null references agents,
  booking_id uuid not null references bookings,
  -- the first day of the month in Atlanta it is entered in
  month date not null check (extract(day from month) = 1),
  cents bigint not null,
  share_percent int check (share_percent between 0 and 100),
  share_flat_cents bigint check (share_flat_cents >= 0),
  entered_at timestamptz not null,
  constraint agent_earnings_share check ((share_percent is null) <> (share_flat_cents is null))
);
create index agent_earnings_of_agent on agent_earnings (agent_id, month, booking_id);
create index agent_earnings_of_booking on agent_earnings (booking_id, id);

create function atlanta_month(at timestamptz) returns date language sql stable parallel safe as $$
  select date_trunc('month', at at time zone 'America/New_York')::date
$$;

-- What each completed and paid booking has brought: the price without tax, and how much of the whole price was kept.
-- Payments nobody has verified don't count, so a booking they pay for isn't here yet.
create view earned_bookings as
  select b.id as booking_id, b.agent_id, coalesce(i.subtotal_cents - i.discount_cents, b.total_cents) as net_cents,
    price.cents as price_cents, greatest(0, least(price.cents, ledger.verified - ledger.refunded)) as kept_cents,
    greatest(b.completed_at, ledger.verified_at) as since
  from bookings b
  left join invoices i on i.booking_id = b.id and i.voided_at is null
  cross join lateral (select coalesce(i.total_cents, b.total_cents) as cents) as price
  join (
    select booking_id,
      coalesce(sum(amount_cents) filter (where kind = 'payment' and verified_at is not null and reversed_at is null), 0)
        ::bigint as verified,
      coalesce(sum(amount_cents) filter (where kind = 'refund'), 0)::bigint as refunded,
      max(verified_at) filter (where kind = 'payment' and reversed_at is null) as verified_at
    from payments where payment_status = 'completed' group by booking_id
  ) as ledger on ledger.booking_id = b.id
  where b.status = 'completed' and b.payment_status = 'paid' and price.cents > 0 and ledger.verified >= price.cents;

-- A percentage of the net price, of which the part stays that was not given back, half a cent rounded up, once. A flat
-- amount stays whole as long as anything was kept.
create function share_cents(percent int, flat bigint, net bigint, kept bigint, price bigint) returns bigint
language sql immutable as $$
  select case when flat is null then round(net::numeric * kept * percent / (100 * price))::bigint
    when kept > 0 then flat else 0 end
$$;

-- Enters what a booking's talent has earned and hasn't been told of; called with the booking locked.
create function keep_earnings(booking uuid) returns void language plpgsql as $$
declare
  earned earned_bookings;
  terms record;
  entered bigint;
  owed bigint := 0;
begin
  select * into earned from earned_bookings where booking_id = booking;
  select agent_id, share_percent, share_flat_cents into terms from agent_earnings where booking_id = booking order by id limit 1;
  if not found then
    if earned.booking_id is null then return; end if;
    select a.id as agent_id, a.share_flat_cents,
      case when a.share_flat_cents is null then coalesce(a.share_percent, s.agent_share_percent, 0) end as share_percent
    into terms from agents a cross join agency_settings s where a.id = earned.agent_id;
  else
    select sum(cents) into entered from agent_earnings where booking_id = booking;
  end if;
  if earned.booking_id is not null then
    owed := share_cents(terms.share_percent, terms.share_flat_cents, earned.net_cents, earned.kept_cents, earned.price_cents);
  end if;
  if owed is distinct from entered then
    insert into agent_earnings (agent_id, booking_id, month, cents, share_percent, share_flat_cents, entered_at)
    values (terms.agent_id, booking, atlanta_month(statement_timestamp()), owed - coalesce(entered, 0), terms.share_percent,
      terms.share_flat_cents, statement_timestamp());
  end if;
end $$;

-- As rows change -------------------------------------------------------------

create function account_bookings() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into tally_changes (measure, day, category_id, event_type, amount)
    select measure, day, no_category(), '', amount from counts_of(new);
    return null;
  end if;
  insert into tally_changes (measure, day, category_id, event_type, amount)
  select measure, day, no_category(), '', sum(amount)
  from (
    select measure, day, -amount as amount from counts_of(old)
    union all
    select measure, day, amount from counts_of(new) where tg_op = 'UPDATE'
  ) as counted
  group by measure, day having sum(amount) <> 0;
  if tg_op = 'DELETE' then return null; end if;
  -- only a booking with a payment or an invoice has one
  if exists (select from booking_accounts where booking_id = new.id) then
    perform keep_account(new.id);
    perform keep_earnings(new.id);
  end if;
  if (new.agent_id, new.customer_id) is distinct from (old.agent_id, old.customer_id) then
    insert into revenue_changes (day, agent_id, customer_id, amount)
    select atlanta_day(coalesce(p.paid_at, p.created_at)), side.agent, side.customer, revenue_of(p) * side.times
    from payments p cross join (values (old.agent_id, old.customer_id, -1), (new.agent_id, new.customer_id, 1))
      as side (agent, customer, times)
    where p.booking_id = new.id and revenue_of(p) <> 0;
  end if;
  return null;
end $$;
create trigger bookings_account after insert or delete on bookings for each row execute function account_bookings();
create trigger bookings_account_changed after update on bookings for each row
  when ((old.status, old.payment_status, old.total_cents, old.event_date, old.created_at, old.first_confirmed_at,
      old.agent_id, old.customer_id)
    is distinct from (new.status, new.payment_status, new.total_cents, new.event_date, new.created_at,
      new.first_confirmed_at, new.agent_id, new.customer_id))
  execute function account_bookings();

create function account_payments() returns trigger language plpgsql as $$
begin
  -- first of all: it locks the booking, and what is read after it is what the others left
  if tg_op <> 'INSERT' then perform keep_account(old.booking_id); end if;
  if tg_op <> 'DELETE' then perform keep_account(new.booking_id); end if;
  if tg_op <> 'INSERT' then perform tally_revenue(old, -1), keep_earnings(old.booking_id); end if;
  if tg_op <> 'DELETE' then perform tally_revenue(new, 1), keep_earnings(new.booking_id); end if;
  return null;
end $$;
create trigger payments_account after insert or update or delete on payments for each row
  execute function account_payments();

create function account_invoices() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into tally_changes (measure, day, category_id, event_type, amount)
    select measure, day, no_category(), '', -amount from counts_of(old);
    perform keep_account(old.booking_id), keep_earnings(old.booking_id);
  end if;
  if tg_op <> 'DELETE' then
    insert into tally_changes (measure, day, category_id, event_type, amount)
    select measure, day, no_category(), '', amount from counts_of(new);
    perform keep_account(new.booking_id), keep_earnings(new.booking_id);
  end if;
  return null;
end $$;
create trigger invoices_account after insert or delete on invoices for each row execute function account_invoices();
create trigger invoices_account_changed after update on invoices for each row
  when ((old.booking_id, old.subtotal_cents, old.discount_cents, old.total_cents, old.due_date, old.status, old.voided_at)
    is distinct from (new.booking_id, new.subtotal_cents, new.discount_cents, new.total_cents, new.due_date, new.status,
      new.voided_at))
  execute function account_invoices();

-- Totals ---------------------------------------------------------------------

-- Every measure by day, category and event type, up to this moment.
create view current_tallies as
  select measure, day, category_id, event_type, amount from tallies
  union all
  select measure, day, category_id, event_type, amount from tally_changes;

-- The kept spans a day lies in.
create function spans_around(day date) returns table (unit text, since date) language sql immutable as $$
  select u.unit, u.since from (values
    ('day', day),
    ('month', date_trunc('month', day::timestamp)::date),
    ('quarter', date_trunc('quarter', day::timestamp)::date),
    ('half', make_date(extract(year from day)::int, case when extract(month from day) > 6 then 7 else 1 end, 1)),
    ('year', date_trunc('year', day::timestamp)::date),
    ('all', '-infinity'::date)
  ) as u (unit, since)
$$;

-- Folds waiting changes into the totals, oldest first; one at a time, so that no two wait for each other's rows.
create or replace function fold_tallies(most int) returns bigint language plpgsql as $$
declare
  folded bigint;
  folded_revenue bigint;
begin
  perform pg_advisory_xact_lock(hashtext('fold_tallies'));
  with taken as (
    delete from tally_changes where id in (select id from tally_changes order by id limit most)
    returning measure, day, category_id, event_type, amount
  ), detailed as (
    insert into tallies select measure, day, category_id, event_type, sum(amount) from taken group by 1, 2, 3, 4
    on conflict (measure, day, category_id, event_type) do update set amount = tallies.amount + excluded.amount
  ), totalled as (
    insert into tally_totals select measure, category_id, sum(amount) from taken group by 1, 2
    on conflict (measure, category_id) do update set amount = tally_totals.amount + excluded.amount
  )
  select count(*) into folded from taken;
  with taken as (
    delete from revenue_changes where id in (select id from revenue_changes order by id limit most)
    returning day, agent_id, customer_id, amount
  ), summed as (
    insert into revenue_tallies
    select p.side, s.unit, s.since, p.id, sum(t.amount)
    from taken t cross join lateral spans_around(t.day) s
    cross join lateral (values ('agent', t.agent_id), ('customer', t.customer_id)) as p (side, id) group by 1, 2, 3, 4
    on conflict (side, unit, since, party_id) do update set amount = revenue_tallies.amount + excluded.amount
  )
  select count(*) into folded_revenue from taken;
  return folded + folded_revenue;
end $$;

-- Counts everything anew. Nobody writes meanwhile.
create or replace function recount_tallies() returns void language plpgsql as $$
begin
  lock table categories, agents, bookings, payments, invoices, testimonials in share mode;
  perform pg_advisory_xact_lock(hashtext('fold_tallies'));
  delete from tally_changes;
  delete from tallies;
  delete from tally_totals;
  delete from booking_accounts;
  delete from revenue_changes;
  delete from revenue_tallies;
  insert into booking_accounts
  select booking_id, day, owed_cents - counted_cents, due_day, due_cents from booking_balances
  where booking_id in (select booking_id from payments union select booking_id from invoices);
  insert into tallies
  select measure, day, category_id, event_type, sum(amount)
  from (
    select m.measure, atlanta_day(b.event_date) as day, c.id as category_id, b.event_type, m.amount
    from bookings b join agents a on a.id = b.agent_id join categories c on c.name = a.category
    cross join lateral measures_of(b) m
    union all
    select m.measure, atlanta_day(coalesce(p.paid_at, p.created_at)), c.id, b.event_type, m.amount
    from payments p join bookings b on b.id = p.booking_id join agents a on a.id = b.agent_id
    join categories c on c.name = a.category cross join lateral measures_of(p) m
    union all
    select m.measure, atlanta_day(a.created_at), c.id, '', m.amount
    from agents a join categories c on c.name = a.category cross join lateral measures_of(a) m
    union all
    select m.measure, atlanta_day(t.created_at), no_category(), coalesce(t.event_type, ''), m.amount
    from testimonials t cross join lateral measures_of(t) m
    union all
    select m.measure, m.day, no_category(), '', m.amount from bookings b cross join lateral counts_of(b) m
    union all
    select m.measure, m.day, no_category(), '', m.amount from invoices i cross join lateral counts_of(i) m
    union all
    select 'bookings.owed', day, no_category(), '', owed_beyond_cents from booking_accounts
    union all
    select 'invoices.owed', due_day, no_category(), '', due_cents from booking_accounts where due_day is not null
  ) as counted
  group by measure, day, category_id, event_type having sum(amount) <> 0;
  insert into tally_totals select measure, category_id, sum(amount) from tallies group by measure, category_id;
  insert into revenue_tallies
  select q.side, 'day', e.day, q.id, sum(e.amount)
  from (
    select atlanta_day(coalesce(p.paid_at, p.created_at)) as day, b.agent_id, b.customer_id, revenue_of(p) as amount
    from payments p join bookings b on b.id = p.booking_id
  ) as e cross join lateral (values ('agent', e.agent_id), ('customer', e.customer_id)) as q (side, id)
  group by 1, 2, 3, 4 having sum(e.amount) <> 0 order by 1, 2, 3, 4;
  insert into revenue_tallies
  select r.side, s.unit, s.since, r.party_id, sum(r.amount)
  from revenue_tallies r cross join lateral spans_around(r.since) s
  where r.unit = 'day' and s.unit = 'month' group by 1, 2, 3, 4 having sum(r.amount) <> 0 order by 1, 2, 3, 4;
  insert into revenue_tallies
  select r.side, s.unit, s.since, r.party_id, sum(r.amount)
  from revenue_tallies r cross join lateral spans_around(r.since) s
  where r.unit = 'month' and s.unit not in ('day', 'month')
  group by 1, 2, 3, 4 having sum(r.amount) <> 0 order by 1, 2, 3, 4;
end $$;

-- What is there already. What was earned keeps the month it was earned in, under the usual share.
select recount_tallies();
insert into agent_earnings (agent_id, booking_id, month, cents, share_percent, entered_at)
select e.agent_id, e.booking_id, atlanta_month(e.since),
  share_cents(coalesce(s.agent_share_percent, 0), null, e.net_cents, e.kept_cents, e.price_cents),
  coalesce(s.agent_share_percent, 0), e.since
from earned_bookings e cross join agency_settings s;
