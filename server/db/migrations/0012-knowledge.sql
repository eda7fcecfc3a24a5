-- What the assistant knows: one entry for each thing it may speak of, found by words; and answers the office wrote.

create table written_answers (
  id uuid primary key default gen_random_uuid(),
  question text not null check (length(question) between 1 and 500),
  answer text not null check (length(answer) between 1 and 2000),
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index written_answers_newest on written_answers (created_at desc, id desc);
create trigger written_answers_version before update on written_answers
  for each row execute function bump_version();

-- Made from other rows and from the product's own texts; written by nothing but the triggers below and
-- server/chat/knowledge/knowledge-rows.ts.
create table kb_entries (
  kind text not null check (kind in ('agent', 'category', 'service', 'policy', 'answer')),
  source_id text not null check (length(source_id) <= 200),
  title text not null,
  content text not null,
  search tsvector not null generated always as (
    setweight(to_tsvector('english', plain_text(title)), 'A')
    || setweight(to_tsvector('english', plain_text(content)), 'B')
  ) stored,
  primary key (kind, source_id)
);
create index kb_entries_search on kb_entries using gin (search);
create index kb_entries_near on kb_entries using gin (plain_text(title) gin_trgm_ops) where kind <> 'agent';

-- When all of it was last built anew; one row.
create table kb_builds (
  id boolean primary key default true check (id),
  built_at timestamptz not null
);

-- What rows of the database say to everybody; the facts of the public list and no others.
create view kb_agents as
select id, name as title, concat_ws(' ',
  initcap(replace(category, '_', ' ')) || '.',
  case when hourly_rate > 0 then '$' || hourly_rate || '/hr.' end,
  case when cardinality(specialties) > 0 then 'Specialties: ' || array_to_string(specialties, ', ') || '.' end,
  nullif(bio, ''),
  case when experience <> '' then 'Experience: ' || experience || '.' end
) as content
from agents where archived_at is null;

create view kb_categories as
select id, display_name as title, coalesce(nullif(description, ''), display_name) as content from categories;

create view kb_answers as select id, question as title, answer as content from written_answers;

-- Brings the entries of the rows a statement changed up to date; arguments are the kind and the view to read.
create function keep_kb_entries() returns trigger language plpgsql as $$
begin
  execute format(
    'insert into kb_entries as e (kind, source_id, title, content)
     select %L, id::text, title, content from %I where id in (select id from changed)
     on conflict (kind, source_id) do update set title = excluded.title, content = excluded.content
     where (e.title, e.content) is distinct from (excluded.title, excluded.content)',
    tg_argv[0], tg_argv[1]);
  execute format(
    'delete from kb_entries e using changed c where e.kind = %L and e.source_id = c.id::text
     and not exists (select from %I v where v.id = c.id)',
    tg_argv[0], tg_argv[1]);
  return null;
end $$;

create trigger agents_known_new after insert on agents referencing new table as changed
  for each statement execute function keep_kb_entries('agent', 'kb_agents');
create trigger agents_known_changed after update on agents referencing new table as changed
  for each statement execute function keep_kb_entries('agent', 'kb_agents');
create trigger agents_known_gone after delete on agents referencing old table as changed
  for each statement execute function keep_kb_entries('agent', 'kb_agents');
create trigger categories_known_new after insert on categories referencing new table as changed
  for each statement execute function keep_kb_entries('category', 'kb_categories');
create trigger categories_known_changed after update on categories referencing new table as changed
  for each statement execute function keep_kb_entries('category', 'kb_categories');
create trigger categories_known_gone after delete on categories referencing old table as changed
  for each statement execute function keep_kb_entries('category', 'kb_categories');
create trigger written_answers_known_new after insert on written_answers referencing new table as changed
  for each statement execute function keep_kb_entries('answer', 'kb_answers');
create trigger written_answers_known_changed after update on written_answers referencing new table as changed
  for each statement execute function keep_kb_entries('answer', 'kb_answers');
create trigger written_answers_known_gone after delete on written_answers referencing old table as changed
  for each statement execute function keep_kb_entries('answer', 'kb_answers');

insert into kb_entries (kind, source_id, title, content)
select 'agent', id::text, title, content from kb_agents
union all select 'category', id::text, title, content from kb_categories;
