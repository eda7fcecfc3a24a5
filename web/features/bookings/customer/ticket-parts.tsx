import './ticket.css'
import { CalendarDays, Clock, type LucideIcon, MapPin, Package, UsersRound } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CustomerBooking } from '#shared/contract/bookings/bookings.ts'
import { EVENT_TYPE_LABELS, formatBookingNumber } from '#shared/model/booking.ts'
import { writeEventTime } from '#shared/model/event-time.ts'
import { guestsInWords } from '#shared/model/guest-words.ts'
import { dollarsToCents, formatCents } from '#shared/model/money.ts'
import { PLUS_TAX } from '#shared/model/tax.ts'
import { TicketBadges } from '#web/features/bookings/customer/ticket-badges.tsx'
import { DOT, formatHours } from '#web/lib/format.ts'
import { getLabel, known } from '#web/lib/known.ts'
import { paths } from '#web/lib/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { Picture } from '#web/ui/picture.tsx'

/** Who comes, to what kind of night, and where that stands. */
export function TicketHead({ booking, titleId }: { booking: CustomerBooking; titleId: string }) {
  const { number, agent, eventType } = booking
  return (
    <>
      <div className="poster ticket-media">
        <Picture
          src={agent.image}
          name={agent.name}
          sizes="(min-width: 1024px) 148px, (min-width: 768px) 120px, 104px"
        />
      </div>
      <header className="ticket-head">
        <p className="text-b3 text-ink-2">
          <span>{getLabel(EVENT_TYPE_LABELS, eventType)}</span>
          {DOT}
          <span className="num">{formatBookingNumber(number)}</span>
        </p>
        <h2 id={titleId}>{agent.name}</h2>
        <TicketBadges {...booking} />
      </header>
    </>
  )
}

/** One fact about the night; its name is for those who don't see the icon. */
export function TicketFact({ icon: Icon, name, children }: { icon: LucideIcon; name: string; children: ReactNode }) {
  return (
    <div>
      <dt>
        <Icon aria-hidden="true" />
        <span className="sr-only">{name}</span>
      </dt>
      <dd>{children}</dd>
    </div>
  )
}

interface NightProps extends Pick<CustomerBooking, 'eventDate' | 'eventDuration' | 'eventLocation' | 'guests'> {
  /** The service package it is, in words; null when it was booked by the hour. */
  offer: string | null
}

/** When, how long, as what, where and for how many guests, as facts of a ticket's list. */
export function NightFacts({ eventDate, eventDuration, eventLocation, guests, offer }: NightProps) {
  return (
    <>
      <TicketFact icon={CalendarDays} name="Date">
        {writeEventTime(eventDate, eventDuration)}
      </TicketFact>
      <TicketFact icon={Clock} name="Duration">
        {formatHours(eventDuration)}
      </TicketFact>
      {offer && (
        <TicketFact icon={Package} name="Package">
          {offer}
        </TicketFact>
      )}
      {eventLocation && (
        <TicketFact icon={MapPin} name="Location">
          {eventLocation}
        </TicketFact>
      )}
      {guests !== null && (
        <TicketFact icon={UsersRound} name="Guests">
          {guestsInWords(guests)}
        </TicketFact>
      )}
    </>
  )
}

const PAID = { pending: 'Total', paid: 'Paid in full', refunded: 'Total, refunded' } as const

/** The amount on the stub, without the tax that an invoice or a payment will add. */
export function TicketTotal({ totalAmount, paymentStatus, plusTax }: CustomerBooking) {
  return (
    <p className="ticket-total num">
      <span className="text-b3 text-ink-2">{known(PAID, paymentStatus) ?? 'Total'}</span>
      <span className="display">{formatCents(totalAmount === null ? null : dollarsToCents(totalAmount))}</span>
      {plusTax && totalAmount !== null && <span className="text-b3 text-ink-2">{PLUS_TAX}</span>}
    </p>
  )
}

/** Asks for the same talent again, with the hours, the place and the guests of this time (docs/product.md P3.55). */
export function BookAgain({ agent, eventDuration, eventLocation, guests }: CustomerBooking) {
  const event = { hours: eventDuration, place: eventLocation ?? undefined, guests: guests ?? undefined }
  return (
    <ButtonLink as={Link} to={paths.bookAgent(agent.id, event)} variant="bare" size="sm">
      Book again<span className="sr-only">: {agent.name}</span>
    </ButtonLink>
  )
}
