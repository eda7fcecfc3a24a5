-- The least and the most that a category asks for an hour are read at both ends of an index instead of from every agent.
-- The public list of services and the assistant's answers about prices have them.
create index agents_by_rate on agents (category, hourly_rate)
  where archived_at is null and published_at is not null and availability and hourly_rate > 0;
