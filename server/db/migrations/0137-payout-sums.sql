-- What talent is due and what it was paid in a year, kept as rows change (docs/decisions/021, docs/product.md P7.85,
-- P7.124): the figures of a payday and of a year add up one row for each agent, however many bookings there are.

-- in the order in which a payout takes them
lock table payouts, agent_earnings in share row exclusive mode;

-- What waits to be folded. Its bookings and corrections are statement lines that no payout has paid.
create table due_changes (
  id bigint generated always as identity primary key,
  agent_id uuid not null,
  month date not null,
  bookings bigint not null,
  share_cents bigint not null,
  corrections bigint not null,
  correction_cents bigint not null
);
-- a page of a payday reads those of a hundred agents
create index due_changes_of_agent on due_changes (agent_id);

create table due_tallies (
  agent_id uuid not null,
  month date not null,
  bookings bigint not null,
  share_cents bigint not null,
  corrections bigint not null,
  correction_cents bigint not null,
  -- of the agent's months up to this one, from this month to the one before `until`: a payday adds up one row for each agent
  due_cents bigint not null default 0,
  until date not null default 'infinity',
  primary key (agent_id, month)
);

-- What is due now, in some rows for each agent and month.
create view current_due as
  select agent_id, month, bookings, share_cents, corrections, correction_cents from due_tallies
  union all select agent_id, month, bookings, share_cents, corrections, correction_cents from due_changes;

-- What standing payouts paid an agent in a year. Only payouts of the same agent in the same year wait for each other here.
create table payout_years (
  year int not null,
  agent_id uuid not null,
  cents bigint not null,
  -- of these, through a card processor
  processor_cents bigint not null,
  primary key (year, agent_id) include (cents, processor_cents)
);

-- Once for each statement: a payday pays thousands of lines. The entries count, argument 1, or no longer, -1.
create function change_due() returns trigger language plpgsql as $$
declare
  times constant int := tg_argv[0]::int;
begin
  insert into due_changes (agent_id, month, bookings, share_cents, corrections, correction_cents)
  select agent_id, month, times * count(*) filter (where not correction),
    times * coalesce(sum(cents) filter (where not correction), 0), times * count(*) filter (where correction),
    times * coalesce(sum(cents) filter (where correction), 0)
  from entries where payout_id is null group by 1, 2;
  return null;
end $$;
alter function change_due() set plan_cache_mode = force_generic_plan;
create trigger agent_earnings_due_entered after insert on agent_earnings referencing new table as entries
  for each statement execute function change_due('1');
create trigger agent_earnings_due_left after update on agent_earnings referencing old table as entries
  for each statement execute function change_due('-1');
create trigger agent_earnings_due_changed after update on agent_earnings referencing new table as entries
  for each statement execute function change_due('1');
create trigger agent_earnings_due_deleted after delete on agent_earnings referencing old table as entries
  for each statement execute function change_due('-1');

-- In the order of the key, so that two statements do not wait for each other's rows.
create function change_payout_years() returns trigger language plpgsql as $$
declare
  times constant int := tg_argv[0]::int;
begin
  insert into payout_years as kept
  select extract(year from paid_on)::int, agent_id, times * sum(cents),
    times * coalesce(sum(cents) filter (where method = 'card_processor'), 0)
  from entries where reopened_at is null group by 1, 2 order by 1, 2
  on conflict (year, agent_id) do update set cents = kept.cents + excluded.cents,
    processor_cents = kept.processor_cents + excluded.processor_cents;
  return null;
end $$;
alter function change_payout_years() set plan_cache_mode = force_generic_plan;
create trigger payouts_years_entered after insert on payouts referencing new table as entries
  for each statement execute function change_payout_years('1');
create trigger payouts_years_left after update on payouts referencing old table as entries
  for each statement execute function change_payout_years('-1');
create trigger payouts_years_changed after update on payouts referencing new table as entries
  for each statement execute function change_payout_years('1');
create trigger payouts_years_deleted after delete on payouts referencing old table as entries
  for each statement execute function change_payout_years('-1');

-- Adds up the months of each agent; a month with nothing due leaves no row. Called under the lock of fold_tallies.
create function add_up_due() returns void language plpgsql as $$
begin
  delete from due_tallies where (bookings, share_cents, corrections, correction_cents) = (0, 0, 0, 0);
  update due_tallies t set due_cents = s.due_cents, until = s.until
  from (
    select agent_id, month, sum(share_cents + correction_cents) over months as due_cents,
      lead(month, 1, 'infinity') over months as until
    from due_tallies window months as (partition by agent_id order by month)
  ) as s
  where t.agent_id = s.agent_id and t.month = s.month and (t.due_cents, t.until) <> (s.due_cents, s.until);
end $$;

-- Folds what waits, the oldest first; called under the lock of fold_tallies.
create function fold_due(most int) returns bigint language plpgsql as $$
declare
  folded bigint;
begin
  with taken as (
    delete from due_changes where id in (select id from due_changes order by id limit most) returning *
  ), summed as (
    insert into due_tallies as kept
    select agent_id, month, sum(bookings), sum(share_cents), sum(corrections), sum(correction_cents) from taken group by 1, 2
    on conflict (agent_id, month) do update set bookings = kept.bookings + excluded.bookings,
      share_cents = kept.share_cents + excluded.share_cents, corrections = kept.corrections + excluded.corrections,
      correction_cents = kept.correction_cents + excluded.correction_cents
  )
  select count(*) into folded from taken;
  if folded > 0 then perform add_up_due(); end if;
  return folded;
end $$;

create or replace function fold_tallies(most int) returns bigint language plpgsql as $$
begin
  return fold_counts(most) + fold_margin(most) + fold_proposals(most) + fold_due(most);
end $$;

-- Counts both anew.
create function recount_payouts() returns void language plpgsql as $$
begin
  lock table payouts, agent_earnings in share mode;
  perform pg_advisory_xact_lock(hashtext('fold_tallies'));
  delete from due_changes;
  delete from due_tallies;
  insert into due_tallies
  select agent_id, month, count(*) filter (where not correction), coalesce(sum(cents) filter (where not correction), 0),
    count(*) filter (where correction), coalesce(sum(cents) filter (where correction), 0)
  from agent_earnings where payout_id is null group by 1, 2;
  perform add_up_due();
  delete from payout_years;
  insert into payout_years
  select extract(year from paid_on)::int, agent_id, sum(cents),
    coalesce(sum(cents) filter (where method = 'card_processor'), 0)
  from payouts where reopened_at is null group by 1, 2;
end $$;

create or replace function recount_tallies() returns void language plpgsql as $$
begin
  perform recount_counts();
  -- before the margin, which locks the earnings: a payout holds a lock on payouts when it asks for one on these
  perform recount_payouts();
  perform recount_margin();
  perform recount_proposals();
end $$;

select recount_payouts();
