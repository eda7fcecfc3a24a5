-- Mail to users, mail that may leave only once, and what a person sees of their own.

alter table outbox_emails add column user_id uuid references users on delete cascade;
-- A mail with a reason to leave once (a reminder, an invitation to review) names it in data.once.
create unique index outbox_emails_once on outbox_emails (booking_id, kind, (data ->> 'once')) where data ? 'once';
create index outbox_emails_to_user on outbox_emails (user_id, kind, created_at) where user_id is not null;
create index outbox_emails_to_customer on outbox_emails (customer_id, kind, created_at) where customer_id is not null;

create index one_time_links_of_user on one_time_links (user_id) where user_id is not null;
create index one_time_links_of_customer on one_time_links (customer_id) where customer_id is not null;
create index one_time_links_of_booking on one_time_links (booking_id) where booking_id is not null;

-- When a booking last became completed: a day later its customer is asked for a review.
alter table bookings add column completed_at timestamptz;
create index bookings_completed on bookings (completed_at) where status = 'completed';
create index bookings_active_of_customer on bookings (customer_id, event_date, id)
  where status in ('pending', 'confirmed');
