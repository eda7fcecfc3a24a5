import './sent-ticket.css'
import { CalendarDays, MapPin, UserPlus, UsersRound, X } from 'lucide-react'
import { useId } from 'react'
import { EVENT_TYPE_LABELS, formatBookingNumber } from '#shared/model/booking.ts'
import { writeEventTime, writeTimes } from '#shared/model/event-time.ts'
import { guestsInWords } from '#shared/model/guest-words.ts'
import type { SentRequest } from '#web/features/bookings/request/sent/sent-request.ts'
import { formatHours } from '#web/lib/format.ts'
import { getLabel } from '#web/lib/known.ts'
import { paths } from '#web/lib/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Link } from '#web/ui/link.tsx'
import { Picture } from '#web/ui/picture.tsx'

interface SentTicketProps {
  sent: SentRequest
  signedIn: boolean
  onClose: () => void
}

/** A request that was sent: its number, what it asks for, and what happens next (docs/product.md P3.58). */
export function SentTicket({ sent, signedIn, onClose }: SentTicketProps) {
  const id = useId()
  const { number, agentName, agentImage, eventType, eventDate, hours, place, guests, total, person, event } = sent
  const { others = [] } = sent
  return (
    <section className="wrap sent" aria-labelledby={id}>
      <article className="ticket sent-ticket">
        <div className="poster sent-poster">
          <Picture src={agentImage} name={agentName} sizes="148px" />
        </div>
        <div className="sent-body">
          <header>
            {/* the form that had the focus is gone: reading goes on here */}
            <h2 id={id} tabIndex={-1} ref={(title) => title?.focus({ preventScroll: true })}>
              Request sent
            </h2>
            <IconButton label="Close" onClick={onClose}>
              <X aria-hidden="true" />
            </IconButton>
          </header>
          <p className="sent-what">
            {number !== undefined && <b className="num">{formatBookingNumber(number)}</b>} {agentName},{' '}
            {getLabel(EVENT_TYPE_LABELS, eventType)}
          </p>
          <ul className="sent-facts">
            <li>
              <CalendarDays aria-hidden="true" />
              <span>
                {writeEventTime(eventDate, hours)} ({formatHours(hours)})
              </span>
            </li>
            {others.map((other) => (
              <li key={other.number ?? other.name}>
                <UserPlus aria-hidden="true" />
                <span>
                  {other.number !== undefined && <b className="num">{formatBookingNumber(other.number)}</b>}{' '}
                  {other.name}
                  {other.eventDate && other.hours && `, ${writeTimes(other.eventDate, other.hours)}`}
                </span>
              </li>
            ))}
            {place && (
              <li>
                <MapPin aria-hidden="true" />
                <span>{place}</span>
              </li>
            )}
            {guests !== undefined && (
              <li>
                <UsersRound aria-hidden="true" />
                <span>{guestsInWords(guests)}</span>
              </li>
            )}
          </ul>
          <h3>What happens next</h3>
          <ol>
            <li>We email a copy of your request to {person.email}.</li>
            <li>
              {others.length > 0
                ? 'We check with each performer and email you as they are confirmed.'
                : `We check with ${agentName} and email you when your booking is confirmed.`}
            </li>
            <li>You pay after that. Nothing is charged now.</li>
          </ol>
        </div>
        <div className="ticket-stub sent-stub">
          <p className="sent-total">
            <span>Total</span>
            <b className="num">{total}</b>
          </p>
          <ButtonLink as={Link} to={signedIn ? paths.customerDashboard : paths.customerLogin} wide>
            {signedIn ? 'See your bookings' : 'Sign in'}
          </ButtonLink>
          <ButtonLink as={Link} to={paths.bookEvent(event)} state={{ person }} wide>
            Add another performer
          </ButtonLink>
        </div>
      </article>
    </section>
  )
}
