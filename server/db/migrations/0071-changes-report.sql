-- What the report of cancellations and changes reads, by its day (docs/product.md P15.80).
create index booking_requests_of_time on booking_requests (created_at, id);
create index drop_outs_of_time on drop_outs (created_at, id);
create index replacement_offers_of_time on replacement_offers (created_at);

alter table booking_requests
  -- the customer accepted what the office proposed; an approval of the first wish leaves it false
  add column accepted_proposal boolean not null default false,
  -- what the approval added to the price before tax; below zero when the booking became cheaper, null without a price
  add column price_change_cents bigint,
  add constraint booking_requests_accepted check (not accepted_proposal or (state = 'approved' and proposed is not null));

update booking_requests r set accepted_proposal = true from audit_log a
where r.state = 'approved' and r.proposed is not null
  and a.entity = 'booking' and a.entity_id = r.booking_id::text and a.action = 'booking.change-approved'
  and a.actor_role = 'customer' and a.after ->> 'request' = r.id::text;
