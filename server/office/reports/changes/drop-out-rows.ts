import { sql } from 'kysely'
import type { DROP_OUT_CAUSES, OFFER_STATES } from '#shared/model/replacement.ts'
import type { DaySpan } from '../day-span.ts'
import { isInDays } from '../in-days.ts'
import { startsAfter } from './starts-after.ts'

export type DropOutCause = (typeof DROP_OUT_CAUSES)[number]

/** How a drop-out ended: by an offer that was confirmed in the same transaction, or with its booking. */
const ENDED = sql`
  case when o.id is not null then 'replaced' when b.status = 'cancelled' then 'canceled'
    when d.resolved_at is not null then 'settled' when b.status = 'completed' then 'settled' else 'open' end`
const JOINED = sql`
  drop_outs d join bookings b on b.id = d.booking_id
  left join replacement_offers o
    on o.booking_id = d.booking_id and o.state = 'confirmed' and o.closed_at = d.resolved_at`
const BEGAN = sql.ref('d.created_at')

/** Drop-outs of a span of days by their cause, the most frequent first. */
export function selectDropOutCauses(span: DaySpan) {
  return sql<{ cause: DropOutCause; count: number; replaced: number; canceled: number; open: number }>`
    select cause, count(*)::int as count, count(*) filter (where ended = 'replaced')::int as replaced,
      count(*) filter (where ended = 'canceled')::int as canceled, count(*) filter (where ended = 'open')::int as open
    from (select d.cause, ${ENDED} as ended from ${JOINED} where ${isInDays(BEGAN, span)}) as each
    group by cause order by count desc, cause`
}

/** Offers of other talent of a span of days by their state. */
export function selectOffers(span: DaySpan) {
  return sql<{ state: (typeof OFFER_STATES)[number]; count: number }>`
    select state, count(*)::int as count from replacement_offers o
    where ${isInDays(sql.ref('o.created_at'), span)} group by state`
}

/** A drop-out of the file. */
export interface DropOutLine {
  id: string
  created_at: Date
  cause: DropOutCause
  reason: string | null
  ended: 'replaced' | 'canceled' | 'settled' | 'open'
  /** The start of the event at that moment. */
  event_date: Date
  resolved_at: Date | null
  number: number
  booking_id: string
  customer_name: string
  agent_name: string
  /** Who has the booking now. */
  now_name: string
}

/**
 * Drop-outs of a span of days, the oldest first, some at a time.
 * @param last the id of the last one that was read; undefined at the start
 */
export function selectDropOuts(span: DaySpan, { last, limit }: { last: string | undefined; limit: number }) {
  return sql<DropOutLine>`
    select d.id, d.created_at, d.cause, d.reason, ${ENDED} as ended, d.event_date, d.resolved_at, b.number,
      b.id as booking_id, b.customer_name, a.name as agent_name, heir.name as now_name
    from ${JOINED} join agents a on a.id = d.agent_id join agents heir on heir.id = b.agent_id
    where ${isInDays(BEGAN, span)} and ${startsAfter('d', { table: 'drop_outs', id: 'id' }, last)}
    order by d.created_at, d.id limit ${limit}`
}
