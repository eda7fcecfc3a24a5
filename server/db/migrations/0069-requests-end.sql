-- An open request ends with its booking: there is nothing to answer any more (docs/product.md P15.49).
create function end_requests() returns trigger language plpgsql as $$
begin
  update booking_requests set state = 'withdrawn', answered_at = now()
  where booking_id = new.id and state in ('open', 'proposed');
  return null;
end $$;
create trigger bookings_end_requests after update of status on bookings for each row
  when (new.status in ('cancelled', 'completed') and old.status <> new.status) execute function end_requests();

update booking_requests r set state = 'withdrawn', answered_at = now() from bookings b
where b.id = r.booking_id and b.status in ('cancelled', 'completed') and r.state in ('open', 'proposed');
