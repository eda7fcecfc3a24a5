-- An open invoice counts while its booking owes it: one whose booking was cancelled or refunded is no longer pending
-- (docs/product.md P7.48). So open ones are counted with the booking's account, under the lock of its row, and invoices
-- alone count what is paid.

create or replace function counts_of(i invoices) returns table (measure text, day date, amount bigint)
language sql stable as $$
  select m.measure, atlanta_day(i.due_date), 1::bigint
  from (values ('invoices.total'), ('invoices.paid')) as m (measure)
  where i.voided_at is null and i.status = 'paid'
$$;

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
    select booking_id, sum(case kind when 'payment' then amount_cents else -amount_cents end)::bigint as cents
    from payments where payment_status = 'completed' and kind <> 'refund' group by booking_id
  ) as settled on settled.booking_id = b.id
  cross join lateral (select case when b.status = 'cancelled' or b.payment_status <> 'pending' then 0
    else greatest(0, coalesce(i.total_cents, b.total_cents, 0) - coalesce(settled.cents, 0)) end as cents) as owed;

create or replace function keep_account(booking uuid) returns void language plpgsql as $$
declare
  was booking_accounts;
  is_now booking_accounts;
begin
  perform from bookings where id = booking for no key update;
  if not found then return; end if;
  select * into was from booking_accounts where booking_id = booking;
  select booking_id, day, owed_cents - counted_cents, due_day, due_cents into is_now
  from booking_balances where booking_id = booking;
  if was is not distinct from is_now then return; end if;
  insert into booking_accounts values (is_now.*) on conflict (booking_id) do update
    set day = excluded.day, owed_beyond_cents = excluded.owed_beyond_cents, due_day = excluded.due_day,
      due_cents = excluded.due_cents;
  insert into tally_changes (measure, day, category_id, event_type, amount)
  select c.measure, c.day, no_category(), '', sum(c.amount)
  from (values
    ('bookings.owed', is_now.day, is_now.owed_beyond_cents), ('bookings.owed', was.day, -was.owed_beyond_cents),
    ('invoices.owed', is_now.due_day, is_now.due_cents), ('invoices.owed', was.due_day, -was.due_cents),
    ('invoices.pending', is_now.due_day, 1), ('invoices.pending', was.due_day, -1),
    ('invoices.total', is_now.due_day, 1), ('invoices.total', was.due_day, -1)
  ) as c (measure, day, amount)
  where c.day is not null group by c.measure, c.day having sum(c.amount) <> 0;
end $$;

-- Counting anew counts them from the accounts.
alter function recount_days() rename to recount_rows;
create function recount_days() returns void language plpgsql as $$
begin
  perform recount_rows();
  insert into tallies
  select m.measure, a.due_day, no_category(), '', count(*)
  from booking_accounts a cross join (values ('invoices.total'), ('invoices.pending')) as m (measure)
  where a.due_day is not null group by 1, 2
  on conflict (measure, day, category_id, event_type) do update set amount = tallies.amount + excluded.amount;
  insert into tally_totals
  select m.measure, no_category(), count(*)
  from booking_accounts a cross join (values ('invoices.total'), ('invoices.pending')) as m (measure)
  where a.due_day is not null group by 1
  on conflict (measure, category_id) do update set amount = tally_totals.amount + excluded.amount;
end $$;

-- Those that are counted already and are not owed.
select pg_advisory_xact_lock(hashtext('fold_tallies'));
insert into tally_changes (measure, day, category_id, event_type, amount)
select m.measure, a.due_day, no_category(), '', -count(*)
from booking_accounts a join bookings b on b.id = a.booking_id
cross join (values ('invoices.total'), ('invoices.pending')) as m (measure)
where a.due_day is not null and (b.status = 'cancelled' or b.payment_status = 'refunded')
group by 1, 2;
update booking_accounts a set due_day = null from bookings b
where b.id = a.booking_id and a.due_day is not null and (b.status = 'cancelled' or b.payment_status = 'refunded');
