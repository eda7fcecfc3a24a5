-- Payments and busy times from files (docs/product.md P17.30, P17.35).

alter table import_batches drop constraint import_batches_kind_check;
alter table import_batches add constraint import_batches_kind_check
  check (kind in ('customers', 'bookings', 'agents', 'payments', 'busy', 'photos'));

-- Whose calendar it is; null where names of files say it.
alter table import_batches add column agent_id uuid;

-- The payment status that a booking had before a row changed it: an undo gives it back.
alter table import_rows add column status_before text check (status_before in ('pending', 'paid'));

-- How many of a booking's versions imports of payments made, by its payment status: they are no change of the booking (P17.28).
alter table bookings add column imported_changes int not null default 0;

-- Rows of payments by their booking: what a file adds to one is summed up.
create index import_rows_of_booking on import_rows (batch_id, (fields ->> 'bookingId'), position)
  where fields ->> 'bookingId' is not null;

-- A payment from before the product, entered by an import.
alter table payments add column imported_at timestamptz;

-- Talent had their share of what was over and paid before the import: imported payments that cover the price of such a
-- booking bring none (P17.33). One that was imported as completed, and paid here in part, brings its share as any other.
create or replace view earned_bookings as
  select b.id as booking_id, b.agent_id, coalesce(i.subtotal_cents - i.discount_cents, b.total_cents) as net_cents,
    price.cents as price_cents, greatest(0, least(price.cents, ledger.verified - ledger.refunded)) as kept_cents,
    greatest(b.completed_at, ledger.verified_at) as since,
    price_lines_cents(b.price_lines, 'talent') as talent_cents, price_lines_cents(b.price_lines, 'agency') as agency_cents,
    b.price_lines as lines
  from bookings b
  left join invoice_parts i on i.booking_id = b.id and i.voided_at is null
  join (
    select booking_id,
      coalesce(sum(amount_cents) filter (where kind = 'payment' and verified_at is not null and reversed_at is null), 0)
        ::bigint as verified,
      coalesce(sum(amount_cents) filter (where kind = 'payment' and imported_at is not null and reversed_at is null), 0)
        ::bigint as imported,
      coalesce(sum(amount_cents) filter (where kind = 'refund'), 0)::bigint as refunded,
      coalesce(sum(case kind when 'payment' then tax_cents when 'refund' then -excess_tax_cents else -tax_cents end), 0)
        ::bigint as tax,
      max(verified_at) filter (where kind = 'payment' and reversed_at is null) as verified_at
    from payments where payment_status = 'completed' group by booking_id
  ) as ledger on ledger.booking_id = b.id
  cross join lateral (select coalesce(i.total_cents, b.total_cents + ledger.tax) as cents) as price
  where b.status = 'completed' and b.payment_status = 'paid' and price.cents > 0 and ledger.verified >= price.cents
    and not (b.imported_at is not null and b.completed_at <= b.imported_at and ledger.imported >= price.cents);
