import './event/event-ticket.css'
import { CalendarDays, type LucideIcon, MapPin, Package, User } from 'lucide-react'
import { memo } from 'react'
import type { BookingWithDetails } from '#shared/contract/bookings/bookings.admin.ts'
import { EVENT_TYPE_LABELS, formatBookingNumber } from '#shared/model/booking.ts'
import { writeShortEventTime } from '#shared/model/event-time.ts'
import { packageInWords } from '#shared/model/package.ts'
import { Flags } from '#web/features/bookings/admin/board/flags.tsx'
import { type OnStatus, StatusSelect } from '#web/features/bookings/admin/board/status-select.tsx'
import { type OnStep, StepButton } from '#web/features/bookings/admin/board/step-button.tsx'
import { describeWait, formatPrice } from '#web/features/bookings/admin/board/words.ts'
import { BookingLink, EventLink } from '#web/features/bookings/admin/booking-link.tsx'
import { UndoStatus } from '#web/features/bookings/admin/undo/undo-status.tsx'
import { MoneyBadge, StatusBadge } from '#web/features/bookings/status-badge.tsx'
import { DOT, formatHours } from '#web/lib/format.ts'
import { getLabel } from '#web/lib/known.ts'
import { Bulb } from '#web/ui/bulb.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { PlusTax } from '#web/ui/plus-tax.tsx'

interface BookingCardProps {
  booking: BookingWithDetails
  onStatus: OnStatus
  onStep: OnStep
  /** The list around it does not say which status its bookings have. */
  mixed?: boolean
  /** It stands in the ticket of its event. */
  inEvent?: boolean
}

/** A booking on the office's board: its name opens it. Remembered: there may be hundreds. */
export const BookingCard = memo(function BookingCard({
  booking,
  mixed = false,
  inEvent = false,
  ...on
}: BookingCardProps) {
  const { onStatus, onStep } = on
  const { id, number, agent, customerName, eventType, eventDate, eventDuration, eventLocation } = booking
  const { status, paymentStatus, totalAmount, package: sold } = booking
  const wait = describeWait(booking, new Date())
  return (
    <article className="board-card" data-row data-booking={id} aria-label={`${agent.name} for ${customerName}`}>
      <div className="board-card-head">
        <div className="poster board-thumb" aria-hidden="true">
          <Picture src={agent.image} name={agent.name} sizes="44px" />
        </div>
        <div className="min-w-0">
          <h3>
            <BookingLink id={id} className="board-open" data-row-link title={agent.name}>
              {agent.name}
            </BookingLink>
          </h3>
          <p>
            <span className="num">{formatBookingNumber(number)}</span>
            {DOT}
            <span>
              {getLabel(EVENT_TYPE_LABELS, eventType)}, {formatHours(eventDuration)}
            </span>
          </p>
        </div>
      </div>
      <dl className="board-facts">
        <Fact icon={User} name="Customer">
          {customerName}
        </Fact>
        <Fact icon={CalendarDays} name="Date">
          {writeShortEventTime(eventDate, eventDuration)}
        </Fact>
        {sold && (
          <Fact icon={Package} name="Package">
            {packageInWords(sold, eventDuration)}
          </Fact>
        )}
        {eventLocation && (
          <Fact icon={MapPin} name="Location">
            {eventLocation}
          </Fact>
        )}
      </dl>
      {booking.performers > 1 && !inEvent && (
        <p className="board-event">
          <EventLink id={booking.eventId} className="file-link">
            {booking.eventTitle ?? 'Event'}, {booking.performers} performers
          </EventLink>
        </p>
      )}
      {wait !== null && (
        <p className="board-wait">
          <Bulb state={booking.waitsFor === 'declined' ? 'out' : 'hollow'} />
          <span>{wait}</span>
        </p>
      )}
      <Flags booking={booking} saysWait />
      <div className="board-card-foot">
        <span className="desk-badges">
          {mixed && <StatusBadge status={status} />}
          <MoneyBadge status={status} paymentStatus={paymentStatus} />
        </span>
        <span className="board-amount">
          <span className={totalAmount === null ? 'board-unpriced' : 'board-price num'}>
            {formatPrice(totalAmount)}
          </span>
          <PlusTax when={booking.tax?.plusTax} />
        </span>
      </div>
      <UndoStatus id={id} />
      <StepButton booking={booking} onStep={onStep} className="board-step" wide />
      {(status === 'pending' || status === 'confirmed') && (
        <StatusSelect booking={booking} onStatus={onStatus} className="desk-status" />
      )}
    </article>
  )
})

function Fact({ icon: Icon, name, children }: { icon: LucideIcon; name: string; children: string }) {
  return (
    <div>
      <dt>
        <Icon aria-hidden="true" className="icon-s" />
        <span className="sr-only">{name}</span>
      </dt>
      <dd title={children}>{children}</dd>
    </div>
  )
}
