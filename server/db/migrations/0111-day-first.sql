-- How the dates of a file are written: whether 3/4/2026 is the third of April, not the fourth of March.
alter table import_batches add column day_first boolean not null default false;
