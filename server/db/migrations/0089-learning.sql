-- Messages the assistant had no good answer for, grouped by likeness; and what the office did about an application.

create table chat_gaps (
  id uuid primary key default gen_random_uuid(),
  -- the stems of its newest message: like messages have like stems
  words text not null check (length(words) <= 300),
  not_understood int not null default 0,
  rated_low int not null default 0,
  message_count int not null generated always as (not_understood + rated_low) stored,
  last_at timestamptz not null,
  dismissed_at timestamptz
);
create index chat_gaps_near on chat_gaps using gin (words gin_trgm_ops);
create index chat_gaps_open on chat_gaps (message_count desc, last_at desc, id desc) where dismissed_at is null;

create table chat_gap_messages (
  message_id uuid primary key constraint chat_gap_messages_message_fkey references chat_messages on delete cascade,
  gap_id uuid not null constraint chat_gap_messages_gap_fkey references chat_gaps on delete cascade,
  why text not null check (why in ('not-understood', 'rated-low')),
  said_at timestamptz not null
);
create index chat_gap_messages_newest on chat_gap_messages (gap_id, said_at desc, message_id);

-- The stems of a message in one order, so that neither word order nor small words matter; all of it where it has none.
create function chat_gap_words(content text) returns text language sql immutable parallel safe as $$
  select left(coalesce(
    nullif(array_to_string(tsvector_to_array(to_tsvector('english', plain_text(left(content, 500)))), ' '), ''),
    plain_text(content)
  ), 300)
$$;

-- Puts messages into the gaps they are like, or into new ones. A message that is in one stays there.
create function note_chat_gaps(ids uuid[], reason text) returns void language plpgsql
set pg_trgm.similarity_threshold = 0.45 as $$
declare
  said record;
  gap uuid;
begin
  -- two like messages at once make one gap
  perform pg_advisory_xact_lock(hashtext('chat_gaps'));
  for said in
    select m.id, m.created_at, chat_gap_words(m.content) as words from chat_messages m
    where m.id = any(ids) and not exists (select from chat_gap_messages n where n.message_id = m.id)
    order by m.created_at, m.id
  loop
    select g.id into gap from chat_gaps g where g.words % said.words or g.words = said.words
    order by g.words = said.words desc, similarity(g.words, said.words) desc, g.id limit 1;
    if gap is null then
      insert into chat_gaps (words, last_at) values (said.words, said.created_at) returning id into gap;
    end if;
    insert into chat_gap_messages (message_id, gap_id, why, said_at) values (said.id, gap, reason, said.created_at);
    update chat_gaps set
      not_understood = not_understood + (reason = 'not-understood')::int,
      rated_low = rated_low + (reason = 'rated-low')::int,
      words = case when said.created_at >= last_at then said.words else words end,
      last_at = greatest(last_at, said.created_at)
    where id = gap;
  end loop;
end $$;

-- A message that is erased leaves nothing behind: the gap keeps the words of the newest that stays, or goes with its last.
create function forget_chat_gap_messages() returns trigger language plpgsql as $$
begin
  if not exists (select from gone) then return null; end if;
  update chat_gaps g set not_understood = g.not_understood - n.not_understood, rated_low = g.rated_low - n.rated_low
  from (
    select gap_id, count(*) filter (where why = 'not-understood') as not_understood,
      count(*) filter (where why = 'rated-low') as rated_low
    from gone group by gap_id
  ) n where g.id = n.gap_id;
  update chat_gaps g set words = chat_gap_words(newest.content), last_at = newest.said_at
  from (select distinct gap_id from gone) n, lateral (
    select m.content, k.said_at from chat_gap_messages k join chat_messages m on m.id = k.message_id
    where k.gap_id = n.gap_id order by k.said_at desc, k.message_id limit 1
  ) newest where g.id = n.gap_id;
  delete from chat_gaps g using gone where g.id = gone.gap_id and g.message_count = 0;
  return null;
end $$;
create trigger chat_gap_messages_forget after delete on chat_gap_messages
  referencing old table as gone for each statement execute function forget_chat_gap_messages();

alter table chat_applications
  add column state text not null default 'open' check (state in ('open', 'answered', 'dismissed'));
create index chat_applications_open on chat_applications (session_id) where state = 'open';
