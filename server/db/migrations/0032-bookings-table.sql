-- The orders of the office's table of bookings (docs/product.md P6.76). Its order by date is bookings_by_date.

create index bookings_by_state on bookings (status, event_date, id);
create index bookings_by_customer on bookings (lower(customer_name), event_date, id);
create index bookings_by_price on bookings (coalesce(total_cents, -1), event_date, id);
-- archived agents too: they have bookings
create index agents_of_any_name on agents (lower(name), id);

-- What the office wrote to the customers of selected bookings (P6.78). One message to many is one batch.
create table booking_messages (
  id uuid primary key default gen_random_uuid(),
  batch uuid not null,
  booking_id uuid not null constraint booking_messages_booking_fkey references bookings on delete cascade,
  recipient_email text not null check (length(recipient_email) <= 254),
  subject text not null check (length(subject) between 1 and 200),
  message text not null check (length(message) between 1 and 5000),
  sent_by uuid references users on delete set null,
  created_at timestamptz not null default now()
);
-- a request that is sent again mails nobody twice
create unique index booking_messages_once on booking_messages (batch, lower(recipient_email));
create index booking_messages_of_booking on booking_messages (booking_id);
