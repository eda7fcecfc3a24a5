import { formatAtlantaTime } from '#server/availability/atlanta-time.ts'
import { findMailedBooking, type MailedBooking, plainFacts } from '#server/bookings/mails/mail-facts.ts'
import { writeSubject } from '#server/bookings/mails/write-subject.ts'
import type { MailContext, MailKind } from '#server/mail/deliver.ts'
import { shortName, splitParagraphs } from '#server/mail/layout.ts'
import { isRowId, type QueuedMail } from '#server/mail/outbox.ts'
import { categoryTitle } from '#shared/model/agent.ts'
import { nameEvent } from '#shared/model/booking.ts'
import { writeEventTime } from '#shared/model/event-time.ts'
import { formatCents } from '#shared/model/money.ts'
import { PLUS_TAX } from '#shared/model/tax.ts'
import { listOpenDropOuts } from '../drop-outs/drop-out-rows.ts'
import { makeLink } from '../link-rows.ts'
import { type ChoiceRow, readChoices, readOffers } from '../offer-rows.ts'

const isActive = ({ status }: MailedBooking) => status === 'pending' || status === 'confirmed'

const toBooking = ({ publicUrl }: MailContext['config'], id: string) => ({
  label: 'Find a replacement',
  url: `${publicUrl}/admin/bookings?booking=${id}`,
})

const reasonOf = async ({ db }: MailContext, booking: MailedBooking) => {
  const [dropOut] = await listOpenDropOuts(db, booking.id)
  return dropOut?.reason ? [['Reason', dropOut.reason] as const] : []
}

/** Alerts the agency that an agent can't make a confirmed booking. */
export const dropOutNotice: MailKind = {
  async compose(room, mail) {
    const booking = await findMailedBooking(room.db, mail)
    if (!booking || !isActive(booking) || booking.event_date <= room.now()) return null
    if ((await listOpenDropOuts(room.db, booking.id)).length === 0) return null
    const { agent_name } = booking
    return {
      subject: writeSubject(`${shortName(agent_name)} can't make `, booking),
      lead: `${agent_name} can't make this booking. It is still confirmed. Offer the customer someone else.`,
      facts: [...plainFacts(booking), ['Customer', booking.customer_name], ...(await reasonOf(room, booking))],
      action: toBooking(room.config, booking.id),
    }
  },
}

/** Alerts the agency that a booking whose talent dropped out has nobody in sight. */
export const replacementDue: MailKind = {
  async compose(room, mail) {
    const booking = await findMailedBooking(room.db, mail)
    if (!booking || !isActive(booking) || booking.event_date <= room.now()) return null
    const [offer] = await readOffers(room.db, await findOpen(room, booking.id))
    if (offer === undefined && (await listOpenDropOuts(room.db, booking.id)).length === 0) return null
    const { agent_name, customer_name } = booking
    return {
      subject: writeSubject('No replacement yet: ', booking),
      lead: offer
        ? `${customer_name} hasn't picked anyone yet. Give them a call.`
        : `${agent_name} can't take this booking, and ${customer_name} hasn't been offered anyone else yet.`,
      facts: [...plainFacts(booking), ['Customer', customer_name], ['Phone', booking.customer_phone ?? 'Not given']],
      next: ["If nobody fits, choose 'Cancel for the agency'. The customer gets back everything they paid."],
      action: toBooking(room.config, booking.id),
    }
  },
}

async function findOpen({ db }: MailContext, bookingId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('replacement_offers')
    .select('id')
    .where('booking_id', '=', bookingId)
    .where('state', '=', 'open')
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * 'DJ, $500.00, $50.00 more': what an agent costs, beside what was agreed.
 * @param nowCents the booking's price before it, integer cents; null while there is none
 */
export function describeChoice(choice: ChoiceRow, nowCents: number | null): string {
  const { price_cents: cents, plus_tax, category } = choice
  const price = `${formatCents(cents)}${plus_tax ? ` ${PLUS_TAX}` : ''}`
  const more = nowCents === null ? 0 : cents - nowCents
  const difference = more === 0 ? '' : `, ${formatCents(Math.abs(more))} ${more > 0 ? 'more' : 'less'}`
  return `${categoryTitle(category)}, ${price}${difference}`
}

/** Offers a customer other agents, with a link to pick one (docs/product.md P15.64). */
export const replacementOffer: MailKind = {
  alone: true,
  async compose(room, mail) {
    const found = await findOffer(room, mail)
    if (!found) return null
    const { booking, offer, choices, gone } = found
    const { agent_name, event_type, event_date, event_duration } = booking
    const event = `${nameEvent(event_type)} on ${writeEventTime(event_date, event_duration)}`
    const token = await makeLink(room.db, { offerId: offer.id, bookingId: booking.id, expires: event_date })
    return {
      subject: writeSubject('Choose your talent: ', booking),
      to: booking.customer_name,
      lead: gone
        ? `${gone} is no longer free for your ${event}. Please pick again.`
        : `${agent_name} can't make your ${event}. We're sorry. Here is who is free:`,
      facts: choices.map((choice) => [choice.name, describeChoice(choice, offer.total_cents)] as const),
      next: [
        ...(offer.message === null ? [] : splitParagraphs(offer.message)),
        'Your booking and what you paid stay as they are until we confirm your choice.',
        'If your choice costs more, you pay the difference. If it costs less, we refund the difference.',
        `Please choose by ${formatAtlantaTime(offer.deadline)}. The link works once.`,
        `Nobody fits? Call us: ${room.config.brand.phone}. You can also ask for a full refund.`,
      ],
      action: { label: 'Choose your talent', url: `${room.config.publicUrl}/booking?replacement=${token}` },
    }
  },
}

async function findOffer(room: MailContext, mail: QueuedMail) {
  const { offerId, gone } = mail.data
  const booking = await findMailedBooking(room.db, mail)
  if (!booking || !isActive(booking) || booking.event_date <= room.now() || !isRowId(offerId)) return undefined
  const [offer] = await readOffers(room.db, [offerId])
  if (offer?.state !== 'open') return undefined
  const all = await readChoices(room.db, [offerId])
  const choices = all.filter(({ state }) => state === 'offered')
  return { booking, offer, choices, gone: all.find(({ id }) => id === gone)?.name }
}
