-- What is kept of canceled bookings: what goes back beyond it (docs/product.md P15.10), and talent's part (P15.12).

-- Verified money beyond the claim of a cancellation is due back. Reported money counts once it is verified, and a refund
-- on its way counts as given back. A canceled booking without a cancellation keeps what it has.
create or replace function complete_excess() returns trigger language plpgsql as $$
begin
  select case when b.status <> 'cancelled'
        then greatest(0, ledger.kept - coalesce(i.total_cents, b.total_cents + ledger.tax, ledger.kept))
      when c.booking_id is null then 0
      else greatest(0, verified_cents(b.id) - c.keep_cents) end
    into new.excess_cents
  from bookings b
  left join invoices i on i.booking_id = b.id and i.voided_at is null
  left join booking_cancellations c on c.booking_id = b.id
  cross join lateral (
    select coalesce(sum(case kind when 'payment' then amount_cents else -amount_cents end), 0)::bigint as kept,
      coalesce(sum(case kind when 'payment' then tax_cents else -tax_cents end), 0)::bigint as tax
    from payments where booking_id = b.id and payment_status = 'completed'
  ) as ledger
  where b.id = new.booking_id;
  return new;
end $$;

-- What was paid for a booking and verified, less what went back of it or is on its way.
create function verified_cents(booking uuid) returns bigint language sql stable as $$
  select coalesce(sum(p.amount_cents - coalesce((select sum(back.amount_cents) from payments back
    where back.payment_id = p.id and back.payment_status in ('pending', 'completed')), 0)), 0)::bigint
  from payments p
  where p.booking_id = booking and p.kind = 'payment' and p.payment_status = 'completed' and p.verified_at is not null
$$;

-- What was kept of the canceled booking a line is about; null on lines about a completed one.
alter table agent_earnings add column kept_cents bigint check (kept_cents >= 0);

-- What each canceled booking has brought: of its price without tax the part that was kept.
create view kept_bookings as
  select c.booking_id, b.agent_id, coalesce(i.subtotal_cents - i.discount_cents, b.total_cents) as net_cents,
    price.cents as price_cents, greatest(0, least(price.cents, c.keep_cents, verified_cents(b.id))) as kept_cents,
    price_lines_cents(b.price_lines, 'talent') as talent_cents, price_lines_cents(b.price_lines, 'agency') as agency_cents
  from booking_cancellations c
  join bookings b on b.id = c.booking_id
  left join invoices i on i.booking_id = b.id and i.voided_at is null
  cross join lateral (select coalesce(i.total_cents, b.total_cents + case
      when b.payment_status = 'pending' then tax_cents(b.total_cents, coalesce(booking_tax_rate(b.id), 0))
      else (select coalesce(sum(case kind when 'payment' then tax_cents else -tax_cents end), 0)::bigint from payments
        where booking_id = b.id and payment_status = 'completed' and kind <> 'refund') end) as cents) as price
  where b.status = 'cancelled' and price.cents > 0;

-- The share of kept money, rounded once, half a cent up: a flat amount in the part that was kept.
create function kept_share_cents(percent int, flat bigint, shared bigint, talent bigint, kept bigint, price bigint)
returns bigint language sql immutable as $$
  select greatest(0, round((coalesce(flat::numeric * 100, shared::numeric * percent) + talent::numeric * 100) * kept
    / (100 * price))::bigint)
$$;

-- Brings the lines of kept money up to date; called with the booking locked.
create function keep_kept_earnings(booking uuid) returns void language plpgsql as $$
declare
  kept kept_bookings;
  terms record;
  entered bigint;
  owed bigint := 0;
begin
  select * into kept from kept_bookings where booking_id = booking;
  select agent_id, share_percent, share_flat_cents into terms from agent_earnings
  where booking_id = booking and kept_cents is not null order by id limit 1;
  if not found then
    if kept.booking_id is null or kept.kept_cents = 0 then return; end if;
    select a.id as agent_id,
      case when s.kept_share_percent is null then a.share_flat_cents end as share_flat_cents,
      case when s.kept_share_percent is not null or a.share_flat_cents is null
        then coalesce(s.kept_share_percent, a.share_percent, s.agent_share_percent, 0) end as share_percent
    into terms from agents a cross join agency_settings s where a.id = kept.agent_id;
  else
    select sum(cents) into entered from agent_earnings where booking_id = booking and kept_cents is not null;
  end if;
  if kept.booking_id is not null then
    owed := kept_share_cents(terms.share_percent, terms.share_flat_cents,
      kept.net_cents - kept.talent_cents - kept.agency_cents, kept.talent_cents, kept.kept_cents, kept.price_cents);
  end if;
  if owed is distinct from entered then
    insert into agent_earnings (agent_id, booking_id, month, cents, share_percent, share_flat_cents, entered_at, kept_cents)
    values (terms.agent_id, booking, atlanta_month(statement_timestamp()), owed - coalesce(entered, 0),
      terms.share_percent, terms.share_flat_cents, statement_timestamp(), coalesce(kept.kept_cents, 0));
  end if;
end $$;

create or replace function keep_earnings(booking uuid) returns void language plpgsql as $$
declare
  earned earned_bookings;
  terms record;
  entered bigint;
  owed bigint := 0;
begin
  perform keep_kept_earnings(booking);
  select * into earned from earned_bookings where booking_id = booking;
  select agent_id, share_percent, share_flat_cents into terms from agent_earnings
  where booking_id = booking and kept_cents is null order by id limit 1;
  if not found then
    if earned.booking_id is null then return; end if;
    select a.id as agent_id, a.share_flat_cents,
      case when a.share_flat_cents is null then coalesce(a.share_percent, s.agent_share_percent, 0) end as share_percent
    into terms from agents a cross join agency_settings s where a.id = earned.agent_id;
  else
    select sum(cents) into entered from agent_earnings where booking_id = booking and kept_cents is null;
  end if;
  if earned.booking_id is not null then
    owed := lines_share_cents(terms.share_percent, terms.share_flat_cents,
      earned.net_cents - earned.talent_cents - earned.agency_cents, earned.talent_cents, earned.kept_cents,
      earned.price_cents);
  end if;
  if owed is distinct from entered then
    insert into agent_earnings (agent_id, booking_id, month, cents, share_percent, share_flat_cents, entered_at, lines)
    values (terms.agent_id, booking, atlanta_month(statement_timestamp()), owed - coalesce(entered, 0), terms.share_percent,
      terms.share_flat_cents, statement_timestamp(), case when entered is null then earned.lines end);
  end if;
end $$;

create or replace function mark_correction() returns trigger language plpgsql as $$
begin
  new.correction := exists (select from agent_earnings
    where booking_id = new.booking_id and (kept_cents is null) = (new.kept_cents is null));
  return new;
end $$;

create function account_cancellations() returns trigger language plpgsql as $$
begin
  -- only a booking with a payment or an invoice has one
  if exists (select from booking_accounts where booking_id = coalesce(new.booking_id, old.booking_id)) then
    perform keep_account(coalesce(new.booking_id, old.booking_id)), keep_earnings(coalesce(new.booking_id, old.booking_id));
  end if;
  return null;
end $$;
create trigger booking_cancellations_account after insert or delete or update of keep_cents on booking_cancellations
  for each row execute function account_cancellations();

-- Cancellations there are already.
update booking_accounts set excess_cents = 0 where booking_id in (select booking_id from booking_cancellations);
