import { useState } from 'react'
import type { EventDetails } from '#shared/contract/bookings/events/event-details.admin.ts'
import { isOpen } from '#shared/model/booking.ts'
import { EventPayment } from '#web/features/billing/admin/payments/event-payment.tsx'
import { MoveEvent } from '#web/features/bookings/admin/drawer/move-event.tsx'
import { EventDrawer } from '#web/features/bookings/admin/event/event-drawer.tsx'
import type { useOpenEvent } from '#web/features/bookings/admin/search-params.ts'
import { CancelEvent } from '#web/features/changes/admin/cancel-event.tsx'
import { ProposalSection } from '#web/features/proposals/admin/proposal-section.tsx'
import { useRefreshMoney } from '#web/routes/admin/use-refresh-money.ts'

interface EventPartProps {
  id: string
  opened: ReturnType<typeof useOpenEvent>
}

/** The drawer of an event: bookings know nothing of billing, changes and proposals, so the screen joins them. */
export function EventPart({ id, opened }: EventPartProps) {
  const refresh = useRefreshMoney()
  const [said, setSaid] = useState('')
  const account = (event: EventDetails) => (
    <>
      <p role="status" className="money-said">
        {said}
      </p>
      <EventPayment eventId={event.id} alone onSaid={setSaid} onChanged={refresh} />
    </>
  )
  const changes = ({ id: eventId, bookings, customer: { name: customerName } }: EventDetails) => (
    <>
      <CancelEvent
        eventId={eventId}
        customerName={customerName}
        open={bookings.filter(isOpen).length}
        also={<MoveEvent eventId={eventId} customerName={customerName} />}
        alone
      />
      <ProposalSection
        eventId={eventId}
        customerName={customerName}
        asked={opened.proposes}
        onAnswered={opened.endPropose}
      />
    </>
  )
  return <EventDrawer key={id} id={id} parts={{ account, changes }} onClose={opened.close} />
}
