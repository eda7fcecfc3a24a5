import { randomUUID } from 'node:crypto'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import type { AgencySettings } from '#shared/contract/settings/settings.ts'
import { buildInvoice } from '#tests/support/billing.ts'
import { buildNight, deliver, mailTo, queueMail } from '#tests/support/mail.ts'
import { startFakeOpenai } from '#tests/support/openai.ts'
import { readPdfText } from '#tests/support/pdf.ts'
import { signInAdmin } from '#tests/support/sign-in.ts'
import { makeSite } from '#tests/support/site.ts'
import { startSmtp } from '#tests/support/smtp.ts'
import { signIn, startTestApp } from '#tests/support/start-test-app.ts'

/** What a loaded machine may take to draw pages anew. */
const SOON = { timeout: 10_000 }

/** As the office types it, and as a sentence carries it. */
const TYPED = '77 Auburn Avenue NE\nAtlanta, GA 30303'
const ADDRESS = '77 Auburn Avenue NE, Atlanta, GA 30303'
const site = makeSite(afterAll)

/** The product with an admin who saves settings the way the office does, and a model that answers. */
async function openAgency() {
  const fake = await startFakeOpenai()
  const env = { OPENAI_BASE_URL: fake.url, OPENAI_API_KEY: 'test-key-1234567890', PUBLIC_URL: 'https://book.example' }
  const app = await startTestApp({ site, env })
  onTestFinished(async () => {
    await app[Symbol.asyncDispose]()
    await fake[Symbol.asyncDispose]()
  })
  const { cookie } = await signInAdmin(app)
  return {
    app,
    fake,
    cookie,
    save: async (more: Partial<Omit<AgencySettings, 'version'>>) => {
      const { body } = await app.call('GET /api/admin/settings', { cookie })
      const { version: _, ...settings } = body
      const saved = await app.call('PUT /api/admin/settings', { cookie, body: { ...settings, ...more } })
      expect(saved.status).toBe(200)
    },
    ask: async (message: string) => {
      const { body } = await app.call('POST /api/chat/init')
      const { sessionToken } = body
      return (await app.call('POST /api/chat/message', { body: { sessionToken, message } })).body.message
    },
  }
}

test('the address of the settings is in mails, structured data, invoices, the assistant and GET /api/agency', async () => {
  const { app, fake, cookie, save, ask } = await openAgency()
  await using smtp = await startSmtp()
  using mailer = mailTo(smtp.url)
  const night = await buildNight(app)
  const { id } = await buildInvoice(app.context.db, night.id)
  const agency = async () => (await app.call('GET /api/agency')).body
  expect((await agency()).address).toBe('Atlanta, Georgia')

  await save({ address: TYPED })
  await vi.waitFor(async () => expect(await agency()).toMatchObject({ name: 'Marquee', address: TYPED }), SOON)

  await queueMail(app, 'booking-confirmed', night)
  await deliver(app, mailer)
  const [mail] = smtp.arrived
  expect(mail?.text).toContain(`Marquee, ${ADDRESS}`)
  expect(mail?.html).toContain(`Marquee, ${ADDRESS}`)

  await vi.waitFor(async () => {
    const { body } = await app.app.inject({ method: 'GET', url: '/' })
    expect(body).toContain(`"streetAddress":"${ADDRESS}"`)
  }, SOON)
  const page = await app.send({ method: 'GET', url: `/api/admin/invoice-preview/${id}`, headers: { cookie } })
  expect(page).toMatchObject({ status: 200, body: expect.stringContaining(`<span>${TYPED}</span>`) })

  fake.says({ text: 'We are happy to help. What are you planning?' })
  await ask('where is your office')
  expect(fake.requests.at(-1)?.body.messages[0]?.content).toContain(`The agency is Marquee, ${ADDRESS}`)
  fake.says({ status: 401 })
  expect(await ask('where is your office')).toContain(ADDRESS)
})

const TERMS = 'Rain alone is no reason.\n\nCall us about anything else.'
/** Whether a place is about a booking, so that its terms have dates. */
const isDated = (place: string) => place !== 'GET /api/agency' && place !== 'the assistant'
const HOURS_48 = { hours: 48, keepPercent: 0 }

/** What stands in every place of the server that says how to cancel. */
async function readTerms({ app, fake, cookie, ask }: Awaited<ReturnType<typeof openAgency>>) {
  await using smtp = await startSmtp()
  using mailer = mailTo(smtp.url)
  const { db } = app.context
  const night = await buildNight(app, { cancellation_policy: null }, { email: `${randomUUID()}@example.com` })
  const { id } = await buildInvoice(db, night.id)
  await queueMail(app, 'booking-confirmed', night)
  await deliver(app, mailer)
  const page = await app.send({ method: 'GET', url: `/api/admin/invoice-preview/${id}`, headers: { cookie } })
  const pdf = await app.app.inject({ url: `/api/admin/invoices/${id}/pdf`, headers: { cookie } })
  const own = await signIn(app, { role: 'customer', customerId: night.customer_id })
  const bill = await app.call('GET /api/customer/invoices/:id', { cookie: own, params: { id } })
  fake.says({ status: 401 })
  return {
    'GET /api/agency': (await app.call('GET /api/agency')).body.cancellationTerms,
    'the mail as text': smtp.arrived[0]?.text,
    'the mail as HTML': smtp.arrived[0]?.html,
    'the page of the invoice': String(page.body),
    'the PDF of the invoice': await readPdfText(pdf.rawPayload),
    "the customer's invoice": bill.body.bill.cancellationTerms,
    'the assistant': await ask('what if I cancel'),
  }
}

test('the cancellation terms of the settings are the ones everywhere, the default ones without any', async () => {
  const agency = await openAgency()
  const { app, save } = agency
  for (const [place, text] of Object.entries(await readTerms(agency))) {
    expect
      .soft(text, place)
      .toMatch(isDated(place) ? /Free\s+until/ : /Cancel\s+free\s+up\s+to\s+72\s+hours\s+before\s+the\s+start\./)
  }
  const cancellationPolicy = { tiers: [HOURS_48, { hours: 0, keepPercent: 60 }] }
  await save({ cancellationTerms: TERMS, cancellationPolicy })
  await vi.waitFor(async () => {
    expect((await app.call('GET /api/agency')).body.cancellationTerms).toMatch(
      new RegExp(`^Cancel free up to 48 .*\n\n${TERMS}$`),
    )
  }, SOON)
  for (const [place, text] of Object.entries(await readTerms(agency))) {
    expect.soft(text, place).toContain('Rain alone is no reason.')
    expect.soft(text, place).toContain('Call us about anything else.')
    expect
      .soft(text, place)
      .toMatch(
        isDated(place)
          ? /after that,\s+60%\s+of\s+the\s+total/
          : /Cancel\s+free\s+up\s+to\s+48\s+hours\s+before\s+the\s+start\./,
      )
    expect.soft(text, place).not.toMatch(/72\s+hours/)
  }
})

test('a model may say the terms of the settings word for word, and no others', async () => {
  const { fake, save, ask } = await openAgency()
  await save({ cancellationTerms: 'For a full day rain date you cancel for free.' })
  fake.says({
    text: 'For a full day rain date you cancel for free. Cancelling is always free of charge. Which date is it?',
  })
  await vi.waitFor(async () => {
    expect(await ask('tell me about rain')).toBe('For a full day rain date you cancel for free. Which date is it?')
  }, SOON)
})
