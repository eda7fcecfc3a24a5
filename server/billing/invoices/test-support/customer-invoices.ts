import { buildPayer } from '#tests/support/billing.ts'
import { openTestApp } from '#tests/support/start-test-app.ts'

/** An app for all tests of a file with a customer who has invoices, and how customers read them. */
export async function openCustomerInvoices() {
  const app = await openTestApp()
  const payer = await buildPayer(app, { name: 'Renée Żółć', email: 'renee@example.com' })
  return {
    app,
    payer,
    invoicesOf: (cookie: string, query?: { cursor?: string; limit?: string }) =>
      app.call('GET /api/customer/invoices', { cookie, ...(query && { query }) }),
    async pdfOf(id: string, { cookie = payer.cookie, query = '' } = {}) {
      const url = `/api/customer/invoices/${id}/pdf${query}`
      const { statusCode, headers, rawPayload } = await app.app.inject({ url, headers: { cookie } })
      return { status: statusCode, headers, bytes: new Uint8Array(rawPayload) }
    },
  }
}
