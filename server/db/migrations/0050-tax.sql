-- What the agency says about tax (docs/product.md P7.100). One row; until an owner has saved it, nothing rules.
create table tax_settings (
  singleton boolean primary key default true check (singleton),
  name text not null default 'Sales tax' check (length(name) between 1 and 40),
  -- thousandths of a percent: 8.875% is 8875
  rate int not null default 8000 check (rate between 0 and 100000),
  -- the ids of categories without tax; every other has it
  untaxed uuid[] not null default '{}',
  saved_at timestamptz,
  version int not null default 1,
  updated_at timestamptz not null default now()
);
create trigger tax_settings_version before update on tax_settings for each row execute function bump_version();
insert into tax_settings default values;

alter table customers
  add column tax_exempt_number text check (length(tax_exempt_number) between 1 and 40);

-- A percentage of a price in cents, half a cent rounded up, once; the rate in thousandths of a percent.
create function tax_cents(cents bigint, rate int) returns bigint language sql immutable parallel safe as $$
  select (cents * rate + 50000) / 100000
$$;

-- The rate of a category; null until an owner has saved the settings.
create function category_tax_rate(category text) returns int language sql stable parallel safe as $$
  select case when c.id = any(s.untaxed) then 0 else s.rate end
  from tax_settings s, categories c where s.saved_at is not null and c.name = category
$$;

-- The rate that holds for a booking (docs/product.md P7.101): none for an exempt customer, else its category's; null
-- until an owner has saved the settings.
create function booking_tax_rate(booking uuid) returns int language sql stable parallel safe as $$
  select case when c.tax_exempt then 0 else category_tax_rate(a.category) end
  from bookings b join customers c on c.id = b.customer_id join agents a on a.id = b.agent_id where b.id = booking
$$;

-- The rate that held for an invoice's booking when it was made; null when no owner had saved the settings. An invoice
-- that replaces it keeps its rate unless this one changed (docs/product.md P7.102).
alter table invoices add column tax_rule int check (tax_rule between 0 and 100000);
