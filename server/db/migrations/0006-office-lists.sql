-- What the office's lists look for besides dates and names.

-- Blocked time, told apart from the time of bookings.
create index agent_statuses_blocked on agent_statuses (agent_id, start_time)
  where booking_id is null and status in ('active', 'overlapping');
-- Reviews that wait for a decision, and those that were rejected: few among many.
create index testimonials_waiting on testimonials (created_at desc, id desc) where not is_approved and rejected_at is null;
create index testimonials_rejected on testimonials (created_at desc, id desc) where rejected_at is not null;
