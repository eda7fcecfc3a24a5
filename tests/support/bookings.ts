import type { Database } from '#server/db/client.ts'
import type { TestApp } from './start-test-app.ts'

/** Read once: repeats of a request must be the same to the letter. */
const NEXT_MONTH = inDays(30)

/** What a visitor sends who fills in all of the booking form. */
export function bookingBody(agentId: string, more: Record<string, unknown> = {}) {
  return {
    agentId,
    customerName: 'Renée Thibodeaux',
    customerEmail: 'renee@example.com',
    customerPhone: '(404) 555-0199',
    eventType: 'wedding' as const,
    eventDate: NEXT_MONTH,
    duration: 3,
    eventLocation: 'Grant Park, Atlanta',
    specialRequests: 'A slow first song.',
    ...more,
  }
}

/** An instant this many days from now, in ISO form. */
export function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString()
}

/** The mails about a booking, the oldest first: a table has no order of its own, and takes a dead row's place again. */
export const mailsAbout = (db: Database, booking: string) =>
  db.selectFrom('outbox_emails').where('booking_id', '=', booking).orderBy('created_at').orderBy('kind')

/** Readers of what is stored about a booking. @param db is asked for with each read: it is there when a test runs */
export const makeBookingReaders = (db: () => Database) => ({
  rowOf: (id: string) => db().selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  auditOf: (id: string) => db().selectFrom('audit_log').selectAll().where('entity_id', '=', id).orderBy('id').execute(),
  /** The kinds of the mails about it, the oldest first, by kind where one transaction stored them. */
  mailsOf: async (id: string) => (await mailsAbout(db(), id).select('kind').execute()).map(({ kind }) => kind),
})

/** When an agent is busy between two days, as everyone may read it. */
export async function readBusy(app: TestApp, id: string, from: string, to: string): Promise<[string, string][]> {
  const { body } = await app.call('GET /api/agents/:id/availability', { params: { id }, query: { from, to } })
  return body.busy.map((span) => [span.from, span.to])
}
