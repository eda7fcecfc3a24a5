/**
 * Runs a long evening of use against one app and searches everything it logged for what must never be in the log
 * (docs/product.md S68).
 */
import { expect, test } from 'vitest'
import { buildLogin, logIn, PASSWORD, readCookie } from '#tests/support/accounts.ts'
import { buildAgent, buildCategory } from '#tests/support/factories.ts'
import { deliver, mailTo, makeDue } from '#tests/support/mail.ts'
import { startFakeOpenai } from '#tests/support/openai.ts'
import { startSmtp } from '#tests/support/smtp.ts'
import { startTestApp, type TestApp } from '#tests/support/start-test-app.ts'

const EMAIL = 'odette.lantern@example.com'
const CARD = '4111111111111111'
const WRONG = 'wrong-horse-battery'
const CHOSEN = 'A chosen word, a lamp'
const API_KEY = 'sk-live-0123456789abcdefghijklmnop'
const REDIS_PASSWORD = 'redis-word-of-the-office'
const METRICS_TOKEN = 'metrics-token-of-this-test'
const CHAT_WORDS = 'my grandmother collects porcelain owls'
const REQUESTS = 'the back door code is heliotrope'

/** Secrets as they come up, each with what it is. */
function createVault() {
  const secrets = new Map<string, string>()
  return {
    keep(what: string, secret: string | undefined): string {
      if (secret === undefined || secret.length < 4) throw new Error(`there is no ${what}`)
      secrets.set(what, secret)
      return secret
    },
    secrets,
  }
}
type Vault = ReturnType<typeof createVault>

/** The value of the cookie an answer sets. */
const tokenOf = (cookie: string) => cookie.slice(cookie.indexOf('=') + 1)

async function bookAndSignIn(app: TestApp, { keep }: Vault, readMail: () => Promise<string>) {
  const agent = await buildAgent(app.context.db)
  const { body: booking } = await app.call('POST /api/bookings', {
    body: {
      agentId: agent.id,
      customerName: 'Odette Lantern',
      customerEmail: EMAIL,
      customerPhone: '(404) 555-0163',
      eventType: 'wedding',
      eventDate: new Date(Date.now() + 30 * 86_400_000).toISOString(),
      eventDuration: 4,
      specialRequests: `${REQUESTS} ${CARD}`,
    },
    headers: { 'idempotency-key': keep('idempotency key', 'key-of-the-form-77') },
  })
  const mail = await readMail()
  keep('link of the first sign-in', /[?]token=([\w-]{43})/.exec(mail)?.[1])
  const temporary = keep('temporary password', /Temporary password[:\s]+(\S{16,})/.exec(mail)?.[1])
  await logIn(app, 'customer', EMAIL, keep('wrong password', WRONG))
  await logIn(app, 'customer', `${WRONG}@example.com`, WRONG)
  const first = readCookie(await logIn(app, 'customer', EMAIL, temporary))
  keep('first session', tokenOf(first))
  const body = { currentPassword: temporary, newPassword: keep('chosen password', CHOSEN) }
  const { status } = await app.call('POST /api/customer/change-password', { body, cookie: first })
  expect(status).toBe(200)
  const cookie = readCookie(await logIn(app, 'customer', EMAIL, CHOSEN))
  keep('session', tokenOf(cookie))
  return { cookie, booking, agent }
}

async function payAndKeepCards(app: TestApp, cookie: string, bookingId: string) {
  const card = { type: 'credit_card', brand: 'Visa', last4: '1111', expiryMonth: 1, expiryYear: 2031 } as const
  const owner = { cardholderName: 'Odette Lantern', billingZip: '30312' }
  const add = (more: object) =>
    app.call('POST /api/customer/payment-methods', { cookie, body: { ...card, ...owner, ...more } })
  expect((await add({})).status).toBe(201)
  expect((await add({ cardNumber: CARD, cvv: '737' })).status).toBe(400)
  expect((await add({ cardholderName: '4111 1111 1111 1111' })).status).toBe(400)
  await app.call('POST /api/customer/bookings/:id/pay', {
    cookie,
    params: { id: bookingId },
    body: { paymentMethod: 'venmo', transactionId: CARD },
  })
}

async function talk(app: TestApp, { keep }: Vault) {
  const { body } = await app.call('POST /api/chat/init')
  const sessionToken = keep('chat token', body.sessionToken)
  for (const message of [keep('chat text', CHAT_WORDS), `my card is ${CARD}, my mail ${EMAIL}`]) {
    await app.call('POST /api/chat/message', { body: { sessionToken, message } })
  }
  await app.call('POST /api/chat/person', { body: { sessionToken, name: 'Odette', email: EMAIL } })
  await app.call('POST /api/chat/transcript', { body: { sessionToken, email: EMAIL } })
  await app.call('GET /api/chat/history/:sessionToken', { params: { sessionToken } })
}

async function forget(app: TestApp, { keep }: Vault, readMail: () => Promise<string>) {
  await app.call('POST /api/auth/forgot-password', { body: { role: 'customer', email: EMAIL } })
  const token = keep('password link', [...(await readMail()).matchAll(/[?]token=([\w-]{43})/g)].at(-1)?.[1])
  await app.call('POST /api/auth/check-password-link', { body: { token } })
  await app.send({ method: 'GET', url: `/customer/change-password?token=${token}` })
  await app.send({ method: 'GET', url: `/api/customer/change-password/${token}?token=${token}` })
  for (const newPassword of ['short', keep('next password', 'Seven lamps, no curtain')]) {
    await app.call('POST /api/auth/reset-password', { body: { token, newPassword } })
  }
}

async function runAsAdmin(app: TestApp, { keep }: Vault, bookingId: string) {
  const admin = await buildLogin(app, 'admin')
  const cookie = readCookie(await logIn(app, 'admin', admin.email, keep('password', PASSWORD)))
  keep('session of the office', tokenOf(cookie))
  keep('e-mail of the office', admin.email)
  await app.call('PUT /api/admin/chat-settings', {
    cookie,
    body: {
      openaiApiKey: keep('key of the models', API_KEY),
      redisPassword: keep('password of Redis', REDIS_PASSWORD),
    },
  })
  await app.context.chatSettings.refresh()
  const redis = { host: '127.0.0.1', port: 1, password: REDIS_PASSWORD }
  await app.call('POST /api/admin/chat-settings/test-redis', { cookie, body: redis })
  await app.call('POST /api/admin/chat-settings/test-openai', {
    cookie,
    body: { model: 'gpt-4o-mini', apiKey: API_KEY },
  })
  const category = await buildCategory(app.context.db, 'dj')
  const invited = { email: 'vera.lux@example.com', category }
  const { body: invite } = await app.call('POST /api/admin/invite-codes', { cookie, body: invited })
  const code = keep('invite code', invite.code)
  const joins = { code, username: 'vera-lux', password: keep('password of the agent', 'Nine lamps on a wire') }
  const joined = await app.call('POST /api/agent/register', { body: { ...joins, agentData: { name: 'Vera Lux' } } })
  const agentCookie = readCookie(joined)
  keep('session of the agent', tokenOf(agentCookie))
  const { body: feed } = await app.call('POST /api/agent/calendar-feed', { cookie: agentCookie })
  const address = new URL(feed.url)
  keep('token of the calendar', /([\w-]{20,})\.ics$/.exec(address.pathname)?.[1])
  expect((await app.send({ method: 'GET', url: address.pathname })).status).toBe(200)
  const terms = { subtotal: 40_000, tax: 0, discount: 0, total: 40_000, dueDate: '2031-05-15' }
  const { body: invoice } = await app.call('POST /api/admin/generate-invoice', {
    cookie,
    body: { ...terms, bookingId },
  })
  await app.call('POST /api/admin/send-invoice', {
    cookie,
    body: { invoiceId: invoice.id, recipientEmail: EMAIL, recipientName: 'Odette', message: CHAT_WORDS },
  })
  await app.call('GET /api/admin/invoices/:id/pdf', { cookie, params: { id: invoice.id } })
  await app.call('GET /api/admin/system', { cookie })
  return cookie
}

async function comeWithNonsense(app: TestApp, cookie: string) {
  const json = { 'content-type': 'application/json' }
  const post = (payload: string | object, headers: Record<string, string> = json) =>
    app.send({ method: 'POST', url: '/api/customer/login', payload, headers: { cookie, ...headers } })
  await post(`{"email":"${EMAIL}","password":"${CHOSEN}"`)
  await post(`email=${EMAIL}&password=${CHOSEN}`, { 'content-type': 'text/plain' })
  await post({ email: [EMAIL], password: { deep: CHOSEN } })
  await post({ email: EMAIL, password: CHOSEN.repeat(400_000 / CHOSEN.length) })
  await post({ email: EMAIL, password: CHOSEN }, { origin: 'https://elsewhere.example' })
  for (const url of [`/%E0%A4%A/${CARD}`, `/${EMAIL}`, `/api/agents?search=${EMAIL}&token=${CARD}`, `/api/x/${CARD}`]) {
    await app.send({ method: 'GET', url, headers: { cookie } })
  }
  for (const authorization of [`Bearer ${METRICS_TOKEN}`, `Bearer ${METRICS_TOKEN}x`]) {
    await app.send({ method: 'GET', url: '/api/metrics', headers: { authorization } })
  }
}

// an agent who joins has a poster drawn, and a busy machine takes its time over it
test('the log of an evening holds no password, token, cookie, key, card number, chat text or email address', async () => {
  await using smtp = await startSmtp()
  await using provider = await startFakeOpenai()
  provider.says({ status: 500 })
  await using app = await startTestApp({
    env: { LOG_LEVEL: 'trace', METRICS_TOKEN, OPENAI_BASE_URL: provider.url, SMTP_URL: smtp.url },
  })
  using mailer = mailTo(smtp.url)
  const vault = createVault()
  for (const [what, secret] of Object.entries({ EMAIL, METRICS_TOKEN, REQUESTS })) vault.keep(what, secret)
  vault.keep('phone', '555-0163')
  vault.keep('key of the house', app.context.config.secretKey)
  /** Lets what waits leave, and gives the text of all that arrived for Odette. */
  const readMail = async () => {
    await makeDue(app)
    await deliver(app, mailer)
    const hers = smtp.arrived.filter(({ envelopeTo }) => envelopeTo.includes(EMAIL))
    return hers.map(({ text }) => text ?? '').join('\n')
  }

  const { cookie, booking } = await bookAndSignIn(app, vault, readMail)
  const admin = await runAsAdmin(app, vault, booking.id)
  await payAndKeepCards(app, cookie, booking.id)
  await talk(app, vault)
  await forget(app, vault, readMail)
  await comeWithNonsense(app, admin)
  smtp.mood = 'refuse'
  await app.call('POST /api/auth/forgot-password', { body: { role: 'customer', email: EMAIL } })
  await readMail()

  const text = app.logged.join('')
  expect(app.logged.length).toBeGreaterThan(60)
  expect(provider.requests.length).toBeGreaterThan(0)
  for (const words of ['logged in', 'log-in refused', 'mail sent', 'mail could not be sent'])
    expect(text).toContain(words)
  expect(vault.secrets.size).toBeGreaterThanOrEqual(20)
  const found = [...vault.secrets].flatMap(([what, secret]) =>
    app.logged.filter((line) => line.toLowerCase().includes(secret.toLowerCase())).map((line) => `${what}: ${line}`),
  )
  expect(found).toEqual([])
  expect(text).not.toMatch(/4111[ -]?1111[ -]?1111[ -]?1111/)
  expect(text.match(/[\w.+-]{3,}@[\w-]+\.\w+/g) ?? []).toEqual([])
  for (const line of app.logged) expect(() => JSON.parse(line)).not.toThrow()
}, 90_000)
