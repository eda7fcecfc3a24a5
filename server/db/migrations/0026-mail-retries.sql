-- Mails leave in the order in which they are due.
create index outbox_emails_due on outbox_emails (next_attempt_at, created_at, id) where state = 'queued';

-- Failed tries while the relay took other mails. They end the retries of a mail after a day, others after a week.
alter table outbox_emails add column refusals int not null default 0;
