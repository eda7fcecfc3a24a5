import type { WorkItem } from '#shared/contract/office/work.admin.ts'
import { formatCents } from '#shared/model/money.ts'
import { formatCount } from '#web/lib/format.ts'
import { writeFullDay } from '#web/lib/write-day.ts'
import { writeSpan } from '#web/lib/write-span.ts'

type BookingItem = NonNullable<WorkItem['booking']>

/** Why a booking waits: 'Imani Okafor declined', '$240.00 owed, 3 days before the event'. */
export function describeBooking(kind: WorkItem['kind'], booking: BookingItem, now: Date): string {
  const name = booking.agent.name
  const toEvent = Date.parse(booking.eventDate) - now.getTime()
  switch (kind) {
    case 'request':
      return `${booking.customerName} asked to change or cancel`
    case 'declined':
      return booking.agentAnswerReason ? `${name} declined: ${booking.agentAnswerReason}` : `${name} declined`
    case 'drop_out':
      return `${name} can't make it: offer someone else`
    case 'picked':
      return `${booking.customerName} picked someone else: please confirm`
    case 'conflict':
      return 'Time conflict with another booking or blocked time'
    case 'unpaid':
      return `${formatCents(booking.owed)} owed, ${writeSpan(toEvent)} before the event`
    case 'deposit':
      return 'Signed, but the deposit is not paid'
    case 'countersign':
      return 'The customer signed: countersign the agreement'
    case 'refund':
      if (booking.status === 'cancelled') return 'Canceled: money goes back to the customer'
      return 'More was paid than the price: refund the rest'
    case 'unanswered':
      return `No answer from ${name} for ${writeSpan(now.getTime() - Date.parse(booking.createdAt))}`
    case 'no_email':
      return `${name} has no email: please call.`
    default:
      if (toEvent < 0) return 'The event date has passed'
      return booking.agentAnswer === 'accepted' ? `${name} accepted` : 'New request'
  }
}

/** Why a visitor waits, and how long: 'Waiting in chat for 5 minutes', 'Emergency in chat, waiting for 1 minute'. */
export const describeChat = (kind: WorkItem['kind'], since: string, now: Date): string =>
  kind === 'application'
    ? `Applied in chat ${writeSpan(now.getTime() - Date.parse(since))} ago`
    : `${kind === 'emergency' ? 'Emergency in chat, waiting' : kind === 'complaint' ? 'Complaint in chat, waiting' : 'Waiting in chat'} for ${writeSpan(now.getTime() - Date.parse(since))}`

/** What a customer asked for, and since when: 'Asked for new contact details 3 hours ago'. */
export const describeWish = (since: string | null, now: Date): string =>
  since === null
    ? 'Asked for new contact details'
    : `Asked for new contact details ${writeSpan(now.getTime() - Date.parse(since))} ago`

/** Why a paper waits: 'Massage license expired November 3, 2026'. */
export const describePaper = (kind: WorkItem['kind'], { name, expiresOn }: NonNullable<WorkItem['paper']>): string =>
  `${name} ${kind === 'paper_lapsed' ? 'expired' : 'expires'} ${writeFullDay(expiresOn)}`

const COUNTED: Partial<Record<WorkItem['kind'], readonly [one: string, many: string, rest: string, step: string]>> = {
  dispute: ['card payment', 'card payments', 'disputed by the bank', 'See disputes'],
  payment: ['payment', 'payments', 'reported, not checked', 'Verify'],
  review: ['review', 'reviews', 'to approve', 'Read'],
  no_rate: ['agent', 'agents', 'without a rate', 'Set rates'],
}

/** Several things of one kind: '4 reviews', 'to approve', and the step that leads to them. */
export function describeCount(kind: WorkItem['kind'], count: number) {
  const [one, many, rest, step] = COUNTED[kind] ?? ['thing', 'things', 'to do', 'Open']
  return { total: `${formatCount(count)} ${count === 1 ? one : many}`, rest, step }
}
