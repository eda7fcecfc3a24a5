import type { BookingHistoryEntry } from '#shared/contract/bookings/history/booking-history.ts'
import { dollarsToCents } from '#shared/model/money.ts'
import type { ChangeRow, HistoryRows, MoneyRow } from './history-rows.ts'

type Kind = BookingHistoryEntry['kind']
type Field = BookingHistoryEntry['fields'][number]

const FIELDS: Record<string, Field> = {
  eventType: 'type',
  eventDate: 'date',
  eventDuration: 'hours',
  eventLocation: 'place',
  guests: 'guests',
  specialRequests: 'requests',
}

const STATUS_KINDS: Record<string, Kind> = {
  pending: 'reopened',
  confirmed: 'confirmed',
  completed: 'completed',
  cancelled: 'canceled',
}

const KINDS: Record<string, Kind> = {
  'booking.details-changed': 'changed',
  'booking.moved-anyway': 'changed',
  'booking.price-changed': 'priced',
  'booking.change-approved': 'request-approved',
  'booking.change-declined': 'request-declined',
  'booking.change-withdrawn': 'request-withdrawn',
  'booking.change-proposed': 'proposed',
  'booking.proposal-declined': 'proposal-declined',
  'booking.replacement-offered': 'offered',
  'booking.replacement-picked': 'picked',
  'booking.replaced': 'replaced',
}

/**
 * The history of a booking as its customer reads it (docs/product.md P4.26): a change of status that was undone is left
 * out, reasons, names of admins, references and notes are never part of it.
 * @returns the latest first
 */
export function presentHistory({ booking, changes, ledger, invoices }: HistoryRows): BookingHistoryEntry[] {
  const entered = booking.requested_as === 'office'
  const began = entry(booking.created_at, entered ? 'entered' : 'requested', {
    by: entered ? 'agency' : booking.requested_as === 'known_not_signed_in' ? null : 'customer',
  })
  const sent = invoices.flatMap(({ sent_at, invoice_number }) =>
    sent_at === null ? [] : [entry(sent_at, 'invoice-sent', { by: 'agency', invoiceNumber: invoice_number })],
  )
  const changed = leaveOutUndone(withHours(changes, booking.event_duration)).flatMap(presentChange)
  const happened = [began, ...changed, ...sent, ...ledger.flatMap(presentMoney)]
  // of one moment, the later step stays the later one
  return happened.sort((a, b) => Date.parse(a.at) - Date.parse(b.at)).reverse()
}

function entry(at: Date, kind: Kind, more: Partial<BookingHistoryEntry>): BookingHistoryEntry {
  return {
    at: at.toISOString(),
    kind,
    by: null,
    fields: [],
    eventDate: null,
    eventDuration: null,
    agentName: null,
    invoiceNumber: null,
    amount: null,
    paymentMethod: null,
    ...more,
  }
}

type TimedChange = ChangeRow & { hours: number }

/** Each change with the hours of the booking after it: an entry names them only where they changed. */
function withHours(changes: readonly ChangeRow[], now: number): TimedChange[] {
  let hours = now
  return changes
    .toReversed()
    .map((change) => {
      const timed = { ...change, hours }
      hours = change.old_hours ?? hours
      return timed
    })
    .reverse()
}

/** An undo follows the change of status that it takes back (server/bookings/undo). */
function leaveOutUndone(changes: readonly TimedChange[]): TimedChange[] {
  const kept: TimedChange[] = []
  for (const change of changes) {
    if (change.action === 'booking.undone') {
      const undone = kept.findLastIndex(isStatus)
      if (undone >= 0) kept.splice(undone, 1)
    } else kept.push(change)
  }
  return kept
}

const isStatus = ({ action }: ChangeRow) => action === 'booking.status-changed' || action === 'booking.confirmed-anyway'

function presentChange(row: TimedChange): BookingHistoryEntry[] {
  const kind = kindOf(row)
  if (!kind) return []
  const by = row.actor_role === 'customer' ? 'customer' : row.actor_role === null ? null : 'agency'
  const fields = kind === 'changed' ? row.names : kind === 'change-asked' ? asNames(row.asked) : []
  const priced = kind === 'priced' && row.new_total !== null && row.new_total !== row.old_total
  const isMoved = kind === 'changed' && row.event_date !== null
  return [
    entry(row.at, kind, {
      by,
      fields: fields.flatMap((name) => FIELDS[name] ?? []),
      ...(isMoved && { eventDate: new Date(row.event_date ?? '').toISOString(), eventDuration: row.hours }),
      agentName: kind === 'replaced' ? row.agent_name : null,
      amount: priced ? dollarsToCents(row.new_total ?? 0) : null,
    }),
  ]
}

function kindOf(row: ChangeRow): Kind | undefined {
  if (isStatus(row)) return STATUS_KINDS[row.status ?? '']
  if (row.action === 'booking.change-asked') return row.request_kind === 'cancel' ? 'cancel-asked' : 'change-asked'
  return KINDS[row.action]
}

const asNames = (asked: unknown): string[] => (Array.isArray(asked) ? asked.map(String) : [])

const REPORTED = {
  customer: ['payment-reported', 'customer'],
  processor: ['payment-charged', 'customer'],
  office: ['payment-recorded', 'agency'],
} as const

function presentMoney(row: MoneyRow): BookingHistoryEntry[] {
  const money = { amount: row.amount_cents, paymentMethod: row.payment_method }
  if (row.payment_status === 'failed') return []
  if (row.kind === 'reversal') return [entry(row.created_at, 'payment-reversed', { ...money, by: 'agency' })]
  if (row.kind === 'refund') {
    const kind = row.payment_status === 'completed' ? 'refunded' : 'refund-begun'
    return [entry(row.created_at, kind, { ...money, by: 'agency' })]
  }
  if (row.payment_status !== 'completed') return []
  const [kind, by] = REPORTED[row.reported_by]
  const verified =
    row.reported_by === 'customer' && row.verified_at !== null
      ? [entry(row.verified_at, 'payment-verified', { ...money, by: 'agency' })]
      : []
  return [entry(row.created_at, kind, { ...money, by }), ...verified]
}
