import type { PayoutRow } from '#shared/contract/billing/payouts.admin.ts'
import type { PayoutListRow } from './payout-rows.ts'

/** A person of a month's payday, for owners; integer cents. */
export function presentPayout(row: PayoutListRow): PayoutRow {
  const { payout_id: payoutId, method, paid_on: paidOn, paid_at: paidAt } = row
  const paid = payoutId !== null && method !== null && paidOn !== null && paidAt !== null
  return {
    id: row.id,
    name: row.name,
    category: row.category,
    email: row.email,
    bookings: row.bookings,
    share: row.share_cents,
    adjustments: row.adjustment_cents,
    paid: row.paid_cents ?? 0,
    due: paid ? 0 : row.share_cents + row.adjustment_cents,
    payout: paid ? { id: payoutId, method, paidOn, reference: row.reference, createdAt: paidAt.toISOString() } : null,
  }
}
