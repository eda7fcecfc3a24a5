-- The table of bookings by place and by what is owed (docs/product.md P6.172).
create index bookings_by_place on bookings (lower(left(coalesce(event_location, ''), 80)), event_date, id);

-- What is owed is the booking's own row and what its account has beyond it. Most bookings owe what their row says.
create index bookings_by_owed on bookings (
  (case when status <> 'cancelled' and payment_status = 'pending' then coalesce(total_cents, 0) else 0 end), event_date, id
);

-- The others are ordered by their account, which keeps the sum and the booking's event.
alter table booking_accounts add column owed_cents bigint;
alter table booking_accounts add column event_date timestamptz;

-- keep_account leaves both columns empty, so that it writes the row whenever it is called. It holds the lock of the
-- booking, so what is read here is what it read.
create function complete_account() returns trigger language plpgsql as $$
begin
  select new.owed_beyond_cents + case when b.status <> 'cancelled' and b.payment_status = 'pending'
      then coalesce(b.total_cents, 0) else 0 end, b.event_date
    into new.owed_cents, new.event_date
  from bookings b where b.id = new.booking_id;
  return new;
end $$;
create trigger booking_accounts_complete before insert or update on booking_accounts
  for each row execute function complete_account();

update booking_accounts set owed_cents = null where owed_beyond_cents <> 0;

create index booking_accounts_by_owed on booking_accounts (owed_cents, event_date, booking_id)
  where owed_beyond_cents <> 0;
