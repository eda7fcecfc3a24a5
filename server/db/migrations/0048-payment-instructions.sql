-- How customers pay without a card provider: what is shown under each method, on bills and in mails (docs/product.md
-- P7.80). One row; a method without details is null.
create table payment_instructions (
  singleton boolean primary key default true check (singleton),
  zelle text check (length(zelle) between 1 and 200),
  venmo text check (length(venmo) between 1 and 200),
  paypal text check (length(paypal) between 1 and 200),
  bank_transfer text check (length(bank_transfer) between 1 and 500),
  cash text check (length(cash) between 1 and 500),
  version int not null default 1,
  updated_at timestamptz not null default now()
);
create trigger payment_instructions_version before update on payment_instructions
  for each row execute function bump_version();
insert into payment_instructions default values;
