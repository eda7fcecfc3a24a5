-- What the card provider kept of each payment, for the margin (docs/product.md P7.126, P7.127). Null while it is not
-- known.
alter table payments add column fee_cents bigint check (fee_cents >= 0);
create index payments_without_fee on payments (created_at)
  where kind = 'payment' and processor is not null and fee_cents is null;
create index payments_with_fee on payments (coalesce(paid_at, created_at)) include (fee_cents)
  where kind = 'payment' and processor is not null;
create index agent_earnings_entered on agent_earnings (entered_at) include (cents);

alter table reconcile_looks drop constraint reconcile_looks_subject_check;
alter table reconcile_looks add constraint reconcile_looks_subject_check
  check (subject in ('refund', 'checkout', 'event', 'fee'));
