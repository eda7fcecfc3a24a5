-- The words of a customer as a column: made once for each change, not for each row that a search looks at. Making them
-- took a hundred times as long as looking into them, and a word many customers share has many rows looked at.
alter table customers add column words text
  generated always as (customer_words(name, email, phone, company, tags)) stored;
drop index customers_words;
create index customers_words on customers using gin (words gin_trgm_ops) where status not in ('erased', 'merged');
