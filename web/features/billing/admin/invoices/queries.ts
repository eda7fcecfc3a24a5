import { queryOptions } from '@tanstack/react-query'
import type { AdminInvoice } from '#shared/contract/billing/invoices.admin.ts'
import { INVOICES_KEY } from '#web/features/billing/queries.ts'
import { call, callWithHeaders } from '#web/lib/api.ts'
import { pagesQuery } from '#web/lib/page.ts'

/** The parts of the list that can be asked for alone, as an invoice is displayed. */
export const INVOICE_PARTS = ['draft', 'pending', 'overdue', 'paid', 'voided'] as const
export type InvoicePart = (typeof INVOICE_PARTS)[number]

/** Filters of the invoice list, as in the address. */
export interface InvoiceSearch {
  /** A number, or words of the customer's name or email. */
  q: string
  /** Undefined for all but the voided ones. */
  show: InvoicePart | undefined
}

const ADMIN_KEY = [...INVOICES_KEY, 'admin'] as const

/** Invoices, newest first. */
export const adminInvoicesQuery = ({ q, show }: InvoiceSearch) => ({
  ...pagesQuery<AdminInvoice>([...ADMIN_KEY, 'list', q, show ?? ''], (cursor, signal) =>
    callWithHeaders('GET /api/invoices', { query: { q: q || undefined, show, cursor }, signal }),
  ),
  // others work here too: coming back looks again
  staleTime: 0,
})

/** How invoices and money stand. */
export const invoiceStatsQuery = queryOptions({
  queryKey: [...ADMIN_KEY, 'stats'],
  queryFn: ({ signal }) => call('GET /api/admin/billing', { signal }),
  staleTime: 0,
})

/** Bookings that can get an invoice, newest first. */
export const billableQuery = (q: string) => ({
  ...pagesQuery([...ADMIN_KEY, 'billable', q], (cursor, signal) =>
    callWithHeaders('GET /api/admin/billable-bookings', { query: { q: q || undefined, cursor, limit: 20 }, signal }),
  ),
  staleTime: 0,
})

/** One invoice by its number, voided ones too; null when it is another's. */
export const findInvoiceQuery = (id: string, number: string) =>
  queryOptions({
    queryKey: [...ADMIN_KEY, 'one', id, number],
    queryFn: async ({ signal }): Promise<AdminInvoice | null> => {
      const [live, voided] = await Promise.all([
        call('GET /api/invoices', { query: { q: number }, signal }),
        call('GET /api/invoices', { query: { q: number, show: 'voided' }, signal }),
      ])
      return [...live, ...voided].find((invoice) => invoice.id === id) ?? null
    },
    staleTime: 0,
  })
