-- How often a file was begun to be read: one that ends the process each time is given up (P17.26).
alter table import_batches add column reads int not null default 0;

-- Conversations of a customer, for deletions and for what depends on one (P17.28).
create index chat_sessions_of_customer on chat_sessions (customer_id) where customer_id is not null;
