-- An answered gap is kept, so that what was said before its answer begins no new one; noting and erasing take turns.

alter table chat_gaps add column answered_at timestamptz;
drop index chat_gaps_open;
create index chat_gaps_open on chat_gaps (message_count desc, last_at desc, id desc)
  where dismissed_at is null and answered_at is null;

-- Puts messages into the gaps they are like, or into new ones. A message that is in one stays there.
create or replace function note_chat_gaps(ids uuid[], reason text) returns void language plpgsql
set pg_trgm.similarity_threshold = 0.45 as $$
declare
  said record;
  gap uuid;
begin
  -- who erases a conversation has its row first, and then writes gaps
  perform from chat_sessions s where s.id in (select m.session_id from chat_messages m where m.id = any(ids))
  order by s.id for key share;
  -- one transaction at a time writes gaps: two like messages at once make one
  perform pg_advisory_xact_lock(hashtext('chat_gaps'));
  for said in
    select m.id, m.created_at, chat_gap_words(m.content) as words from chat_messages m
    where m.id = any(ids) and not exists (select from chat_gap_messages n where n.message_id = m.id)
    order by m.created_at, m.id
  loop
    -- what was said before its group was answered stays in it
    select g.id into gap from chat_gaps g
    where (g.words % said.words or g.words = said.words) and (g.answered_at is null or g.answered_at > said.created_at)
    order by g.words = said.words desc, similarity(g.words, said.words) desc, g.id limit 1 for update;
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
create or replace function forget_chat_gap_messages() returns trigger language plpgsql as $$
begin
  if not exists (select from gone) then return null; end if;
  perform pg_advisory_xact_lock(hashtext('chat_gaps'));
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
