import type { InvoiceStatus } from '#shared/model/invoice.ts'

/**
 * What is still owed on an invoice, integer cents: the sum of what its bookings owe of it. What was refunded of the price is
 * not owed again; nothing is owed of a booking that is cancelled or refunded (docs/product.md P7.24, P7.48).
 */
export const computeBalance = ({ status, open_cents }: { status: InvoiceStatus; open_cents: number }): number =>
  status === 'paid' ? 0 : open_cents

/** What one booking still owes of its invoice, integer cents. */
export const partBalance = ({
  status,
  owes_nothing,
  total_cents,
  settled_cents,
}: {
  status: InvoiceStatus
  owes_nothing: boolean
  total_cents: number
  settled_cents: number
}): number => (status === 'paid' || owes_nothing ? 0 : Math.max(0, total_cents - settled_cents))
