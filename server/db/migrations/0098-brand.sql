-- The agency's look: pictures that belong together, stored under the hash of their content, so that an address always
-- shows the same (docs/product.md P6.213).
create table brand_sets (
  id text primary key check (id ~ '^[0-9a-f]{64}$'),
  -- 'made': icons, share picture and style sheet, made from the others
  kind text not null check (kind in ('logo', 'hero', 'made')),
  -- of a logo, as it is drawn
  width int check (width > 0),
  height int check (height > 0),
  -- 'own': in its own colors. 'ink': in the color of the text, because its own can't be read on both backgrounds
  tone text check (tone in ('own', 'ink')),
  created_at timestamptz not null default now(),
  check ((kind = 'logo') = (tone is not null and width is not null and height is not null))
);

create table brand_files (
  set_id text not null references brand_sets on delete cascade,
  name text not null,
  type text not null,
  bytes bytea not null,
  primary key (set_id, name)
);

-- What owners set over the configured brand (docs/product.md P6.210). One row; null is the original.
create table brand_settings (
  singleton boolean primary key default true check (singleton),
  name text check (length(name) between 1 and 60),
  phone text check (length(phone) between 1 and 40),
  email text check (length(email) between 3 and 254),
  accent_dark text check (accent_dark ~ '^#[0-9a-f]{6}$'),
  accent_light text check (accent_light ~ '^#[0-9a-f]{6}$'),
  logo_set text references brand_sets,
  hero_set text references brand_sets,
  made_set text references brand_sets,
  version int not null default 1,
  updated_at timestamptz not null default now(),
  check ((accent_dark is null) = (accent_light is null))
);
insert into brand_settings default values;
create trigger brand_settings_version before update on brand_settings for each row execute function bump_version();
create trigger brand_settings_announce after insert or update or delete or truncate on brand_settings
  for each statement execute function announce_change();
