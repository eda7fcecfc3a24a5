import { queryOptions } from '@tanstack/react-query'
import { call, callWithHeaders } from '#web/lib/api.ts'
import { pagesQuery } from '#web/lib/page.ts'

/** Every list of invoices, and every list of payments, is kept under these keys. */
export const INVOICES_KEY = ['invoices'] as const
export const PAYMENTS_KEY = ['payments'] as const
/** The lists that a change of an invoice makes out of date. */
export const AFTER_INVOICE_WRITE = [INVOICES_KEY, PAYMENTS_KEY]

/** Own cards, the default first. */
export const cardsQuery = queryOptions({
  queryKey: ['payment-methods'],
  queryFn: ({ signal }) => call('GET /api/customer/payment-methods', { signal }),
})

/** Own invoices, newest first. */
export const customerInvoicesQuery = pagesQuery([...INVOICES_KEY, 'customer'], (cursor, signal) =>
  callWithHeaders('GET /api/customer/invoices', { query: { cursor }, signal }),
)

/** One of the customer's invoices with what it is for. */
export const customerInvoiceQuery = (id: string) =>
  queryOptions({
    queryKey: [...INVOICES_KEY, 'customer', 'details', id],
    queryFn: ({ signal }) => call('GET /api/customer/invoices/:id', { params: { id }, signal }),
  })

/** Own payments, refunds and reversals, newest first. */
export const customerPaymentsQuery = pagesQuery([...PAYMENTS_KEY, 'customer'], (cursor, signal) =>
  callWithHeaders('GET /api/customer/payments', { query: { cursor }, signal }),
)

/** Own events of several performers with something to pay. Read again with the payments. */
export const eventAccountsQuery = queryOptions({
  queryKey: [...PAYMENTS_KEY, 'customer', 'events'],
  queryFn: ({ signal }) => call('GET /api/customer/event-accounts', { signal }),
  staleTime: 0,
})

/** How to pay by each method, and whether cards are paid online. */
export const paymentInstructionsQuery = queryOptions({
  queryKey: ['payment-instructions'],
  queryFn: ({ signal }) => call('GET /api/customer/payment-instructions', { signal }),
  // an owner may change it while a page is open
  staleTime: 0,
})

/** What an agent's own nights of a month earned: '2026-11'. */
export const statementQuery = (month: string) =>
  queryOptions({
    queryKey: ['statement', month],
    queryFn: ({ signal }) => call('GET /api/agent/statement', { query: { month }, signal }),
    // nights are paid and verified while the portal is open
    staleTime: 0,
  })
