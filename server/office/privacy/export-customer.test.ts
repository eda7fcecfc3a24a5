import { beforeEach, describe, expect, test } from 'vitest'
import { EMAIL, gatherRenee } from '#server/office/test-support/renee.ts'
import { logIn } from '#tests/support/accounts.ts'
import { startTestApp, type TestApp } from '#tests/support/start-test-app.ts'
import { exportCustomer } from './export-customer.ts'

let app: TestApp
beforeEach(async () => {
  app = await startTestApp()
  return () => app[Symbol.asyncDispose]()
})

describe('what is kept about a customer', () => {
  test('is exported whole, from every place, without a secret', async () => {
    const { booking, payment, invoice } = await gatherRenee(app)
    await logIn(app, 'customer', EMAIL)
    const found = await exportCustomer(app.context.db, EMAIL.toUpperCase())
    expect(found).toMatchObject({
      account: { email: EMAIL, name: 'Renee Thibodeaux', phone: '(404) 555-0147' },
      bookings: [{ id: booking.id, agent: 'Vera Vane', event_location: '7 Magnolia Street', guests: 83 }],
      contactWishes: [{ email: 'renee@nightingale.example', phone: null }],
      bookingNotes: [{ content: 'Renee wants begonias gone.' }],
      changeRequests: [{ message: 'Renee wants begonias later.' }],
      payments: [{ id: payment.id, transaction_id: 'venmo-rt' }],
      invoices: [{ id: invoice.id, total_cents: 43_200 }],
      invoiceMailings: [{ recipient_email: EMAIL }],
      messages: [{ subject: 'Renee' }],
      cards: [{ last4: '4242', cardholder_name: 'Renee Thibodeaux' }],
      reviews: [{ content: 'The nightingale sang.' }],
      chats: [
        { messages: [{ content: 'I am Renee, no begonias.' }], application: { talent: 'I am Renee and sing.' } },
        { messages: [expect.anything()], application: null },
        { messages: [expect.anything()], application: null },
      ],
      mails: [{ kind: 'booking-received' }],
      sessions: [expect.anything()],
      knownDevices: [expect.anything()],
    })
    expect(found?.audit.length).toBeGreaterThanOrEqual(2)
    expect(JSON.stringify(found)).not.toMatch(/hash|token|argon2/i)
    expect(await exportCustomer(app.context.db, 'nobody@example.com')).toBeUndefined()
  })
})
