import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import type { ProposalOutcomes } from '#shared/contract/proposals/proposals.admin.ts'
import type { EventType } from '#shared/model/booking.ts'

/** Reasons of customers that are shown. */
const MOST_REASONS = 10

/** The version of each event's proposals that counts, of those sent in the last twelve months: the signed one, else the newest. */
const LATEST = sql`latest as (
  select distinct on (event_id) id, event_id, state, total_cents, sent_at, closed_at, decline_reason from proposals
  where sent_at > now() - interval '12 months' order by event_id, (state = 'accepted') desc, version desc)`

/**
 * How the events that were sent a proposal in the last twelve months turned out, by the signed version of each, else the newest
 * (docs/product.md P16.9). Amounts are integer cents.
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
    medianHours: totals.median_hours,
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
  median_hours: number | null
}

async function readTotals(db: Database): Promise<Totals> {
  const { rows } = await sql<Totals>`
    with ${LATEST}
    select count(*) filter (where state in ('sent', 'seen'))::int as open,
      count(*) filter (where state = 'accepted')::int as accepted,
      count(*) filter (where state = 'declined')::int as declined,
      count(*) filter (where state = 'expired')::int as expired,
      count(*) filter (where state = 'withdrawn')::int as withdrawn,
      coalesce(sum(total_cents) filter (where state in ('sent', 'seen')), 0)::int8 as open_cents,
      coalesce(sum(total_cents) filter (where state = 'accepted'), 0)::int8 as accepted_cents,
      percentile_cont(0.5) within group (order by extract(epoch from closed_at - sent_at) / 3600)
        filter (where state = 'accepted') as median_hours
    from latest`.execute(db)
  const [totals] = rows
  if (!totals) throw new Error('an aggregate has one row')
  return totals
}

/** Events by the kind of their first booking, what brought most first. */
async function readKinds(db: Database) {
  const { rows } = await sql<{ event_type: EventType; events: number; accepted: number; accepted_cents: number }>`
    with ${LATEST}
    select first.event_type, count(*)::int as events,
      count(*) filter (where state = 'accepted')::int as accepted,
      coalesce(sum(latest.total_cents) filter (where state = 'accepted'), 0)::int8 as accepted_cents
    from latest cross join lateral (
      select event_type from bookings b where b.event_id = latest.event_id order by b.event_date, b.id limit 1) first
    group by first.event_type order by accepted_cents desc, events desc, first.event_type`.execute(db)
  return rows
}

/** What customers wrote when they declined, the latest first. */
async function readReasons(db: Database) {
  const { rows } = await sql<{ booking_id: string; customer_name: string; reason: string; at: Date }>`
    with ${LATEST}, declined as (
      select * from latest where state = 'declined' and decline_reason is not null
      order by closed_at desc, id limit ${MOST_REASONS})
    select first.id as booking_id, c.name as customer_name, decline_reason as reason, closed_at as at
    from declined join events e on e.id = declined.event_id join customers c on c.id = e.customer_id
    cross join lateral (
      select id from bookings b where b.event_id = declined.event_id order by b.event_date, b.id limit 1) first
    order by closed_at desc, declined.id`.execute(db)
  return rows
}
