-- Imports of spreadsheets: a batch, its rows, and what is wrong with them (docs/product.md P17.20).

create table import_batches (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('customers', 'bookings', 'agents')),
  file_name text not null check (length(file_name) between 1 and 200),
  state text not null default 'reading' check (
    state in ('reading', 'mapping', 'checking', 'checked', 'running', 'done', 'undoing', 'undone', 'failed')
  ),
  -- of the file, in order
  headings text[] not null default '{}',
  -- a list as long: the field that each column holds, or null
  columns jsonb not null default '[]',
  -- rows of the file below the headings
  row_count int not null default 0,
  -- the rows of the present step, those it has done, and the position of the last one
  step_count int not null default 0,
  done_count int not null default 0,
  at_position int not null default 0,
  -- rows that may be duplicates are imported too
  takes_possible boolean not null default false,
  -- why the file can't be read
  failure text check (length(failure) <= 500),
  created_by uuid references users on delete set null,
  created_at timestamptz not null default now(),
  finished_at timestamptz
);
create index import_batches_newest on import_batches (created_at desc, id desc);
create index import_batches_waiting on import_batches (created_at)
  where state in ('reading', 'checking', 'running', 'undoing');

-- The file as uploaded, until it is read.
create table import_files (
  batch_id uuid primary key references import_batches on delete cascade,
  bytes bytea not null
);
alter table import_files alter column bytes set storage external;

create table import_rows (
  batch_id uuid not null references import_batches on delete cascade,
  -- the number of the row in the file
  position int not null,
  -- as in the file; null once the batch is imported
  cells text[],
  -- what they mean
  fields jsonb,
  -- what it is a duplicate by
  match_key text,
  -- of a confirmed booking: whose time it takes, and from when until when
  agent_id uuid,
  starts_at timestamptz,
  busy_until timestamptz,
  verdict text check (verdict in ('ready', 'problem', 'duplicate', 'possible')),
  -- what the import made of it, and the customer a booking needed
  made_id uuid,
  customer_id uuid,
  primary key (batch_id, position)
);
create index import_rows_keys on import_rows (batch_id, match_key) where match_key is not null;
create index import_rows_times on import_rows (batch_id, agent_id, starts_at) where agent_id is not null;

-- Customers are found again by the digits of a phone number, and by name.
create function phone_key(phone text) returns text language sql immutable parallel safe as $$
  select case when length(digits) >= 7 then right(digits, 10) end from regexp_replace(phone, '\D', '', 'g') as digits
$$;
create index customers_by_phone on customers (phone_key(phone)) where phone is not null;
create index customers_by_name on customers (lower(name));

create table import_problems (
  id bigint generated always as identity primary key,
  batch_id uuid not null references import_batches on delete cascade,
  position int not null,
  -- the heading of the column; null for the whole row
  heading text,
  kind text not null check (kind in ('problem', 'duplicate', 'possible')),
  value text,
  message text not null
);
create index import_problems_of_batch on import_problems (batch_id, position, id);

-- A booking from before the product: no request came in on its day, and no mail is due of what was before.
alter table bookings add column imported_at timestamptz;

create or replace function counts_of(b bookings) returns table (measure text, day date, amount bigint) language sql stable as $$
  select m.measure, m.day, m.amount from (values
    (case when b.status <> 'cancelled' and b.payment_status = 'pending' then 'bookings.owed' end,
      atlanta_day(b.event_date), b.total_cents),
    (case when b.imported_at is null then 'requests.received' end, atlanta_day(b.created_at), 1),
    (case when b.imported_at is null and b.first_confirmed_at is not null then 'requests.confirmed' end,
      atlanta_day(b.created_at), 1)
  ) as m (measure, day, amount)
  where m.measure is not null and m.amount <> 0
$$;
