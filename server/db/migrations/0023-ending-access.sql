-- Where a session was last used from, for the list of one's own sessions, newest first.
alter table sessions add column address text check (length(address) <= 45);
create index sessions_user_newest on sessions (user_id, created_at desc, id desc) where user_id is not null;
create index sessions_customer_newest on sessions (customer_id, created_at desc, id desc) where customer_id is not null;
drop index sessions_user;
drop index sessions_customer;

-- An admin's feed of the agency ends with the admin's sessions. Null for a feed made before.
alter table calendar_feeds
  add column created_by uuid references users on delete set null,
  add column last_read_at timestamptz;

-- Conversations an admin has are handed back when the admin's access ends.
create index chat_sessions_taken on chat_sessions (taken_by) where taken_by is not null;

-- A revoked invite cannot be used; its row stays.
alter table agent_invite_codes add column revoked_at timestamptz;
create index agent_invite_codes_open on agent_invite_codes (created_at desc, id desc)
  where not used and revoked_at is null;
