-- Signed proposals by the moment they were signed: reminders and work ask for those of the last days (P16.11).
create index proposals_accepted on proposals (closed_at) where state = 'accepted';
