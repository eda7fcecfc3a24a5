-- The address an agent's answer link was sent to: the link works while the agent is reached there (docs/product.md
-- P3.46). Null for links from before, which work until they end.
alter table one_time_links add column sent_to text;
