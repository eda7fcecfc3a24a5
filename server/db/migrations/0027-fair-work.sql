-- A poster to be drawn after the save that needs it. The row is the job (docs/decisions/013).
create table poster_jobs (
  agent_id uuid primary key references agents on delete cascade,
  -- the drawing counts as this user's; null counts for nobody
  requested_by uuid references users on delete set null,
  due_at timestamptz not null default now(),
  attempts int not null default 0
);
create index poster_jobs_due on poster_jobs (due_at);

-- Pictures that were decoded or drawn for a user: the work is limited, not the rows that come of it.
create table picture_work (
  id bigint generated always as identity primary key,
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('poster', 'upload')),
  done_at timestamptz not null default now()
);
create index picture_work_of_user on picture_work (user_id, kind, done_at);
create index picture_work_old on picture_work (done_at);

-- A poster that was drawn changes nothing that somebody decided: no conflict for an admin at the edit sheet.
create or replace function bump_agent_version() returns trigger language plpgsql as $$
declare
  -- the words are made from the rest after this has run
  counts constant text[] := array['total_bookings', 'rating', 'updated_at', 'search_words', 'poster_image'];
begin
  new.updated_at := now();
  if to_jsonb(new) - counts is distinct from to_jsonb(old) - counts then
    new.version := old.version + 1;
  end if;
  return new;
end $$;

-- The network a conversation comes from, until it ends, and whether it holds a place among the live ones.
alter table chat_sessions
  add column network text check (length(network) <= 60),
  add column admitted boolean not null default true;
alter table chat_sessions alter column admitted set default false;
