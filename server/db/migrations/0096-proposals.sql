-- Proposals: what the office offers a customer for an event, the time it holds meanwhile, and what was signed
-- (docs/decisions/038, docs/product.md section 16).
create table proposals (
  id uuid primary key default gen_random_uuid(),
  event_id uuid not null references events on delete cascade,
  version integer not null check (version > 0),
  state text not null default 'sent'
    check (state in ('sent', 'seen', 'accepted', 'declined', 'expired', 'withdrawn', 'superseded')),
  -- what the customer reads and signs, as JSON, and the SHA-256 of these characters
  document text not null check (length(document) <= 500000),
  document_hash bytea not null check (octet_length(document_hash) = 32),
  -- with tax, integer cents
  total_cents bigint not null check (total_cents between 0 and 10000000000),
  valid_until timestamptz not null,
  sent_by uuid references users on delete set null,
  sent_at timestamptz not null default now(),
  seen_at timestamptz,
  closed_at timestamptz,
  decline_reason text check (length(decline_reason) <= 1000),
  -- when the office was alerted that it could not be signed, and why
  stuck_at timestamptz,
  stuck_reason text check (length(stuck_reason) <= 1000),
  constraint proposals_version unique (event_id, version),
  constraint proposals_seen check (state <> 'seen' or seen_at is not null),
  constraint proposals_stuck check ((stuck_at is null) = (stuck_reason is null)),
  constraint proposals_closed check ((closed_at is not null) = (state not in ('sent', 'seen')))
);
create unique index proposals_open on proposals (event_id) where state in ('sent', 'seen');
create index proposals_newest on proposals (sent_at desc, id desc);
create index proposals_due on proposals (valid_until) where state in ('sent', 'seen');

-- A sent version never changes, and an accepted one stays accepted.
create function keep_proposal() returns trigger language plpgsql as $$
begin
  if (new.event_id, new.version, new.document, new.document_hash, new.total_cents, new.valid_until)
    is distinct from (old.event_id, old.version, old.document, old.document_hash, old.total_cents, old.valid_until) then
    raise exception 'a sent proposal never changes' using errcode = 'check_violation';
  end if;
  if old.state = 'accepted' and new.state <> 'accepted' then
    raise exception 'an accepted proposal stays accepted' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger proposals_keep before update on proposals for each row execute function keep_proposal();

-- What a customer signed. A signature is never changed; only its printed copy comes later. An erasure deletes both.
create table agreements (
  proposal_id uuid primary key references proposals on delete cascade,
  signed_name text not null check (length(signed_name) between 1 and 200),
  signed_at timestamptz not null default now(),
  -- of the browser that signed
  address text not null check (length(address) <= 100),
  user_agent text not null check (length(user_agent) <= 500),
  document_hash bytea not null check (octet_length(document_hash) = 32),
  pdf bytea
);

create function keep_agreement() returns trigger language plpgsql as $$
begin
  if old.pdf is not null or (new.proposal_id, new.signed_name, new.signed_at, new.address, new.user_agent, new.document_hash)
    is distinct from (old.proposal_id, old.signed_name, old.signed_at, old.address, old.user_agent, old.document_hash) then
    raise exception 'a signature never changes' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger agreements_keep before update on agreements for each row execute function keep_agreement();

-- What a customer asked about a proposal.
create table proposal_questions (
  id uuid primary key default gen_random_uuid(),
  proposal_id uuid not null references proposals on delete cascade,
  question text not null check (length(question) between 1 and 2000),
  asked_at timestamptz not null default now()
);
create index proposal_questions_of_proposal on proposal_questions (proposal_id, asked_at);

-- The time of an agent that an open proposal holds for a booking. It holds until `held_until`, which no row needs to be
-- deleted for: every question about holds asks the clock.
create table holds (
  booking_id uuid primary key references bookings on delete cascade,
  proposal_id uuid not null references proposals on delete cascade,
  agent_id uuid not null references agents on delete cascade,
  start_time timestamptz not null,
  busy_until timestamptz not null,
  held_until timestamptz not null,
  constraint holds_order check (start_time < busy_until)
);
create index holds_by_time on holds using gist (tstzrange(start_time, busy_until));
create index holds_of_agent on holds (agent_id);
create index holds_of_proposal on holds (proposal_id);

-- A booking that is confirmed, canceled, moved or given to another agent needs no hold any more.
create function end_hold() returns trigger language plpgsql as $$
begin
  delete from holds where booking_id = new.id;
  return null;
end $$;
create trigger bookings_end_hold after update on bookings for each row
  when ((old.agent_id, old.event_date, old.event_duration, old.status)
    is distinct from (new.agent_id, new.event_date, new.event_duration, new.status))
  execute function end_hold();

-- A mailed link to a proposal. It opens the proposal as often as it is pressed.
alter table one_time_links
  add column proposal_id uuid references proposals on delete cascade,
  add constraint one_time_links_proposal check ((purpose = 'open_proposal') = (proposal_id is not null));
create index one_time_links_of_proposal on one_time_links (proposal_id) where proposal_id is not null;

do $$
declare purposes text;
begin
  select string_agg(quote_literal(name[1]), ', ' order by place) into purposes from pg_constraint,
    regexp_matches(pg_get_constraintdef(oid) || ' ''open_proposal''', '''(\w+)''', 'g') with ordinality as each (name, place)
  where conname = 'one_time_links_purpose_check';
  alter table one_time_links drop constraint one_time_links_purpose_check;
  execute format('alter table one_time_links add constraint one_time_links_purpose_check check (purpose in (%s))', purposes);
end $$;

-- The agency's own words of the agreement; null for the ones it begins with.
alter table agency_settings
  add column agreement_template text check (length(agreement_template) between 1 and 20000);

-- The trail of a customer's proposals is erased with the customer's other things.
create or replace function erase_audit(customer uuid, chats text[]) returns void language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  -- states, sums, days and ids: they identify no one
  kept text[] := '{status, paymentStatus, totalCents, amountCents, paidCents, agentId, bookingId, invoiceId, paymentId,
    refundId, reversalId, processorId, invoiceNumber, requestedAs, eventDate, eventType, dueDate, sentAt, agentAnswer,
    purpose, paymentMethod, last4, type}';
begin
  with of_customer as (select id from bookings where customer_id = customer),
  things (entity, entity_id) as (
    select 'customer', customer::text
    union all select 'booking', id::text from of_customer
    union all select 'payment', id::text from payments where booking_id in (select id from of_customer)
    union all select 'invoice', id::text from invoices where booking_id in (select id from of_customer)
    union all select 'testimonial', id::text from testimonials where booking_id in (select id from of_customer)
    union all select 'chat', unnest(chats)
    union all select 'proposal', id::text from proposals
      where event_id in (select id from events where customer_id = customer)
  ),
  found as (
    select a.id from audit_log a join things t on (a.entity, a.entity_id) = (t.entity, t.entity_id)
    -- a thing that was deleted, such as a card, is found by the person who deleted it
    union select id from audit_log where actor_role = 'customer' and actor_id = customer
  )
  update audit_log a set before = erased_values(a.before, kept), after = erased_values(a.after, kept), reason = null
  from found f where a.id = f.id;
end $$;
