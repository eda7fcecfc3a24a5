import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'

/** The columns of a booking that a review copies. */
const REVIEWED = ['id', 'customer_id', 'customer_name', 'event_type', 'status'] as const

/** A booking that may be reviewed. */
export type ReviewedBooking = NonNullable<Awaited<ReturnType<typeof findBookingToReview>>>

/**
 * A booking, kept as it is until the transaction ends: its status decides whether it can be reviewed.
 * @param customerId whose it must be; any customer's when absent
 */
export async function findBookingToReview(trx: Database, id: string, customerId?: string) {
  let query = trx.selectFrom('bookings').select(REVIEWED).where('id', '=', id).forShare()
  if (customerId !== undefined) query = query.where('customer_id', '=', customerId)
  return query.executeTakeFirst()
}

/** Whether a booking has been reviewed. */
export async function isReviewed(db: Database, bookingId: string): Promise<boolean> {
  const found = await db.selectFrom('testimonials').select('id').where('booking_id', '=', bookingId).executeTakeFirst()
  return found !== undefined
}

/** Writes an unapproved review; a second one of the same booking breaks testimonials_booking_key. */
export async function insertReview(
  trx: Database,
  booking: ReviewedBooking,
  { rating, content, customerImage }: { rating: number; content: string; customerImage: string | null },
) {
  return trx
    .insertInto('testimonials')
    .values({
      booking_id: booking.id,
      customer_name: booking.customer_name,
      event_type: booking.event_type,
      customer_image: customerImage,
      rating,
      content,
    })
    .returning(['id', 'booking_id', 'customer_name', 'customer_image', 'rating', 'content', 'event_type'])
    .returning(['is_approved', 'created_at', 'reply', 'replied_at'])
    .executeTakeFirstOrThrow()
}

/**
 * Spends a review link in the caller's transaction: of many at once one gets the booking, and a transaction that ends
 * otherwise has spent nothing.
 * @returns the id of its booking; undefined when it is unknown, used or has expired, or its customer is suspended
 */
export async function spendReviewLink(trx: Database, tokenHash: Buffer): Promise<string | undefined> {
  const link = await trx
    .updateTable('one_time_links')
    .set({ used_at: sql`now()` })
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', 'review')
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .where('booking_id', 'in', ({ selectFrom }) =>
      selectFrom('bookings as b')
        .innerJoin('customers as c', 'c.id', 'b.customer_id')
        .select('b.id')
        .where('c.status', '=', 'active'),
    )
    .returning('booking_id')
    .executeTakeFirst()
  return link?.booking_id ?? undefined
}

/** What a review link that still works is for, and whether its booking has been reviewed some other way. */
export async function findReviewLink(db: Database, tokenHash: Buffer) {
  return db
    .selectFrom('one_time_links as l')
    .innerJoin('bookings as b', 'b.id', 'l.booking_id')
    .innerJoin('customers as c', 'c.id', 'b.customer_id')
    .innerJoin('agents as a', 'a.id', 'b.agent_id')
    .select([
      'b.id as booking_id',
      'a.name as agent_name',
      'b.customer_name',
      'b.event_type',
      'b.event_date',
      'b.status',
    ])
    .select(sql<boolean>`exists (select from testimonials t where t.booking_id = b.id)`.as('reviewed'))
    .where('l.token_hash', '=', tokenHash)
    .where('l.purpose', '=', 'review')
    .where('c.status', '=', 'active')
    .where('l.used_at', 'is', null)
    .where('l.expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
}
