-- The part of a refund that gave back what had been paid beyond the price, and the tax in it. That part no longer counts
-- as paid: a dearer price asks for it again. The rest of a refund is not owed again (docs/product.md P7.24, P7.154).
alter table payments
  add column excess_cents bigint not null default 0,
  add column excess_tax_cents bigint not null default 0,
  add constraint payments_excess check (excess_cents between 0 and amount_cents and (kind = 'refund' or excess_cents = 0)),
  add constraint payments_excess_tax check (excess_tax_cents between 0 and least(tax_cents, excess_cents));

create or replace view booking_balances as
  select b.id as booking_id, atlanta_day(b.event_date) as day, owed.cents as owed_cents,
    case when b.status <> 'cancelled' and b.payment_status = 'pending' then coalesce(b.total_cents, 0) else 0 end
      as counted_cents,
    case when i.status = 'pending' and b.status <> 'cancelled' and b.payment_status <> 'refunded'
      then atlanta_day(i.due_date) end as due_day,
    case when i.status = 'pending' then owed.cents else 0 end as due_cents
  from bookings b
  left join invoices i on i.booking_id = b.id and i.voided_at is null
  left join (
    select booking_id,
      sum(case kind when 'payment' then amount_cents when 'refund' then -excess_cents else -amount_cents end)::bigint
        as cents,
      sum(case kind when 'payment' then tax_cents when 'refund' then -excess_tax_cents else -tax_cents end)::bigint
        as tax
    from payments where payment_status = 'completed' group by booking_id
  ) as settled on settled.booking_id = b.id
  cross join lateral (select case when b.status = 'cancelled' or b.payment_status <> 'pending' then 0
    else greatest(0, coalesce(i.total_cents, b.total_cents + coalesce(settled.tax, 0), 0) - coalesce(settled.cents, 0)) end as cents) as owed;
