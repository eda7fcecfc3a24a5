import type { RawBuilder } from 'kysely'
import type { Database } from '#server/db/client.ts'
import { type CsvColumns, inBatches, writeCsv } from '#server/http/answers/csv.ts'
import type { WantedChange } from '#shared/contract/changes/requests.ts'
import type { ChangesList } from '#shared/contract/office/changes-report.admin.ts'
import { formatBookingNumber } from '#shared/model/booking.ts'
import { describeCancelReason } from '#shared/model/cancel-booking.ts'
import { HOUR_MS } from '#shared/model/day.ts'
import { centsToDollars } from '#shared/model/money.ts'
import { atlantaDay } from '#shared/model/time-zone.ts'
import type { DaySpan } from '../day-span.ts'
import { type CanceledRow, selectCanceled } from './cancellation-rows.ts'
import { type DropOutLine, selectDropOuts } from './drop-out-rows.ts'
import { type RequestLine, selectRequests } from './request-rows.ts'

/** Rows read at a time. */
const BATCH = 500

const HELD = { unconfirmed: 'Not confirmed yet', agency: 'None: the agency canceled' } as const

const describeTier = (keepPercent: number) => (keepPercent === 0 ? 'Free' : `${keepPercent}% kept`)

const CANCELLATIONS: CsvColumns<CanceledRow> = {
  Canceled: ({ created_at }) => created_at,
  'Day in Atlanta': ({ created_at }) => atlantaDay(created_at),
  Booking: ({ number }) => formatBookingNumber(number),
  'Event date': ({ event_date }) => event_date,
  Customer: ({ customer_name }) => customer_name,
  Email: ({ customer_email }) => customer_email,
  Agent: ({ agent_name }) => agent_name,
  'Canceled by': ({ cause }) => (cause === 'customer' ? 'Customer' : 'Agency'),
  'Entered by': ({ by_customer }) => (by_customer ? 'Customer' : 'Office'),
  Reason: ({ cause, why }) => describeCancelReason(cause, why),
  'In words': ({ reason }) => reason,
  Tier: ({ held, keep_percent }) => (held === 'tier' ? describeTier(keep_percent) : HELD[held]),
  'Kept by the terms at most ($)': ({ policy_keep_cents }) => centsToDollars(policy_keep_cents),
  'Kept as decided at most ($)': ({ keep_cents }) => centsToDollars(keep_cents),
  'Why another amount': ({ deviation_reason }) => deviation_reason,
  'Kept ($)': ({ kept }) => centsToDollars(kept),
  'Refunded ($)': ({ refunded }) => centsToDollars(refunded),
  'On its way to a card ($)': ({ on_the_way }) => centsToDollars(on_the_way),
  'Still to refund by hand ($)': ({ due }) => centsToDollars(due),
  'Booking id': ({ id }) => id,
}

const OUTCOMES = {
  ...{ open: 'Open', proposed: 'Waits for the customer', approved: 'Approved', accepted: 'Proposal accepted' },
  ...{ declined: 'Declined', withdrawn: 'Withdrawn' },
} as const
const FIELDS = { eventDate: 'date', eventDuration: 'hours', eventLocation: 'place', specialRequests: 'wishes' } as const

/** The names of the fields of a change: 'date, hours'. */
const nameFields = (change: WantedChange | null) =>
  (Object.keys(FIELDS) as (keyof typeof FIELDS)[]) // the keys of a literal
    .filter((field) => change?.[field] !== undefined)
    .map((field) => FIELDS[field])
    .join(', ')

const REQUESTS: CsvColumns<RequestLine> = {
  Asked: ({ created_at }) => created_at,
  'Day in Atlanta': ({ created_at }) => atlantaDay(created_at),
  Booking: ({ number }) => formatBookingNumber(number),
  Customer: ({ customer_name }) => customer_name,
  Email: ({ customer_email }) => customer_email,
  Agent: ({ agent_name }) => agent_name,
  To: ({ kind }) => (kind === 'cancel' ? 'Cancel' : 'Change'),
  Outcome: ({ outcome }) => OUTCOMES[outcome],
  'Asked for': ({ wanted }) => nameFields(wanted),
  'The office proposed': ({ proposed }) => nameFields(proposed),
  'Added to the price ($)': ({ price_change_cents: cents }) => (cents === null ? null : centsToDollars(cents)),
  Reason: ({ kind, reason_code }) => (kind === 'cancel' ? describeCancelReason('customer', reason_code ?? '') : null),
  'In words': ({ message }) => message,
  Answer: ({ answer }) => answer,
  Answered: ({ answered_at }) => answered_at,
  'Booking id': ({ booking_id }) => booking_id,
  Id: ({ id }) => id,
}

const CAUSES = {
  ...{ declined: 'Declined the request', cannot_make_it: "Can't make it", blocked: 'Blocked the time' },
  archived: 'Left the agency',
} as const
const ENDS = {
  ...{ replaced: 'Someone else has it', canceled: 'Booking canceled', settled: 'Settled', open: 'Open' },
} as const

const DROP_OUTS: CsvColumns<DropOutLine> = {
  When: ({ created_at }) => created_at,
  'Day in Atlanta': ({ created_at }) => atlantaDay(created_at),
  Booking: ({ number }) => formatBookingNumber(number),
  Customer: ({ customer_name }) => customer_name,
  Agent: ({ agent_name }) => agent_name,
  Cause: ({ cause }) => CAUSES[cause],
  'In words': ({ reason }) => reason,
  'Event date': ({ event_date }) => event_date,
  'Hours before': ({ created_at, event_date }) => Math.floor((event_date.getTime() - created_at.getTime()) / HOUR_MS),
  Outcome: ({ ended }) => ENDS[ended],
  'Agent now': ({ now_name }) => now_name,
  Ended: ({ resolved_at }) => resolved_at,
  'Booking id': ({ booking_id }) => booking_id,
  Id: ({ id }) => id,
}

/** The rows behind the report as CSV, in chunks, the oldest first (docs/product.md P15.84). */
export function exportChanges(
  db: Database,
  { span, list }: { span: DaySpan; list: ChangesList },
): AsyncGenerator<string> {
  const read = <Row extends { id: string }>(
    select: (span: DaySpan, page: { last: string | undefined; limit: number }) => RawBuilder<Row>,
  ) => inBatches<Row>(async (last) => (await select(span, { last: last?.id, limit: BATCH }).execute(db)).rows)
  if (list === 'requests') return writeCsv(REQUESTS, read(selectRequests))
  if (list === 'drop-outs') return writeCsv(DROP_OUTS, read(selectDropOuts))
  return writeCsv(CANCELLATIONS, read(selectCanceled))
}
