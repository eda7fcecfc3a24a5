import { queryOptions } from '@tanstack/react-query'
import { type Span, spanQuery } from '#web/features/billing/admin/reports/span.ts'
import { PAYMENTS_KEY } from '#web/features/billing/queries.ts'
import { call, callWithHeaders } from '#web/lib/api.ts'
import { pagesQuery } from '#web/lib/page.ts'

type Days = Omit<Span, 'preset'>

/** The parts of the payments list that can be shown alone. */
export const SHOWS = ['waiting', 'disputed', 'payments', 'returned'] as const
export type Show = (typeof SHOWS)[number]

export interface PaymentSearch extends Days {
  show: Show | undefined
  /** Words of the customer, or a reference. */
  q: string
}

// other admins and payments change these figures, so every visit loads them again
const fresh = { staleTime: 0 } as const

/** The totals of billing. Its key begins with the payments' key, so that it is read again with them. */
export const billingSummaryQuery = queryOptions({
  queryKey: [...PAYMENTS_KEY, 'summary'],
  queryFn: ({ signal }) => call('GET /api/admin/billing', { signal }),
  ...fresh,
})

/** What the bookings of an event cost and owe. Read again with the bookings: prices, statuses and payments change it. */
export const eventAccountQuery = (eventId: string) =>
  queryOptions({
    queryKey: ['bookings', 'event-account', eventId],
    queryFn: ({ signal }) => call('GET /api/admin/event-accounts/:id', { params: { id: eventId }, signal }),
    ...fresh,
  })

/** What each category brought in, in a span of days. */
export const revenueQuery = ({ from, to }: Days) =>
  queryOptions({
    queryKey: [...PAYMENTS_KEY, 'revenue', from, to],
    queryFn: ({ signal }) => call('GET /api/admin/revenue', { query: spanQuery({ from, to }), signal }),
    ...fresh,
  })

/** What came of a span of days. */
export const reportQuery = ({ from, to }: Days) =>
  queryOptions({
    queryKey: [...PAYMENTS_KEY, 'report', from, to],
    queryFn: ({ signal }) => call('GET /api/admin/reports', { query: spanQuery({ from, to }), signal }),
    ...fresh,
  })

/** What is left to the agency of a span of days, by month. */
export const marginQuery = ({ from, to }: Days) =>
  queryOptions({
    queryKey: [...PAYMENTS_KEY, 'margin', from, to],
    queryFn: ({ signal }) => call('GET /api/admin/reports/margin', { query: spanQuery({ from, to }), signal }),
    ...fresh,
  })

/** What was canceled, changed and replaced in a span of days. */
export const changesReportQuery = ({ from, to }: Days) =>
  queryOptions({
    queryKey: [...PAYMENTS_KEY, 'changes-report', from, to],
    queryFn: ({ signal }) => call('GET /api/admin/reports/changes', { query: spanQuery({ from, to }), signal }),
    ...fresh,
  })

/** The ledger, newest first: all of it, or what a search finds. */
export const adminPaymentsQuery = ({ show, q, from, to }: PaymentSearch) => ({
  ...pagesQuery([...PAYMENTS_KEY, 'admin', show ?? '', q, from, to], (cursor, signal) =>
    callWithHeaders('GET /api/payments', {
      query: { show, q: q || undefined, ...spanQuery({ from, to }), cursor },
      signal,
    }),
  ),
  ...fresh,
})

/** What the signed-in admin may give back of a payment. */
export const returnLimitQuery = (id: string) =>
  queryOptions({
    queryKey: [...PAYMENTS_KEY, 'return-limit', id],
    queryFn: ({ signal }) => call('GET /api/admin/payments/:id/return-limit', { params: { id }, signal }),
    ...fresh,
  })

/** The rows of a payment, in the order it went to its bookings. */
export const paymentPartsQuery = (id: string) =>
  queryOptions({
    queryKey: [...PAYMENTS_KEY, 'parts', id],
    queryFn: ({ signal }) => call('GET /api/admin/payments/:id/parts', { params: { id }, signal }),
    ...fresh,
  })

/** Services at a price, by category and name. */
export const packagesQuery = queryOptions({
  queryKey: ['service-packages'],
  queryFn: ({ signal }) => call('GET /api/admin/service-packages', { signal }),
  ...fresh,
})

/** Every list of agents' shares, and every statement, is kept under this key. */
export const SHARES_KEY = ['agent-shares'] as const

/** Agents by name with what they get of a booking. */
export const sharesQuery = (q: string) => ({
  ...pagesQuery([...SHARES_KEY, q], (cursor, signal) =>
    callWithHeaders('GET /api/admin/agent-shares', { query: { q: q || undefined, cursor, limit: 50 }, signal }),
  ),
  ...fresh,
})

/** One agent with what they get of a booking. */
export const shareQuery = (id: string) =>
  queryOptions({
    queryKey: [...SHARES_KEY, 'one', id],
    queryFn: ({ signal }) => call('GET /api/admin/agent-shares/:id', { params: { id }, signal }),
    ...fresh,
  })

/** What an agent earned in a month. */
export const statementQuery = (id: string, month: string) =>
  queryOptions({
    queryKey: [...SHARES_KEY, 'statement', id, month],
    queryFn: ({ signal }) =>
      call('GET /api/admin/agent-shares/:id/statement', { params: { id }, query: { month }, signal }),
    ...fresh,
  })

/** Whether there is a card provider, and which categories it is used for. */
export const cardPaymentsQuery = queryOptions({
  queryKey: ['card-payments'],
  queryFn: ({ signal }) => call('GET /api/admin/card-payments', { signal }),
  ...fresh,
})
