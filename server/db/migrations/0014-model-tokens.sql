-- Tokens models have used on a day of Atlanta: above the budget the assistant answers without them (S38).
create table model_tokens (
  day date primary key,
  tokens bigint not null check (tokens >= 0)
);
