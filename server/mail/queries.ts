import type { Database } from '#server/db/client.ts'

/** The most mails listed for a booking. */
const MAX_MAILS = 200

/** A mail's row, without anything it says. */
export type BookingMailRow = Awaited<ReturnType<typeof listMailsOfBooking>>[number]

/** The mails about a booking and what became of them, in the order they were queued. */
export async function listMailsOfBooking(db: Database, bookingId: string) {
  return db
    .selectFrom('outbox_emails')
    .select(['id', 'kind', 'recipient', 'state', 'attempts', 'last_error', 'created_at', 'sent_at'])
    .where('booking_id', '=', bookingId)
    .orderBy('created_at')
    .orderBy('id')
    .limit(MAX_MAILS)
    .execute()
}
