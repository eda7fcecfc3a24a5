-- Bookings that may wait for a deposit (docs/product.md P16.11): the list of work and the reminders begin with them.
create index bookings_deposit_due on bookings (event_date, id) include (event_id)
  where status = 'confirmed' and payment_status = 'pending' and deposit_percent is not null and total_cents > 0;
