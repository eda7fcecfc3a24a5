import type { MailKind } from '#server/mail/deliver.ts'
import { shortName } from '#server/mail/layout.ts'
import { EVENT_TYPE_LABELS } from '#shared/model/booking.ts'

/** Notifies the agency that a review waits for approval; nothing is sent for a deleted review. */
export const reviewNotice: MailKind = {
  async compose({ db, config }, { booking_id }) {
    if (booking_id === null) return null
    const review = await db
      .selectFrom('testimonials as t')
      .innerJoin('bookings as b', 'b.id', 't.booking_id')
      .innerJoin('agents as a', 'a.id', 'b.agent_id')
      .select(['a.name as agent_name', 't.customer_name', 't.rating', 't.content', 'b.event_type'])
      .where('t.booking_id', '=', booking_id)
      .executeTakeFirst()
    if (!review) return null
    return {
      subject: `New review: ${shortName(review.agent_name)}, ${review.rating} of 5`,
      lead: "A customer wrote a review. It's published once you approve it.",
      facts: [
        ['Talent', review.agent_name],
        ['Event', EVENT_TYPE_LABELS[review.event_type]],
        ['Customer', review.customer_name],
        ['Rating', `${review.rating} of 5`],
        ['Review', review.content],
      ],
      action: { label: 'Open reviews', url: `${config.publicUrl}/admin/testimonials` },
    }
  },
}
