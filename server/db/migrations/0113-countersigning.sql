-- Whether the office countersigns agreements by hand; otherwise they are countersigned on receipt of the customer's
-- signature (docs/product.md P16.20).
alter table agency_settings add column countersign_by_hand boolean not null default false;

alter table agreements
  -- what the setting said when the customer signed
  add column countersign_by_hand boolean not null default false,
  add column countersigned_name text check (length(countersigned_name) between 1 and 200),
  add column countersigned_at timestamptz,
  add column countersigned_by uuid references users on delete set null,
  -- the copy with both signatures; the customer's stays
  add column countersigned_pdf bytea,
  add constraint agreements_countersigned check (
    (countersigned_name is null) = (countersigned_at is null)
    and (countersigned_at is null or countersign_by_hand)
    and (countersigned_by is null or countersigned_at is not null)
    and (countersigned_pdf is null or countersigned_at is not null));
create index agreements_uncountersigned on agreements (proposal_id)
  where countersign_by_hand and countersigned_at is null;

-- Neither signature ever changes; the second one and the printed copies come later, once. Who countersigned is forgotten
-- with the account.
create or replace function keep_agreement() returns trigger language plpgsql as $$
begin
  if (new.proposal_id, new.signed_name, new.signed_at, new.address, new.user_agent, new.document_hash,
      new.countersign_by_hand)
      is distinct from (old.proposal_id, old.signed_name, old.signed_at, old.address, old.user_agent, old.document_hash,
      old.countersign_by_hand)
    or (old.pdf is not null and new.pdf is distinct from old.pdf)
    or (old.countersigned_at is not null and (new.countersigned_name, new.countersigned_at)
      is distinct from (old.countersigned_name, old.countersigned_at))
    or (old.countersigned_at is not null and new.countersigned_by is not null
      and new.countersigned_by is distinct from old.countersigned_by)
    or (old.countersigned_pdf is not null and new.countersigned_pdf is distinct from old.countersigned_pdf) then
    raise exception 'a signature never changes' using errcode = 'check_violation';
  end if;
  return new;
end $$;
