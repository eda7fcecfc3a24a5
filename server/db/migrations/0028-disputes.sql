-- Card payments that the payer's bank disputes (docs/product.md P7.58).

create table disputes (
  id uuid primary key default gen_random_uuid(),
  payment_id uuid not null references payments,
  processor text not null check (processor in ('stripe')),
  -- the provider's id of the dispute
  processor_id text not null check (length(processor_id) between 1 and 255),
  amount_cents bigint not null check (amount_cents > 0),
  -- the bank's reason in the provider's word
  reason text not null check (length(reason) <= 255),
  state text not null check (state in ('open', 'won', 'lost')),
  -- whether the provider still refunds the payment, as during an inquiry
  refundable boolean not null default false,
  -- until when evidence can be sent
  due_by timestamptz,
  created_at timestamptz not null default now(),
  closed_at timestamptz,
  constraint disputes_processor_key unique (processor, processor_id),
  constraint disputes_closed check ((state = 'open') = (closed_at is null))
);
create index disputes_of_payment on disputes (payment_id);
create index disputes_open on disputes (payment_id) where state = 'open';

-- An admin reverses a payment once; the reversals of lost disputes are unique by payments_processor_key.
drop index payments_reversal_key;
create unique index payments_reversal_key on payments (payment_id) where kind = 'reversal' and processor is null;
