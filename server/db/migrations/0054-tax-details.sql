-- What the office reports to the tax office about a person it pays (docs/product.md P7.120 to P7.124).

-- The taxpayer number is sealed (docs/product.md S112); its last four digits stay readable.
create table agent_tax_details (
  agent_id uuid primary key references agents on delete cascade,
  street text check (length(street) between 1 and 200),
  city text check (length(city) between 1 and 100),
  state text check (state ~ '^[A-Z]{2}$'),
  zip text check (zip ~ '^\d{5}(-\d{4})?$'),
  tin_kind text check (tin_kind in ('ssn', 'ein')),
  tin_sealed bytea,
  tin_last4 text check (tin_last4 ~ '^\d{4}$'),
  version int not null default 1,
  updated_at timestamptz not null default now(),
  constraint agent_tax_details_tin check (
    (tin_sealed is null) = (tin_kind is null) and (tin_sealed is null) = (tin_last4 is null)
  )
);
create trigger agent_tax_details_version before update on agent_tax_details
  for each row execute function bump_version();

-- The signed form with the number on it, sealed as a whole (docs/product.md S113).
create table w9_files (
  agent_id uuid primary key references agents on delete cascade,
  type text not null check (type in ('application/pdf', 'image/webp')),
  sealed bytea not null,
  bytes int not null check (bytes between 1 and 10485760),
  created_at timestamptz not null default now()
);

-- A person is asked once a day at most (docs/product.md P7.123).
create table w9_requests (
  agent_id uuid not null references agents on delete cascade,
  -- the day in Atlanta
  asked_on date not null,
  asked_by uuid references users on delete set null,
  created_at timestamptz not null default now(),
  primary key (agent_id, asked_on)
);
create index w9_requests_asked_by on w9_requests (asked_by);

-- From what amount a year is reported; a year without a row has that of the year before it (docs/product.md P7.124).
create table nec_thresholds (
  year int primary key check (year between 2026 and 2100),
  cents bigint not null check (cents between 1 and 100000000),
  updated_at timestamptz not null default now()
);

create index payouts_paid_on on payouts (paid_on) include (agent_id, cents, method) where reopened_at is null;
