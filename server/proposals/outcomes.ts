import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import type { ProposalOutcomes } from '#shared/contract/proposals/proposals.admin.ts'
import type { EventType } from '#shared/model/booking.ts'

/** Reasons of customers that are shown. */
const MOST_REASONS = 10

/** The first day of the first of the twelve months that count: this month and the eleven before it. */
const SINCE = sql`(atlanta_month(now()) - interval '11 months')::date`

/**
 * How the events that were sent a proposal in this month or the eleven before it turned out, by the signed version of each,
 * else the newest (docs/product.md P16.9). Amounts are integer cents, months those of the agency's time zone. Sums that are
 * kept as proposals change are added up (docs/decisions/021).
 */
export async function readOutcomes(db: Database): Promise<ProposalOutcomes> {
  const [totals, kinds, reasons] = await Promise.all([readTotals(db), readKinds(db), readReasons(db)])
  return {
    open: totals.open,
    accepted: totals.accepted,
    lost: totals.declined + totals.expired + totals.withdrawn,
    declined: totals.declined,
    expired: totals.expired,
    withdrawn: totals.withdrawn,
    openCents: totals.open_cents,
    acceptedCents: totals.accepted_cents,
    medianHours: totals.median_tenths === null ? null : totals.median_tenths / 10,
    kinds: kinds.map(({ event_type, events, accepted, accepted_cents }) => ({
      ...{ eventType: event_type, events, accepted, acceptedCents: accepted_cents },
    })),
    reasons: reasons.map(({ booking_id, customer_name, reason, at }) => ({
      ...{ bookingId: booking_id, customerName: customer_name, reason, at: at.toISOString() },
    })),
  }
}

interface Totals {
  open: number
  accepted: number
  declined: number
  expired: number
  withdrawn: number
  open_cents: number
  accepted_cents: number
  median_tenths: number | null
}

async function readTotals(db: Database): Promise<Totals> {
  const { rows } = await sql<Totals>`
    with counted as (
      select state, events, cents from proposal_tallies where month >= ${SINCE}
      union all select state, events, cents from proposal_changes where month >= ${SINCE}),
    timed as (
      select tenths, sum(events) as events from (
        select tenths, events from proposal_hours where month >= ${SINCE}
        union all select tenths, events from proposal_changes where month >= ${SINCE} and tenths is not null) as known
      group by tenths having sum(events) > 0),
    ranked as (
      select tenths, sum(events) over (order by tenths) as upto, sum(events) over () as signed from timed)
    select coalesce(sum(events) filter (where state in ('sent', 'seen')), 0)::int as open,
      coalesce(sum(events) filter (where state = 'accepted'), 0)::int as accepted,
      coalesce(sum(events) filter (where state = 'declined'), 0)::int as declined,
      coalesce(sum(events) filter (where state = 'expired'), 0)::int as expired,
      coalesce(sum(events) filter (where state = 'withdrawn'), 0)::int as withdrawn,
      coalesce(sum(cents) filter (where state in ('sent', 'seen')), 0)::int8 as open_cents,
      coalesce(sum(cents) filter (where state = 'accepted'), 0)::int8 as accepted_cents,
      (select min(tenths) from ranked where upto * 2 >= signed) as median_tenths
    from counted`.execute(db)
  const [totals] = rows
  if (!totals) throw new Error('an aggregate has one row')
  return totals
}

/** Events by the kind of their first performer's booking when it was sent, what brought most first. */
async function readKinds(db: Database) {
  const { rows } = await sql<{ event_type: EventType; events: number; accepted: number; accepted_cents: number }>`
    select event_type, sum(events)::int as events,
      coalesce(sum(events) filter (where state = 'accepted'), 0)::int as accepted,
      coalesce(sum(cents) filter (where state = 'accepted'), 0)::int8 as accepted_cents
    from (
      select event_type, state, events, cents from proposal_tallies where month >= ${SINCE}
      union all select event_type, state, events, cents from proposal_changes where month >= ${SINCE}) as counted
    group by event_type having sum(events) > 0 order by accepted_cents desc, events desc, event_type`.execute(db)
  return rows
}

/**
 * What customers wrote when they declined the version that counts, the latest first. The bound of `closed_at` ends the scan
 * of the index; a day early, because a month begins at another instant in each time zone.
 */
async function readReasons(db: Database) {
  const { rows } = await sql<{ booking_id: string; customer_name: string; reason: string; at: Date }>`
    with declined as (
      select p.id, p.event_id, p.decline_reason, p.closed_at
      from proposals p join proposal_outcomes o on o.event_id = p.event_id and o.version = p.version
      where p.state = 'declined' and p.decline_reason is not null and p.closed_at >= ${SINCE} - 1 and o.month >= ${SINCE}
      order by p.closed_at desc, p.id limit ${MOST_REASONS})
    select first.id as booking_id, c.name as customer_name, decline_reason as reason, closed_at as at
    from declined join events e on e.id = declined.event_id join customers c on c.id = e.customer_id
    cross join lateral (
      select id from bookings b where b.event_id = declined.event_id order by b.event_date, b.id limit 1) first
    order by closed_at desc, declined.id`.execute(db)
  return rows
}
