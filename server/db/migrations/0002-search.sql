-- Finding talent by words, spelled well or not: each agent's words weighted by where they stand, and a list of all words
-- to correct a misspelt one by.

-- Lower case without accents. unaccent() itself is only stable, because its dictionary could change; ours doesn't.
create function plain_text(words text) returns text language sql immutable strict parallel safe as $$
  select lower(public.unaccent('public.unaccent'::regdictionary, words))
$$;

-- Name first, then specialties and category, then the bio.
create function agent_search_words(name text, category text, specialties text[], bio text) returns tsvector
language sql immutable parallel safe as $$
  select setweight(to_tsvector('simple', plain_text(name)), 'A')
    || setweight(to_tsvector('simple', plain_text(
      replace(category, '_', ' ') || ' ' || coalesce(array_to_string(specialties, ' '), ''))), 'B')
    || setweight(to_tsvector('simple', plain_text(coalesce(bio, ''))), 'C')
$$;

alter table agents add column search_words tsvector
  generated always as (agent_search_words(name, category, specialties, bio)) stored;
create index agents_search on agents using gin (search_words) where archived_at is null;
create index agents_by_rating on agents (rating desc, created_at, id) where archived_at is null;
create index agents_by_bookings on agents (total_bookings desc, created_at, id) where archived_at is null;

-- Every word an agent was ever described by; one that is no longer used does no harm.
create table search_words (word text primary key);
create index search_words_near on search_words using gin (word gin_trgm_ops);
create index search_words_prefix on search_words (word text_pattern_ops);

create function learn_search_words() returns trigger language plpgsql as $$
begin
  insert into search_words
  select distinct word from described, unnest(tsvector_to_array(described.search_words)) as word
  on conflict do nothing;
  return null;
end $$;
create trigger agents_learn_new_words after insert on agents
  referencing new table as described for each statement execute function learn_search_words();
create trigger agents_learn_changed_words after update on agents
  referencing new table as described for each statement execute function learn_search_words();
insert into search_words
select distinct word from agents, unnest(tsvector_to_array(agents.search_words)) as word;

-- What someone typed as a query: each word counts by how it begins; one that nobody is described by is taken for the
-- three words most like it. Null when nothing was typed.
create function agent_search_query(typed text) returns tsquery language sql stable as $$
  with tokens as (
    select token, place
    from regexp_split_to_table(plain_text(typed), '[^[:alnum:]]+') with ordinality as split (token, place)
    where token <> '' limit 8
  ), terms as (
    select place, case
      when exists (select from search_words where word like token || '%') then quote_literal(token) || ':*'
      else coalesce((
        select '(' || string_agg(quote_literal(word), ' | ') || ')' from (
          select word from search_words where word % token order by similarity(word, token) desc, word limit 3
        ) as near
      ), quote_literal(token) || ':*')
    end as term from tokens
  )
  select to_tsquery('simple', string_agg(term, ' & ' order by place)) from terms
$$;
