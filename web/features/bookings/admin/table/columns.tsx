import type { ReactNode } from 'react'
import type { BookingWithDetails } from '#shared/contract/bookings/bookings.admin.ts'
import { formatBookingNumber } from '#shared/model/booking.ts'
import type { TableSort } from '#shared/model/bookings-table.ts'
import { writeShortEventTime } from '#shared/model/event-time.ts'
import { guestsInWords } from '#shared/model/guest-words.ts'
import { formatCents } from '#shared/model/money.ts'
import { formatPrice } from '#web/features/bookings/admin/board/words.ts'
import { BookingLink } from '#web/features/bookings/admin/booking-link.tsx'
import { StatusBadge } from '#web/features/bookings/status-badge.tsx'
import { formatCategory } from '#web/lib/format.ts'
import { PlusTax } from '#web/ui/plus-tax.tsx'

interface Column {
  name: string
  sort?: TableSort
  className?: string
  /** All of what a narrow column may cut off. */
  title?: (booking: BookingWithDetails) => string | undefined
  cell: (booking: BookingWithDetails) => ReactNode
}

/** 'Fox Theatre, 80 guests'; what is not known is left out. */
const placeInWords = ({ eventLocation, guests }: BookingWithDetails): string =>
  [eventLocation ?? [], guests === null ? [] : guestsInWords(guests)].flat().join(', ')

/** What a row says about a booking, from left to right; its date opens it. */
export const COLUMNS: readonly Column[] = [
  {
    name: 'No.',
    className: 'tb-number num',
    cell: ({ number }) => formatBookingNumber(number),
  },
  {
    name: 'Date',
    sort: 'date',
    className: 'tb-date',
    cell: ({ id, eventDate, eventDuration }) => (
      <BookingLink id={id} className="tb-open" data-row-link>
        {writeShortEventTime(eventDate, eventDuration)}
      </BookingLink>
    ),
  },
  {
    name: 'Talent',
    sort: 'agent',
    className: 'tb-agent',
    title: ({ agent }) => `${agent.name}, ${formatCategory(agent.category)}`,
    cell: ({ agent }) => (
      <>
        <b>{agent.name}</b> <span className="tb-meta">{formatCategory(agent.category)}</span>
      </>
    ),
  },
  {
    name: 'Customer',
    sort: 'customer',
    className: 'tb-customer',
    title: ({ customerName }) => customerName,
    cell: ({ customerName }) => customerName,
  },
  {
    name: 'Place',
    sort: 'place',
    className: 'tb-place',
    title: (booking) => placeInWords(booking) || undefined,
    cell: placeInWords,
  },
  {
    name: 'Price',
    sort: 'price',
    className: 'tb-money num',
    cell: ({ totalAmount, tax }) => (
      <>
        {totalAmount === null ? 'No price' : formatPrice(totalAmount)}
        <PlusTax when={tax?.plusTax} />
      </>
    ),
  },
  {
    name: 'Owed',
    sort: 'owed',
    className: 'tb-money num',
    cell: ({ owed }) => (owed === 0 ? '' : formatCents(owed)),
  },
  {
    name: 'Status',
    sort: 'state',
    className: 'tb-state',
    cell: ({ status, hasConflict }) => (
      <>
        <StatusBadge status={status} />
        {hasConflict && <span className="tb-warning">Time conflict</span>}
      </>
    ),
  },
]
