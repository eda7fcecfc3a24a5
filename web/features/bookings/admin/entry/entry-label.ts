import type { AuditEntry } from '#shared/contract/audit/audit.admin.ts'
import type { AuditAction } from '#shared/model/audit.ts'
import { BOOKING_PAYMENT_STATUS_LABELS, BOOKING_STATUS_LABELS, EVENT_TYPE_LABELS } from '#shared/model/booking.ts'
import { formatCents } from '#shared/model/money.ts'
import { formatPrice } from '#web/features/bookings/admin/board/words.ts'
import { formatCount, formatHours } from '#web/lib/format.ts'
import { formatShortDateTime } from '#web/lib/format-date.ts'

/** Sentences by action of the audit trail; an action that is missing here is described by its own name. */
const DONE: Record<string, string> = {
  'booking.requested': 'Requested on the site',
  'booking.entered': 'Created by the office',
  'booking.imported': 'Imported by the office',
  'booking.canceled': 'Canceled by the terms',
  'booking.status-changed': 'Status changed',
  'booking.undone': 'Status change undone',
  'booking.confirmed-anyway': 'Confirmed despite a warning',
  'booking.overlapped': 'Another booking was confirmed at the same time',
  'booking.change-asked': 'Customer asked for a change',
  'booking.change-approved': 'Change approved',
  'booking.change-declined': 'Change declined',
  'booking.change-proposed': 'Another change proposed',
  'booking.change-withdrawn': 'Request withdrawn',
  'booking.proposal-declined': 'Customer declined the proposal',
  'booking.details-changed': 'Details changed',
  'booking.moved-anyway': 'Moved into a time conflict',
  'booking.price-changed': 'Price changed',
  'booking.paid': 'Paid',
  'booking.unpaid': 'No longer paid',
  'booking.refunded': 'Refunded',
  'booking.not-refunded': 'No longer refunded',
  'booking.customer-emailed': 'Customer emailed',
  'booking.note-written': 'Note added',
  'booking.agent-answered': 'Agent answered',
  'booking.could-you-answered': 'Offered talent answered',
  'booking.drop-out-dismissed': 'Talent can make it after all',
  'booking.dropped-out': "Talent can't make it",
  'booking.replaced': 'Went to someone else',
  'booking.replacement-gone': 'Offered talent is no longer free',
  'booking.replacement-offered': 'Someone else offered',
  'booking.replacement-picked': 'Someone else picked',
  'booking.replacement-withdrawn': 'Offer withdrawn',
  'booking.agent-arrived': 'Agent arrived',
  'booking.agent-finished': 'Agent finished',
  'payment.not-due': 'An overpayment was refunded',
  'event.changed': 'Event changed',
  'proposal.accepted': 'Proposal signed',
  'proposal.agreement-opened': 'Agreement opened',
  'proposal.countersigned': 'Agreement countersigned',
  'proposal.declined': 'Proposal declined',
  'proposal.expired': 'Proposal expired',
  'proposal.replaced': 'Proposal replaced by a new version',
  'proposal.sent': 'Proposal sent',
  'proposal.stuck': 'Proposal could not be signed',
  'proposal.withdrawn': 'Proposal withdrawn',
} satisfies Record<Extract<AuditAction, `${'booking' | 'event' | 'proposal'}.${string}`> | 'payment.not-due', string>

type Side = NonNullable<AuditEntry['before']>
type Write = (value: unknown) => string

const label =
  (labels: Record<string, string>): Write =>
  (value) =>
    labels[String(value)] ?? String(value)
const number =
  (write: (value: number) => string): Write =>
  (value) =>
    typeof value === 'number' ? write(value) : String(value)

/** What a field is called and how its values read; other fields are left to the audit trail itself. */
const FIELDS: Record<string, { name: string; write: Write }> = {
  status: { name: 'Status', write: label(BOOKING_STATUS_LABELS) },
  paymentStatus: { name: 'Payment', write: label(BOOKING_PAYMENT_STATUS_LABELS) },
  eventType: { name: 'Event type', write: label(EVENT_TYPE_LABELS) },
  eventDate: { name: 'Date', write: (value) => formatShortDateTime(String(value)) },
  eventDuration: { name: 'Duration', write: number(formatHours) },
  eventLocation: { name: 'Location', write: String },
  guests: { name: 'Guests', write: number(formatCount) },
  specialRequests: { name: 'Special requests', write: String },
  title: { name: 'Title', write: String },
  contactName: { name: 'Contact on site', write: String },
  contactPhone: { name: 'Contact’s phone', write: String },
  notes: { name: 'Notes', write: String },
  totalAmount: { name: 'Price', write: number(formatPrice) },
  lines: { name: 'Lines', write: String },
  depositPercent: { name: 'Deposit', write: (value) => `${value}%` },
  amount: { name: 'Amount', write: number(formatCents) },
  agents: { name: 'Offered', write: String },
  agent: { name: 'Talent', write: String },
  answer: { name: 'Answer', write: label({ yes: 'Yes', no: 'No' }) },
  agentAnswer: { name: 'Answer', write: label({ accepted: 'Accepted', declined: 'Declined' }) },
  arrivedAt: { name: 'Arrived', write: (value) => formatShortDateTime(String(value)) },
  finishedAt: { name: 'Finished', write: (value) => formatShortDateTime(String(value)) },
}

/** 'agent.login-created' becomes 'Login created'. */
function wordsOf(action: string): string {
  const words = (action.split('.').at(-1) ?? action).replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function describeField(name: string, before: Side | null, after: Side | null): string | undefined {
  const field = FIELDS[name]
  if (!field) return undefined
  const write = (value: unknown) => (value === null || value === undefined ? 'none' : field.write(value))
  const [was, is] = [before?.[name], after?.[name]]
  if (before && name in before) return was === is ? undefined : `${field.name}: ${write(was)} → ${write(is)}`
  return `${field.name}: ${write(is)}`
}

/** An entry of the audit trail, for people: who did what, and what it was before and after. */
export function entryLabel({ action, actor, before, after }: AuditEntry): {
  who: string
  what: string
  changes: string[]
} {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  return {
    who: actor ? actor.name : 'Marquee',
    what: DONE[action] ?? wordsOf(action),
    changes: [...names].flatMap((name) => describeField(name, before, after) ?? []),
  }
}
