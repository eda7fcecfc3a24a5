import { type RawBuilder, sql } from 'kysely'
import { type CancelCause, NO_CANCEL_REASON } from '#shared/model/cancel-booking.ts'
import type { DaySpan } from '../day-span.ts'
import { isInDays } from '../in-days.ts'
import { startsAfter } from './starts-after.ts'

/** What decided how much was kept (docs/product.md P15.81). */
export type HeldTerms = 'tier' | 'unconfirmed' | 'agency'

/** The money of cancellations. Integer cents. */
interface CanceledMoney {
  kept: number
  refunded: number
  /** On its way back to cards. */
  on_the_way: number
  /** Verified money beyond the claim that is not on its way back. */
  due: number
}

/**
 * The cancellations that `canceled` selects, with their money as the ledger has it now, as common table expressions that
 * end in `weighed`. Verified money is that of `verified_cents`; it is summed at once because a report has many bookings.
 * @param canceled selects from booking_cancellations c and bookings b
 */
function weigh(canceled: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    with canceled as materialized (
      select c.*, case when c.cause = 'agency' then 'agency' when b.cancellation_policy is null then 'unconfirmed'
        else 'tier' end as held,
        case when c.reason_code = 'other' and c.reason is null then ${sql.lit(NO_CANCEL_REASON)} else c.reason_code end as why
      ${canceled}
    ), moved as (
      select p.booking_id,
        coalesce(sum(p.amount_cents) filter (where p.kind = 'refund' and p.payment_status = 'completed'), 0) as refunded,
        coalesce(sum(p.amount_cents) filter (where p.kind = 'refund' and p.payment_status = 'pending'), 0) as on_the_way,
        coalesce(sum(p.amount_cents) filter (where p.kind = 'payment' and p.payment_status = 'completed'
          and p.verified_at is not null), 0)
          - coalesce(sum(p.amount_cents) filter (where p.payment_status in ('pending', 'completed')
            and paid.payment_status = 'completed' and paid.verified_at is not null), 0) as verified
      from canceled c join payments p on p.booking_id = c.booking_id left join payments paid on paid.id = p.payment_id
      group by p.booking_id
    ), weighed as (
      select c.*, coalesce(m.refunded, 0)::bigint as refunded, coalesce(m.on_the_way, 0)::bigint as on_the_way,
        least(c.keep_cents, greatest(0, coalesce(m.verified, 0)))::bigint as kept,
        greatest(0, coalesce(m.verified, 0) - c.keep_cents)::bigint as due
      from canceled c left join moved m on m.booking_id = c.booking_id
    )`
}

/** The sums of a reason, which has no `held`, or of a tier, which has no `cause`. */
export interface CanceledSumsRow extends CanceledMoney {
  cause: CancelCause | null
  reason: string | null
  held: HeldTerms | null
  keep_percent: number | null
  count: number
}

/** Cancellations of a span of days by who canceled and why, and by the tier that held; integer cents. */
export function selectCanceledSums(span: DaySpan) {
  return sql<CanceledSumsRow>`
    ${weigh(sql`from booking_cancellations c join bookings b on b.id = c.booking_id
      where ${isInDays(sql.ref('c.created_at'), span)}`)}
    select cause, reason, held, keep_percent, count(*)::int as count, sum(kept)::bigint as kept,
      sum(refunded)::bigint as refunded, sum(on_the_way)::bigint as on_the_way, sum(due)::bigint as due
    from (
      select cause, why as reason, held, case held when 'tier' then keep_percent end as keep_percent, kept, refunded,
        on_the_way, due
      from weighed
    ) as grouped
    group by grouping sets ((cause, reason), (held, keep_percent))
    order by count desc, cause, reason, held, keep_percent`
}

/** A cancellation of the file. */
export interface CanceledRow extends CanceledMoney {
  id: string
  created_at: Date
  cause: CancelCause
  by_customer: boolean
  /** The reason's code; `NO_CANCEL_REASON` when none was chosen or written. */
  why: string
  reason: string | null
  held: HeldTerms
  keep_percent: number
  policy_keep_cents: number
  keep_cents: number
  deviation_reason: string | null
  number: number
  event_date: Date
  customer_name: string
  customer_email: string
  agent_name: string
}

/**
 * Cancellations of a span of days, the oldest first, some at a time.
 * @param last the id of the last one that was read; undefined at the start
 */
export function selectCanceled(span: DaySpan, { last, limit }: { last: string | undefined; limit: number }) {
  const keys = { table: 'booking_cancellations', id: 'booking_id' } as const
  return sql<CanceledRow>`
    ${weigh(sql`from booking_cancellations c join bookings b on b.id = c.booking_id
      where ${isInDays(sql.ref('c.created_at'), span)} and ${startsAfter('c', keys, last)}
      order by c.created_at, c.booking_id limit ${limit}`)}
    select w.booking_id as id, w.created_at, w.cause, w.by_customer, w.why, w.reason, w.held, w.keep_percent,
      w.policy_keep_cents, w.keep_cents, w.deviation_reason, w.kept, w.refunded, w.on_the_way, w.due,
      b.number, b.event_date, b.customer_name, b.customer_email, a.name as agent_name
    from weighed w join bookings b on b.id = w.booking_id join agents a on a.id = b.agent_id
    order by w.created_at, w.booking_id`
}
