-- Requests may insert into the audit trail and read it, nothing else (docs/product.md S110). Erasing a customer removes
-- what identifies them from it (S71): this function does that with the rights of the owner of the tables. Every entry
-- stays; of the values before and after only figures, switches and the fields below stay, and no reason.
create function erase_audit(customer uuid, chats text[]) returns void language plpgsql
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
  ),
  found as (
    select a.id from audit_log a join things t on (a.entity, a.entity_id) = (t.entity, t.entity_id)
    -- a thing that was deleted, such as a card, is found by the person who deleted it
    union select id from audit_log where actor_role = 'customer' and actor_id = customer
  )
  update audit_log a set before = erased_values(a.before, kept), after = erased_values(a.after, kept), reason = null
  from found f where a.id = f.id;
end $$;

create function erased_values(side jsonb, kept text[]) returns jsonb language sql immutable as $$
  select case when jsonb_typeof(side) = 'object' then (
    select jsonb_object_agg(key, case
      when jsonb_typeof(value) in ('number', 'boolean', 'null') or key = any (kept) then value
      else to_jsonb('erased'::text) end)
    from jsonb_each(side)) end
$$;

revoke execute on function erase_audit(uuid, text[]) from public;
