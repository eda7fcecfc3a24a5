import type { MailContext, MailKind } from '#server/mail/deliver.ts'
import { type Message, shortName } from '#server/mail/layout.ts'
import { isSuperseded, type QueuedMail } from '#server/mail/outbox.ts'
import { BOOKING_STATUS_LABELS, type BookingStatus } from '#shared/model/booking.ts'
import { formatCents } from '#shared/model/money.ts'
import { calendarEvent } from '../calendar/calendar-event.ts'
import { wordCanceledMoney } from './canceled-money.ts'
import { writeHowToPay } from './how-to-pay.ts'
import {
  changeAction,
  findMailedBooking,
  type MailedBooking,
  portalAction,
  withoutUnproven,
  writeTerms,
} from './mail-facts.ts'
import { makeFullReceipt, makePlainReceipt } from './receipt.ts'
import { writeSubject } from './write-subject.ts'

/** Mails about a booking's state; of several queued ones only the last is sent. */
const STATUS_KINDS = ['booking-confirmed', 'booking-changed', 'booking-cancelled', 'booking-completed'] as const

/**
 * A mail about a booking's state. It is not sent when the booking has another status by then, or a later mail is
 * queued.
 * @param statuses the statuses for which the mail is true
 * @param say composes the mail, without its reader
 */
function statusMail(
  statuses: readonly BookingStatus[],
  say: (booking: MailedBooking, room: MailContext) => Message | Promise<Message>,
): MailKind {
  return {
    async compose(room: MailContext, mail: QueuedMail) {
      const booking = await findMailedBooking(room.db, mail)
      if (!booking || !statuses.includes(booking.status)) return null
      if (await isSuperseded(room.db, mail, STATUS_KINDS)) return null
      return { ...(await say(booking, room)), to: booking.customer_name }
    },
  }
}

/** A subject that names the booking by talent and times: 'Confirmed: Imani Okafor, Fri, Dec 4, 2026, 9 PM to midnight'. */
const subjectOf = (words: string, booking: MailedBooking) =>
  writeSubject(`${words}${shortName(booking.agent_name)}, `, booking)

const eventFile = (booking: MailedBooking, { config }: MailContext) => [calendarEvent(withoutUnproven(booking), config)]

/** Notifies the customer that the booking is confirmed, with the event as a calendar file. */
export const bookingConfirmed = statusMail(['confirmed'], async (booking, room) => ({
  subject: subjectOf('Confirmed: ', booking),
  lead: `Your booking with ${booking.agent_name} is confirmed.`,
  ...(await makeFullReceipt(room, booking)),
  next: [...(await writeHowToPay(room, booking)), 'A calendar invite is attached.', ...writeTerms(booking)],
  action: portalAction(room.config, booking),
  second: changeAction(room.config, booking),
  attachments: eventFile(booking, room),
}))

/** Notifies the customer of a change to an active booking, with its current state. */
export const bookingChanged = statusMail(['pending', 'confirmed'], async (booking, room) => {
  const { receipt, facts } = await makeFullReceipt(room, booking)
  return {
    subject: subjectOf('Changed: ', booking),
    lead: `Your booking with ${booking.agent_name} has changed. Here are the current details.`,
    receipt,
    facts: [['Status', BOOKING_STATUS_LABELS[booking.status]], ...facts],
    next: ['A calendar invite is attached. It replaces the earlier one.'],
    action: portalAction(room.config, booking),
    attachments: eventFile(booking, room),
  }
})

const paidWords = ({ paid_cents, refunded_cents }: MailedBooking) =>
  refunded_cents > 0
    ? `${formatCents(paid_cents)}, after a refund of ${formatCents(refunded_cents)}`
    : formatCents(paid_cents)

/** What a booking that was canceled without terms says of the money (docs/product.md P7.50). */
const moneyWithoutTerms = (booking: MailedBooking) => ({
  facts: booking.paid_cents > 0 ? [['Paid', paidWords(booking)] as const] : [],
  next: [
    ...(booking.paid_cents > 0
      ? [`You paid ${formatCents(booking.paid_cents)} for this booking. Canceling doesn't refund it automatically.`]
      : []),
    ...(booking.refunded_cents > 0 ? [`Your refund of ${formatCents(booking.refunded_cents)} is on its way.`] : []),
  ],
})

/**
 * Notifies the customer that the booking is canceled: what was paid, kept and comes back (docs/product.md P15.26), and a
 * file that removes the event from their calendar.
 */
export const bookingCancelled = statusMail(['cancelled'], async (booking, room) => {
  const money = (await wordCanceledMoney(room.db, booking.id)) ?? moneyWithoutTerms(booking)
  const { receipt, facts } = await makeFullReceipt(room, booking)
  return {
    subject: subjectOf('Canceled: ', booking),
    lead: `Your booking with ${booking.agent_name} is canceled.`,
    receipt,
    facts: [...facts, ...money.facts],
    next: [
      ...money.next,
      'Open the attachment to remove the event from your calendar.',
      `Questions? Reply or call ${room.config.brand.phone}. If you didn't expect this, call us.`,
    ],
    action: portalAction(room.config, booking),
    attachments: eventFile(booking, room),
  }
})

/** Thanks the customer after the event. */
export const bookingCompleted = statusMail(['completed'], async (booking, room) => ({
  subject: `Thank you for booking ${shortName(booking.agent_name)}`,
  lead: `Thank you for booking ${booking.agent_name}. We hope you had a great event.`,
  ...(await makePlainReceipt(room, booking)),
  next: ["We'll ask for a quick review in a day or so."],
  action: portalAction(room.config, booking),
}))
