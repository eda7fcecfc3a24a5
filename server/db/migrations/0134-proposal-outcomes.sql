-- How proposals turn out, kept as they change (docs/decisions/021, docs/product.md P16.9): the report adds up some months and
-- costs the same however many events were sent one.

-- The version of an event's proposals that counts: the signed one, else the newest.
create table proposal_outcomes (
  event_id uuid primary key references events on delete cascade,
  version integer not null,
  -- its first day, of the month in which this version was sent
  month date not null,
  state text not null,
  -- of the first performer in what was sent
  event_type text not null,
  cents bigint not null,
  -- of an hour, from sending to signing: whole hours from ten on
  tenths integer
);

-- What waits to be folded.
create table proposal_changes (
  id bigint generated always as identity primary key,
  month date not null,
  state text not null,
  event_type text not null,
  events integer not null,
  cents bigint not null,
  tenths integer
);

create table proposal_tallies (
  month date not null,
  state text not null,
  event_type text not null,
  events bigint not null,
  cents bigint not null,
  primary key (month, state, event_type) include (events, cents)
);

-- Signed events by the tenths of an hour it took, for the median.
create table proposal_hours (
  month date not null,
  tenths integer not null,
  events bigint not null,
  primary key (month, tenths) include (events)
);

create index proposals_declined on proposals (closed_at desc, id) where state = 'declined' and decline_reason is not null;

create function tenths_to_sign(p proposals) returns integer language sql immutable as $$
  select case when p.state = 'accepted' then round(h, case when h < 10 then 1 else 0 end) * 10 end
  from (select (extract(epoch from p.closed_at - p.sent_at) / 3600)::numeric as h) as taken
$$;

insert into proposal_outcomes
select distinct on (p.event_id) p.event_id, p.version, atlanta_month(p.sent_at), p.state,
  coalesce(p.document::jsonb #>> '{performers,0,eventType}', 'other'), p.total_cents, tenths_to_sign(p)
from proposals p order by p.event_id, (p.state = 'accepted') desc, p.version desc;

-- The event may be on its way out, and its other proposals with it.
create function keep_proposal_outcome() returns trigger language plpgsql as $$
declare
  event uuid := case tg_op when 'DELETE' then old.event_id else new.event_id end;
begin
  insert into proposal_outcomes as kept
  select p.event_id, p.version, atlanta_month(p.sent_at), p.state,
    coalesce(p.document::jsonb #>> '{performers,0,eventType}', 'other'), p.total_cents, tenths_to_sign(p)
  from proposals p join events e on e.id = p.event_id where p.event_id = event
  order by (p.state = 'accepted') desc, p.version desc limit 1
  on conflict (event_id) do update set version = excluded.version, month = excluded.month, state = excluded.state,
    event_type = excluded.event_type, cents = excluded.cents, tenths = excluded.tenths
    where (kept.version, kept.month, kept.state, kept.event_type, kept.cents, kept.tenths) is distinct from
      (excluded.version, excluded.month, excluded.state, excluded.event_type, excluded.cents, excluded.tenths);
  if tg_op = 'DELETE' then
    delete from proposal_outcomes where event_id = event
      and not exists (select from proposals p where p.event_id = event);
  end if;
  return null;
end $$;
alter function keep_proposal_outcome() set plan_cache_mode = force_generic_plan;
create trigger proposals_outcome after insert or delete or update of state, closed_at, sent_at on proposals
  for each row execute function keep_proposal_outcome();

create function change_proposal_tallies() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into proposal_changes (month, state, event_type, events, cents, tenths)
    values (old.month, old.state, old.event_type, -1, -old.cents, old.tenths);
  end if;
  if tg_op <> 'DELETE' then
    insert into proposal_changes (month, state, event_type, events, cents, tenths)
    values (new.month, new.state, new.event_type, 1, new.cents, new.tenths);
  end if;
  return null;
end $$;
alter function change_proposal_tallies() set plan_cache_mode = force_generic_plan;
create trigger proposal_outcomes_tally after insert or update or delete on proposal_outcomes
  for each row execute function change_proposal_tallies();

-- Folds what waits, the oldest first; called under the lock of fold_tallies.
create function fold_proposals(most int) returns bigint language plpgsql as $$
declare
  folded bigint;
begin
  with taken as (
    delete from proposal_changes where id in (select id from proposal_changes order by id limit most) returning *
  ), summed as (
    insert into proposal_tallies as kept
    select month, state, event_type, sum(events), sum(cents) from taken group by 1, 2, 3
    on conflict (month, state, event_type) do update set events = kept.events + excluded.events,
      cents = kept.cents + excluded.cents
  ), timed as (
    insert into proposal_hours as kept
    select month, tenths, sum(events) from taken where tenths is not null group by 1, 2
    on conflict (month, tenths) do update set events = kept.events + excluded.events
  )
  select count(*) into folded from taken;
  return folded;
end $$;

create or replace function fold_tallies(most int) returns bigint language plpgsql as $$
begin
  return fold_counts(most) + fold_margin(most) + fold_proposals(most);
end $$;

-- Counts them anew, by the months of the agency's time zone.
create function recount_proposals() returns void language plpgsql as $$
begin
  lock table proposals in share mode;
  perform pg_advisory_xact_lock(hashtext('fold_tallies'));
  update proposal_outcomes o set month = atlanta_month(p.sent_at)
  from proposals p where p.event_id = o.event_id and p.version = o.version and o.month <> atlanta_month(p.sent_at);
  delete from proposal_changes;
  delete from proposal_tallies;
  delete from proposal_hours;
  insert into proposal_tallies
  select month, state, event_type, count(*), sum(cents) from proposal_outcomes group by 1, 2, 3;
  insert into proposal_hours
  select month, tenths, count(*) from proposal_outcomes where tenths is not null group by 1, 2;
end $$;

create or replace function recount_tallies() returns void language plpgsql as $$
begin
  perform recount_counts();
  perform recount_margin();
  perform recount_proposals();
end $$;

select recount_proposals();
