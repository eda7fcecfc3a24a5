-- An issued invoice never changes (docs/product.md P7.64), and what was paid beyond it has to go back (P7.67).

alter table invoices
  -- every printed word but its state and what was paid; null while it is a draft
  add column frozen jsonb,
  -- the facts of the booking that the words were made of
  add column frozen_facts jsonb,
  -- the number of the one it replaces
  add column replaces_number text;
-- That the words are written down changes nothing that anybody decided.
drop trigger invoices_version on invoices;
create trigger invoices_version before update on invoices for each row
  when (old.frozen is not distinct from new.frozen) execute function bump_version();
create index invoices_unfrozen on invoices (id) where frozen is null and status <> 'draft';

-- What was kept beyond what the booking costs.
alter table booking_accounts add column excess_cents bigint not null default 0;
create index booking_accounts_excess on booking_accounts (booking_id) where excess_cents > 0;

-- Every write of an account completes it. keep_account and recount_tallies leave the column empty, so that the row is
-- written whenever they are called. A cancellation is settled by the terms, not as an excess.
create function complete_excess() returns trigger language plpgsql as $$
begin
  select case when b.status = 'cancelled' then 0
      else greatest(0, ledger.kept - coalesce(i.total_cents, b.total_cents, ledger.kept)) end
    into new.excess_cents
  from bookings b
  left join invoices i on i.booking_id = b.id and i.voided_at is null
  cross join lateral (
    select coalesce(sum(case kind when 'payment' then amount_cents else -amount_cents end), 0)::bigint as kept
    from payments where booking_id = b.id and payment_status = 'completed'
  ) as ledger
  where b.id = new.booking_id;
  return new;
end $$;
create trigger booking_accounts_excess before insert or update on booking_accounts
  for each row execute function complete_excess();

update booking_accounts a set excess_cents = 0
from bookings b left join invoices i on i.booking_id = b.id and i.voided_at is null
where b.id = a.booking_id and b.status <> 'cancelled' and coalesce(i.total_cents, b.total_cents) < (
  select sum(case kind when 'payment' then amount_cents else -amount_cents end)
  from payments where booking_id = b.id and payment_status = 'completed');
