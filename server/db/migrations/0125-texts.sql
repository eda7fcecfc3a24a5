-- Texts that owners wrote anew, each version a row that is never changed (docs/product.md P6.240). The highest version of a
-- text is what it says; no content is its original. The key decides between two editors at once.
create table text_edits (
  text_id text not null check (length(text_id) between 1 and 80),
  version int not null check (version > 0),
  content text check (length(content) <= 20000),
  edited_by uuid references users on delete set null,
  edited_at timestamptz not null default now(),
  primary key (text_id, version)
);
create index text_edits_edited_by on text_edits (edited_by);
create trigger text_edits_announce after insert or update or delete or truncate on text_edits
  for each statement execute function announce_change();
