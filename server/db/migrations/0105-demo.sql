-- The demo agency, so that all of it can be removed again (docs/product.md P17.1).

-- One row once a demo was loaded into this database; it stays when the demo goes, and the demo is never loaded again.
create table demo_data (
  singleton boolean primary key default true check (singleton),
  loaded_at timestamptz not null default now(),
  -- the usual share the loader set; one that an owner changed since is theirs
  share_percent integer,
  -- an owner decided to keep it for now
  kept_at timestamptz,
  kept_by uuid references users on delete set null,
  removed_at timestamptz,
  constraint demo_data_kept check (kept_at is not null or kept_by is null)
);

-- The rows the loader wrote that nothing else leads to. What belongs to them goes with them.
create table demo_rows (
  kind text not null check (kind in
    ('agents', 'bookings', 'categories', 'customers', 'images', 'service_packages', 'testimonials', 'users')),
  id text not null check (length(id) between 1 and 64),
  primary key (kind, id)
);

-- Booking numbers begin anew once there is no booking (docs/product.md P17.6). Requests may draw a number, not set the
-- sequence: this function does that with the rights of its owner, and only while nothing was numbered.
create function restart_booking_numbers() returns void language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  -- waits for bookings that are being written; new ones wait for this
  lock table bookings in share row exclusive mode;
  if not exists (select from bookings) then perform setval('booking_numbers', 1, false); end if;
end $$;
revoke execute on function restart_booking_numbers() from public;
