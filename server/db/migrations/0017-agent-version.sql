-- A row version says what somebody decided about an agent. What bookings and reviews make of the counts is decided by
-- nobody: an admin at the edit sheet must not be told of a conflict because a booking was completed meanwhile.
create function bump_agent_version() returns trigger language plpgsql as $$
declare
  -- the words are made from the rest after this has run
  counts constant text[] := array['total_bookings', 'rating', 'updated_at', 'search_words'];
begin
  new.updated_at := now();
  if to_jsonb(new) - counts is distinct from to_jsonb(old) - counts then
    new.version := old.version + 1;
  end if;
  return new;
end $$;
drop trigger agents_version on agents;
create trigger agents_version before update on agents for each row execute function bump_agent_version();
