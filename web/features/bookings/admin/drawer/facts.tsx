import { type ReactNode, useState } from 'react'
import type { BookingDetails } from '#shared/contract/bookings/booking-details.admin.ts'
import { BOOKING_STATUS_LABELS, EVENT_TYPE_LABELS, formatBookingNumber } from '#shared/model/booking.ts'
import { writeEventTime, writeShortEventTime } from '#shared/model/event-time.ts'
import { formatPrice } from '#web/features/bookings/admin/board/words.ts'
import { BookingLink } from '#web/features/bookings/admin/booking-link.tsx'
import { CustomerAccess } from '#web/features/bookings/admin/drawer/customer-access.tsx'
import { DetailsForm, type DetailsFormProps } from '#web/features/bookings/admin/drawer/details-form.tsx'
import { Part } from '#web/features/bookings/admin/drawer/drawer-parts.tsx'
import { joinEvent } from '#web/features/bookings/admin/event/join-event.ts'
import { Fact } from '#web/features/bookings/admin/fact.tsx'
import { formatCount, formatHours } from '#web/lib/format.ts'
import { formatDate, formatShortDateTime } from '#web/lib/format-date.ts'
import { getLabel } from '#web/lib/known.ts'
import { paths } from '#web/lib/paths.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { ClampedText } from '#web/ui/clamped-text.tsx'
import { EmailText } from '#web/ui/email-text.tsx'
import { Link } from '#web/ui/link.tsx'
import { PlusTax } from '#web/ui/plus-tax.tsx'

const REQUESTED_AS: Record<BookingDetails['requestedAs'], string> = {
  new_customer: 'By a new customer',
  signed_in: 'By the customer, signed in',
  known_not_signed_in: 'With a known email, not signed in',
  office: 'By the office',
}

/** The night: when, where, how long, what is wished for. */
export function Night({ booking, onReissue }: Pick<DetailsFormProps, 'booking' | 'onReissue'>) {
  const [editing, setEditing] = useState(false)
  const { eventType, eventDate, eventDuration, eventLocation, guests, specialRequests, status } = booking
  const { agentAnswer, agentAnswerReason } = booking
  const open = status === 'pending' || status === 'confirmed'
  return (
    <Part
      title="Event details"
      action={
        open &&
        !editing && (
          <Button size="sm" variant="bare" onClick={() => setEditing(true)}>
            Edit details
          </Button>
        )
      }
    >
      {editing && open ? (
        <DetailsForm booking={booking} onReissue={onReissue} onClose={() => setEditing(false)} />
      ) : (
        <dl className="file-facts">
          <Fact name="Event">{getLabel(EVENT_TYPE_LABELS, eventType)}</Fact>
          <Fact name="Date">{writeEventTime(eventDate, eventDuration)}</Fact>
          <Fact name="Duration">{formatHours(eventDuration)}</Fact>
          <Fact name="Location">{eventLocation ?? 'Not given'}</Fact>
          {guests !== null && <Fact name="Guests">{formatCount(guests)}</Fact>}
          {specialRequests && (
            <Fact name="Special requests">
              <ClampedText text={specialRequests} about="Special requests" />
            </Fact>
          )}
          {agentAnswer && (
            <Fact name="Agent">
              {agentAnswer === 'accepted' ? 'Accepted' : 'Declined'}
              {agentAnswerReason && `: ${agentAnswerReason}`}
            </Fact>
          )}
        </dl>
      )}
    </Part>
  )
}

/** Whose night it is. */
export function Customer({ booking }: { booking: BookingDetails }) {
  const { customerName, customerEmail, customerPhone, customer, customerSince, customerStatus } = booking
  const { requestedAs, createdAt } = booking
  return (
    <Part
      title="Customer"
      action={<CustomerAccess customer={{ id: booking.customerId, name: customer.name, status: customerStatus }} />}
    >
      <dl className="file-facts">
        <Fact name="Name">
          <Link className="file-link" to={paths.adminCustomer(booking.customerId)}>
            {customerName}
          </Link>
        </Fact>
        {booking.doNotBook && <Fact name="Do not book">{booking.doNotBook}</Fact>}
        <Fact name="Email">
          <a className="file-link" href={`mailto:${customerEmail}`}>
            <EmailText address={customerEmail} />
          </a>
        </Fact>
        {customerPhone && (
          <Fact name="Phone">
            <a className="file-link" href={`tel:${customerPhone.replace(/[^+\d]/g, '')}`}>
              {customerPhone}
            </a>
          </Fact>
        )}
        {customer.email !== customerEmail && (
          <Fact name="Account">
            <EmailText address={customer.email} />
          </Fact>
        )}
        {customerStatus === 'suspended' && <Fact name="Access">Suspended: can’t sign in</Fact>}
        <Fact name="Customer since">{formatDate(customerSince)}</Fact>
        <Fact name="Requested">
          {getLabel(REQUESTED_AS, requestedAs)}, {formatShortDateTime(createdAt)}
        </Fact>
      </dl>
    </Part>
  )
}

const statusOf = (status: string): string =>
  Object.entries(BOOKING_STATUS_LABELS).find(([name]) => name === status)?.[1] ?? 'Blocked'

/** What else takes the agent's time then. */
export function TimeConflicts({ conflicts }: Pick<BookingDetails, 'conflicts'>) {
  if (conflicts.length === 0) return null
  return (
    <Part title="Same agent, same time">
      <ul className="file-list">
        {conflicts.map(({ bookingId, customerName, status, from, to }) => (
          <li key={`${bookingId}${from}`}>
            <p>
              {bookingId ? (
                <BookingLink id={bookingId} instead className="file-link">
                  {customerName ?? 'Another booking'}
                </BookingLink>
              ) : (
                <b>Blocked time</b>
              )}
            </p>
            <p className="file-meta">
              {bookingId && `${statusOf(status)}, `}
              {formatShortDateTime(from)} to {formatShortDateTime(to)}
            </p>
          </li>
        ))}
      </ul>
    </Part>
  )
}

/** The other performers of the event (docs/product.md P3.63), and the customer's other bookings. */
export function OtherBookings({ booking }: { booking: BookingDetails }) {
  const { otherBookings, status } = booking
  const ofEvent = otherBookings.filter(({ sameEvent }) => sameEvent)
  const open = status === 'pending' || status === 'confirmed'
  return (
    <>
      {(ofEvent.length > 0 || open) && (
        <BookingList
          title="Also booked for this event"
          bookings={ofEvent}
          action={
            open && (
              <ButtonLink as={Link} to={joinEvent(booking)} size="sm" variant="bare">
                Add a performer
              </ButtonLink>
            )
          }
        />
      )}
      <BookingList
        title="Other bookings of this customer"
        bookings={otherBookings.filter(({ sameEvent }) => !sameEvent)}
      />
    </>
  )
}

interface BookingListProps {
  title: string
  bookings: BookingDetails['otherBookings']
  action?: ReactNode
}

function BookingList({ title, bookings, action }: BookingListProps) {
  return (
    <Part title={title} action={action}>
      {bookings.length === 0 && <p className="file-meta">None</p>}
      <ul className="file-list">
        {bookings.map(
          ({ id, number, agentName, eventType, eventDate, eventDuration, status, totalAmount, plusTax }) => (
            <li key={id} className="file-row">
              <div>
                <p>
                  <BookingLink id={id} instead className="file-link">
                    {agentName}
                  </BookingLink>
                </p>
                <p className="file-meta">
                  {formatBookingNumber(number)}, {getLabel(EVENT_TYPE_LABELS, eventType)},{' '}
                  {writeShortEventTime(eventDate, eventDuration)}, {statusOf(status).toLowerCase()}
                </p>
              </div>
              <span className="num">
                {totalAmount === null ? '' : formatPrice(totalAmount)}
                <PlusTax when={plusTax} />
              </span>
            </li>
          ),
        )}
      </ul>
    </Part>
  )
}
