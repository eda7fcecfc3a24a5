-- The office may pause the reminders of an invoice, and resume them (docs/product.md P7.117).
alter table invoices add column reminders_paused_at timestamptz;
