import type { BookingHistoryEntry } from '#shared/contract/bookings/history/booking-history.ts'
import { writeEventTime } from '#shared/model/event-time.ts'
import { listFormat } from '#shared/model/lazy-format.ts'
import { formatCents } from '#shared/model/money.ts'
import { PAYMENT_METHOD_LABELS } from '#shared/model/payment.ts'

const FIELDS: Record<BookingHistoryEntry['fields'][number], string> = {
  type: 'event type',
  date: 'date',
  hours: 'hours',
  place: 'location',
  guests: 'number of guests',
  requests: 'special requests',
}

const list = listFormat()

/** 'the date and hours'; 'your booking' when no detail is named. */
function nameFields({ fields }: BookingHistoryEntry): string {
  return fields.length === 0 ? 'your booking' : `the ${list.format(fields.map((field) => FIELDS[field]))}`
}

const sum = ({ amount }: BookingHistoryEntry) => formatCents(amount)
/** ' (Zelle)', or nothing. */
const means = ({ paymentMethod }: BookingHistoryEntry) =>
  paymentMethod === null ? '' : ` (${PAYMENT_METHOD_LABELS[paymentMethod]})`

const WORDS: Record<BookingHistoryEntry['kind'], (entry: BookingHistoryEntry) => string> = {
  requested: ({ by }) => (by === 'customer' ? 'You sent the request' : 'Request sent with your email address'),
  entered: () => 'We added this booking for you',
  confirmed: () => 'We confirmed the booking',
  completed: () => 'Event completed',
  canceled: ({ by }) => (by === 'customer' ? 'You canceled the booking' : 'We canceled the booking'),
  reopened: () => 'We set the booking back to pending',
  changed: (entry) => {
    const did = `${entry.by === 'customer' ? 'You' : 'We'} changed ${nameFields(entry)}`
    const { eventDate, eventDuration } = entry
    if (eventDate === null || eventDuration === null) return did
    return `${did}. New date: ${writeEventTime(eventDate, eventDuration)}`
  },
  priced: (entry) =>
    entry.amount === null ? 'We changed the details of the price' : `We changed the price to ${sum(entry)}`,
  'change-asked': (entry) => `You asked to change ${nameFields(entry)}`,
  'cancel-asked': () => 'You asked to cancel',
  'request-approved': ({ by }) => (by === 'customer' ? 'You accepted our proposal' : 'We approved your request'),
  'request-declined': () => 'We declined your request',
  'request-withdrawn': () => 'You withdrew your request',
  proposed: () => 'We proposed something else',
  'proposal-declined': () => 'You declined our proposal',
  offered: () => 'We offered you other talent',
  picked: () => 'You chose new talent',
  replaced: ({ agentName }) => `${agentName ?? 'New talent'} took over the booking`,
  'invoice-sent': ({ invoiceNumber }) => `We emailed invoice ${invoiceNumber ?? ''}`.trim(),
  'payment-reported': (entry) => `You reported a payment of ${sum(entry)}${means(entry)}`,
  'payment-charged': (entry) => `You paid ${sum(entry)}${means(entry)}`,
  'payment-recorded': (entry) => `We recorded your payment of ${sum(entry)}${means(entry)}`,
  'payment-verified': (entry) => `We verified your payment of ${sum(entry)}`,
  'payment-reversed': (entry) => `We took the payment of ${sum(entry)} off this booking`,
  'refund-begun': (entry) => `Your refund of ${sum(entry)} is on its way${means(entry)}`,
  refunded: (entry) => `We refunded ${sum(entry)}${means(entry)}`,
}

/** One step of a booking's history in words; undefined for a kind that this version doesn't know. */
export function describeStep(entry: BookingHistoryEntry): string | undefined {
  return Object.hasOwn(WORDS, entry.kind) ? WORDS[entry.kind](entry) : undefined
}
