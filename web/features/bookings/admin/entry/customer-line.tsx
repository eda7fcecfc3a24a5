import type { CustomerSuggestion } from '#shared/contract/bookings/customer-suggestions.admin.ts'
import { BOOKING_STATUS_LABELS } from '#shared/model/booking.ts'
import { formatCents } from '#shared/model/money.ts'
import { formatBookings, formatDate } from '#web/lib/format.ts'

/** A customer in a few words: how to reach them, how many bookings, what they owe, the latest one. */
export function CustomerLine({ customer, full = false }: { customer: CustomerSuggestion; full?: boolean }) {
  const { name, email, phone, status, bookings, balance, latest } = customer
  return (
    <span className="pick-customer">
      <strong>{name}</strong>
      <span className="file-meta">{[email, phone].filter(Boolean).join(' · ')}</span>
      <span className="file-meta">
        {[
          formatBookings(bookings),
          balance > 0 ? `${formatCents(balance)} owed` : 'Nothing owed',
          ...(status === 'suspended' ? ['Suspended'] : []),
        ].join(' · ')}
      </span>
      {latest.slice(0, full ? undefined : 1).map(({ id, agentName, eventDate, status }) => (
        <span className="file-meta" key={id}>
          {agentName}, {formatDate(eventDate)}: {BOOKING_STATUS_LABELS[status]}
        </span>
      ))}
    </span>
  )
}
