-- A customer's wish for another email or phone: one at a time, which waits for the office, or for the link it mailed.
create table contact_wishes (
  customer_id uuid primary key constraint contact_wishes_customer_fkey references customers on delete cascade,
  id uuid not null default gen_random_uuid() constraint contact_wishes_id_key unique,
  email text check (length(email) <= 254),
  phone text check (length(phone) between 1 and 40),
  created_at timestamptz not null default now(),
  -- from then on the link to the new address is what is missing
  approved_at timestamptz,
  constraint contact_wishes_something check (email is not null or phone is not null),
  constraint contact_wishes_approved check (approved_at is null or email is not null)
);

do $$
declare purposes text;
begin
  -- the purposes there are, and this one: other migrations add their own
  select string_agg(quote_literal(name[1]), ', ' order by place) into purposes from pg_constraint,
    regexp_matches(pg_get_constraintdef(oid) || ' ''change_email''', '''(\w+)''', 'g') with ordinality as each (name, place)
  where conname = 'one_time_links_purpose_check';
  alter table one_time_links drop constraint one_time_links_purpose_check;
  execute format('alter table one_time_links add constraint one_time_links_purpose_check check (purpose in (%s))', purposes);
end $$;
alter table one_time_links
  add constraint one_time_links_change_email
  check (purpose <> 'change_email' or (customer_id is not null and sent_to is not null));
