import type { ReactNode } from 'react'
import type { WorkItem } from '#shared/contract/office/work.admin.ts'
import { EVENT_TYPE_LABELS, formatBookingNumber } from '#shared/model/booking.ts'
import { writeShortEventTime } from '#shared/model/event-time.ts'
import { dollarsToCents, formatCents } from '#shared/model/money.ts'
import { PLUS_TAX } from '#shared/model/tax.ts'
import {
  describeBooking,
  describeChat,
  describeCount,
  describePaper,
  describeWish,
} from '#web/features/office/waiting/work-words.ts'
import { DOT, formatHours } from '#web/lib/format.ts'
import { getLabel } from '#web/lib/known.ts'
import { paths } from '#web/lib/paths.ts'
import { Bulb, type BulbState } from '#web/ui/bulb.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { Picture } from '#web/ui/picture.tsx'

/** How urgent a reason looks. */
const LOOKS: Partial<Record<WorkItem['kind'], { tone: string; bulb: BulbState }>> = {
  emergency: { tone: 'text-danger', bulb: 'lit' },
  complaint: { tone: 'text-danger', bulb: 'lit' },
  request: { tone: 'text-lamp', bulb: 'lit' },
  picked: { tone: 'text-lamp', bulb: 'lit' },
  drop_out: { tone: 'text-danger', bulb: 'out' },
  declined: { tone: 'text-danger', bulb: 'out' },
  dispute: { tone: 'text-danger', bulb: 'out' },
  conflict: { tone: 'text-danger', bulb: 'out' },
  paper_lapsed: { tone: 'text-danger', bulb: 'out' },
  chat: { tone: 'text-lamp', bulb: 'lit' },
}
const QUIET = { tone: 'text-pending', bulb: 'hollow' } as const

const LISTS: Partial<Record<WorkItem['kind'], string>> = {
  dispute: paths.adminPaymentsDisputed,
  payment: paths.adminPaymentsWaiting,
  review: paths.adminTestimonials,
  no_rate: paths.adminAgents,
}

function Reason({ kind, children }: { kind: WorkItem['kind']; children: ReactNode }) {
  const { tone, bulb } = LOOKS[kind] ?? QUIET
  return (
    <p className="work-reason">
      <Bulb state={bulb} className={tone} />
      <span>{children}</span>
    </p>
  )
}

interface WorkRowProps {
  item: WorkItem
  renderStep: (kind: WorkItem['kind'], booking: NonNullable<WorkItem['booking']>) => ReactNode
}

/** One piece of work: who, why it waits, and the next step. */
export function WorkRow({
  item: { kind, at, booking, conversation, customer, paper, count },
  renderStep,
}: WorkRowProps) {
  if (booking) return <BookingRow kind={kind} booking={booking} step={renderStep(kind, booking)} />
  if (conversation) {
    return (
      <article className="work-row" data-row>
        <div>
          <p className="is-name">{conversation.name ?? 'A visitor'}</p>
          <Reason kind={kind}>{at && describeChat(kind, at, new Date())}</Reason>
        </div>
        <ButtonLink as={Link} to={paths.adminConversation(conversation.id)} size="sm" data-row-link>
          Answer
        </ButtonLink>
      </article>
    )
  }
  if (customer) {
    return (
      <article className="work-row" data-row>
        <div>
          <p className="is-name">{customer.name}</p>
          <Reason kind={kind}>{describeWish(at, new Date())}</Reason>
        </div>
        <ButtonLink
          as={Link}
          to={paths.adminCustomer(customer.id)}
          size="sm"
          data-row-link
          aria-label={`Answer ${customer.name}`}
        >
          Answer
        </ButtonLink>
      </article>
    )
  }
  if (paper) {
    return (
      <article className="work-row" data-row>
        <div>
          <p className="is-name">{paper.agentName}</p>
          <Reason kind={kind}>{describePaper(kind, paper)}</Reason>
        </div>
        <ButtonLink
          as={Link}
          to={paths.adminAgentTab(paper.agentId, 'papers')}
          size="sm"
          data-row-link
          aria-label={`Renew ${paper.name} of ${paper.agentName}`}
        >
          Renew
        </ButtonLink>
      </article>
    )
  }
  const { total, rest, step } = describeCount(kind, count ?? 0)
  return (
    <article className="work-row" data-row>
      <p className="work-count">
        <Bulb state={(LOOKS[kind] ?? QUIET).bulb} className={(LOOKS[kind] ?? QUIET).tone} />
        <span>
          <b>{total}</b> {rest}
        </span>
      </p>
      <ButtonLink
        as={Link}
        to={LISTS[kind] ?? paths.adminDashboard}
        size="sm"
        data-row-link
        aria-label={`${step}: ${total} ${rest}`}
      >
        {step}
      </ButtonLink>
    </article>
  )
}

interface BookingRowProps {
  kind: WorkItem['kind']
  booking: NonNullable<WorkItem['booking']>
  step: ReactNode
}

function BookingRow({ kind, booking, step }: BookingRowProps) {
  const { agent, eventType, eventDuration, eventDate, customerName, totalAmount } = booking
  const facts = [
    formatBookingNumber(booking.number),
    // a time does not break before its AM or PM
    writeShortEventTime(eventDate, eventDuration).replace(/ (?=[AP]M\b)/g, '\u00a0'),
    `${getLabel(EVENT_TYPE_LABELS, eventType)}, ${formatHours(eventDuration)}`,
    customerName,
    totalAmount === null
      ? 'No price yet'
      : formatCents(dollarsToCents(totalAmount)) + (booking.tax?.plusTax ? ` ${PLUS_TAX}` : ''),
  ]
  return (
    <article className="work-row" data-row>
      <div className="poster" aria-hidden="true">
        <Picture src={agent.image} name={agent.name} sizes="48px" />
      </div>
      <div>
        <p className="is-name">
          <Link to={paths.adminBooking(booking.id)} data-row-link>
            {agent.name}
          </Link>
        </p>
        <p className="text-b3 text-ink-2">{facts.join(DOT)}</p>
        <Reason kind={kind}>{describeBooking(kind, booking, new Date())}</Reason>
      </div>
      <div className="work-step">{step}</div>
    </article>
  )
}
