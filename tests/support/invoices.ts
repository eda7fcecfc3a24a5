import { onTestFinished } from 'vitest'
import { buildUser } from './factories.ts'
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
