import './booking-ticket.css'
import { Star } from 'lucide-react'
import type { Agent } from '#shared/contract/catalog/agents.ts'
import { categoryWords } from '#shared/model/agent.ts'
import { type Quote, UNKNOWN } from '#web/features/bookings/request/quote.ts'
import { formatCount, formatRating } from '#web/lib/format.ts'
import { useHydrated } from '#web/lib/use-hydrated.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ClampedText } from '#web/ui/clamped-text.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { PlusTax } from '#web/ui/plus-tax.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const SIZES = '(min-width: 1280px) 400px, (min-width: 1024px) 340px, (min-width: 768px) 148px, 104px'

interface BookingTicketProps {
  agent: Agent | undefined
  quote: Quote
  /** Day and times, in short words. */
  when: string | undefined
  sent: boolean
  /** Someone is asked for, but the roster isn't here yet. */
  waiting: boolean
  /** On phones the bar below says duration and total. */
  phone: boolean
  /** It stands beside the form. */
  upright: boolean
}

/** The booking as it will be: who, how long, how much (docs/product.md P3.5). */
export function BookingTicket({ agent, quote, when, sent, waiting, phone, upright }: BookingTicketProps) {
  const hydrated = useHydrated()
  if (!agent) {
    return (
      // the address may ask for someone: until it has been read, the words would say too much
      <div className={`booking-ticket-blank ${hydrated ? '' : 'booking-ticket-early'}`}>
        {waiting ? <Skeleton className="booking-ticket-coming" /> : <Empty message="Select an agent to see details" />}
        {upright && <Stub quote={quote} when={when} />}
      </div>
    )
  }
  return (
    <article className="ticket booking-ticket" aria-labelledby="ticket-name">
      <div className={`poster ${agent.availability ? '' : 'booking-ticket-dimmed'}`}>
        <Picture src={agent.image} name={agent.name} sizes={SIZES} eager />
      </div>
      <p className="booking-ticket-tags">
        <span className="tag">
          <span className="booking-ticket-category">{categoryWords(agent.category)}</span>
        </span>
        <span className="tag num">
          <Star aria-hidden="true" />
          {formatRating(agent.rating)} out of 5
        </span>
      </p>
      <h2 className="booking-ticket-name" id="ticket-name">
        {agent.name}
      </h2>
      <div className="booking-ticket-text">
        {sent && (
          <>
            <Badge tone="pending" bulb="hollow">
              Pending
            </Badge>
            {/* the same for an address we know: nobody may learn here which those are */}
            <p className="text-ink-2">
              Check your email for a confirmation. First booking? We’ll also email you how to sign in.
            </p>
          </>
        )}
        {!agent.availability && (
          <Badge tone="cancelled" bulb="hollow">
            Currently unavailable
          </Badge>
        )}
        {phone && (
          <p className="num">
            <span className="emphasis">{quote.rate}</span>
            <PlusTax when={quote.plusTax && !quote.offer} />
          </p>
        )}
        {agent.bio && <ClampedText key={agent.id} text={agent.bio} about={`About ${agent.name}`} />}
        <p className="num text-ink-3">
          {formatCount(agent.totalBookings)} total {agent.totalBookings === 1 ? 'booking' : 'bookings'}
        </p>
      </div>
      {!phone && <Stub quote={quote} when={when} />}
    </article>
  )
}

function Stub({ quote, when }: Pick<BookingTicketProps, 'quote' | 'when'>) {
  const { offer } = quote
  return (
    <>
      <div className="perforation" />
      <dl className="ticket-stub booking-ticket-stub num">
        {offer ? (
          <>
            <div className="booking-ticket-package">
              <dt>Package</dt>
              <dd>{offer.name}</dd>
            </div>
            <div>
              <dt>Package price</dt>
              <dd>{offer.price}</dd>
            </div>
            {offer.further && (
              <div>
                <dt>Extra hours</dt>
                <dd>{offer.further}</dd>
              </div>
            )}
          </>
        ) : (
          <div>
            <dt>Hourly rate</dt>
            <dd>{quote.rate}</dd>
          </div>
        )}
        <div>
          <dt>When</dt>
          <dd>{when ?? UNKNOWN}</dd>
        </div>
        <div>
          <dt>Duration</dt>
          <dd>{quote.duration}</dd>
        </div>
        {quote.performers?.map(({ name, price }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one person may perform twice
          <div key={i}>
            <dt>{name}</dt>
            <dd>{price}</dd>
          </div>
        ))}
        <div className="booking-ticket-total">
          <dt>Total</dt>
          <dd>
            <output className={quote.inWords ? '' : 'display'}>{quote.total}</output>
            <PlusTax when={quote.plusTax} />
          </dd>
        </div>
      </dl>
    </>
  )
}
