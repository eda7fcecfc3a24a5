-- What was decided when a booking was canceled: who, why, and how much of its price is kept (docs/product.md P15.20).
create table booking_cancellations (
  booking_id uuid primary key references bookings on delete cascade,
  cause text not null check (cause in ('customer', 'agency')),
  reason_code text not null,
  -- the customer's or the office's own words
  reason text check (length(reason) <= 1000),
  -- the tier of the policy that held
  keep_percent int not null check (keep_percent between 0 and 100),
  policy_keep_cents bigint not null check (policy_keep_cents >= 0),
  -- the claim: verified money beyond it is to be refunded
  keep_cents bigint not null check (keep_cents >= 0),
  -- why the claim is not the policy's
  deviation_reason text check (length(deviation_reason) <= 500),
  canceled_by uuid references users on delete set null,
  by_customer boolean not null,
  created_at timestamptz not null default now()
);
create index booking_cancellations_of_time on booking_cancellations (created_at);

-- A booking that is not canceled any more has no cancellation: undo and reopening remove it.
create function forget_cancellation() returns trigger language plpgsql as $$
begin
  delete from booking_cancellations where booking_id = new.id;
  return null;
end $$;
create trigger bookings_forget_cancellation after update of status on bookings
  for each row when (old.status = 'cancelled' and new.status <> 'cancelled') execute function forget_cancellation();
