-- A customer's request to change or cancel a booking, and the office's answer (docs/product.md P15.40).
create table booking_requests (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null references bookings on delete cascade,
  kind text not null check (kind in ('change', 'cancel')),
  -- 'proposed': the office proposed something else, and the customer answers
  state text not null default 'open' check (state in ('open', 'proposed', 'approved', 'declined', 'withdrawn')),
  -- the fields that are to become something else; empty to cancel
  wanted jsonb not null default '{}' check (jsonb_typeof(wanted) = 'object'),
  -- what the office proposes instead, in the same form
  proposed jsonb check (jsonb_typeof(proposed) = 'object'),
  message text check (length(message) <= 1000),
  reason_code text,
  -- the office's sentence
  answer text check (length(answer) <= 1000),
  -- the price before tax that the customer was shown
  price_cents bigint check (price_cents >= 0),
  created_at timestamptz not null default now(),
  answered_at timestamptz,
  answered_by uuid references users on delete set null,
  -- since when a reminder of this state is queued
  reminded_at timestamptz,
  version int not null default 1,
  updated_at timestamptz not null default now(),
  constraint booking_requests_proposed check (state <> 'proposed' or proposed is not null)
);
create unique index booking_requests_open on booking_requests (booking_id) where state in ('open', 'proposed');
create index booking_requests_of_booking on booking_requests (booking_id, created_at desc, id desc);
create index booking_requests_waiting on booking_requests (created_at, id) where state in ('open', 'proposed');
create trigger booking_requests_version before update on booking_requests
  for each row execute function bump_version();

-- A link with which a customer answers a proposal. It adds to the purposes there are.
alter table one_time_links add column booking_request_id uuid references booking_requests on delete cascade;
create index one_time_links_of_request on one_time_links (booking_request_id) where booking_request_id is not null;
do $$
declare
  known text := (select pg_get_expr(conbin, conrelid) from pg_constraint
    where conrelid = 'one_time_links'::regclass and conname = 'one_time_links_purpose_check');
begin
  execute format('alter table one_time_links drop constraint one_time_links_purpose_check,
    add constraint one_time_links_purpose_check check (purpose = ''answer_proposal'' or %s)', known);
end $$;
alter table one_time_links add constraint one_time_links_request
  check ((purpose = 'answer_proposal') = (booking_request_id is not null));
