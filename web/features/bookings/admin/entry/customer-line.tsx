import type { CustomerSuggestion } from '#shared/contract/bookings/customer-suggestions.admin.ts'
import { BOOKING_STATUS_LABELS } from '#shared/model/booking.ts'
import { formatCents } from '#shared/model/money.ts'
import { formatBookings } from '#web/lib/format.ts'
import { formatDate } from '#web/lib/format-date.ts'
import { Badge } from '#web/ui/badge.tsx'

/** A customer in a few words: whether the office still books for them, how to reach them, bookings, what they owe. */
export function CustomerLine({ customer, full = false }: { customer: CustomerSuggestion; full?: boolean }) {
  const { name, email, phone, status, doNotBook, bookings, balance, latest } = customer
  return (
    <span className="pick-customer">
      <strong>{name}</strong>
      {doNotBook !== null && (
        <span className={full ? undefined : 'line-clamp-2'}>
          <Badge tone="danger" bulb="lit">
            Do not book
          </Badge>{' '}
          <span>{doNotBook}</span>
        </span>
      )}
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
