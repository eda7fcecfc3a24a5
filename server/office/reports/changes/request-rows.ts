import { sql } from 'kysely'
import type { WantedChange } from '#shared/contract/changes/requests.ts'
import type { DaySpan } from '../day-span.ts'
import { isInDays } from '../in-days.ts'
import { startsAfter } from './starts-after.ts'

const ASKED = sql.ref('r.created_at')
/** What the customer's yes to a proposal made of the state 'approved'. */
const OUTCOME = sql`case when r.accepted_proposal then 'accepted' else r.state end`

export type RequestOutcome = 'open' | 'proposed' | 'approved' | 'accepted' | 'declined' | 'withdrawn'

/** How many requests that were made in a span of days ended how. */
export function selectOutcomes(span: DaySpan) {
  return sql<{ kind: 'change' | 'cancel'; outcome: RequestOutcome; count: number }>`
    select r.kind, ${OUTCOME} as outcome, count(*)::int as count from booking_requests r
    where ${isInDays(ASKED, span)} group by 1, 2`
}

/** What the requests to change of a span of days were about; of an accepted proposal, what it changed is approved. */
export function selectFields(span: DaySpan) {
  return sql<{ field: keyof WantedChange; asked: number; approved: number }>`
    with requests as materialized (
      select r.wanted, r.proposed, r.state, r.accepted_proposal from booking_requests r
      where r.kind = 'change' and ${isInDays(ASKED, span)}
    )
    select field, sum(asked)::int as asked, sum(approved)::int as approved
    from (
      select jsonb_object_keys(wanted) as field, 1 as asked, 0 as approved from requests
      union all
      select jsonb_object_keys(case when accepted_proposal then proposed else wanted end), 0, 1 from requests
      where state = 'approved'
    ) as each
    group by field order by asked desc, approved desc, field`
}

/** What the approved changes of a span of days added to prices before tax; integer cents. */
export function selectPriceChange(span: DaySpan) {
  return sql<{ changed: number; cents: number }>`
    select count(*) filter (where r.price_change_cents <> 0)::int as changed,
      coalesce(sum(r.price_change_cents), 0)::bigint as cents
    from booking_requests r where ${isInDays(ASKED, span)}`
}

/** A request of the file. */
export interface RequestLine {
  id: string
  created_at: Date
  kind: 'change' | 'cancel'
  outcome: RequestOutcome
  wanted: WantedChange
  proposed: WantedChange | null
  reason_code: string | null
  message: string | null
  answer: string | null
  answered_at: Date | null
  /** Integer cents. */
  price_change_cents: number | null
  number: number
  booking_id: string
  customer_name: string
  customer_email: string
  agent_name: string
}

/**
 * Requests that were made in a span of days, the oldest first, some at a time.
 * @param last the id of the last one that was read; undefined at the start
 */
export function selectRequests(span: DaySpan, { last, limit }: { last: string | undefined; limit: number }) {
  return sql<RequestLine>`
    select r.id, r.created_at, r.kind, ${OUTCOME} as outcome, r.wanted, r.proposed, r.reason_code, r.message, r.answer,
      r.answered_at, r.price_change_cents, b.number, b.id as booking_id, b.customer_name, b.customer_email,
      a.name as agent_name
    from booking_requests r join bookings b on b.id = r.booking_id join agents a on a.id = b.agent_id
    where ${isInDays(ASKED, span)} and ${startsAfter('r', { table: 'booking_requests', id: 'id' }, last)}
    order by r.created_at, r.id limit ${limit}`
}
