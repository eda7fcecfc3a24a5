-- What whoever watches the house asks often, and what a mail was queued by.

create index outbox_emails_failed on outbox_emails (created_at desc, id desc) where state = 'failed';
create index outbox_emails_in_trouble on outbox_emails (created_at desc, id desc)
  where last_error is not null and state in ('queued', 'failed');

-- The request that queued it; null for what the house sends by itself.
alter table outbox_emails add column request_id text check (length(request_id) <= 100);
