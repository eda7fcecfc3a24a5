import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import { queueMail } from '#server/mail/queue-mail.ts'

/** Requests reminded of by one run, at most; the rest waits for the next one. */
const BATCH = 500

interface Late {
  id: string
  booking_id: string
  state: 'open' | 'proposed'
  customer_id: string
  customer_email: string
}

/**
 * Queues one reminder for each request that has waited for 24 hours in its state: open ones to the office, proposals to
 * the customer. Two runs at once remind once (docs/product.md P15.47).
 * @param now the moment it is
 * @returns how many were queued
 */
export async function queueRequestReminders(db: Database, now: Date): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<Late>`
      update booking_requests r set reminded_at = ${now}
      from bookings b
      where b.id = r.booking_id and r.id in (
        select due.id from booking_requests due join bookings of on of.id = due.booking_id
        where due.state in ('open', 'proposed') and due.reminded_at is null
          and coalesce(due.answered_at, due.created_at) <= ${now}::timestamptz - interval '24 hours'
          and of.status in ('pending', 'confirmed') and of.event_date > ${now}
        order by due.created_at, due.id limit ${BATCH} for update of due skip locked
      )
      returning r.id, r.booking_id, r.state, b.customer_id, b.customer_email`.execute(trx)
    for (const { id, booking_id: bookingId, state, customer_id: customerId, customer_email } of rows) {
      const data = { request: id }
      if (state === 'open') {
        await queueMail(trx, { kind: 'request-unanswered', to: null, about: { bookingId }, data })
      } else {
        const about = { bookingId, customerId }
        await queueMail(trx, { kind: 'proposal-unanswered', to: customer_email, about, data })
      }
    }
    return rows.length
  })
}
