import '../board/board.css'
import '../drawer/drawer.css'
import './event-drawer.css'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { EventDetails } from '#shared/contract/bookings/events/event-details.admin.ts'
import { Part } from '#web/features/bookings/admin/drawer/drawer-parts.tsx'
import { Timeline } from '#web/features/bookings/admin/drawer/history.tsx'
import { EventFacts } from '#web/features/bookings/admin/event/event-facts.tsx'
import { Invoices } from '#web/features/bookings/admin/event/event-invoices.tsx'
import { Performers } from '#web/features/bookings/admin/event/event-performers.tsx'
import { nameEvent } from '#web/features/bookings/admin/event/event-words.ts'
import { eventDetailsQuery } from '#web/features/bookings/admin/queries.ts'
import { ApiError } from '#web/lib/api.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { EmailText } from '#web/ui/email-text.tsx'
import { Failure } from '#web/ui/failure.tsx'
import { Link } from '#web/ui/link.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** What other parts of the product add to an event. */
export interface EventParts {
  /** What its bookings owe together. */
  account: (event: EventDetails) => ReactNode
  /** Moving, canceling, and its proposals. */
  changes: (event: EventDetails) => ReactNode
}

interface EventDrawerProps {
  id: string
  parts: EventParts
  onClose: () => void
}

/** Everything about one event, beside the screen it was opened from (docs/product.md P6.231). */
export function EventDrawer({ id, parts, onClose }: EventDrawerProps) {
  const { data, error, isFetching, refetch } = useQuery(eventDetailsQuery(id))
  const unknown = error instanceof ApiError && (error.status === 404 || error.status === 400)
  return (
    <Sheet title={data ? nameEvent(data) : 'Event'} onClose={onClose} className="file">
      {data ? (
        <Details key={id} event={data} parts={parts} />
      ) : error && !isFetching ? (
        <Failure
          message={unknown ? 'This event does not exist' : 'The event could not be loaded'}
          action={!unknown && <Button onClick={() => void refetch()}>Try again</Button>}
        />
      ) : (
        <div role="status" className="desk-form">
          <span className="sr-only">Loading the event...</span>
          <Skeleton className="h-28" />
          <Skeleton className="h-40" />
          <Skeleton className="h-40" />
        </div>
      )}
    </Sheet>
  )
}

function Details({ event, parts }: { event: EventDetails; parts: EventParts }) {
  const { customer, bookings, invoices, timeline } = event
  const names = new Map(bookings.map(({ id, agent }) => [id, agent.name]))
  return (
    <>
      <div className="event-head">
        <p className="file-meta">
          For{' '}
          <Link className="file-link-inline" to={paths.adminCustomer(customer.id)}>
            {customer.name}
          </Link>
        </p>
        <p className="event-reach">
          <a className="file-link" href={`mailto:${customer.email}`}>
            <EmailText address={customer.email} />
          </a>
          {customer.phone && (
            <a className="file-link" href={`tel:${customer.phone.replace(/[^+\d]/g, '')}`}>
              {customer.phone}
            </a>
          )}
        </p>
      </div>
      <EventFacts event={event} />
      <Performers event={event} />
      {parts.changes(event)}
      <Part title="Account">{parts.account(event)}</Part>
      <Invoices invoices={invoices} />
      <Timeline
        timeline={timeline}
        title="History"
        // an event may have the id of its first booking
        nameOf={({ entity, entityId }) => (entity === 'booking' ? names.get(entityId) : undefined)}
      />
    </>
  )
}
