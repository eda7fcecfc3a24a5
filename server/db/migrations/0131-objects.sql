-- Bytes of pictures and documents may lie in a bucket; the row then keeps their key (docs/product.md S126).

-- Every object that was ever sent to the bucket and may still be there. A key is written down, and committed, before its
-- bytes leave, so that none is forgotten. A row takes a key that was sent, once; when the row goes, or takes other bytes,
-- the key is dropped in the same transaction. The sweep deletes what was dropped, and what no row took for a day.
create table stored_objects (
  -- the folder, the SHA-256 of the bytes, and random digits: no key is used twice
  key text primary key check (key ~ '^[a-z]+/[0-9a-f]{64}-[0-9a-f]{16}$'),
  -- of the object
  bytes int not null check (bytes > 0),
  state text not null default 'sent' check (state in ('sent', 'used', 'dropped')),
  changed_at timestamptz not null default now()
);
create index stored_objects_unused on stored_objects (changed_at) where state <> 'used';

alter table image_variants alter column bytes drop not null,
  add column object_key text unique references stored_objects,
  add constraint image_variants_stored check (num_nonnulls(bytes, object_key) = 1);
alter table paper_files alter column bytes drop not null,
  add column object_key text unique references stored_objects,
  add constraint paper_files_stored check (num_nonnulls(bytes, object_key) = 1);
alter table agreements
  add column pdf_key text unique references stored_objects,
  add column countersigned_pdf_key text unique references stored_objects,
  add constraint agreements_stored check (num_nonnulls(pdf, pdf_key) <= 1
    and num_nonnulls(countersigned_pdf, countersigned_pdf_key) <= 1
    and (countersigned_pdf_key is null or countersigned_at is not null));

create function take_object(taken text) returns void language plpgsql as $$
begin
  update stored_objects set state = 'used', changed_at = now() where key = taken and state = 'sent';
  if not found then
    raise exception 'no object waits under %', taken using errcode = 'check_violation';
  end if;
end $$;

create function drop_object(dropped text) returns void language sql as $$
  update stored_objects set state = 'dropped', changed_at = now() where key = dropped
$$;

create function follow_object(before text, after text) returns void language plpgsql as $$
begin
  if before is not null then perform drop_object(before); end if;
  if after is not null then perform take_object(after); end if;
end $$;

create function follow_object_key() returns trigger language plpgsql as $$
begin
  perform follow_object(case when tg_op <> 'INSERT' then old.object_key end, case when tg_op <> 'DELETE' then new.object_key end);
  return null;
end $$;
create function follow_pdf_key() returns trigger language plpgsql as $$
begin
  perform follow_object(case when tg_op <> 'INSERT' then old.pdf_key end, case when tg_op <> 'DELETE' then new.pdf_key end);
  return null;
end $$;
create function follow_countersigned_pdf_key() returns trigger language plpgsql as $$
begin
  perform follow_object(case when tg_op <> 'INSERT' then old.countersigned_pdf_key end,
    case when tg_op <> 'DELETE' then new.countersigned_pdf_key end);
  return null;
end $$;

create trigger image_variants_object_key_taken after insert on image_variants for each row
  when (new.object_key is not null) execute function follow_object_key();
create trigger image_variants_object_key_changed after update of object_key on image_variants for each row
  when (new.object_key is distinct from old.object_key) execute function follow_object_key();
create trigger image_variants_object_key_gone after delete on image_variants for each row
  when (old.object_key is not null) execute function follow_object_key();
create trigger paper_files_object_key_taken after insert on paper_files for each row
  when (new.object_key is not null) execute function follow_object_key();
create trigger paper_files_object_key_changed after update of object_key on paper_files for each row
  when (new.object_key is distinct from old.object_key) execute function follow_object_key();
create trigger paper_files_object_key_gone after delete on paper_files for each row
  when (old.object_key is not null) execute function follow_object_key();
create trigger agreements_pdf_key_taken after insert on agreements for each row
  when (new.pdf_key is not null) execute function follow_pdf_key();
create trigger agreements_pdf_key_changed after update of pdf_key on agreements for each row
  when (new.pdf_key is distinct from old.pdf_key) execute function follow_pdf_key();
create trigger agreements_pdf_key_gone after delete on agreements for each row
  when (old.pdf_key is not null) execute function follow_pdf_key();
create trigger agreements_countersigned_pdf_key_taken after insert on agreements for each row
  when (new.countersigned_pdf_key is not null) execute function follow_countersigned_pdf_key();
create trigger agreements_countersigned_pdf_key_changed after update of countersigned_pdf_key on agreements for each row
  when (new.countersigned_pdf_key is distinct from old.countersigned_pdf_key) execute function follow_countersigned_pdf_key();
create trigger agreements_countersigned_pdf_key_gone after delete on agreements for each row
  when (old.countersigned_pdf_key is not null) execute function follow_countersigned_pdf_key();

-- The SHA-256 of a printed copy, wherever it lies; null where there is none.
create function copy_hash(bytes bytea, key text) returns bytea language sql immutable parallel safe as $$
  select coalesce(sha256(bytes), decode(substring(key from '/([0-9a-f]{64})-'), 'hex'))
$$;

-- As before, but a printed copy may move between the row and the bucket: what it says stays the same.
create or replace function keep_agreement() returns trigger language plpgsql as $$
begin
  if (new.proposal_id, new.signed_name, new.signed_at, new.address, new.user_agent, new.document_hash,
      new.countersign_by_hand)
      is distinct from (old.proposal_id, old.signed_name, old.signed_at, old.address, old.user_agent, old.document_hash,
      old.countersign_by_hand)
    or ((new.pdf, new.pdf_key) is distinct from (old.pdf, old.pdf_key) and num_nonnulls(old.pdf, old.pdf_key) > 0
      and copy_hash(new.pdf, new.pdf_key) is distinct from copy_hash(old.pdf, old.pdf_key))
    or (old.countersigned_at is not null and (new.countersigned_name, new.countersigned_at)
      is distinct from (old.countersigned_name, old.countersigned_at))
    or (old.countersigned_at is not null and new.countersigned_by is not null
      and new.countersigned_by is distinct from old.countersigned_by)
    or ((new.countersigned_pdf, new.countersigned_pdf_key) is distinct from (old.countersigned_pdf, old.countersigned_pdf_key)
      and num_nonnulls(old.countersigned_pdf, old.countersigned_pdf_key) > 0
      and copy_hash(new.countersigned_pdf, new.countersigned_pdf_key)
        is distinct from copy_hash(old.countersigned_pdf, old.countersigned_pdf_key)) then
    raise exception 'a signature never changes' using errcode = 'check_violation';
  end if;
  return new;
end $$;
