-- The checklist of a new agency (docs/product.md P17.10). Progress is worked out from the data; these are decisions.
create table kept_steps (
  step text primary key check (step in ('hours', 'tax', 'deposit', 'cancellation', 'team', 'payments')),
  kept_at timestamptz not null default now(),
  kept_by uuid references users on delete set null
);

-- A row while the checklist is hidden.
create table hidden_checklist (
  singleton boolean primary key default true check (singleton),
  hidden_at timestamptz not null default now(),
  hidden_by uuid references users on delete set null
);
