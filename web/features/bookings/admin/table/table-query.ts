import type { BookingStatus } from '#shared/model/booking.ts'
import { BOOKING_STATUSES } from '#shared/model/booking.ts'
import { TABLE_SORTS, type TableSort } from '#shared/model/bookings-table.ts'
import { addDays, type Day } from '#shared/model/day.ts'
import { type BookingSearch, TABLE_KEY } from '#web/features/bookings/admin/queries.ts'
import { readBookingSearch } from '#web/features/bookings/admin/search-params.ts'
import { callWithHeaders } from '#web/lib/api.ts'
import { pagesQuery } from '#web/lib/page.ts'

/** Which days the table shows before days are chosen. */
export const SPANS = ['upcoming', 'past', 'all'] as const
export type TableSpan = (typeof SPANS)[number]

/** What the address says about the table. */
export interface TableAddress {
  search: BookingSearch
  span: TableSpan
  status: BookingStatus | ''
  owing: boolean
  sort: TableSort
  descending: boolean
}

/** Reads the table's state from the address; what it doesn't know counts as absent. */
export function readTable(params: URLSearchParams): TableAddress {
  const one = <Value extends string>(values: readonly Value[], name: string) =>
    values.find((value) => value === params.get(name))
  const span = one(SPANS, 'when') ?? 'upcoming'
  const sort = one(TABLE_SORTS, 'sort') ?? 'date'
  const order = params.get('order')
  return {
    search: readBookingSearch(params),
    span,
    status: one(BOOKING_STATUSES, 'status') ?? '',
    owing: params.get('owing') === 'yes',
    sort,
    // what is past begins with the latest
    descending: order === 'desc' || (order !== 'asc' && sort === 'date' && span === 'past'),
  }
}

const later = (some: Day, other: Day) => (some > other ? some : other)
const earlier = (some: Day, other: Day) => (some < other ? some : other)

/** One list of the table's rows. */
export function tableQuery({ search, span, status, owing, sort, descending }: TableAddress, today: Day) {
  const { q, from, to, category, person } = search
  const begin = span === 'upcoming' ? later(from, today) : from
  const after = to && addDays(to, 1)
  const end = span === 'past' ? earlier(after || today, today) : after
  const query = {
    ...{ sort, order: descending ? ('desc' as const) : ('asc' as const), status: status || undefined },
    ...{ q: q || undefined, category: category || undefined, agentId: person || undefined },
    ...{ from: begin || undefined, to: end || undefined, owing: owing ? ('yes' as const) : undefined },
  }
  return {
    ...pagesQuery([...TABLE_KEY, JSON.stringify(query)], (cursor, signal) =>
      callWithHeaders('GET /api/admin/bookings-table', { query: { ...query, cursor }, signal }),
    ),
    staleTime: 0,
  }
}
