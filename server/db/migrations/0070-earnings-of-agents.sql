-- A booking that was completed, reopened and given to someone else is earned by who does it now: what it brings is kept
-- for each agent, and a former one is left with nothing of it (docs/product.md P7.44, P15.66).

-- Takes back what former agents of a booking have of it: of its price, or of what was kept of it.
create function reverse_former_earnings(booking uuid, of_kept boolean) returns void language sql as $$
  insert into agent_earnings (agent_id, booking_id, month, cents, share_percent, share_flat_cents, entered_at, kept_cents)
  select e.agent_id, booking, atlanta_month(statement_timestamp()), -sum(e.cents), (array_agg(e.share_percent order by e.id))[1],
    (array_agg(e.share_flat_cents order by e.id))[1], statement_timestamp(), case when of_kept then 0 end
  from agent_earnings e join bookings b on b.id = e.booking_id
  where e.booking_id = booking and (e.kept_cents is not null) = of_kept and e.agent_id <> b.agent_id
  group by e.agent_id having sum(e.cents) <> 0
$$;

-- Brings the lines of kept money up to date; called with the booking locked.
create or replace function keep_kept_earnings(booking uuid) returns void language plpgsql as $$
declare
  kept kept_bookings;
  terms record;
  entered bigint;
  owed bigint := 0;
begin
  perform reverse_former_earnings(booking, true);
  select * into kept from kept_bookings where booking_id = booking;
  select e.agent_id, e.share_percent, e.share_flat_cents into terms
  from agent_earnings e join bookings b on b.id = e.booking_id and b.agent_id = e.agent_id
  where e.booking_id = booking and e.kept_cents is not null order by e.id limit 1;
  if not found then
    if kept.booking_id is null or kept.kept_cents = 0 then return; end if;
    select a.id as agent_id,
      case when s.kept_share_percent is null then a.share_flat_cents end as share_flat_cents,
      case when s.kept_share_percent is not null or a.share_flat_cents is null
        then coalesce(s.kept_share_percent, a.share_percent, s.agent_share_percent, 0) end as share_percent
    into terms from agents a cross join agency_settings s where a.id = kept.agent_id;
  else
    select sum(cents) into entered from agent_earnings
    where booking_id = booking and agent_id = terms.agent_id and kept_cents is not null;
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
  perform reverse_former_earnings(booking, false);
  select * into earned from earned_bookings where booking_id = booking;
  select e.agent_id, e.share_percent, e.share_flat_cents into terms
  from agent_earnings e join bookings b on b.id = e.booking_id and b.agent_id = e.agent_id
  where e.booking_id = booking and e.kept_cents is null order by e.id limit 1;
  if not found then
    if earned.booking_id is null then return; end if;
    select a.id as agent_id, a.share_flat_cents,
      case when a.share_flat_cents is null then coalesce(a.share_percent, s.agent_share_percent, 0) end as share_percent
    into terms from agents a cross join agency_settings s where a.id = earned.agent_id;
  else
    select sum(cents) into entered from agent_earnings
    where booking_id = booking and agent_id = terms.agent_id and kept_cents is null;
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

-- The first line of another agent is no adjustment.
create or replace function mark_correction() returns trigger language plpgsql as $$
begin
  new.correction := exists (select from agent_earnings where booking_id = new.booking_id and agent_id = new.agent_id
    and (kept_cents is null) = (new.kept_cents is null));
  return new;
end $$;
