-- Where the agency is: how it counts time and money (docs/product.md P8.20). One row; it begins as Atlanta.
create table place_settings (
  singleton boolean primary key default true check (singleton),
  time_zone text not null default 'America/New_York' check (length(time_zone) between 1 and 60),
  currency text not null default 'USD' check (currency ~ '^[A-Z]{3}$'),
  -- 0 is Sunday
  week_start int not null default 0 check (week_start = 0 or week_start = 1 or week_start = 6),
  date_order text not null default 'month' check (date_order in ('month', 'day')),
  clock int not null default 12 check (clock = 12 or clock = 24),
  phone_code text not null default '1' check (phone_code ~ '^[1-9][0-9]{0,2}$'),
  saved_at timestamptz,
  version int not null default 1,
  updated_at timestamptz not null default now()
);
insert into place_settings default values;
create trigger place_settings_version before update on place_settings for each row execute function bump_version();
create trigger place_settings_announce after insert or update or delete or truncate on place_settings
  for each statement execute function announce_change();

-- The day and the month of the agency at an instant. They keep the name of the first place. A recount follows a change of
-- the zone, in its transaction. In PL/pgSQL, which keeps the plan: SQL with a look-up in it is planned for each row.
create or replace function atlanta_day(at timestamptz) returns date language plpgsql stable parallel safe as $$
begin
  return (at at time zone coalesce((select time_zone from place_settings), 'America/New_York'))::date;
end $$;

create or replace function atlanta_month(at timestamptz) returns date language plpgsql stable parallel safe as $$
begin
  return date_trunc('month', at at time zone coalesce((select time_zone from place_settings), 'America/New_York'))::date;
end $$;
