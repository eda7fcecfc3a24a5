-- One card payment for several bookings is a row for each booking with a shared group and the provider's one id; so are its
-- refunds and the reversals of a lost dispute (docs/product.md P7.182). An id still names one thing: rows that share it are
-- of one group and of different bookings.
drop index payments_processor_key;
alter table payments add constraint payments_processor_key
  exclude using gist (processor with =, processor_id with =, (coalesce(group_id, id)) with <>)
  where (processor_id is not null);
create unique index payments_processor_of_booking on payments (processor, processor_id, booking_id)
  where processor_id is not null;

-- What a checkout for several bookings pays, in the order of the lines on its page: [{bookingId, purpose, cents}]. Its amount
-- is their sum; booking and purpose of the row are those of the first. Null for a checkout of one booking.
alter table checkouts add column parts jsonb
  check (jsonb_typeof(parts) = 'array' and jsonb_array_length(parts) > 1);
