-- Revenue by month beside the days (docs/decisions/021, 025): a report of years adds up months, and costs the same
-- however many days, categories and event types have something in them.

create table tally_months (
  measure text not null check (measure in ('payments.received', 'payments.returned')),
  -- its first day, in Atlanta
  month date not null,
  category_id uuid not null,
  event_type text not null,
  amount bigint not null,
  primary key (measure, month, category_id, event_type) include (amount)
);

create function month_of(day date) returns date language sql immutable parallel safe as $$
  select date_trunc('month', day::timestamp)::date
$$;

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
  ), by_month as (
    insert into tally_months select measure, month_of(day), category_id, event_type, sum(amount) from taken
    where measure in ('payments.received', 'payments.returned') group by 1, 2, 3, 4
    on conflict (measure, month, category_id, event_type) do update set amount = tally_months.amount + excluded.amount
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

-- Counting anew counts the months from the days.
alter function recount_tallies() rename to recount_days;
create function recount_tallies() returns void language plpgsql as $$
begin
  perform recount_days();
  delete from tally_months;
  insert into tally_months
  select measure, month_of(day), category_id, event_type, sum(amount) from tallies
  where measure in ('payments.received', 'payments.returned') group by 1, 2, 3, 4 having sum(amount) <> 0;
end $$;

-- What is there already; whoever folds waits.
select pg_advisory_xact_lock(hashtext('fold_tallies'));
insert into tally_months
select measure, month_of(day), category_id, event_type, sum(amount) from tallies
where measure in ('payments.received', 'payments.returned') group by 1, 2, 3, 4 having sum(amount) <> 0;
