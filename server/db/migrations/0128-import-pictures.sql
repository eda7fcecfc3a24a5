-- Photos from files and from the web (docs/product.md P17.40).

-- The stored picture of a row: of a photo, or of someone who joins the roster.
alter table import_rows add column image_id text;

-- Pictures that wait to be stored: as uploaded, or where they are. Each goes once it is stored or refused.
create table import_pictures (
  batch_id uuid not null,
  position int not null,
  bytes bytea,
  address text check (length(address) <= 2000),
  primary key (batch_id, position),
  foreign key (batch_id, position) references import_rows on delete cascade,
  check ((bytes is null) <> (address is null))
);
alter table import_pictures alter column bytes set storage external;
