import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import type { MailKind } from '#server/mail/deliver.ts'
import { shortName } from '#server/mail/layout.ts'
import { writeEventTime } from '#shared/model/event-time.ts'
import { changeAction, findMailedBooking, portalAction, writeTerms } from './mail-facts.ts'
import { makeFullReceipt } from './receipt.ts'
import { writeSubject } from './write-subject.ts'

/** Days a link to write a review is good for. */
const REVIEW_LINK_DAYS = 30

/** Reminds of a confirmed booking whose time is still the one the reminder was queued for. */
export const bookingReminder: MailKind = {
  async compose(room, mail) {
    const { db, config, now } = room
    const booking = await findMailedBooking(db, mail)
    if (booking?.status !== 'confirmed') return null
    const [, instant] = /^(?:7d|24h):(.+)$/.exec(String(mail.data.once)) ?? []
    if (instant !== booking.event_date.toISOString() || booking.event_date <= now()) return null
    const when = writeEventTime(booking.event_date, booking.event_duration)
    return {
      subject: writeSubject(`Reminder: ${shortName(booking.agent_name)}, `, booking),
      to: booking.customer_name,
      lead: `This is a reminder of your booking with ${booking.agent_name} on ${when}.`,
      ...(await makeFullReceipt(room, booking)),
      next: [
        `Has anything changed? Change or cancel in the portal, or call us: ${config.brand.phone}.`,
        ...writeTerms(booking),
      ],
      action: portalAction(config, booking),
      second: changeAction(config, booking),
    }
  },
}

/**
 * Asks for a review, with a link that works once. The link is made here, when the mail leaves: only its hash is stored,
 * and a second try makes another.
 */
export const reviewInvitation: MailKind = {
  alone: true,
  async compose({ db, config }, mail) {
    const booking = await findMailedBooking(db, mail)
    if (booking?.status !== 'completed' || (await isReviewed(db, booking.id))) return null
    const token = randomBytes(32).toString('base64url')
    await db
      .insertInto('one_time_links')
      .values({
        token_hash: createHash('sha256').update(token).digest(),
        purpose: 'review',
        booking_id: booking.id,
        expires_at: sql<Date>`now() + make_interval(days => ${REVIEW_LINK_DAYS})`,
      })
      .execute()
    return {
      subject: `How did it go with ${shortName(booking.agent_name)}?`,
      to: booking.customer_name,
      lead: `How was your event? A few words about ${booking.agent_name} will help the next client choose.`,
      next: [`This link works once and expires in ${REVIEW_LINK_DAYS} days. We read every review before posting it.`],
      action: { label: 'Write a review', url: `${config.publicUrl}/reviews?review=${token}` },
    }
  },
}

async function isReviewed(db: Database, bookingId: string): Promise<boolean> {
  const review = await db
    .selectFrom('testimonials')
    .select(sql<number>`1`.as('one'))
    .where('booking_id', '=', bookingId)
    .executeTakeFirst()
  return review !== undefined
}
