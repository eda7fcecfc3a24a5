import type { BookingStatus } from '#shared/model/booking.ts'
import { mailsAbout, makeBookingReaders } from '#tests/support/bookings.ts'
import type { TestApp } from '#tests/support/start-test-app.ts'

/** Sets a booking's status, and reads what is stored about the booking. @param admin the cookie of who sets it */
export function makeStatusCalls(app: TestApp, admin: string) {
  const { db } = app.context
  const { rowOf, auditOf } = makeBookingReaders(() => db)
  return {
    rowOf,
    auditOf,
    set: (id: string, body: { status: BookingStatus; confirmAnyway?: boolean; reason?: string | null }, more = {}) =>
      app.call('PUT /api/bookings/:id', { params: { id }, body, cookie: admin, ...more }),
    /** The time it takes of its agent. */
    intervalsOf: (booking: string) =>
      db.selectFrom('agent_statuses').selectAll().where('booking_id', '=', booking).orderBy('created_at').execute(),
    mailsOf: async (booking: string) =>
      (await mailsAbout(db, booking).selectAll().execute()).map(({ kind, recipient, customer_id }) => [
        ...[kind, recipient, customer_id],
      ]),
  }
}
