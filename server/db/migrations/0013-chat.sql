-- Conversations: who has one, who waits for a person, and what is found in them.

alter table chat_sessions
  -- a person is asked for and nobody has come
  add column waiting_since timestamptz,
  add column contact_name text check (length(contact_name) <= 200),
  add column contact_email text check (length(contact_email) <= 254),
  add column contact_phone text check (length(contact_phone) <= 40),
  -- who of the agency has it, and the name the visitor sees
  add column taken_by uuid references users on delete set null,
  add column taken_name text check (length(taken_name) <= 60),
  add column taken_at timestamptz,
  -- one answer at a time: until then the assistant is at work on one
  add column answering_until timestamptz,
  add column ended_at timestamptz,
  add column message_count int not null default 0,
  add constraint chat_sessions_transcripts check (transcripts_sent between 0 and 3),
  add constraint chat_sessions_taken check ((taken_name is null) = (taken_at is null));
create index chat_sessions_waiting on chat_sessions (created_at desc, id desc) where waiting_since is not null;
create index chat_sessions_last on chat_sessions (last_message_at);

alter table chat_messages
  -- of an answer: what it was about
  add column intent text check (length(intent) <= 40);
create index chat_messages_intents on chat_messages (created_at, intent) where intent is not null;
create index chat_messages_words on chat_messages using gin (to_tsvector('simple', content));
create index chat_ratings_newest on chat_ratings (created_at, rating);
