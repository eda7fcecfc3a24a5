-- Counts and sums of the whole house, kept as rows change: no request counts or sums all bookings, and there is no row
-- that every booking must wait for. A change appends what it adds or takes, a job folds that into the totals, and a
-- reader takes both.

create table tally_changes (
  id bigint generated always as identity primary key,
  measure text not null,
  -- the day it counts for, in Atlanta
  day date not null,
  category_id uuid not null,
  event_type text not null,
  amount bigint not null
);

create table tallies (
  measure text not null,
  day date not null,
  category_id uuid not null,
  event_type text not null,
  amount bigint not null,
  primary key (measure, day, category_id, event_type)
);

create table tally_totals (
  measure text not null,
  category_id uuid not null,
  amount bigint not null,
  primary key (measure, category_id)
);

create function atlanta_day(at timestamptz) returns date language sql stable parallel safe as $$
  select (at at time zone 'America/New_York')::date
$$;

-- What one row counts for. Triggers and a recount both ask these.

-- A booking counts under its status; its price, where it has one, unless it is cancelled.
create function measures_of(b bookings) returns table (measure text, amount bigint) language sql stable as $$
  select m.measure, m.amount from (values
    ('bookings.' || b.status, 1::bigint),
    (case when b.status <> 'cancelled' and b.total_cents is not null then 'bookings.priced' end, 1),
    (case when b.status <> 'cancelled' then 'bookings.value' end, b.total_cents)
  ) as m (measure, amount)
  where m.measure is not null and m.amount <> 0
$$;

-- The ledger, in cents: money in, money given back, and how much of it nobody has verified yet.
create function measures_of(p payments) returns table (measure text, amount bigint) language sql stable as $$
  select m.measure, m.amount from (values
    (case when p.kind = 'payment' then 'payments.received' else 'payments.returned' end, p.amount_cents),
    (case when p.kind = 'payment' and p.verified_at is null and p.reversed_at is null then 'payments.unverified' end,
      p.amount_cents),
    (case when p.kind = 'payment' and p.verified_at is null and p.reversed_at is null then 'payments.waiting' end, 1)
  ) as m (measure, amount)
  where p.payment_status = 'completed' and m.measure is not null
$$;

create function measures_of(a agents) returns table (measure text, amount bigint) language sql stable as $$
  select m.measure, 1::bigint from (values
    ('agents.total'),
    (case when a.availability then 'agents.active' end),
    (case when coalesce(a.hourly_rate, 0) = 0 then 'agents.without_rate' end)
  ) as m (measure)
  where a.archived_at is null and m.measure is not null
$$;

create function measures_of(t testimonials) returns table (measure text, amount bigint) language sql stable as $$
  select m.measure, m.amount from (values
    ('testimonials.total', 1::bigint),
    (case when not t.is_approved and t.rejected_at is null then 'testimonials.pending' end, 1),
    (case when t.is_approved then 'testimonials.approved' end, 1),
    (case when t.is_approved then 'testimonials.stars' end, t.rating)
  ) as m (measure, amount)
  where m.measure is not null
$$;

-- Whoever counts something of an agent keeps the agent in its category until the transaction ends: two who count don't
-- wait for each other, and whoever moves the agent waits for both (hold_for_move). The category's id is read with the
-- agent in one snapshot, because its name may change meanwhile.
create function category_of_agent(agent uuid) returns uuid language plpgsql as $$
begin
  perform from agents where id = agent for key share;
  return (select c.id from agents a join categories c on c.name = a.category where a.id = agent);
end $$;

create function hold_for_move() returns trigger language plpgsql as $$
begin
  execute format('select from %I where id = $1 for update', tg_table_name) using new.id;
  return new;
end $$;

create function tally_bookings() returns trigger language plpgsql as $$
declare
  category_now uuid;
  category_before uuid;
begin
  if tg_op <> 'DELETE' then category_now := category_of_agent(new.agent_id); end if;
  if tg_op = 'UPDATE' and new.agent_id = old.agent_id then category_before := category_now;
  elsif tg_op <> 'INSERT' then category_before := category_of_agent(old.agent_id);
  end if;
  if tg_op <> 'DELETE' then
    insert into tally_changes (measure, day, category_id, event_type, amount)
    select measure, atlanta_day(new.event_date), category_now, new.event_type, amount from measures_of(new);
  end if;
  if tg_op <> 'INSERT' then
    insert into tally_changes (measure, day, category_id, event_type, amount)
    select measure, atlanta_day(old.event_date), category_before, old.event_type, -amount from measures_of(old);
  end if;
  -- what was paid for it goes along
  if tg_op = 'UPDATE' and (new.agent_id, new.event_type) is distinct from (old.agent_id, old.event_type) then
    insert into tally_changes (measure, day, category_id, event_type, amount)
    select m.measure, atlanta_day(coalesce(p.paid_at, p.created_at)), side.category, side.event_type, m.amount * side.times
    from payments p cross join lateral measures_of(p) m
    cross join (values (category_before, old.event_type, -1), (category_now, new.event_type, 1))
      as side (category, event_type, times)
    where p.booking_id = new.id;
  end if;
  return null;
end $$;
create trigger bookings_tally after insert or delete on bookings for each row execute function tally_bookings();
create trigger bookings_tally_changed after update on bookings for each row
  when ((old.status, old.total_cents, old.event_date, old.event_type, old.agent_id)
    is distinct from (new.status, new.total_cents, new.event_date, new.event_type, new.agent_id))
  execute function tally_bookings();
create trigger bookings_hold_for_move before update on bookings for each row
  when ((old.event_type, old.agent_id) is distinct from (new.event_type, new.agent_id))
  execute function hold_for_move();

create function tally_payment(p payments, times int) returns void language plpgsql as $$
declare booking record;
begin
  perform from bookings where id = p.booking_id for key share;
  select b.event_type, category_of_agent(b.agent_id) as category into booking from bookings b where b.id = p.booking_id;
  insert into tally_changes (measure, day, category_id, event_type, amount)
  select measure, atlanta_day(coalesce(p.paid_at, p.created_at)), booking.category, booking.event_type, amount * times
  from measures_of(p);
end $$;

create function tally_payments() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' then perform tally_payment(new, 1); end if;
  if tg_op <> 'INSERT' then perform tally_payment(old, -1); end if;
  return null;
end $$;
create trigger payments_tally after insert or update or delete on payments for each row
  execute function tally_payments();

create function tally_agents() returns trigger language plpgsql as $$
declare
  category_now uuid;
  category_before uuid;
begin
  if tg_op <> 'DELETE' then select id into category_now from categories where name = new.category; end if;
  if tg_op <> 'INSERT' then
    -- no longer there: the category itself got another name, and nothing moves
    category_before := coalesce((select id from categories where name = old.category), category_now);
  end if;
  if tg_op <> 'DELETE' then
    insert into tally_changes (measure, day, category_id, event_type, amount)
    select measure, atlanta_day(new.created_at), category_now, '', amount from measures_of(new);
  end if;
  if tg_op <> 'INSERT' then
    insert into tally_changes (measure, day, category_id, event_type, amount)
    select measure, atlanta_day(old.created_at), category_before, '', -amount from measures_of(old);
  end if;
  -- bookings and payments go along
  if category_now <> category_before then
    insert into tally_changes (measure, day, category_id, event_type, amount)
    select counted.measure, counted.day, side.category, counted.event_type, sum(counted.amount) * side.times
    from (
      select m.measure, atlanta_day(b.event_date) as day, b.event_type, m.amount
      from bookings b cross join lateral measures_of(b) m where b.agent_id = new.id
      union all
      select m.measure, atlanta_day(coalesce(p.paid_at, p.created_at)), b.event_type, m.amount
      from bookings b join payments p on p.booking_id = b.id cross join lateral measures_of(p) m where b.agent_id = new.id
    ) as counted
    cross join (values (category_before, -1), (category_now, 1)) as side (category, times)
    group by counted.measure, counted.day, side.category, counted.event_type, side.times;
  end if;
  return null;
end $$;
create trigger agents_tally after insert or delete on agents for each row execute function tally_agents();
create trigger agents_tally_changed after update on agents for each row
  when ((old.category, old.availability, old.hourly_rate, old.archived_at)
    is distinct from (new.category, new.availability, new.hourly_rate, new.archived_at))
  execute function tally_agents();
create trigger agents_hold_for_move before update on agents for each row
  when (old.category is distinct from new.category) execute function hold_for_move();

create function tally_testimonials() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' then
    insert into tally_changes (measure, day, category_id, event_type, amount)
    select measure, atlanta_day(new.created_at), '00000000-0000-0000-0000-000000000000', coalesce(new.event_type, ''), amount
    from measures_of(new);
  end if;
  if tg_op <> 'INSERT' then
    insert into tally_changes (measure, day, category_id, event_type, amount)
    select measure, atlanta_day(old.created_at), '00000000-0000-0000-0000-000000000000', coalesce(old.event_type, ''), -amount
    from measures_of(old);
  end if;
  return null;
end $$;
create trigger testimonials_tally after insert or update or delete on testimonials for each row
  execute function tally_testimonials();

-- Folds waiting changes into the totals, oldest first; one at a time, so that no two wait for each other's rows.
create function fold_tallies(most int) returns bigint language plpgsql as $$
declare folded bigint;
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
  return folded;
end $$;

-- Every measure by category, up to this moment.
create view current_totals as
  select measure, category_id, sum(amount)::bigint as amount
  from (
    select measure, category_id, amount from tally_totals
    union all
    select measure, category_id, amount from tally_changes
  ) as known
  group by measure, category_id;

-- Counts everything anew. Nobody writes meanwhile.
create function recount_tallies() returns void language plpgsql as $$
begin
  lock table categories, agents, bookings, payments, testimonials in share mode;
  perform pg_advisory_xact_lock(hashtext('fold_tallies'));
  delete from tally_changes;
  delete from tallies;
  delete from tally_totals;
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
    select m.measure, atlanta_day(t.created_at), '00000000-0000-0000-0000-000000000000', coalesce(t.event_type, ''), m.amount
    from testimonials t cross join lateral measures_of(t) m
  ) as counted
  group by measure, day, category_id, event_type;
  insert into tally_totals select measure, category_id, sum(amount) from tallies group by measure, category_id;
end $$;

-- What is there already.
select recount_tallies();

-- A list of spans, as it is written.
alter table agency_settings alter column opening_hours set default '[]';
update agency_settings set opening_hours = '[]' where opening_hours = '{}';
alter table agency_settings add constraint agency_settings_opening_hours check (jsonb_typeof(opening_hours) = 'array');

-- The office finds bookings by who they are for.
create index bookings_customer_words on bookings using gin ((lower(customer_name) || ' ' || lower(customer_email)) gin_trgm_ops);
create index agents_name_words on agents using gin (lower(name) gin_trgm_ops);
create index audit_log_by_entity on audit_log (entity, at desc, id desc);
create index agent_statuses_of_agent on agent_statuses (agent_id, start_time);
