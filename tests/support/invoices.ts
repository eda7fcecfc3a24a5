import type { Insertable } from 'kysely'
import { onTestFinished } from 'vitest'
import type { Database } from '#server/db/client.ts'
import type { Bookings, Invoices } from '#server/db/types.ts'
import { buildInvoice } from './billing.ts'
import { buildBooking, buildCustomer, buildUser } from './factories.ts'
import { signIn, startTestApp, type TestAppOptions } from './start-test-app.ts'

/** What the dialog sends for $400 plus 8% tax. */
export const TERMS = { subtotal: 40_000, tax: 3_200, discount: 0, total: 43_200, dueDate: '2031-05-15' }

/** The product with an admin signed in, ended with the test, whose clock can be moved. */
export async function openInvoices(options: TestAppOptions = {}) {
  let moment: Date | undefined
  const app = await startTestApp({ ...options, context: { ...options.context, now: () => moment ?? new Date() } })
  onTestFinished(() => app[Symbol.asyncDispose]())
  const { db } = app.context
  const admin = await buildUser(db)
  const cookie = await signIn(app, { role: 'admin', userId: admin.id })
  type Terms = Partial<typeof TERMS> & { notes?: string }
  return {
    app,
    db,
    admin,
    cookie,
    /** Sets the product's clock; the database keeps its own. */
    setClock: (iso: string) => {
      moment = new Date(iso)
    },
    generate: (bookingId: string, terms: Terms & { status?: 'draft' | 'pending' } = {}) =>
      app.call('POST /api/admin/generate-invoice', { cookie, body: { ...TERMS, ...terms, bookingId } }),
    change: (id: string, terms: Terms & { status?: 'draft' | 'pending' } = {}, headers: Record<string, string> = {}) =>
      app.call('PUT /api/admin/invoices/:id', { cookie, params: { id }, body: { ...TERMS, ...terms }, headers }),
    makeVoid: (id: string, reason = 'Wrong night', headers: Record<string, string> = {}) =>
      app.call('POST /api/admin/invoices/:id/void', { cookie, params: { id }, body: { reason }, headers }),
    reissue: (id: string, terms: Terms = {}, reason = 'Wrong night') =>
      app.call('POST /api/admin/invoices/:id/reissue', {
        cookie,
        params: { id },
        body: { ...TERMS, ...terms, reason },
      }),
    send: (invoiceId: string, more: { recipientEmail?: string; recipientName?: string; message?: string } = {}) =>
      app.call('POST /api/admin/send-invoice', {
        cookie,
        body: { invoiceId, recipientEmail: 'dana@example.com', recipientName: 'Dana Whitfield', ...more },
      }),
    list: (query: Record<string, string> = {}) => app.call('GET /api/invoices', { cookie, query }),
    audit: async (action: string) =>
      db
        .selectFrom('audit_log')
        .select(['action', 'actor_id', 'entity_id', 'before', 'after', 'reason'])
        .where('action', 'like', action)
        .orderBy('id')
        .execute(),
  }
}

/** Dana, and invoices of her confirmed bookings, made on October 28 of a year and due on November 12 in Atlanta. */
export async function buildDunned(db: Database, year: number) {
  const customer = await buildCustomer(db, { name: 'Dana Whitfield', email: 'dana@example.com' })
  return {
    customer,
    build: async (invoice: Partial<Insertable<Invoices>> = {}, booking: Partial<Insertable<Bookings>> = {}) => {
      const made = await buildBooking(db, {
        ...{ customer_id: customer.id, customer_email: customer.email },
        ...{ status: 'confirmed', first_confirmed_at: new Date(`${year}-10-20T16:00:00Z`) },
        ...booking,
      })
      return buildInvoice(db, made.id, {
        ...{ due_date: new Date(`${year}-11-13T04:59:59Z`), created_at: new Date(`${year}-10-28T16:00:00Z`) },
        ...invoice,
      })
    },
  }
}
