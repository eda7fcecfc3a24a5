-- The first password of a customer, which the mail of a first booking carries, ends no access: nothing is announced. Each
-- announcement empties what processes keep of sessions, and transactions that notify commit one after another.
drop trigger customers_access on customers;
create trigger customers_access after update on customers for each row
  when (old.status is distinct from new.status or old.must_change_password is distinct from new.must_change_password
    or (old.password_hash is distinct from new.password_hash and old.password_hash is not null))
  execute function announce_access();
create trigger customers_access_gone after delete on customers for each statement execute function announce_access();
