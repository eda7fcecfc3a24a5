-- What a conversation knows, has shown and has asked, and the applications of people who want to work here.

alter table chat_sessions
  add column dialogue jsonb,
  -- why its visitor waits, or last waited, for a person
  add column waiting_for text constraint chat_sessions_waiting_for check (waiting_for in ('person', 'complaint', 'emergency'));

create table chat_applications (
  session_id uuid primary key constraint chat_applications_session_fkey references chat_sessions on delete cascade,
  name text not null check (length(name) between 1 and 200),
  email text check (length(email) <= 254),
  phone text check (length(phone) <= 40),
  talent text check (length(talent) <= 300),
  created_at timestamptz not null default now(),
  constraint chat_applications_contact check (email is not null or phone is not null)
);
create index chat_applications_newest on chat_applications (created_at desc);
