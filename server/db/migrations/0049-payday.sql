-- What talent has been paid, and what the office needs to report it (docs/product.md P7.85 to P7.93).

-- One payout of an agent's earnings for a month. At most one stands for a month; a reopened one stays as a record.
create table payouts (
  id uuid primary key default gen_random_uuid(),
  agent_id uuid not null references agents,
  -- the first day of the month in Atlanta it closes
  month date not null check (extract(day from month) = 1),
  -- bookings that were new in it, their shares, and everything else it settled
  bookings int not null check (bookings >= 0),
  share_cents bigint not null,
  adjustment_cents bigint not null,
  cents bigint not null check (cents > 0),
  method text not null check (method in ('bank_transfer', 'check', 'zelle', 'venmo', 'cash', 'card_processor')),
  reference text check (length(reference) between 1 and 200),
  paid_on date not null,
  paid_by uuid references users on delete set null,
  created_at timestamptz not null default now(),
  reopened_at timestamptz,
  reopened_by uuid references users on delete set null,
  reopen_reason text check (length(reopen_reason) between 1 and 1000),
  constraint payouts_sum check (cents = share_cents + adjustment_cents),
  constraint payouts_reopened check ((reopened_at is null) = (reopen_reason is null))
);
-- of two owners who mark the same payday, one wins
create unique index payouts_standing on payouts (agent_id, month) where reopened_at is null;
create index payouts_of_month on payouts (month) where reopened_at is null;
create index payouts_of_year on payouts (agent_id, paid_on) where reopened_at is null;
create index payouts_paid_by on payouts (paid_by);
create index payouts_reopened_by on payouts (reopened_by);

-- A line is paid by one payout at most. A later line of a booking, below zero or above, corrects the first one.
alter table agent_earnings
  add column payout_id uuid references payouts,
  add column correction boolean not null default false;
update agent_earnings e set correction = true
where exists (select from agent_earnings before where before.booking_id = e.booking_id and before.id < e.id);
create index agent_earnings_unpaid on agent_earnings (agent_id, month) include (cents, correction)
  where payout_id is null;
create index agent_earnings_of_payout on agent_earnings (payout_id) where payout_id is not null;

create function mark_correction() returns trigger language plpgsql as $$
begin
  new.correction := exists (select from agent_earnings where booking_id = new.booking_id);
  return new;
end $$;
create trigger agent_earnings_correction before insert on agent_earnings
  for each row execute function mark_correction();

