import { formatAtlantaDate } from '#server/availability/atlanta-time.ts'
import { readThumbnail } from '#server/catalog/images/thumbnail.ts'
import type { MailContext } from '#server/mail/deliver.ts'
import type { Fact, Receipt } from '#server/mail/html/parts.ts'
import type { Message } from '#server/mail/layout.ts'
import { categoryTitle } from '#shared/model/agent.ts'
import { BOOKING_PAYMENT_STATUS_LABELS, EVENT_TYPE_LABELS, formatBookingNumber } from '#shared/model/booking.ts'
import { writeTimes } from '#shared/model/event-time.ts'
import { hoursInWords, packageInWords } from '#shared/model/package.ts'
import { reportedSentence } from '#shared/model/payment.ts'
import { presentSoldPackage } from '../request/sold-package.ts'
import { guestsFact, listLines, type MailedBooking, totalInWords, withoutUnproven } from './mail-facts.ts'

/** What a mail reads pictures with. */
export type PictureRoom = Pick<MailContext, 'db' | 'objects'>

/** What the head of a receipt is made of. */
export interface ReceiptRow {
  agent_name: string
  category: string
  /** From selectPicture. */
  picture: string | null
  event_date: Date
  /** Hours. */
  event_duration: number
}

/**
 * The head of a customer's mail: the talent with the picture, the day, the times, and a sum (docs/product.md P10.64).
 * @param sum what the mail is about, such as the total
 */
export async function makeReceipt(room: PictureRoom, row: ReceiptRow, sum: Fact): Promise<Receipt> {
  const { agent_name, category, event_date, event_duration } = row
  const picture = await readThumbnail(room, row.picture)
  return {
    ...(picture && { picture }),
    facts: [
      ['Talent', agent_name],
      ['Service', categoryTitle(category)],
      ['Date', formatAtlantaDate(event_date, { weekday: true })],
      ['Time', `${writeTimes(event_date, event_duration)} (${hoursInWords(event_duration)})`],
      sum,
    ],
  }
}

/** A booking as a receipt that every recipient of a customer's mail may see, with the price in its lines. */
export async function makePlainReceipt(room: PictureRoom, booking: MailedBooking) {
  const sold = presentSoldPackage(booking)
  const lines = listLines(booking)
  const total: Fact = ['Total', totalInWords(booking)]
  const facts: Fact[] = [
    ['Booking', formatBookingNumber(booking.number)],
    ['Event', EVENT_TYPE_LABELS[booking.event_type]],
    ...guestsFact(booking),
    ...(sold === null ? [] : [['Package', packageInWords(sold, booking.event_duration)] as const]),
    ...lines,
    ...(lines.length > 0 ? [total] : []),
  ]
  return { receipt: await makeReceipt(room, booking, total), facts } satisfies Partial<Message>
}

/** The same with how it stands with the money, and, to a proven address only, what the customer wrote. */
export async function makeFullReceipt(room: MailContext, booking: MailedBooking) {
  const { event_location, special_requests } = withoutUnproven(booking)
  const nothingToPay = booking.status === 'cancelled' && booking.payment_status === 'pending'
  const { receipt, facts } = await makePlainReceipt(room, booking)
  return {
    receipt,
    facts: [
      ...facts,
      ...(nothingToPay ? [] : [['Payment', paymentWords(booking)] as const]),
      ...(event_location === null ? [] : [['Location', event_location] as const]),
      ...(special_requests === null ? [] : [['Special requests', special_requests] as const]),
    ],
  }
}

/** How it stands with the money, and that some of it stands on the customer's word (docs/product.md P7.110). */
function paymentWords({ payment_status, reported_at }: MailedBooking): string {
  const label = BOOKING_PAYMENT_STATUS_LABELS[payment_status]
  return reported_at === null || payment_status === 'refunded' ? label : `${label}. ${reportedSentence(reported_at)}`
}
