-- Pending bookings that their agent declined come first in the office's list of work, however far away they are.
create index bookings_declined on bookings (event_date, id) where status = 'pending' and agent_answer = 'declined';
-- The pending bookings with the nearest events come next.
create index bookings_pending on bookings (event_date, id) where status = 'pending';
