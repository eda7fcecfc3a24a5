-- One payment for several bookings of an event is a row for each booking with a shared group (docs/product.md P16.10).
alter table payments add column group_id uuid;
create index payments_of_group on payments (group_id) where group_id is not null;
