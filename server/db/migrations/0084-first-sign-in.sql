-- A link by which a new customer chooses a first password and is signed in.
do $$
declare purposes text;
begin
  -- the purposes there are, and this one: other migrations add their own
  select string_agg(quote_literal(name[1]), ', ' order by place) into purposes from pg_constraint,
    regexp_matches(pg_get_constraintdef(oid) || ' ''first_sign_in''', '''(\w+)''', 'g') with ordinality as each (name, place)
  where conname = 'one_time_links_purpose_check';
  alter table one_time_links drop constraint one_time_links_purpose_check;
  execute format('alter table one_time_links add constraint one_time_links_purpose_check check (purpose in (%s))', purposes);
end $$;
alter table one_time_links
  add constraint one_time_links_first_sign_in check (purpose <> 'first_sign_in' or customer_id is not null);
