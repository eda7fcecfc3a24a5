-- An event has one customer and the bookings of its performers (docs/product.md P3.63).
create table events (
  id uuid primary key default gen_random_uuid(),
  customer_id uuid not null constraint events_customer_fkey references customers,
  created_at timestamptz not null default now(),
  constraint events_id_customer_key unique (id, customer_id)
);
create index events_of_customer on events (customer_id);

-- Each booking there is gets its own event. Naming it is no change of a booking.
insert into events (id, customer_id, created_at) select id, customer_id, created_at from bookings;
alter table bookings add column event_id uuid;
alter table bookings disable trigger user;
update bookings set event_id = id;
alter table bookings enable trigger user;

-- All bookings of an event are its customer's; a merge moves the event, and its bookings with it.
alter table bookings
  alter column event_id set not null,
  add constraint bookings_event_fkey foreign key (event_id, customer_id) references events (id, customer_id) on update cascade;
create index bookings_of_event on bookings (event_id);

-- A booking that names no event gets one of its own. It fires after bookings_follow_merge, in the order of names.
create function give_own_event() returns trigger language plpgsql as $$
begin
  insert into events (id, customer_id) values (new.id, new.customer_id);
  new.event_id := new.id;
  return new;
end $$;
create trigger bookings_own_event before insert on bookings
  for each row when (new.event_id is null) execute function give_own_event();
