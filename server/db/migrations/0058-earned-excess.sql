-- The tax in a refund of what was beyond the price is no part of the price either: the share of talent is of what is kept
-- of a price without it (docs/product.md P7.42, P7.154).
create or replace view earned_bookings as
  select b.id as booking_id, b.agent_id, coalesce(i.subtotal_cents - i.discount_cents, b.total_cents) as net_cents,
    price.cents as price_cents, greatest(0, least(price.cents, ledger.verified - ledger.refunded)) as kept_cents,
    greatest(b.completed_at, ledger.verified_at) as since,
    price_lines_cents(b.price_lines, 'talent') as talent_cents, price_lines_cents(b.price_lines, 'agency') as agency_cents,
    b.price_lines as lines
  from bookings b
  left join invoices i on i.booking_id = b.id and i.voided_at is null
  join (
    select booking_id,
      coalesce(sum(amount_cents) filter (where kind = 'payment' and verified_at is not null and reversed_at is null), 0)
        ::bigint as verified,
      coalesce(sum(amount_cents) filter (where kind = 'refund'), 0)::bigint as refunded,
      coalesce(sum(case kind when 'payment' then tax_cents when 'refund' then -excess_tax_cents else -tax_cents end), 0)
        ::bigint as tax,
      max(verified_at) filter (where kind = 'payment' and reversed_at is null) as verified_at
    from payments where payment_status = 'completed' group by booking_id
  ) as ledger on ledger.booking_id = b.id
  cross join lateral (select coalesce(i.total_cents, b.total_cents + ledger.tax) as cents) as price
  where b.status = 'completed' and b.payment_status = 'paid' and price.cents > 0 and ledger.verified >= price.cents;
