import type { Database } from '#server/db/client.ts'
import { type CsvColumns, inBatches, writeCsv } from '#server/http/answers/csv.ts'
import { EVENT_TYPE_LABELS } from '#shared/model/booking.ts'
import { type AdminTestimonialRow, listTestimonials } from './admin-queries.ts'

/** Rows read at a time. */
const BATCH = 500

const COLUMNS: CsvColumns<AdminTestimonialRow> = {
  Written: ({ created_at }) => created_at,
  State: ({ is_approved, rejected_at }) => (is_approved ? 'Approved' : rejected_at ? 'Rejected' : 'Pending'),
  Rating: ({ rating }) => rating,
  Customer: ({ customer_name }) => customer_name,
  Agent: ({ agent_name }) => agent_name,
  'Event type': ({ event_type }) => (event_type === null ? null : EVENT_TYPE_LABELS[event_type]),
  Review: ({ content }) => content,
  'Our reply': ({ reply }) => reply,
  'Booking id': ({ booking_id }) => booking_id,
  Id: ({ id }) => id,
}

/** All testimonials as CSV, newest first, bit by bit. */
export function exportTestimonials(db: Database): AsyncGenerator<string> {
  const read = (last: AdminTestimonialRow | undefined) =>
    listTestimonials(db, undefined, { after: last && { at: last.key_at, id: last.id }, limit: BATCH })
  return writeCsv(COLUMNS, inBatches(read))
}
