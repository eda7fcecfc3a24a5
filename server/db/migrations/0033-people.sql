-- What the office keeps about an agent apart from the public profile (docs/product.md P6.88 to P6.94).

-- Whether bookers may open legal names, papers and emergency contacts; owners always may.
alter table agency_settings add column bookers_open_private boolean not null default false;

create table agent_contacts (
  agent_id uuid primary key references agents on delete cascade,
  phone text check (length(phone) between 1 and 50),
  email text check (length(email) between 3 and 254),
  version int not null default 1,
  updated_at timestamptz not null default now()
);
create trigger agent_contacts_version before update on agent_contacts for each row execute function bump_version();

-- A table of its own, so that no read of the contact brings any of it along.
create table agent_private_details (
  agent_id uuid primary key references agents on delete cascade,
  legal_name text check (length(legal_name) between 1 and 200),
  emergency_name text check (length(emergency_name) between 1 and 200),
  emergency_relation text check (length(emergency_relation) between 1 and 100),
  emergency_phone text check (length(emergency_phone) between 1 and 50),
  version int not null default 1,
  updated_at timestamptz not null default now()
);
create trigger agent_private_details_version before update on agent_private_details
  for each row execute function bump_version();

-- The papers that agents of a category have, such as a license.
create table paper_kinds (
  id uuid primary key default gen_random_uuid(),
  category text not null references categories (name) on update cascade on delete cascade,
  name text not null check (length(name) between 1 and 100),
  -- without it no booking of an agent of the category is confirmed
  required boolean not null default false,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index paper_kinds_key on paper_kinds (category, lower(name));
create trigger paper_kinds_version before update on paper_kinds for each row execute function bump_version();

create table agent_papers (
  id uuid primary key default gen_random_uuid(),
  agent_id uuid not null references agents on delete cascade,
  -- null once the kind is deleted; the paper keeps its name
  kind_id uuid references paper_kinds on delete set null,
  name text not null check (length(name) between 1 and 100),
  number text check (length(number) between 1 and 100),
  issued_on date,
  -- the last day it is good for; null for a paper that does not expire
  expires_on date,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint agent_papers_key unique (agent_id, kind_id),
  constraint agent_papers_days check (expires_on >= issued_on)
);
create index agent_papers_of_kind on agent_papers (kind_id);
create index agent_papers_expiring on agent_papers (expires_on);
-- that its kind was deleted is no change of the paper
create trigger agent_papers_version before update on agent_papers for each row
  when (old.kind_id is not distinct from new.kind_id) execute function bump_version();

create table paper_files (
  paper_id uuid primary key references agent_papers on delete cascade,
  type text not null check (type in ('application/pdf', 'image/webp')),
  bytes bytea not null check (length(bytes) between 1 and 10485760),
  created_at timestamptz not null default now()
);

-- That a reminder was sent: once for each date and number of days before it.
create table paper_reminders (
  paper_id uuid not null references agent_papers on delete cascade,
  expires_on date not null,
  days int not null check (days between 7 and 60),
  created_at timestamptz not null default now(),
  primary key (paper_id, expires_on, days)
);

create table agent_notes (
  id uuid primary key default gen_random_uuid(),
  agent_id uuid not null references agents on delete cascade,
  author_id uuid references users on delete set null,
  content text not null check (length(content) between 1 and 5000),
  created_at timestamptz not null default now()
);
create index agent_notes_newest on agent_notes (agent_id, created_at desc, id desc);
create index agent_notes_of_author on agent_notes (author_id);
