import type { Selectable } from 'kysely'
import type { Testimonials } from '#server/db/types.ts'
import type { EndpointAnswer } from '#shared/contract/endpoint.ts'
import type { AdminTestimonial } from '#shared/contract/testimonials/testimonials.admin.ts'
import type { openReviewLink, Testimonial } from '#shared/contract/testimonials/testimonials.ts'
import type { AdminTestimonialRow } from './admin-queries.ts'
import type { findReviewLink } from './reviews.ts'

/** A testimonial as everyone may read one once it is approved, and its author at once. */
export function presentTestimonial(
  row: Omit<Selectable<Testimonials>, 'rejected_at' | 'version' | 'updated_at'>,
): Testimonial {
  return {
    id: row.id,
    bookingId: row.booking_id,
    customerName: row.customer_name,
    customerImage: row.customer_image,
    rating: row.rating,
    content: row.content,
    eventType: row.event_type,
    isApproved: row.is_approved,
    createdAt: row.created_at.toISOString(),
    reply: row.reply,
    repliedAt: row.replied_at?.toISOString() ?? null,
  }
}

/** A testimonial as an admin sees it. */
export function presentAdminTestimonial(row: AdminTestimonialRow): AdminTestimonial {
  return {
    ...presentTestimonial(row),
    rejectedAt: row.rejected_at?.toISOString() ?? null,
    agentName: row.agent_name,
    agent:
      row.agent_id === null || row.agent_name === null
        ? null
        : { id: row.agent_id, name: row.agent_name, image: row.agent_image },
    version: row.version,
  }
}

/** What a review link is for, as its holder may see it. */
export function presentReviewLink(
  row: NonNullable<Awaited<ReturnType<typeof findReviewLink>>>,
): EndpointAnswer<typeof openReviewLink> {
  return {
    agentName: row.agent_name,
    customerName: row.customer_name,
    eventType: row.event_type,
    eventDate: row.event_date.toISOString(),
  }
}
