import type { ClientBase } from 'pg'
import type { Filling } from './values.ts'

/** One in this many events has a proposal. */
const EVERY = 10

/**
 * $1 now, $2 seed, $3 bookings of this fill. A proposal of the one performer of an event as the office sends it, decided
 * by what became of the booking. The hash is that of the stored characters.
 */
const FILL_PROPOSALS = `
with proposed as (
  select b.event_id, b.created_at + interval '1 hour' as sent_at, b.total_cents as cents,
    case
      when b.status in ('confirmed', 'completed') then 'accepted'
      when b.status = 'cancelled' then 'declined'
      when b.event_date < $1::timestamptz then 'expired'
      else 'sent' end as state,
    jsonb_build_object(
      'agency', jsonb_build_object('name', 'Marquee', 'address', 'Atlanta', 'phone', '(404) 555-0100',
        'email', 'office@example.com'),
      'customer', jsonb_build_object('name', b.customer_name, 'email', b.customer_email),
      'performers', jsonb_build_array(jsonb_build_object('bookingId', b.id, 'number', b.number, 'agentId', b.agent_id,
        'name', a.name, 'category', a.category, 'eventType', b.event_type,
        'eventDate', to_char(b.event_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'eventDuration', b.event_duration, 'eventLocation', b.event_location, 'guests', null,
        'lines', '[]'::jsonb, 'priceCents', b.total_cents, 'taxCents', 0, 'totalCents', b.total_cents,
        'depositCents', 0)),
      'taxName', null, 'priceCents', b.total_cents, 'taxCents', 0, 'totalCents', b.total_cents,
      'depositPercent', null, 'depositCents', 0, 'message', null,
      'agreement', repeat('The agency books the performers, and the customer pays for them. ', 20),
      'validUntil', to_char($1::timestamptz + interval '7 days', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))::text as document
  from bookings b
  join agents a on a.id = b.agent_id
  where b.total_cents > 0 and hashtextextended(b.event_id::text, 1) % ${EVERY} = 0
    and b.id in (select pg_temp.id_of('booking', $2, n) from generate_series(0, $3::int - 1) n)
), sent as (
  insert into proposals (event_id, version, state, document, document_hash, total_cents, valid_until, sent_at, closed_at)
  select event_id, 1, state, document, sha256(convert_to(document, 'UTF8')), cents,
    $1::timestamptz + interval '7 days', sent_at, case when state <> 'sent' then sent_at + interval '1 day' end
  from proposed
  returning id, event_id, state, document_hash, closed_at
)
insert into agreements (proposal_id, signed_name, signed_at, address, user_agent, document_hash)
select sent.id, b.customer_name, sent.closed_at, '127.0.0.1', 'seed', sent.document_hash
from sent join bookings b on b.event_id = sent.event_id where sent.state = 'accepted'`

/** What the trigger of proposals writes: these events have one each. */
const FILL_OUTCOMES = `
insert into proposal_outcomes (event_id, version, month, state, event_type, cents, tenths)
select p.event_id, p.version, atlanta_month(p.sent_at), p.state, b.event_type, p.total_cents, tenths_to_sign(p)
from proposals p join bookings b on b.event_id = p.event_id
where not exists (select from proposal_outcomes o where o.event_id = p.event_id)`

/**
 * Makes proposals of a tenth of the events of a fill, most of them closed. They hold no time. Call it in
 * `fillInBulk` after `fillBookings`.
 * @param filling seed and number of the bookings of that fill, and its present
 */
export async function fillProposals(client: ClientBase, { seed, count, now }: Filling & { now: Date }): Promise<void> {
  await client.query(FILL_PROPOSALS, [now, seed, count])
  await client.query(FILL_OUTCOMES)
}
