-- The talent's side: weekly hours that can be asked of all agents at once, the evening itself, calendar feeds.

-- The week of every agent who has weekly hours, as the minutes they take bookings in: minute 0 is Sunday's midnight in
-- Atlanta. It is written three times over, from a week before to a week after, so that any span of a week that begins in
-- the first lies in it whole. Kept from agent_weekly_hours by the triggers below, written by nothing else.
create table agent_weeks (
  agent_id uuid primary key references agents on delete cascade,
  open int4multirange not null
);

create function keep_agent_weeks() returns trigger language plpgsql as $$
begin
  delete from agent_weeks where agent_id in (select agent_id from changed);
  insert into agent_weeks (agent_id, open)
  select h.agent_id, range_agg(int4range(
    (h.weekday + 7 * week) * 1440 + h.start_minute,
    (h.weekday + 7 * week) * 1440 + h.end_minute
  ))
  from agent_weekly_hours h cross join generate_series(-1, 1) as week
  where h.agent_id in (select agent_id from changed)
  group by h.agent_id;
  return null;
end $$;
create trigger agent_weekly_hours_inserted after insert on agent_weekly_hours
  referencing new table as changed for each statement execute function keep_agent_weeks();
create trigger agent_weekly_hours_deleted after delete on agent_weekly_hours
  referencing old table as changed for each statement execute function keep_agent_weeks();
-- an hour that is changed stays its agent's
create trigger agent_weekly_hours_updated after update on agent_weekly_hours
  referencing new table as changed for each statement execute function keep_agent_weeks();

insert into agent_weeks (agent_id, open)
select h.agent_id, range_agg(int4range(
  (h.weekday + 7 * week) * 1440 + h.start_minute,
  (h.weekday + 7 * week) * 1440 + h.end_minute
))
from agent_weekly_hours h cross join generate_series(-1, 1) as week
group by h.agent_id;

-- When the agent really came and went; start_time and end_time stay what was agreed.
alter table agent_statuses
  add column arrived_at timestamptz,
  add column finished_at timestamptz,
  add constraint agent_statuses_finished check (finished_at is null or arrived_at <= finished_at);
create index agent_statuses_history on agent_statuses (booking_id, created_at desc) where booking_id is not null;

-- Addresses calendars read bookings from: one an agent, and one of the agency, which has no agent. The token is known
-- to nobody but the calendar.
create table calendar_feeds (
  token_hash bytea primary key check (length(token_hash) = 32),
  agent_id uuid constraint calendar_feeds_agent_key unique nulls not distinct references agents on delete cascade,
  created_at timestamptz not null default now()
);
alter table agents drop column calendar_token_hash;
