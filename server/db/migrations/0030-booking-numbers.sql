-- A number people can say for every booking (docs/product.md P3.36).

create sequence booking_numbers;
alter table bookings add column number int;

-- Every fifth place, moved on by up to four: gaps of 1 to 9, and no number twice. Numbering is no change of a booking.
alter table bookings disable trigger user;
update bookings b set number = 1000 + 5 * ranked.place + floor(random() * 5)
from (select id, row_number() over (order by created_at, id) as place from bookings) as ranked where ranked.id = b.id;
alter table bookings enable trigger user;
select setval('booking_numbers', count(*) + 1, false) from bookings;

alter table bookings
  alter column number set default 1000 + 5 * nextval('booking_numbers') + floor(random() * 5),
  alter column number set not null,
  add constraint bookings_number_key unique (number);
-- so that a backup keeps where it goes on
alter sequence booking_numbers owned by bookings.number;
