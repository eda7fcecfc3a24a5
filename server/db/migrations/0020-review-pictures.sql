-- The picture somebody chose for a review they are writing. A review takes this picture or none, so that nobody can show
-- another stored one. Attempts are counted, because decoding a picture is work.
create table review_pictures (
  booking_id uuid primary key references bookings on delete cascade,
  -- null until one was read; the sweep takes what no review shows
  image_id text references images on delete set null,
  attempts int not null default 1 check (attempts > 0),
  created_at timestamptz not null default now()
);
create index review_pictures_image on review_pictures (image_id) where image_id is not null;
