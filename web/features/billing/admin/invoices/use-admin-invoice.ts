import { useQuery } from '@tanstack/react-query'
import type { AdminInvoice } from '#shared/contract/billing/invoices.admin.ts'
import { findInvoiceQuery } from '#web/features/billing/admin/invoices/queries.ts'

/** 'Invoice INV-2026-0418' */
const NUMBER = /INV-\d{4}-\d{4,}/

/**
 * What the office knows of the invoice an address names: from the list, or, when that does not show it, looked up by the
 * number its page bears.
 */
export function useAdminInvoice(
  id: string | null,
  rows: readonly AdminInvoice[] | undefined,
  title: string,
): AdminInvoice | undefined {
  const listed = rows?.find((invoice) => invoice.id === id)
  const number = NUMBER.exec(title)?.[0]
  const wanted = id !== null && rows !== undefined && !listed && number !== undefined
  const { data } = useQuery({ ...findInvoiceQuery(id ?? '', number ?? ''), enabled: wanted })
  return listed ?? (wanted ? (data ?? undefined) : undefined)
}
