-- What the office writes down about an event (docs/product.md P6.232).
alter table events
  add column title text constraint events_title check (length(title) between 1 and 120),
  add column contact_name text constraint events_contact_name check (length(contact_name) between 1 and 200),
  add column contact_phone text constraint events_contact_phone check (length(contact_phone) between 1 and 50),
  add column notes text constraint events_notes check (length(notes) between 1 and 5000),
  add column version integer not null default 1,
  add column updated_at timestamptz not null default now();
create trigger events_version before update on events for each row execute function bump_version();

-- The trail of a customer's events is erased with the customer's other things.
create or replace function erase_audit(customer uuid, chats text[]) returns void language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  -- states, sums, days and ids: they identify no one
  kept text[] := '{status, paymentStatus, totalCents, amountCents, paidCents, agentId, bookingId, invoiceId, paymentId,
    refundId, reversalId, processorId, invoiceNumber, requestedAs, eventDate, eventType, dueDate, sentAt, agentAnswer,
    purpose, paymentMethod, last4, type}';
begin
  with of_customer as (select id from bookings where customer_id = customer),
  things (entity, entity_id) as (
    select 'customer', customer::text
    union all select 'booking', id::text from of_customer
    union all select 'payment', id::text from payments where booking_id in (select id from of_customer)
    union all select 'invoice', id::text from invoices where booking_id in (select id from of_customer)
    union all select 'testimonial', id::text from testimonials where booking_id in (select id from of_customer)
    union all select 'chat', unnest(chats)
    union all select 'event', id::text from events where customer_id = customer
    union all select 'proposal', id::text from proposals
      where event_id in (select id from events where customer_id = customer)
  ),
  found as (
    select a.id from audit_log a join things t on (a.entity, a.entity_id) = (t.entity, t.entity_id)
    -- a thing that was deleted, such as a card, is found by the person who deleted it
    union select id from audit_log where actor_role = 'customer' and actor_id = customer
  )
  update audit_log a set before = erased_values(a.before, kept), after = erased_values(a.after, kept), reason = null
  from found f where a.id = f.id;
end $$;
