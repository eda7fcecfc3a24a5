import { useRef, useState } from 'react'
import type { BookingDetails } from '#shared/contract/bookings/booking-details.admin.ts'
import { isOpen } from '#shared/model/booking.ts'
import type { CancelCause } from '#shared/model/cancel-booking.ts'
import type { OnStatus } from '#web/features/bookings/admin/board/status-select.tsx'
import { MoveEvent } from '#web/features/bookings/admin/drawer/move-event.tsx'
import { CancelEvent } from '#web/features/changes/admin/cancel-event.tsx'
import { OpenRequest } from '#web/features/changes/admin/open-request.tsx'
import { ReplacementSection } from '#web/features/changes/admin/replacement-section.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const ProposalSection = lazyPart(
  async () => (await import('#web/features/proposals/admin/proposal-section.tsx')).ProposalSection,
  'The proposals did not load',
)

/** The pending and confirmed bookings of its event. */
const countOpen = (booking: BookingDetails): number =>
  [booking, ...booking.otherBookings.filter(({ sameEvent }) => sameEvent)].filter(isOpen).length

/** What can change about an open booking: bookings know nothing of changes, so the screen joins them. */
export function useReplacementPart(onStatus: OnStatus) {
  const part = useRef<HTMLDivElement>(null)
  const [cause, setCause] = useState<CancelCause>('customer')
  return {
    /** The customer's request, the replacement and the proposals of the event, in the drawer. */
    draw: (booking: BookingDetails) => (
      <>
        <OpenRequest bookingId={booking.id} />
        <div ref={part} tabIndex={-1}>
          <ReplacementSection
            key={booking.id}
            booking={booking}
            onCancel={() => {
              setCause('agency')
              onStatus(booking, 'cancelled')
            }}
          />
        </div>
        <CancelEvent
          key={`cancel ${booking.eventId}`}
          eventId={booking.eventId}
          customerName={booking.customerName}
          open={countOpen(booking)}
          also={<MoveEvent eventId={booking.eventId} customerName={booking.customerName} />}
        />
        <ProposalSection key={booking.eventId} eventId={booking.eventId} customerName={booking.customerName} />
      </>
    ),
    /** Scrolls to the replacement and takes the focus there. */
    show: () => {
      part.current?.scrollIntoView({ block: 'start' })
      part.current?.focus({ preventScroll: true })
    },
    /** Who cancels, when the question is open. */
    cause,
    /** Closes the question that cancels; the next one is the customer's again. */
    leave: (close: () => void) => {
      setCause('customer')
      close()
    },
  }
}
