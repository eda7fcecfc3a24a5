-- Payments as the office keeps them, and cards paid for at a provider's page.

-- The office's list and its narrowings run along one order: when money came or went, else when it was entered.
create index payments_by_moment on payments (coalesce(paid_at, created_at) desc, id desc);
create index payments_waiting on payments (coalesce(paid_at, created_at) desc, id desc)
  where kind = 'payment' and payment_status = 'completed' and verified_at is null and reversed_at is null;
create index payments_returned on payments (coalesce(paid_at, created_at) desc, id desc) where kind <> 'payment';
drop index payments_unverified;
-- What was given back of a payment.
create index payments_of_payment on payments (payment_id) where payment_id is not null;
-- The office finds a payment by the beginning of its reference.
create index payments_reference_words on payments (lower(transaction_id) text_pattern_ops) where transaction_id is not null;

alter table payments
  -- the admin who entered it, of what the office entered
  add column entered_by uuid references users on delete set null,
  -- the card provider, and what it calls this payment or refund
  add column processor text check (processor in ('stripe')),
  add column processor_id text check (length(processor_id) between 1 and 255),
  add constraint payments_processor check (processor is not null or processor_id is null);
create unique index payments_processor_key on payments (processor, processor_id) where processor_id is not null;
-- Refunds that the provider has not settled yet.
create index payments_pending_refunds on payments (created_at, id) where kind = 'refund' and payment_status = 'pending';

-- Which bookings can be paid by card at the provider.
alter table categories add column card_payments boolean not null default false;

-- A payment begun at the provider's page. The row is there before the provider is asked, so that whatever the provider
-- says about it has something to be about.
create table checkouts (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null references bookings on delete cascade,
  processor text not null check (processor in ('stripe')),
  purpose text not null check (purpose in ('full', 'deposit', 'balance')),
  amount_cents bigint not null check (amount_cents > 0),
  -- returning: paid, but not due any more, so the money goes back; returned: it did
  state text not null default 'open' check (state in ('open', 'paid', 'expired', 'returning', 'returned')),
  session_id text constraint checkouts_session_key unique check (length(session_id) <= 255),
  url text check (length(url) <= 5000),
  -- the provider's name for the money, once there is any
  processor_id text check (length(processor_id) <= 255),
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index checkouts_of_booking on checkouts (booking_id, created_at desc);
create index checkouts_unfinished on checkouts (expires_at) where state in ('open', 'returning');

-- Every event of the provider that was taken, so that a second one with its id does nothing.
create table processor_events (
  processor text not null,
  event_id text not null check (length(event_id) <= 255),
  type text not null check (length(type) <= 255),
  -- set while it waits for a payment of ours: the provider's name for that
  waits_for text check (length(waits_for) <= 255),
  received_at timestamptz not null default now(),
  primary key (processor, event_id)
);
create index processor_events_waiting on processor_events (processor, waits_for) where waits_for is not null;
create index processor_events_age on processor_events (received_at);

-- What a repeated request answers, where that is a row of the ledger.
alter table idempotency_keys add column payment_id uuid
  constraint idempotency_keys_payment_fkey references payments on delete cascade deferrable initially deferred;
