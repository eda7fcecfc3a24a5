-- Where the card provider leads back to. An address of its own for each way to pay: the provider takes a repeat of a request
-- only when it says the same (P7.25, P16.13).
alter table checkouts add column returns_to text not null default '/customer/dashboard' check (length(returns_to) <= 200);
