-- The photos of an agent's profile, beside the picture on the card: a list of up to eight, in the order they are shown.
create table agent_photos (
  agent_id uuid not null references agents on delete cascade,
  position int not null constraint agent_photos_position check (position between 1 and 8),
  -- the sweep of unused pictures leaves these
  image_id text not null references images,
  alt text not null constraint agent_photos_alt_length check (length(alt) <= 200),
  created_at timestamptz not null default now(),
  constraint agent_photos_pkey primary key (agent_id, position) deferrable,
  constraint agent_photos_once unique (agent_id, image_id) deferrable
);
create index agent_photos_image on agent_photos (image_id);
