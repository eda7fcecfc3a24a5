-- The tax in each payment, and in what went back of it (docs/product.md P7.103, P7.104).
alter table payments
  add column tax_cents bigint not null default 0,
  add constraint payments_tax check (tax_cents between 0 and amount_cents);

-- What a booking owes without an invoice has the tax that its payments have.
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
    select booking_id, sum(case kind when 'payment' then amount_cents else -amount_cents end)::bigint as cents,
      sum(case kind when 'payment' then tax_cents else -tax_cents end)::bigint as tax
    from payments where payment_status = 'completed' and kind <> 'refund' group by booking_id
  ) as settled on settled.booking_id = b.id
  cross join lateral (select case when b.status = 'cancelled' or b.payment_status <> 'pending' then 0
    else greatest(0, coalesce(i.total_cents, b.total_cents + coalesce(settled.tax, 0), 0) - coalesce(settled.cents, 0)) end as cents) as owed;

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
      coalesce(sum(case kind when 'payment' then tax_cents else -tax_cents end) filter (where kind <> 'refund'), 0)::bigint
        as tax,
      max(verified_at) filter (where kind = 'payment' and reversed_at is null) as verified_at
    from payments where payment_status = 'completed' group by booking_id
  ) as ledger on ledger.booking_id = b.id
  cross join lateral (select coalesce(i.total_cents, b.total_cents + ledger.tax) as cents) as price
  where b.status = 'completed' and b.payment_status = 'paid' and price.cents > 0 and ledger.verified >= price.cents;

create or replace function complete_excess() returns trigger language plpgsql as $$
begin
  select case when b.status = 'cancelled' then 0
      else greatest(0, ledger.kept - coalesce(i.total_cents, b.total_cents + ledger.tax, ledger.kept)) end
    into new.excess_cents
  from bookings b
  left join invoices i on i.booking_id = b.id and i.voided_at is null
  cross join lateral (
    select coalesce(sum(case kind when 'payment' then amount_cents else -amount_cents end), 0)::bigint as kept,
      coalesce(sum(case kind when 'payment' then tax_cents else -tax_cents end), 0)::bigint as tax
    from payments where booking_id = b.id and payment_status = 'completed'
  ) as ledger
  where b.id = new.booking_id;
  return new;
end $$;

-- Tax collected: of payments, minus that of refunds and reversals.
create or replace function measures_of(p payments) returns table (measure text, amount bigint) language sql stable as $$
  select m.measure, m.amount from (values
    (case when p.kind = 'payment' then 'payments.received' else 'payments.returned' end, p.amount_cents),
    (case when p.kind = 'payment' and p.verified_at is null and p.reversed_at is null then 'payments.unverified' end,
      p.amount_cents),
    (case when p.kind = 'payment' and p.verified_at is null and p.reversed_at is null then 'payments.waiting' end, 1),
    (case when p.tax_cents <> 0 then 'payments.tax' end, case p.kind when 'payment' then p.tax_cents else -p.tax_cents end)
  ) as m (measure, amount)
  where p.payment_status = 'completed' and m.measure is not null
$$;

alter table tally_months drop constraint tally_months_measure_check,
  add constraint tally_months_measure_check
    check (measure in ('payments.received', 'payments.returned', 'payments.tax'));

create or replace function fold_tallies(most int) returns bigint language plpgsql as $$
declare
  folded bigint;
  folded_revenue bigint;
begin
  perform pg_advisory_xact_lock(hashtext('fold_tallies'));
  with taken as (
    delete from tally_changes where id in (select id from tally_changes order by id limit most)
    returning measure, day, category_id, event_type, amount
  ), detailed as (
    insert into tallies select measure, day, category_id, event_type, sum(amount) from taken group by 1, 2, 3, 4
    on conflict (measure, day, category_id, event_type) do update set amount = tallies.amount + excluded.amount
  ), by_month as (
    insert into tally_months select measure, month_of(day), category_id, event_type, sum(amount) from taken
    where measure in ('payments.received', 'payments.returned', 'payments.tax') group by 1, 2, 3, 4
    on conflict (measure, month, category_id, event_type) do update set amount = tally_months.amount + excluded.amount
  ), totalled as (
    insert into tally_totals select measure, category_id, sum(amount) from taken group by 1, 2
    on conflict (measure, category_id) do update set amount = tally_totals.amount + excluded.amount
  )
  select count(*) into folded from taken;
  with taken as (
    delete from revenue_changes where id in (select id from revenue_changes order by id limit most)
    returning day, agent_id, customer_id, amount
  ), summed as (
    insert into revenue_tallies
    select p.side, s.unit, s.since, p.id, sum(t.amount)
    from taken t cross join lateral spans_around(t.day) s
    cross join lateral (values ('agent', t.agent_id), ('customer', t.customer_id)) as p (side, id) group by 1, 2, 3, 4
    on conflict (side, unit, since, party_id) do update set amount = revenue_tallies.amount + excluded.amount
  )
  select count(*) into folded_revenue from taken;
  return folded + folded_revenue;
end $$;

create or replace function recount_tallies() returns void language plpgsql as $$
begin
  perform recount_days();
  delete from tally_months;
  insert into tally_months
  select measure, month_of(day), category_id, event_type, sum(amount) from tallies
  where measure in ('payments.received', 'payments.returned', 'payments.tax') group by 1, 2, 3, 4 having sum(amount) <> 0;
end $$;

-- The payments there are: of what was paid on an invoice, what goes beyond its price is its tax.
alter table payments disable trigger user;
update payments p
set tax_cents = greatest(0, least(r.upto, r.total) - r.net) - greatest(0, least(r.upto - r.cents, r.total) - r.net)
from (
  select p.id, p.amount_cents as cents, i.total_cents as total, i.total_cents - i.tax_cents as net,
    sum(p.amount_cents) over (partition by p.booking_id order by p.created_at, p.id) as upto
  from payments p join invoices i on i.booking_id = p.booking_id and i.voided_at is null and i.tax_cents > 0
  where p.kind = 'payment' and p.payment_status = 'completed' and p.reversed_at is null
) as r
where r.id = p.id and r.upto > r.net;
-- What went back took its part along.
update payments p set tax_cents = round(r.tax::numeric * r.upto / r.cents) - round(r.tax::numeric * (r.upto - r.back) / r.cents)
from (
  select back.id, back.amount_cents as back, paid.amount_cents as cents, paid.tax_cents as tax,
    sum(back.amount_cents) over (partition by paid.id order by back.created_at, back.id) as upto
  from payments back join payments paid on paid.id = back.payment_id
  where back.payment_status in ('pending', 'completed') and paid.tax_cents > 0
) as r
where r.id = p.id and r.upto <= r.cents;
alter table payments enable trigger user;
insert into tally_changes (measure, day, category_id, event_type, amount)
select m.measure, atlanta_day(coalesce(p.paid_at, p.created_at)), c.id, b.event_type, sum(m.amount)
from payments p join bookings b on b.id = p.booking_id join agents a on a.id = b.agent_id
join categories c on c.name = a.category cross join lateral measures_of(p) m
where p.tax_cents > 0 and m.measure = 'payments.tax' group by 1, 2, 3, 4;
