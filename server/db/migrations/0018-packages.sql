-- Service packages that can be booked (docs/product.md P7.53): what a booking was sold as, and who must hear of changes.

-- A copy: later changes of the package touch no booking.
alter table bookings
  -- null once the package is deleted
  add column package_id uuid constraint bookings_package_fkey references service_packages on delete set null,
  add column package_name text check (length(package_name) between 1 and 200),
  add column package_cents bigint check (package_cents >= 0),
  -- hours the price is for
  add column package_hours int check (package_hours between 1 and 72),
  -- whole dollars for an hour beyond them; null while unknown
  add column package_rate int check (package_rate > 0),
  add constraint bookings_package check (
    num_nulls(package_name, package_cents, package_hours) in (0, 3)
    and (package_name is not null or num_nonnulls(package_id, package_rate) = 0)
  );
create index bookings_of_package on bookings (package_id) where package_id is not null;

-- That a package was deleted changes nothing of a booking that anybody decided.
drop trigger bookings_version on bookings;
create trigger bookings_version before update on bookings for each row
  when (old.package_id is not distinct from new.package_id) execute function bump_version();

create trigger service_packages_announce after insert or update or delete or truncate on service_packages
  for each statement execute function announce_change();

-- The assistant may speak of what is offered.
alter table kb_entries drop constraint kb_entries_kind_check;
alter table kb_entries add constraint kb_entries_kind_check
  check (kind in ('agent', 'category', 'service', 'policy', 'answer', 'package'));

create view kb_packages as
select id, name as title, concat_ws(' ',
  initcap(replace(category, '_', ' ')) || ' package,',
  '$' || to_char(base_price_cents / 100, 'FM999,999,990')
    || case when base_price_cents % 100 > 0 then '.' || to_char(base_price_cents % 100, 'FM00') else '' end,
  'for ' || duration || case when duration = 1 then ' hour.' else ' hours.' end,
  nullif(description, ''),
  case when cardinality(features) > 0 then 'Included: ' || array_to_string(features, ', ') || '.' end
) as content
from service_packages where is_active;

create trigger service_packages_known_new after insert on service_packages referencing new table as changed
  for each statement execute function keep_kb_entries('package', 'kb_packages');
create trigger service_packages_known_changed after update on service_packages referencing new table as changed
  for each statement execute function keep_kb_entries('package', 'kb_packages');
create trigger service_packages_known_gone after delete on service_packages referencing old table as changed
  for each statement execute function keep_kb_entries('package', 'kb_packages');

insert into kb_entries (kind, source_id, title, content)
select 'package', id::text, title, content from kb_packages;
