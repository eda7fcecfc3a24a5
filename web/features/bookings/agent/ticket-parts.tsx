import '#web/features/bookings/customer/ticket.css'
import './agent-ticket.css'
import { Mail, Phone } from 'lucide-react'
import type { AgentBooking } from '#shared/contract/bookings/bookings.agent.ts'
import { EVENT_TYPE_LABELS, formatBookingNumber } from '#shared/model/booking.ts'
import { NightFacts, TicketFact } from '#web/features/bookings/customer/ticket-parts.tsx'
import { StatusBadge } from '#web/features/bookings/status-badge.tsx'
import { DOT } from '#web/lib/format.ts'
import { formatDate } from '#web/lib/format-date.ts'
import { getLabel, known } from '#web/lib/known.ts'
import { Badge, type BadgeLook } from '#web/ui/badge.tsx'

const ANSWER: Record<string, BadgeLook & { label: string }> = {
  accepted: { tone: 'confirmed', bulb: 'solid', label: 'You accepted' },
  declined: { tone: 'cancelled', bulb: 'out', label: 'You declined' },
}

/** The date as a block, the customer and the booking's status. */
export function AgentTicketHead({ booking, titleId }: { booking: AgentBooking; titleId: string }) {
  const { number, eventDate, eventType, customerName, status, agentAnswer } = booking
  // 'November 28, 2026'
  const [month, day] = formatDate(eventDate).split(/[ ,]+/)
  const answer = status === 'pending' && agentAnswer ? known(ANSWER, agentAnswer) : undefined
  return (
    <>
      <div className="ticket-date" aria-hidden="true">
        <span className="display num">{day}</span>
        <span>{month}</span>
      </div>
      <header className="ticket-head">
        <p className="text-b3 text-ink-2">
          <span>{getLabel(EVENT_TYPE_LABELS, eventType)}</span>
          {DOT}
          <span className="num">{formatBookingNumber(number)}</span>
        </p>
        <h2 id={titleId}>{customerName}</h2>
        <p className="ticket-badges">
          <StatusBadge status={status} />
          {answer && (
            <Badge tone={answer.tone} bulb={answer.bulb}>
              {answer.label}
            </Badge>
          )}
        </p>
      </header>
    </>
  )
}

/** When, how long, where, and the customer's contact where the server gives it (docs/product.md P3.12). */
export function AgentTicketFacts({ booking }: { booking: AgentBooking }) {
  const { customerPhone, customerEmail } = booking
  return (
    <dl className="ticket-facts">
      <NightFacts {...booking} offer={booking.packageName} />
      {customerPhone && (
        <TicketFact icon={Phone} name="Phone">
          <a href={`tel:${customerPhone.replace(/[^+\d]/g, '')}`}>{customerPhone}</a>
        </TicketFact>
      )}
      {customerEmail && (
        <TicketFact icon={Mail} name="Email">
          <a href={`mailto:${customerEmail}`}>{customerEmail}</a>
        </TicketFact>
      )}
    </dl>
  )
}
