-- Replacements: who drops out of a booking, what the office offers its customer instead, and what is chosen
-- (docs/decisions/033).

-- An agent who can't or won't do a booking. It is open until it is resolved; one of a canceled booking counts no more.
create table drop_outs (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null references bookings on delete cascade,
  agent_id uuid not null references agents,
  cause text not null check (cause in ('declined', 'cannot_make_it', 'blocked', 'archived')),
  reason text,
  -- the start of the event at that moment: how late it is
  event_date timestamptz not null,
  created_at timestamptz not null default now(),
  resolved_at timestamptz
);
create unique index drop_outs_open on drop_outs (booking_id, agent_id, cause) where resolved_at is null;
create index drop_outs_of_booking on drop_outs (booking_id);
create index drop_outs_of_agent on drop_outs (agent_id, created_at);

-- What the office offers a customer: up to three others. It reserves nobody.
create table replacement_offers (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null references bookings on delete cascade,
  state text not null default 'open' check (state in ('open', 'picked', 'confirmed', 'withdrawn')),
  message text,
  -- when the office is alerted that the customer has not picked
  deadline timestamptz not null,
  created_by uuid references users,
  created_at timestamptz not null default now(),
  picked_at timestamptz,
  closed_at timestamptz,
  constraint replacement_offers_picked check (state <> 'picked' or picked_at is not null),
  constraint replacement_offers_closed check ((closed_at is not null) = (state in ('confirmed', 'withdrawn')))
);
create unique index replacement_offers_live on replacement_offers (booking_id) where state in ('open', 'picked');
create index replacement_offers_of_booking on replacement_offers (booking_id, created_at desc);

create table replacement_choices (
  id uuid primary key default gen_random_uuid(),
  offer_id uuid not null references replacement_offers on delete cascade,
  agent_id uuid not null references agents,
  -- integer cents, without tax; what the customer agrees to by a pick
  price_cents bigint not null check (price_cents between 0 and 100000000),
  -- the lines of that price; null for the usual one
  price_lines jsonb,
  position integer not null check (position between 1 and 3),
  agent_answer text check (agent_answer in ('yes', 'no')),
  agent_answered_at timestamptz,
  state text not null default 'offered' check (state in ('offered', 'picked', 'confirmed', 'passed', 'gone')),
  constraint replacement_choices_agent unique (offer_id, agent_id),
  constraint replacement_choices_position unique (offer_id, position),
  constraint replacement_choices_answer check ((agent_answer is null) = (agent_answered_at is null))
);
create unique index replacement_choices_picked on replacement_choices (offer_id) where state in ('picked', 'confirmed');
create index replacement_choices_of_agent on replacement_choices (agent_id);

-- A mailed link to pick a choice, or to answer whether one could.
alter table one_time_links
  add column replacement_offer_id uuid references replacement_offers on delete cascade,
  add column replacement_choice_id uuid references replacement_choices on delete cascade,
  add constraint one_time_links_replacement check ((purpose = 'pick_replacement') = (replacement_offer_id is not null)),
  add constraint one_time_links_could_you check ((purpose = 'could_you') = (replacement_choice_id is not null));
create index one_time_links_of_offer on one_time_links (replacement_offer_id) where replacement_offer_id is not null;
create index one_time_links_of_choice on one_time_links (replacement_choice_id) where replacement_choice_id is not null;

do $$
declare purposes text;
begin
  -- the purposes there are, and these two: other migrations add their own
  select string_agg(quote_literal(name[1]), ', ' order by place) into purposes from pg_constraint,
    regexp_matches(pg_get_constraintdef(oid) || ' ''pick_replacement'' ''could_you''', '''(\w+)''', 'g')
      with ordinality as each (name, place)
  where conname = 'one_time_links_purpose_check';
  alter table one_time_links drop constraint one_time_links_purpose_check;
  execute format('alter table one_time_links add constraint one_time_links_purpose_check check (purpose in (%s))', purposes);
end $$;

-- Drop-outs follow what rooms to the left write: they may not call this room (docs/decisions/019).
create function add_drop_out(booking bookings, why text, words text) returns void language sql as $$
  insert into drop_outs (booking_id, agent_id, cause, reason, event_date)
  values (booking.id, booking.agent_id, why, words, booking.event_date)
  on conflict (booking_id, agent_id, cause) where resolved_at is null do update set reason = excluded.reason
$$;

create function booking_drop_outs() returns trigger language plpgsql as $$
begin
  if new.agent_id <> old.agent_id then
    update drop_outs set resolved_at = now() where booking_id = new.id and resolved_at is null;
  else
    if new.agent_answer = 'declined' and new.status = 'pending'
      and (old.agent_answer, old.agent_answer_reason) is distinct from (new.agent_answer, new.agent_answer_reason) then
      perform add_drop_out(new, 'declined', new.agent_answer_reason);
    elsif old.agent_answer = 'declined' and new.agent_answer is distinct from 'declined' then
      update drop_outs set resolved_at = now() where booking_id = new.id and cause = 'declined' and resolved_at is null;
    end if;
    -- the office confirmed her in spite of it
    if new.status = 'confirmed' and old.status = 'pending' then
      update drop_outs set resolved_at = now() where booking_id = new.id and resolved_at is null;
    end if;
    if (new.event_date, new.event_duration) <> (old.event_date, old.event_duration) then
      update drop_outs set resolved_at = now()
      where booking_id = new.id and cause in ('cannot_make_it', 'blocked') and resolved_at is null;
    end if;
  end if;
  -- an offer is about one time of an active booking
  if new.status in ('cancelled', 'completed')
    or (new.event_date, new.event_duration) <> (old.event_date, old.event_duration) then
    update replacement_offers set state = 'withdrawn', closed_at = now()
    where booking_id = new.id and state in ('open', 'picked');
  end if;
  return null;
end $$;

create trigger bookings_drop_outs after update of agent_id, agent_answer, agent_answer_reason, status, event_date, event_duration
  on bookings for each row
  when ((old.agent_id, old.agent_answer, old.agent_answer_reason, old.status, old.event_date, old.event_duration)
    is distinct from (new.agent_id, new.agent_answer, new.agent_answer_reason, new.status, new.event_date, new.event_duration))
  execute function booking_drop_outs();

-- Blocked time over a request; over a confirmed booking it is refused.
create function blocked_drop_outs() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform add_drop_out(b, 'blocked', new.reason) from bookings b
    where b.agent_id = new.agent_id and b.status = 'pending' and b.event_date < new.busy_until
      and b.event_date > new.start_time - interval '72 hours'
      and b.event_date + make_interval(hours => b.event_duration) > new.start_time;
  else
    update drop_outs d set resolved_at = now() from bookings b
    where d.agent_id = old.agent_id and d.cause = 'blocked' and d.resolved_at is null and b.id = d.booking_id
      and not exists (select from agent_statuses s where s.agent_id = d.agent_id and s.booking_id is null
        and s.status in ('active', 'overlapping') and s.start_time < b.event_date + make_interval(hours => b.event_duration)
        and s.busy_until > b.event_date);
  end if;
  return null;
end $$;
create trigger agent_statuses_blocked_over after insert on agent_statuses for each row
  when (new.booking_id is null) execute function blocked_drop_outs();
create trigger agent_statuses_unblocked after update of status or delete on agent_statuses for each row
  when (old.booking_id is null) execute function blocked_drop_outs();

create function archived_drop_outs() returns trigger language plpgsql as $$
begin
  if new.archived_at is null then
    update drop_outs set resolved_at = now() where agent_id = new.id and cause = 'archived' and resolved_at is null;
  else
    perform add_drop_out(b, 'archived', null) from bookings b
    where b.agent_id = new.id and b.status in ('pending', 'confirmed') and b.event_date > now();
  end if;
  return null;
end $$;
create trigger agents_drop_outs after update of archived_at on agents for each row
  when ((old.archived_at is null) <> (new.archived_at is null)) execute function archived_drop_outs();

-- Requests that were declined before.
insert into drop_outs (booking_id, agent_id, cause, reason, event_date, created_at)
select id, agent_id, 'declined', agent_answer_reason, event_date, coalesce(agent_answered_at, created_at)
from bookings where status = 'pending' and agent_answer = 'declined' and event_date > now();
