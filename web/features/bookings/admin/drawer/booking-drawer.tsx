import '../board/board.css'
import './drawer.css'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { BookingDetails } from '#shared/contract/bookings/booking-details.admin.ts'
import { formatBookingNumber } from '#shared/model/booking.ts'
import { Flags } from '#web/features/bookings/admin/board/flags.tsx'
import { type OnStatus, StatusSelect } from '#web/features/bookings/admin/board/status-select.tsx'
import { EventLink } from '#web/features/bookings/admin/booking-link.tsx'
import { DrawerBar } from '#web/features/bookings/admin/drawer/drawer-bar.tsx'
import { Customer, Night, OtherBookings, TimeConflicts } from '#web/features/bookings/admin/drawer/facts.tsx'
import { Mails, Timeline } from '#web/features/bookings/admin/drawer/history.tsx'
import { Money, type MoneyParts } from '#web/features/bookings/admin/drawer/money.tsx'
import { Notes } from '#web/features/bookings/admin/drawer/notes.tsx'
import { bookingDetailsQuery } from '#web/features/bookings/admin/queries.ts'
import { whoGetsEmail } from '#web/features/bookings/admin/who-gets-email.ts'
import { MoneyBadge, StatusBadge } from '#web/features/bookings/status-badge.tsx'
import { ApiError } from '#web/lib/api.ts'
import { DOT, formatCategory } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { Failure } from '#web/ui/failure.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

interface BookingDrawerProps {
  id: string
  onStatus: OnStatus
  /** What can be done with its money. */
  money?: MoneyParts
  /** What can change about it: cancellation, requests, replacement. */
  changes?: (booking: BookingDetails) => ReactNode
  /** Leads to where someone else is offered for it. */
  onReplace?: () => void
  onClose: () => void
}

/** Everything about one booking, beside the screen it was opened from. */
export function BookingDrawer({ id, onStatus, money, changes, onReplace, onClose }: BookingDrawerProps) {
  const { data, error, isFetching, refetch } = useQuery(bookingDetailsQuery(id))
  const unknown = error instanceof ApiError && (error.status === 404 || error.status === 400)
  return (
    <Sheet
      title={data?.agent.name ?? 'Booking'}
      onClose={onClose}
      className="file"
      actions={data && <DrawerBar booking={data} onStatus={onStatus} money={money} onReplace={onReplace} />}
    >
      {data ? (
        <Details key={id} booking={data} onStatus={onStatus} money={money} changes={changes?.(data)} />
      ) : error && !isFetching ? (
        <Failure
          message={unknown ? 'This booking does not exist' : 'The booking could not be loaded'}
          action={!unknown && <Button onClick={() => void refetch()}>Try again</Button>}
        />
      ) : (
        <div role="status" className="desk-form">
          <span className="sr-only">Loading the booking...</span>
          <Skeleton className="h-28" />
          <Skeleton className="h-40" />
          <Skeleton className="h-40" />
        </div>
      )}
    </Sheet>
  )
}

interface DetailsProps {
  booking: BookingDetails
  onStatus: OnStatus
  money: MoneyParts | undefined
  changes: ReactNode
}

function Details({ booking, onStatus, money, changes }: DetailsProps) {
  const { agent, status, paymentStatus } = booking
  return (
    <>
      <div className="file-head">
        <div className="poster file-poster" aria-hidden="true">
          <Picture src={agent.image} name={agent.name} sizes="96px" />
        </div>
        <div>
          <p className="file-meta">
            <span className="num">{formatBookingNumber(booking.number)}</span>
            {DOT}
            {formatCategory(agent.category)}, for {booking.customerName}
          </p>
          <p>
            <EventLink id={booking.eventId} instead className="file-link">
              {booking.eventTitle ?? 'Open event'}
              {booking.performers > 1 && `, ${booking.performers} performers`}
            </EventLink>
          </p>
          <p className="desk-badges">
            <StatusBadge status={status} />
            <MoneyBadge status={status} paymentStatus={paymentStatus} />
          </p>
          <Flags booking={booking} />
          <StatusSelect booking={booking} onStatus={onStatus} className="desk-status" />
          {status === 'pending' && <p className="file-meta">If you confirm: {whoGetsEmail(booking, 'confirmed')}</p>}
        </div>
      </div>
      {changes}
      <TimeConflicts conflicts={booking.conflicts} />
      <Night booking={booking} onReissue={money?.reissue} />
      <Customer booking={booking} />
      <Money booking={booking} parts={money} />
      <Notes booking={booking} />
      <Timeline timeline={booking.timeline} />
      <Mails mails={booking.mails} />
      <OtherBookings booking={booking} />
    </>
  )
}
