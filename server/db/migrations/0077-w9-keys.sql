-- Whether a W-9 opens with the SECRET_KEY in use, so that SQL can count and order by it (docs/product.md P7.157).
alter table w9_files
  -- a fingerprint of the key the file was last tried with; null before the first try
  add column key_mark text check (key_mark ~ '^[0-9a-f]{16}$'),
  add column opens boolean,
  add constraint w9_files_tried check ((key_mark is null) = (opens is null));
