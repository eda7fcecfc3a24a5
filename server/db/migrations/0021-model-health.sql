-- How asking the assistant's model went, counted by all processes together.

alter table model_tokens
  -- answers of that day that the built-in assistant gave in the model's place
  add column fallbacks int not null default 0 check (fallbacks >= 0);

-- One row, or none before a model was asked.
create table model_health (
  id boolean primary key default true check (id),
  -- the last answer; null before the first since the model or its key was chosen
  answered_at timestamptz,
  -- the first failure since the last answer; null while the model answers
  failing_since timestamptz
);
