-- One invoice for several bookings of an event (docs/decisions/042). An invoice has a part for each of its bookings; its own
-- booking is the first of them, and its amounts are the sums of the parts.
alter table invoices add column bookings int not null default 1 check (bookings > 0);

create table invoice_parts (
  invoice_id uuid not null references invoices on delete cascade,
  booking_id uuid not null references bookings,
  position int not null default 0,
  subtotal_cents bigint not null check (subtotal_cents >= 0),
  tax_cents bigint not null default 0 check (tax_cents >= 0),
  discount_cents bigint not null default 0 check (discount_cents >= 0),
  total_cents bigint not null check (total_cents >= 0),
  -- whether this booking is paid
  status text not null check (status in ('draft', 'pending', 'paid')),
  -- follows the invoice, so that the index below can keep a booking from being on two live ones
  voided_at timestamptz,
  tax_rule int check (tax_rule between 0 and 100000),
  primary key (invoice_id, booking_id),
  constraint invoice_parts_total check (total_cents = subtotal_cents + tax_cents - discount_cents)
);
insert into invoice_parts (invoice_id, booking_id, subtotal_cents, tax_cents, discount_cents, total_cents, status, voided_at,
  tax_rule)
select id, booking_id, subtotal_cents, tax_cents, discount_cents, total_cents, status, voided_at, tax_rule from invoices;
create unique index invoice_parts_live_booking_key on invoice_parts (booking_id) where voided_at is null;
create index invoice_parts_of_booking on invoice_parts (booking_id);

-- Accounts and shares of bookings read the parts -----------------------------

create or replace view booking_balances as
  select b.id as booking_id, atlanta_day(b.event_date) as day, owed.cents as owed_cents,
    case when b.status <> 'cancelled' and b.payment_status = 'pending' then coalesce(b.total_cents, 0) else 0 end
      as counted_cents,
    case when p.status = 'pending' and b.status <> 'cancelled' and b.payment_status <> 'refunded'
      then atlanta_day(i.due_date) end as due_day,
    case when p.status = 'pending' then owed.cents else 0 end as due_cents,
    case when p.status = 'pending' and b.status <> 'cancelled' and b.payment_status <> 'refunded' then p.invoice_id end
      as due_invoice
  from bookings b
  left join invoice_parts p on p.booking_id = b.id and p.voided_at is null
  left join invoices i on i.id = p.invoice_id
  left join (
    select booking_id,
      sum(case kind when 'payment' then amount_cents when 'refund' then -excess_cents else -amount_cents end)::bigint
        as cents,
      sum(case kind when 'payment' then tax_cents when 'refund' then -excess_tax_cents else -tax_cents end)::bigint
        as tax
    from payments where payment_status = 'completed' group by booking_id
  ) as settled on settled.booking_id = b.id
  cross join lateral (select case when b.status = 'cancelled' or b.payment_status <> 'pending' then 0
    else greatest(0, coalesce(p.total_cents, b.total_cents + coalesce(settled.tax, 0), 0) - coalesce(settled.cents, 0)) end
      as cents) as owed;

create or replace view earned_bookings as
  select b.id as booking_id, b.agent_id, coalesce(i.subtotal_cents - i.discount_cents, b.total_cents) as net_cents,
    price.cents as price_cents, greatest(0, least(price.cents, ledger.verified - ledger.refunded)) as kept_cents,
    greatest(b.completed_at, ledger.verified_at) as since,
    price_lines_cents(b.price_lines, 'talent') as talent_cents, price_lines_cents(b.price_lines, 'agency') as agency_cents,
    b.price_lines as lines
  from bookings b
  left join invoice_parts i on i.booking_id = b.id and i.voided_at is null
  join (
    select booking_id,
      coalesce(sum(amount_cents) filter (where kind = 'payment' and verified_at is not null and reversed_at is null), 0)
        ::bigint as verified,
      coalesce(sum(amount_cents) filter (where kind = 'refund'), 0)::bigint as refunded,
      coalesce(sum(case kind when 'payment' then tax_cents when 'refund' then -excess_tax_cents else -tax_cents end), 0)
        ::bigint as tax,
      max(verified_at) filter (where kind = 'payment' and reversed_at is null) as verified_at
    from payments where payment_status = 'completed' group by booking_id
  ) as ledger on ledger.booking_id = b.id
  cross join lateral (select coalesce(i.total_cents, b.total_cents + ledger.tax) as cents) as price
  where b.status = 'completed' and b.payment_status = 'paid' and price.cents > 0 and ledger.verified >= price.cents;

create or replace view kept_bookings as
  select c.booking_id, b.agent_id, coalesce(i.subtotal_cents - i.discount_cents, b.total_cents) as net_cents,
    price.cents as price_cents, greatest(0, least(price.cents, c.keep_cents, verified_cents(b.id))) as kept_cents,
    price_lines_cents(b.price_lines, 'talent') as talent_cents, price_lines_cents(b.price_lines, 'agency') as agency_cents
  from booking_cancellations c
  join bookings b on b.id = c.booking_id
  left join invoice_parts i on i.booking_id = b.id and i.voided_at is null
  cross join lateral (select coalesce(i.total_cents, b.total_cents + case
      when b.payment_status = 'pending' then tax_cents(b.total_cents, coalesce(booking_tax_rate(b.id), 0))
      else (select coalesce(sum(case kind when 'payment' then tax_cents else -tax_cents end), 0)::bigint from payments
        where booking_id = b.id and payment_status = 'completed' and kind <> 'refund') end) as cents) as price
  where b.status = 'cancelled' and price.cents > 0;

create or replace function complete_excess() returns trigger language plpgsql as $$
begin
  select case when b.status <> 'cancelled'
        then greatest(0, ledger.kept - coalesce(i.total_cents, b.total_cents + ledger.tax, ledger.kept))
      when c.booking_id is null then 0
      else greatest(0, verified_cents(b.id) - c.keep_cents) end
    into new.excess_cents
  from bookings b
  left join invoice_parts i on i.booking_id = b.id and i.voided_at is null
  left join booking_cancellations c on c.booking_id = b.id
  cross join lateral (
    select coalesce(sum(case kind when 'payment' then amount_cents else -amount_cents end), 0)::bigint as kept,
      coalesce(sum(case kind when 'payment' then tax_cents else -tax_cents end), 0)::bigint as tax
    from payments where booking_id = b.id and payment_status = 'completed'
  ) as ledger
  where b.id = new.booking_id;
  return new;
end $$;

-- Counts of invoices: one for several bookings counts once -------------------

-- The invoice that the due day is of.
alter table booking_accounts add column due_invoice uuid;
alter table booking_accounts disable trigger user;
update booking_accounts a set due_invoice = i.id from invoices i
where i.booking_id = a.booking_id and i.voided_at is null and a.due_day is not null;
alter table booking_accounts enable trigger user;
create index booking_accounts_of_invoice on booking_accounts (due_invoice) where due_invoice is not null;

create or replace function keep_account(booking uuid) returns void language plpgsql as $$
declare
  was booking_accounts;
  is_now booking_accounts;
  -- whether the invoice is no longer counted on the former day, and counted on the new one
  leaves boolean := false;
  enters boolean := false;
begin
  perform from bookings where id = booking for no key update;
  if not found then return; end if;
  select * into was from booking_accounts where booking_id = booking;
  select booking_id, day, owed_cents - counted_cents, due_day, due_cents, null, null, null, due_invoice into is_now
  from booking_balances where booking_id = booking;
  if was is not distinct from is_now then return; end if;
  insert into booking_accounts values (is_now.*) on conflict (booking_id) do update
    set day = excluded.day, owed_beyond_cents = excluded.owed_beyond_cents, due_day = excluded.due_day,
      due_cents = excluded.due_cents, due_invoice = excluded.due_invoice;
  if (was.due_invoice, was.due_day) is distinct from (is_now.due_invoice, is_now.due_day) then
    -- one booking at a time decides whether another still counts it; lock order: bookings, then invoice
    perform from invoices where id in (was.due_invoice, is_now.due_invoice) and bookings > 1 order by id for no key update;
    leaves := not exists (select from booking_accounts
      where due_invoice = was.due_invoice and due_day = was.due_day and booking_id <> booking);
    enters := not exists (select from booking_accounts
      where due_invoice = is_now.due_invoice and due_day = is_now.due_day and booking_id <> booking);
  end if;
  insert into tally_changes (measure, day, category_id, event_type, amount)
  select c.measure, c.day, no_category(), '', sum(c.amount)
  from (values
    ('bookings.owed', is_now.day, is_now.owed_beyond_cents), ('bookings.owed', was.day, -was.owed_beyond_cents),
    ('invoices.owed', is_now.due_day, is_now.due_cents), ('invoices.owed', was.due_day, -was.due_cents),
    ('invoices.pending', is_now.due_day, enters::int), ('invoices.pending', was.due_day, -leaves::int),
    ('invoices.total', is_now.due_day, enters::int), ('invoices.total', was.due_day, -leaves::int)
  ) as c (measure, day, amount)
  where c.day is not null group by c.measure, c.day having sum(c.amount) <> 0;
end $$;

create or replace function recount_rows() returns void language plpgsql as $$
begin
  lock table categories, agents, bookings, payments, invoices, invoice_parts, testimonials in share mode;
  perform pg_advisory_xact_lock(hashtext('fold_tallies'));
  delete from tally_changes;
  delete from tallies;
  delete from tally_totals;
  delete from booking_accounts;
  delete from revenue_changes;
  delete from revenue_tallies;
  insert into booking_accounts (booking_id, day, owed_beyond_cents, due_day, due_cents, due_invoice)
  select booking_id, day, owed_cents - counted_cents, due_day, due_cents, due_invoice from booking_balances
  where booking_id in (select booking_id from payments union select booking_id from invoice_parts);
  insert into tallies
  select measure, day, category_id, event_type, sum(amount)
  from (
    select m.measure, atlanta_day(b.event_date) as day, c.id as category_id, b.event_type, m.amount
    from bookings b join agents a on a.id = b.agent_id join categories c on c.name = a.category
    cross join lateral measures_of(b) m
    union all
    select m.measure, atlanta_day(coalesce(p.paid_at, p.created_at)), c.id, b.event_type, m.amount
    from payments p join bookings b on b.id = p.booking_id join agents a on a.id = b.agent_id
    join categories c on c.name = a.category cross join lateral measures_of(p) m
    union all
    select m.measure, atlanta_day(a.created_at), c.id, '', m.amount
    from agents a join categories c on c.name = a.category cross join lateral measures_of(a) m
    union all
    select m.measure, atlanta_day(t.created_at), no_category(), coalesce(t.event_type, ''), m.amount
    from testimonials t cross join lateral measures_of(t) m
    union all
    select m.measure, m.day, no_category(), '', m.amount from bookings b cross join lateral counts_of(b) m
    union all
    select m.measure, m.day, no_category(), '', m.amount from invoices i cross join lateral counts_of(i) m
    union all
    select 'bookings.owed', day, no_category(), '', owed_beyond_cents from booking_accounts
    union all
    select 'invoices.owed', due_day, no_category(), '', due_cents from booking_accounts where due_day is not null
  ) as counted
  group by measure, day, category_id, event_type having sum(amount) <> 0;
  insert into tally_totals select measure, category_id, sum(amount) from tallies group by measure, category_id;
  insert into revenue_tallies
  select q.side, 'day', e.day, q.id, sum(e.amount)
  from (
    select atlanta_day(coalesce(p.paid_at, p.created_at)) as day, b.agent_id, b.customer_id, revenue_of(p) as amount
    from payments p join bookings b on b.id = p.booking_id
  ) as e cross join lateral (values ('agent', e.agent_id), ('customer', e.customer_id)) as q (side, id)
  group by 1, 2, 3, 4 having sum(e.amount) <> 0 order by 1, 2, 3, 4;
  insert into revenue_tallies
  select r.side, s.unit, s.since, r.party_id, sum(r.amount)
  from revenue_tallies r cross join lateral spans_around(r.since) s
  where r.unit = 'day' and s.unit = 'month' group by 1, 2, 3, 4 having sum(r.amount) <> 0 order by 1, 2, 3, 4;
  insert into revenue_tallies
  select r.side, s.unit, s.since, r.party_id, sum(r.amount)
  from revenue_tallies r cross join lateral spans_around(r.since) s
  where r.unit = 'month' and s.unit not in ('day', 'month')
  group by 1, 2, 3, 4 having sum(r.amount) <> 0 order by 1, 2, 3, 4;
end
$$;

create or replace function recount_days() returns void language plpgsql as $$
begin
  perform recount_rows();
  insert into tallies
  select m.measure, a.due_day, no_category(), '', count(distinct a.due_invoice)
  from booking_accounts a cross join (values ('invoices.total'), ('invoices.pending')) as m (measure)
  where a.due_day is not null group by 1, 2
  on conflict (measure, day, category_id, event_type) do update set amount = tallies.amount + excluded.amount;
  insert into tally_totals
  select m.measure, no_category(), count(distinct a.due_invoice)
  from booking_accounts a cross join (values ('invoices.total'), ('invoices.pending')) as m (measure)
  where a.due_day is not null group by 1
  on conflict (measure, category_id) do update set amount = tally_totals.amount + excluded.amount;
end $$;

-- Invoice and parts follow each other ----------------------------------------

-- The part of an invoice of one booking. The parts of several are written with the invoice.
create function write_own_part() returns trigger language plpgsql as $$
begin
  insert into invoice_parts (invoice_id, booking_id, subtotal_cents, tax_cents, discount_cents, total_cents, status, voided_at,
    tax_rule)
  values (new.id, new.booking_id, new.subtotal_cents, new.tax_cents, new.discount_cents, new.total_cents, new.status,
    new.voided_at, new.tax_rule);
  return null;
end $$;
create trigger invoices_own_part after insert on invoices for each row when (new.bookings = 1)
  execute function write_own_part();

create or replace function account_invoices() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into tally_changes (measure, day, category_id, event_type, amount)
    select measure, day, no_category(), '', -amount from counts_of(old);
  end if;
  if tg_op <> 'DELETE' then
    insert into tally_changes (measure, day, category_id, event_type, amount)
    select measure, day, no_category(), '', amount from counts_of(new);
  end if;
  if tg_op = 'UPDATE' and new.due_date is distinct from old.due_date then
    perform keep_account(booking_id) from (
      select booking_id from invoice_parts where invoice_id = new.id order by booking_id) as p;
  end if;
  return null;
end $$;

-- Voiding and issuing reach every part; one part alone has all that the invoice has.
create function follow_invoice() returns trigger language plpgsql as $$
begin
  update invoice_parts p set voided_at = new.voided_at,
    status = case when new.bookings = 1 or p.status = 'draft' then new.status else p.status end,
    subtotal_cents = case new.bookings when 1 then new.subtotal_cents else p.subtotal_cents end,
    tax_cents = case new.bookings when 1 then new.tax_cents else p.tax_cents end,
    discount_cents = case new.bookings when 1 then new.discount_cents else p.discount_cents end,
    total_cents = case new.bookings when 1 then new.total_cents else p.total_cents end,
    tax_rule = case new.bookings when 1 then new.tax_rule else p.tax_rule end
  where p.invoice_id = new.id and (p.voided_at is distinct from new.voided_at
    or (p.status <> new.status and (new.bookings = 1 or p.status = 'draft'))
    or (new.bookings = 1 and (p.subtotal_cents, p.tax_cents, p.discount_cents, p.total_cents, p.tax_rule)
      is distinct from (new.subtotal_cents, new.tax_cents, new.discount_cents, new.total_cents, new.tax_rule)));
  return null;
end $$;
create trigger invoices_parts after update on invoices for each row
  when ((old.subtotal_cents, old.tax_cents, old.discount_cents, old.total_cents, old.status, old.voided_at, old.tax_rule)
    is distinct from (new.subtotal_cents, new.tax_cents, new.discount_cents, new.total_cents, new.status, new.voided_at,
      new.tax_rule))
  execute function follow_invoice();

create function account_invoice_parts() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform keep_account(old.booking_id), keep_earnings(old.booking_id); end if;
  if tg_op <> 'DELETE' then perform keep_account(new.booking_id), keep_earnings(new.booking_id); end if;
  return null;
end $$;
create trigger invoice_parts_account after insert or delete on invoice_parts for each row
  execute function account_invoice_parts();
create trigger invoice_parts_account_changed after update on invoice_parts for each row
  when ((old.subtotal_cents, old.discount_cents, old.total_cents, old.status, old.voided_at)
    is distinct from (new.subtotal_cents, new.discount_cents, new.total_cents, new.status, new.voided_at))
  execute function account_invoice_parts();

-- An invoice is paid once all of its parts are. Its row is locked first, so that of two payments at once the second sees
-- the first.
create function follow_part() returns trigger language plpgsql as $$
begin
  perform from invoices where id = new.invoice_id for no key update;
  update invoices i set status = parts.status
  from (
    select case when bool_and(status = 'paid') then 'paid' when bool_or(status = 'draft') then 'draft' else 'pending' end
      as status
    from invoice_parts where invoice_id = new.invoice_id
  ) as parts
  where i.id = new.invoice_id and i.status <> parts.status;
  return null;
end $$;
create trigger invoice_parts_status after update on invoice_parts for each row when (old.status <> new.status)
  execute function follow_part();

-- The amounts of an invoice are the sums of its parts, of which it has as many as bookings.
create function check_parts() returns trigger language plpgsql as $$
begin
  perform from invoices i cross join lateral (
    select count(*) as bookings, sum(subtotal_cents) as subtotal, sum(tax_cents) as tax, sum(discount_cents) as discount
    from invoice_parts where invoice_id = i.id
  ) as p
  where i.id = new.id and (p.bookings, p.subtotal, p.tax, p.discount)
    is distinct from (i.bookings, i.subtotal_cents, i.tax_cents, i.discount_cents);
  if found then
    raise exception 'the parts of invoice % do not add up', new.invoice_number
      using errcode = 'check_violation', constraint = 'invoices_add_up';
  end if;
  return null;
end $$;
create constraint trigger invoices_add_up after insert or update on invoices deferrable initially deferred
  for each row when (new.bookings > 1) execute function check_parts();
