-- Mails to agents about their bookings.

-- Mails an agent has turned off; those about a cancellation stay on (docs/product.md P5.19).
create table agent_muted_mails (
  agent_id uuid not null references agents on delete cascade,
  kind text not null check (kind in ('agent-request', 'agent-confirmed', 'agent-changed', 'agent-reminder')),
  created_at timestamptz not null default now(),
  primary key (agent_id, kind)
);

-- A link with which an agent answers a request. It is about the time it names: a booking that has moved needs another.
alter table one_time_links
  add column event_date timestamptz,
  add column event_duration int,
  drop constraint one_time_links_purpose_check,
  add constraint one_time_links_purpose_check
    check (purpose in ('reset_password', 'review', 'join_staff', 'answer_booking')),
  add constraint one_time_links_answer
    check ((purpose = 'answer_booking') = (event_date is not null and event_duration is not null and booking_id is not null));
