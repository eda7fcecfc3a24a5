-- Agents become public when the office publishes them, and an invite can be for an agent who has no log-in yet.

-- Null until the office publishes the agent. Those who were there before are public, and so is one the office adds.
alter table agents add column published_at timestamptz default now();
create index agents_unpublished on agents (lower(name), id) where archived_at is null and published_at is null;
create index agents_archived on agents (lower(name), id) where archived_at is not null;

alter table agency_settings add column review_new_agents boolean not null default true;

alter table agent_invite_codes
  -- the agent whose profile the invited person claims; null for an invite that makes a new agent
  add column agent_id uuid references agents on delete cascade,
  -- when the code was first read on the registration page
  add column opened_at timestamptz;
create index agent_invite_codes_of_agent on agent_invite_codes (agent_id) where agent_id is not null;
-- when an invite was mailed
create index outbox_emails_of_invite on outbox_emails ((data ->> 'inviteId')) where kind = 'agent-invitation';

create or replace view kb_agents as
select id, name as title, concat_ws(' ',
  initcap(replace(category, '_', ' ')) || '.',
  case when hourly_rate > 0 then '$' || hourly_rate || '/hr.' end,
  case when cardinality(specialties) > 0 then 'Specialties: ' || array_to_string(specialties, ', ') || '.' end,
  nullif(bio, ''),
  case when experience <> '' then 'Experience: ' || experience || '.' end
) as content
from agents where archived_at is null and published_at is not null;
