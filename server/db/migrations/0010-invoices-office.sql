-- The office's invoices: what was mailed of them, and their lists.

-- An invoice that was mailed, to whom, and the words that went with it. The mail itself is a row of outbox_emails that
-- names this one: rows there keep no text.
create table invoice_mailings (
  id uuid primary key default gen_random_uuid(),
  invoice_id uuid not null references invoices on delete cascade,
  recipient_name text not null check (length(recipient_name) between 1 and 200),
  recipient_email text not null check (length(recipient_email) <= 254),
  message text check (length(message) <= 5000),
  sent_by uuid references users on delete set null,
  created_at timestamptz not null default now()
);
create index invoice_mailings_of_invoice on invoice_mailings (invoice_id, created_at);

-- Invoices of one state, the newest first; the due date tells pending from overdue without a look at the row.
create index invoices_by_status on invoices (status, created_at desc, id desc, due_date) where voided_at is null;
create index invoices_voided on invoices (created_at desc, id desc) where voided_at is not null;
-- Whoever is reminded looks at a few days of due dates, paid ones too: a payment may turn out never to have come.
create index invoices_by_due_date on invoices (due_date, id) where voided_at is null;
