import type { CustomerSuggestion } from '#shared/contract/bookings/customer-suggestions.admin.ts'
import type { SuggestionRow } from './suggest-customers.ts'

/** A suggested customer as the office sees one. */
export function presentSuggestion(row: SuggestionRow): CustomerSuggestion {
  const { id, name, email, phone, status, bookings, balance_cents: balance, latest } = row
  return {
    ...{
      id,
      name,
      email,
      phone,
      status,
      doNotBook: row.do_not_book_reason,
      taxExempt: row.tax_exempt,
      bookings,
      balance,
    },
    latest: latest.map((booking) => ({
      id: booking.id,
      number: booking.number,
      agentName: booking.agent_name,
      eventType: booking.event_type,
      eventDate: new Date(booking.event_date).toISOString(),
      status: booking.status,
    })),
  }
}
