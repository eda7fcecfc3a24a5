-- The lines of a booking's price (docs/product.md P7.60), and what talent earns of them (P7.63).

create function price_lines_cents(lines jsonb) returns bigint language sql immutable parallel safe as $$
  select coalesce(sum((line ->> 'amount')::bigint), 0)::bigint from jsonb_array_elements(lines) as line
$$;

-- The cents of all lines with one mark: 'shared', 'talent' or 'agency'. 0 without lines.
create function price_lines_cents(lines jsonb, mark text) returns bigint language sql immutable parallel safe as $$
  select coalesce(sum((line ->> 'amount')::bigint), 0)::bigint
  from jsonb_array_elements(coalesce(lines, '[]')) as line where line ->> 'share' = mark
$$;

alter table bookings
  -- null: one line, rate times hours or the package
  add column price_lines jsonb,
  add constraint bookings_price_lines check (price_lines is null or (
    jsonb_typeof(price_lines) = 'array' and jsonb_array_length(price_lines) between 1 and 30
    and total_cents is not null and total_cents = price_lines_cents(price_lines)
  ));

-- The lines a booking had when it was first entered, so that its statement can name them.
alter table agent_earnings add column lines jsonb;

-- When a customer is erased: what the office wrote beside a line may name them.
create function forget_line_labels(customer uuid) returns void language sql as $$
  update agent_earnings set lines = (select jsonb_agg(line || '{"label": ""}' order by place)
    from jsonb_array_elements(lines) with ordinality as each (line, place))
  where lines is not null and booking_id in (select id from bookings where customer_id = customer)
$$;

create or replace view earned_bookings as
  select b.id as booking_id, b.agent_id, coalesce(i.subtotal_cents - i.discount_cents, b.total_cents) as net_cents,
    price.cents as price_cents, greatest(0, least(price.cents, ledger.verified - ledger.refunded)) as kept_cents,
    greatest(b.completed_at, ledger.verified_at) as since,
    price_lines_cents(b.price_lines, 'talent') as talent_cents, price_lines_cents(b.price_lines, 'agency') as agency_cents,
    b.price_lines as lines
  from bookings b
  left join invoices i on i.booking_id = b.id and i.voided_at is null
  cross join lateral (select coalesce(i.total_cents, b.total_cents) as cents) as price
  join (
    select booking_id,
      coalesce(sum(amount_cents) filter (where kind = 'payment' and verified_at is not null and reversed_at is null), 0)
        ::bigint as verified,
      coalesce(sum(amount_cents) filter (where kind = 'refund'), 0)::bigint as refunded,
      max(verified_at) filter (where kind = 'payment' and reversed_at is null) as verified_at
    from payments where payment_status = 'completed' group by booking_id
  ) as ledger on ledger.booking_id = b.id
  where b.status = 'completed' and b.payment_status = 'paid' and price.cents > 0 and ledger.verified >= price.cents;

-- A percentage of what is shared, or the flat amount in its place, and all of what is talent's alone; of both the part
-- that was not given back. Rounded once, half a cent up, and never below zero.
create function lines_share_cents(percent int, flat bigint, shared bigint, talent bigint, kept bigint, price bigint)
returns bigint language sql immutable as $$
  select greatest(0, case
    when flat is null then round((shared::numeric * percent + talent::numeric * 100) * kept / (100 * price))::bigint
    when kept > 0 then flat + round(talent::numeric * kept / price)::bigint
    else 0 end)
$$;

create or replace function keep_earnings(booking uuid) returns void language plpgsql as $$
declare
  earned earned_bookings;
  terms record;
  entered bigint;
  owed bigint := 0;
begin
  select * into earned from earned_bookings where booking_id = booking;
  select agent_id, share_percent, share_flat_cents into terms from agent_earnings where booking_id = booking order by id limit 1;
  if not found then
    if earned.booking_id is null then return; end if;
    select a.id as agent_id, a.share_flat_cents,
      case when a.share_flat_cents is null then coalesce(a.share_percent, s.agent_share_percent, 0) end as share_percent
    into terms from agents a cross join agency_settings s where a.id = earned.agent_id;
  else
    select sum(cents) into entered from agent_earnings where booking_id = booking;
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

-- A mark can change while the total stays.
drop trigger bookings_account_changed on bookings;
create trigger bookings_account_changed after update on bookings for each row
  when ((old.status, old.payment_status, old.total_cents, old.price_lines, old.event_date, old.created_at,
      old.first_confirmed_at, old.agent_id, old.customer_id)
    is distinct from (new.status, new.payment_status, new.total_cents, new.price_lines, new.event_date, new.created_at,
      new.first_confirmed_at, new.agent_id, new.customer_id))
  execute function account_bookings();
