import { ADMIN_COLUMNS } from '#server/bookings/changes/status-rows.ts'
import { findMailedBooking, type MailedBooking, plainFacts } from '#server/bookings/mails/mail-facts.ts'
import type { Database } from '#server/db/client.ts'
import type { MailContext } from '#server/mail/deliver.ts'
import { isRowId, type QueuedMail } from '#server/mail/outbox.ts'
import type { WantedChange } from '#shared/contract/changes/requests.ts'
import { writeEventTime } from '#shared/model/event-time.ts'
import { formatCents } from '#shared/model/money.ts'
import { hoursInWords } from '#shared/model/package.ts'
import { PLUS_TAX } from '#shared/model/tax.ts'
import { foreseePrice } from '../foresee.ts'

type Fact = readonly [label: string, value: string]

/** The request a mail is about with its booking; undefined when either is gone. */
export async function findMailedRequest({ db }: MailContext, mail: QueuedMail) {
  const { request: id } = mail.data
  const booking = await findMailedBooking(db, mail)
  if (!booking || !isRowId(id)) return undefined
  const request = await db
    .selectFrom('booking_requests as r')
    .innerJoin('bookings as b', 'b.id', 'r.booking_id')
    .select(['r.id', 'r.booking_id', 'b.customer_id', 'b.event_date', 'r.kind', 'r.state', 'r.wanted', 'r.proposed'])
    .select(['r.message', 'r.answer', 'r.price_cents'])
    .where('r.id', '=', id)
    .where('r.booking_id', '=', booking.id)
    .executeTakeFirst()
  return request && { booking, request }
}

/** What a change makes of a booking, old and new on one line: 'Date: … → …'. */
export function listChanges(booking: MailedBooking, change: WantedChange): Fact[] {
  const { eventDate, eventDuration, eventLocation, guests, specialRequests } = change
  const was = writeEventTime(booking.event_date, booking.event_duration)
  const date = eventDate === undefined ? undefined : writeEventTime(eventDate, eventDuration ?? booking.event_duration)
  return [
    ...(date === undefined ? [] : [['New date', `${was} → ${date}`] as const]),
    ...(eventDuration === undefined
      ? []
      : [['New duration', `${booking.event_duration} → ${hoursInWords(eventDuration)}`] as const]),
    ...(eventLocation === undefined
      ? []
      : [['New location', `${booking.event_location ?? 'None'} → ${eventLocation ?? 'none'}`] as const]),
    ...(guests === undefined ? [] : [['New guests', `${booking.guests ?? 'None'} → ${guests ?? 'none'}`] as const]),
    ...(specialRequests === undefined ? [] : [['New special requests', specialRequests ?? 'None'] as const]),
  ]
}

/** What a change makes of a booking's price: 'New price: $320.00 → $480.00 plus tax'; nothing while it stays as it is. */
export async function listPrice(db: Database, { id }: { id: string }, change: WantedChange): Promise<Fact[]> {
  const booking = await db.selectFrom('bookings').select(ADMIN_COLUMNS).where('id', '=', id).executeTakeFirstOrThrow()
  const { before, after, plusTax } = await foreseePrice(db, booking, change)
  if (after === null || before === after) return []
  const old = before === null ? '' : `${formatCents(before)} → `
  return [['New price', `${old}${formatCents(after)}${plusTax ? ` ${PLUS_TAX}` : ''}`]]
}

/** The facts of a booking for the office, with its customer. */
export const officeFacts = (booking: MailedBooking): Fact[] => [
  ...plainFacts(booking),
  ['Customer', booking.customer_name],
]

/** Leads the office to a booking. */
export const toBooking = ({ publicUrl }: MailContext['config'], { id }: { id: string }, label: string) => ({
  label,
  url: `${publicUrl}/admin/bookings?booking=${id}`,
})
