-- Taking the next mail must cost the same however many wait.
create index outbox_emails_queue on outbox_emails (created_at, id) where state = 'queued';
create index outbox_emails_queue_of_recipient on outbox_emails (lower(coalesce(recipient, '')), created_at, id)
  where state = 'queued';
drop index outbox_emails_due;
