import { memo } from 'react'
import type { CustomerBooking } from '#shared/contract/bookings/bookings.ts'
import { formatBookingNumber } from '#shared/model/booking.ts'
import { PayForm } from '#web/features/billing/customer/payments/pay-form.tsx'
import { ActiveTicket } from '#web/features/bookings/customer/ticket-active.tsx'
import { PastTicket } from '#web/features/bookings/customer/ticket-past.tsx'
import { TicketSkeletons } from '#web/features/bookings/customer/ticket-skeleton.tsx'
import { BrowseLink } from '#web/features/catalog/browse/browse-link.tsx'
import { ChangeOrCancel } from '#web/features/changes/customer/change-or-cancel.tsx'
import { RequestNote } from '#web/features/changes/customer/request-note.tsx'
import { ReviewButton } from '#web/features/testimonials/review-button.tsx'
import type { Rows } from '#web/lib/page.ts'
import { BookingTerms } from '#web/routes/customer/booking-terms.tsx'
import { InvoiceTerms } from '#web/routes/customer/invoice-terms.tsx'
import type { AskedChange } from '#web/routes/customer/use-asked-change.ts'
import { useRefresh } from '#web/routes/customer/use-refresh.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { PagedList } from '#web/ui/paged-list.tsx'

const WORDS = { failure: 'Your bookings could not be loaded', loading: 'Loading your bookings...' } as const

interface TicketRowProps {
  booking: CustomerBooking
  refresh: () => void
}

interface ActiveBookingsProps {
  list: Rows<CustomerBooking>
  asked: AskedChange
}

/** Nights to come (docs/product.md P4.4). */
export function ActiveBookings({ list: { total, ...list }, asked }: ActiveBookingsProps) {
  const refresh = useRefresh()
  return (
    <PagedList
      {...list}
      {...WORDS}
      className="tickets"
      skeleton={<TicketSkeletons />}
      empty={
        <Empty
          message="No active bookings"
          helper="Every night starts with a name."
          action={<ButtonLink as={BrowseLink} variant="lit" />}
        />
      }
    >
      {(booking) => (
        <ActiveRow booking={booking} refresh={refresh} asked={booking.id === asked.id} onAskedEnd={asked.end} />
      )}
    </PagedList>
  )
}

/** The form that pays a booking. */
const drawPayForm =
  ({ booking, refresh }: TicketRowProps) =>
  (close: (paid: boolean) => void) => (
    <PayForm
      bookingId={booking.id}
      due={booking.due}
      title="Pay for this booking"
      memo={booking.invoice?.invoiceNumber ?? formatBookingNumber(booking.number)}
      unconfirmed={booking.status === 'pending'}
      cardCheckout={booking.cardCheckout}
      taxName={booking.taxName}
      terms={booking.invoice ? <InvoiceTerms id={booking.invoice.id} /> : <BookingTerms id={booking.id} />}
      onStale={refresh}
      onCancel={() => close(false)}
      onPaid={() => {
        close(true)
        refresh()
      }}
    />
  )

interface ActiveRowProps extends TicketRowProps {
  /** A mailed link leads to it. */
  asked: boolean
  onAskedEnd: () => void
}

/** A ticket with the drawer that pays for it. Remembered: there may be hundreds. */
const ActiveRow = memo(function ActiveRow(row: ActiveRowProps) {
  const { booking, asked, onAskedEnd } = row
  const action = <ChangeOrCancel booking={booking} asked={asked} onClosed={onAskedEnd} />
  const changes = { note: <RequestNote booking={booking} />, action }
  return <ActiveTicket booking={booking} drawPayment={drawPayForm(row)} changes={changes} />
})

/** Nights that are over (docs/product.md P4.5). */
export function PastBookings({ list: { total, ...list } }: { list: Rows<CustomerBooking> }) {
  const refresh = useRefresh()
  return (
    <PagedList
      {...list}
      {...WORDS}
      className="tickets"
      skeleton={<TicketSkeletons past />}
      empty={<Empty message="No past bookings" />}
    >
      {(booking) => <PastRow booking={booking} refresh={refresh} />}
    </PagedList>
  )
}

const PastRow = memo(function PastRow(row: TicketRowProps) {
  const { booking, refresh } = row
  const { id, agent, review } = booking
  return (
    <PastTicket
      booking={booking}
      review={<ReviewButton bookingId={id} agentName={agent.name} review={review} onSent={refresh} />}
      drawPayment={drawPayForm(row)}
    />
  )
})
