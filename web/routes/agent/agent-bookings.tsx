import type { AgentBooking } from '#shared/contract/bookings/bookings.agent.ts'
import { AgentTicket } from '#web/features/bookings/agent/agent-ticket.tsx'
import { TicketSkeletons } from '#web/features/bookings/customer/ticket-skeleton.tsx'
import { CannotMakeIt } from '#web/features/changes/agent/cannot-make-it.tsx'
import type { Rows } from '#web/lib/page.ts'
import { Empty } from '#web/ui/empty.tsx'
import { PagedList } from '#web/ui/paged-list.tsx'

interface AgentBookingsProps {
  list: Rows<AgentBooking>
  /** What is said when there are none. */
  empty: string
  helper?: string
}

const isToCome = ({ status, eventDate }: AgentBooking) => status === 'confirmed' && new Date(eventDate) > new Date()

/** Own nights, a ticket each. */
export function AgentBookings({ list: { total, ...list }, empty, helper }: AgentBookingsProps) {
  return (
    <PagedList
      {...list}
      className="tickets"
      failure="Your bookings could not be loaded"
      loading="Loading your bookings..."
      skeleton={<TicketSkeletons past />}
      empty={<Empty message={empty} {...(helper && { helper })} />}
    >
      {(booking) => <AgentTicket booking={booking} more={isToCome(booking) && <CannotMakeIt booking={booking} />} />}
    </PagedList>
  )
}
