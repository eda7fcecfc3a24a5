-- What the office keeps about a customer, the list of those it no longer books for, and accounts that were merged.

alter table customers
  add column company text check (length(company) between 1 and 200),
  add column tags text[] not null default '{}' constraint customers_tags check (cardinality(tags) <= 20),
  add column tax_exempt boolean not null default false,
  add column do_not_book_reason text check (length(do_not_book_reason) between 1 and 500),
  add column do_not_book_since timestamptz,
  add column do_not_book_by uuid references users on delete set null,
  -- The account that stays, never one that was merged itself. The email of a merged account is an alias of it.
  add column merged_into uuid constraint customers_merged_into_fkey references customers,
  add column version int not null default 1,
  add constraint customers_do_not_book check ((do_not_book_reason is null) = (do_not_book_since is null)),
  add constraint customers_merged check (merged_into is null or merged_into <> id);

alter table customers drop constraint customers_status_check;
alter table customers add constraint customers_status_check check (status in ('active', 'suspended', 'erased', 'merged'));
create index customers_merged_into on customers (merged_into) where merged_into is not null;

drop trigger customers_touch on customers;
create trigger customers_version before update on customers for each row execute function bump_version();

create table customer_notes (
  id uuid primary key default gen_random_uuid(),
  customer_id uuid not null constraint customer_notes_customer_fkey references customers on delete cascade,
  author_id uuid references users on delete set null,
  content text not null check (length(content) between 1 and 5000),
  created_at timestamptz not null default now()
);
create index customer_notes_of_customer on customer_notes (customer_id, created_at desc, id desc);

-- What a search of customers looks in. Digits of the phone number stand alone too: people write them in many ways.
create function customer_words(name text, email text, phone text, company text, tags text[]) returns text
language sql immutable parallel safe as $$
  select lower(concat_ws(' ', name, email, phone, regexp_replace(phone, '\D', '', 'g'), company,
    array_to_string(tags, ' ')))
$$;
create index customers_words on customers using gin (customer_words(name, email, phone, company, tags) gin_trgm_ops)
  where status not in ('erased', 'merged');

-- Rows of a merged account belong to the account that stays, also when the merge and the row come at once: the lock
-- waits for a merge under way, which holds both accounts.
create function follow_merge() returns trigger language plpgsql as $$
declare kept uuid;
begin
  loop
    select merged_into into kept from customers where id = new.customer_id for key share;
    exit when kept is null;
    new.customer_id := kept;
  end loop;
  return new;
end $$;
create trigger bookings_follow_merge before insert on bookings for each row execute function follow_merge();
create trigger payment_methods_follow_merge before insert on payment_methods
  for each row execute function follow_merge();
create trigger chat_sessions_follow_merge before insert on chat_sessions
  for each row when (new.customer_id is not null) execute function follow_merge();
create trigger customer_notes_follow_merge before insert on customer_notes
  for each row execute function follow_merge();
