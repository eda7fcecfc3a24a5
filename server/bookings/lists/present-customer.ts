import type { CustomerBooking } from '#shared/contract/bookings/bookings.ts'
import { centsToDollars } from '#shared/model/money.ts'
import { amountsDue } from '#shared/model/payment.ts'
import { presentCustomerLines } from '../price/price-lines.ts'
import { presentSoldPackage } from '../request/sold-package.ts'
import type { CustomerBookingRow } from './customer-bookings.ts'

/**
 * A booking as its customer sees it, with what can be paid, how, and whether it can be reviewed.
 * @param cards whether a card provider is set up
 */
export function presentCustomerBooking(row: CustomerBookingRow, cards: boolean): CustomerBooking {
  const due = dueOf(row)
  return {
    id: row.id,
    number: row.number,
    agent: { id: row.agent_id, name: row.agent_name, category: row.agent_category, image: row.agent_image },
    eventType: row.event_type,
    eventDate: row.event_date.toISOString(),
    eventDuration: row.event_duration,
    eventLocation: row.event_location,
    specialRequests: row.special_requests,
    status: row.status,
    paymentStatus: row.payment_status,
    totalAmount: centsToDollars(row.total_cents),
    lines: presentCustomerLines(row),
    package: presentSoldPackage(row),
    paid: row.paid_cents,
    reportedAt: row.reported_at?.toISOString() ?? null,
    due: due.map(({ purpose, cents }) => ({ purpose, amount: cents })),
    cardCheckout: cards && row.takes_cards && due.length > 0,
    review: reviewOf(row),
    createdAt: row.created_at.toISOString(),
  }
}

function dueOf(row: CustomerBookingRow) {
  if (row.payment_status !== 'pending' || row.status === 'cancelled') return []
  return amountsDue({
    totalCents: row.invoice_cents ?? row.total_cents,
    paidCents: row.settled_cents,
    depositPercent: row.deposit_percent,
  })
}

function reviewOf({ review_id, status }: CustomerBookingRow): CustomerBooking['review'] {
  if (review_id !== null) return 'written'
  return status === 'completed' ? 'possible' : null
}
