-- Browsers that signed in before have counts of their own; all other browsers take turns (docs/decisions/031).

-- One row for each browser and account: the browser's device cookie signed in to that account.
create table known_devices (
  id bigint generated always as identity primary key,
  token_hash bytea not null check (length(token_hash) = 32),
  user_id uuid references users on delete cascade,
  customer_id uuid references customers on delete cascade,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  constraint known_devices_account check (num_nonnulls(user_id, customer_id) = 1),
  constraint known_devices_key unique nulls not distinct (token_hash, user_id, customer_id)
);
create index known_devices_user on known_devices (user_id) where user_id is not null;
create index known_devices_customer on known_devices (customer_id) where customer_id is not null;
create index known_devices_age on known_devices (last_used_at);

-- True for a try that used up a turn.
alter table login_failures add column by_turn boolean not null default false;

-- When a network may try at a name that is locked for all browsers that are not known.
create table login_turns (
  account text not null,
  address text not null,
  turn_at timestamptz not null,
  taken boolean not null default false,
  primary key (account, address)
);
create index login_turns_order on login_turns (account, turn_at);
create index login_turns_age on login_turns (turn_at);

-- Password links that were queued, by who asked: a known device or a network.
create table password_link_asks (
  id bigint generated always as identity primary key,
  account text not null,
  asker text not null,
  asked_at timestamptz not null default now()
);
create index password_link_asks_account on password_link_asks (account, asked_at);
create index password_link_asks_age on password_link_asks (asked_at);

-- Hashes of temporary passwords that were mailed before the newest and may have arrived, until one is used. All have
-- the salt of password_hash, so that one derivation checks them all.
alter table customers add column earlier_password_hashes text[] not null default '{}'
  constraint customers_earlier_hashes check (cardinality(earlier_password_hashes) <= 50);

-- When a payment, checkout or event that is still open at the card provider was last looked at.
create table reconcile_looks (
  subject text not null check (subject in ('refund', 'checkout', 'event')),
  reference text not null,
  looked_at timestamptz not null,
  primary key (subject, reference)
);
create index reconcile_looks_age on reconcile_looks (looked_at);
