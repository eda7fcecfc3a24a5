-- The margin of each agent, kept as rows change (docs/decisions/021, 025; docs/product.md P7.150): by day, month, quarter,
-- half and year, so that any span is made of few of them. Everyone together has the id of no agent, by day and month.
create function everyone() returns uuid language sql immutable parallel safe as $$
  select '00000000-0000-0000-0000-000000000000'::uuid
$$;

create table margin_changes (
  id bigint generated always as identity primary key,
  day date not null,
  agent_id uuid not null,
  received bigint not null default 0,
  returned bigint not null default 0,
  tax bigint not null default 0,
  talent bigint not null default 0,
  fees bigint not null default 0,
  unknown_fees bigint not null default 0
);

create table margin_tallies (
  unit text not null check (unit in ('day', 'month', 'quarter', 'half', 'year')),
  -- the first day of it
  since date not null,
  agent_id uuid not null,
  received bigint not null,
  returned bigint not null,
  tax bigint not null,
  talent bigint not null,
  fees bigint not null,
  unknown_fees bigint not null,
  primary key (unit, since, agent_id) include (received, returned, tax, talent, fees, unknown_fees)
);
create index margin_tallies_of_everyone on margin_tallies (unit, since)
  where agent_id = '00000000-0000-0000-0000-000000000000';

-- What an entry of the ledger adds. The card provider keeps its fee when money goes back, and of a payment that failed.
create function margin_of(p payments)
returns table (received bigint, returned bigint, tax bigint, fees bigint, unknown_fees bigint) language sql immutable as $$
  select
    case when p.payment_status = 'completed' and p.kind = 'payment' then p.amount_cents else 0 end,
    case when p.payment_status = 'completed' and p.kind <> 'payment' then p.amount_cents else 0 end,
    case when p.payment_status <> 'completed' then 0 when p.kind = 'payment' then p.tax_cents else -p.tax_cents end,
    case when p.kind = 'payment' and p.processor is not null then coalesce(p.fee_cents, 0) else 0 end,
    case when p.kind = 'payment' and p.processor is not null and p.fee_cents is null then 1 else 0 end
$$;

-- An entry counts for an agent, `times` 1, or no longer, -1.
create function tally_margin(p payments, agent uuid, times int) returns void language sql as $$
  insert into margin_changes (day, agent_id, received, returned, tax, fees, unknown_fees)
  select atlanta_day(coalesce(p.paid_at, p.created_at)), agent, m.received * times, m.returned * times, m.tax * times,
    m.fees * times, m.unknown_fees * times
  from margin_of(p) m
  where agent is not null and (m.received, m.returned, m.tax, m.fees, m.unknown_fees) <> (0, 0, 0, 0, 0)
$$;

-- Runs after payments_account, which has locked the booking.
create function tally_payment_margin() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform tally_margin(old, (select agent_id from bookings where id = old.booking_id), -1);
  end if;
  if tg_op <> 'DELETE' then
    perform tally_margin(new, (select agent_id from bookings where id = new.booking_id), 1);
  end if;
  return null;
end $$;
create trigger payments_margin after insert or delete on payments for each row execute function tally_payment_margin();
create trigger payments_margin_changed after update on payments for each row
  when ((old.booking_id, old.kind, old.payment_status, old.amount_cents, old.tax_cents, old.processor, old.fee_cents,
      old.paid_at, old.created_at)
    is distinct from (new.booking_id, new.kind, new.payment_status, new.amount_cents, new.tax_cents, new.processor,
      new.fee_cents, new.paid_at, new.created_at))
  execute function tally_payment_margin();

-- The ledger of a booking goes with it to another agent; what an agent earned stays.
create function move_margin() returns trigger language plpgsql as $$
begin
  perform tally_margin(p, old.agent_id, -1), tally_margin(p, new.agent_id, 1) from payments p where p.booking_id = new.id;
  return null;
end $$;
create trigger bookings_margin after update on bookings for each row
  when (old.agent_id is distinct from new.agent_id) execute function move_margin();

create function tally_earning_margin() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into margin_changes (day, agent_id, talent) values (atlanta_day(old.entered_at), old.agent_id, -old.cents);
  end if;
  if tg_op <> 'DELETE' then
    insert into margin_changes (day, agent_id, talent) values (atlanta_day(new.entered_at), new.agent_id, new.cents);
  end if;
  return null;
end $$;
create trigger agent_earnings_margin after insert or delete on agent_earnings for each row
  execute function tally_earning_margin();
create trigger agent_earnings_margin_changed after update on agent_earnings for each row
  when ((old.agent_id, old.cents, old.entered_at) is distinct from (new.agent_id, new.cents, new.entered_at))
  execute function tally_earning_margin();

-- Folds waiting changes into what is kept, oldest first; called under the lock of fold_tallies.
create function fold_margin(most int) returns bigint language plpgsql as $$
declare
  folded bigint;
begin
  with taken as (
    delete from margin_changes where id in (select id from margin_changes order by id limit most) returning *
  ), summed as (
    insert into margin_tallies as kept
    select s.unit, s.since, who.id, sum(t.received), sum(t.returned), sum(t.tax), sum(t.talent), sum(t.fees),
      sum(t.unknown_fees)
    from taken t cross join lateral spans_around(t.day) s cross join lateral (values (t.agent_id), (everyone())) as who (id)
    where s.unit <> 'all' and (who.id <> everyone() or s.unit in ('day', 'month'))
    group by 1, 2, 3
    on conflict (unit, since, agent_id) do update set received = kept.received + excluded.received,
      returned = kept.returned + excluded.returned, tax = kept.tax + excluded.tax, talent = kept.talent + excluded.talent,
      fees = kept.fees + excluded.fees, unknown_fees = kept.unknown_fees + excluded.unknown_fees
  )
  select count(*) into folded from taken;
  return folded;
end $$;

alter function fold_tallies(int) rename to fold_counts;
create function fold_tallies(most int) returns bigint language plpgsql as $$
begin
  return fold_counts(most) + fold_margin(most);
end $$;

-- Counts it anew: the days, then what is made of days.
create function recount_margin() returns void language plpgsql as $$
begin
  lock table bookings, payments, agent_earnings in share mode;
  perform pg_advisory_xact_lock(hashtext('fold_tallies'));
  delete from margin_changes;
  delete from margin_tallies;
  insert into margin_tallies
  select 'day', day, agent_id, sum(received), sum(returned), sum(tax), sum(talent), sum(fees), sum(unknown_fees)
  from (
    select atlanta_day(coalesce(p.paid_at, p.created_at)) as day, b.agent_id, m.received, m.returned, m.tax, 0 as talent,
      m.fees, m.unknown_fees
    from payments p join bookings b on b.id = p.booking_id cross join lateral margin_of(p) m
    union all
    select atlanta_day(entered_at), agent_id, 0, 0, 0, cents, 0, 0 from agent_earnings
  ) as entered
  group by 2, 3
  having (sum(received), sum(returned), sum(tax), sum(talent), sum(fees), sum(unknown_fees)) <> (0, 0, 0, 0, 0, 0);
  insert into margin_tallies
  select 'month', month_of(since), agent_id, sum(received), sum(returned), sum(tax), sum(talent), sum(fees),
    sum(unknown_fees)
  from margin_tallies where unit = 'day' group by 2, 3;
  insert into margin_tallies
  select s.unit, s.since, m.agent_id, sum(received), sum(returned), sum(tax), sum(talent), sum(fees), sum(unknown_fees)
  from margin_tallies m cross join lateral spans_around(m.since) s
  where m.unit = 'month' and s.unit in ('quarter', 'half', 'year') group by 1, 2, 3;
  insert into margin_tallies
  select unit, since, everyone(), sum(received), sum(returned), sum(tax), sum(talent), sum(fees), sum(unknown_fees)
  from margin_tallies where unit in ('day', 'month') group by 1, 2;
end $$;

alter function recount_tallies() rename to recount_counts;
create function recount_tallies() returns void language plpgsql as $$
begin
  perform recount_counts();
  perform recount_margin();
end $$;

select recount_margin();
