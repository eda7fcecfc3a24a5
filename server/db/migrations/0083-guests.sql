-- How many guests an event has, where the customer or the office said so.
alter table bookings add column guests int constraint bookings_guests check (guests between 1 and 100000);
