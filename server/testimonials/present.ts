import type { Selectable } from 'kysely'
import type { Testimonials } from '#server/db/types.ts'
import type { Testimonial } from '#shared/contract/testimonials.ts'

/** An approved testimonial as everyone may read one. */
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
  }
}
