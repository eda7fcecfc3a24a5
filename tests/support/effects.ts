import { createServer, type Server } from 'node:net'
import { onTestFinished } from 'vitest'
import { buildPayer } from './billing.ts'
import { openChat } from './chat.ts'
import { buildAgent, buildCategory, buildUser } from './factories.ts'
import { deliver, mailTo } from './mail.ts'
import { startFakeOpenai } from './openai.ts'
import { startSmtp } from './smtp.ts'
import { signIn } from './start-test-app.ts'
import { startStripe } from './stripe.ts'
import { until } from './until.ts'

/** The whole product with everything outside played by fakes, so that any setting can show what it does. */
export async function openEffects() {
  const [fake, stripe, smtp] = [await startFakeOpenai(), await startStripe(), await startSmtp()]
  const mailer = mailTo(smtp.url)
  onTestFinished(async () => {
    mailer[Symbol.dispose]()
    for (const one of [fake, stripe, smtp]) await one[Symbol.asyncDispose]()
  })
  const env = { ...stripe.env, OPENAI_BASE_URL: fake.url, OPENAI_API_KEY: 'key-of-the-environment' }
  const chat = await openChat({ env })
  const { app, db } = chat
  const cookie = await chat.signInAdmin()
  await buildCategory(db, 'dj')
  const user = await buildUser(db, { role: 'agent' })
  const agent = await buildAgent(db, { user_id: user.id, category: 'model' })
  const agentCookie = await signIn(app, { role: 'agent', userId: user.id })
  const payer = await buildPayer(app)
  /** A booking of $400 that is paid and then set to a status. */
  async function endPaid(status: 'completed' | 'cancelled') {
    const { id } = await payer.book({ agent_id: agent.id, status: 'confirmed' })
    const body = { paymentMethod: 'cash' as const, transactionId: null }
    await app.call('POST /api/admin/bookings/:id/payments', { cookie, params: { id }, body })
    await app.call('PUT /api/bookings/:id', { cookie, params: { id }, body: { status } })
    return id
  }
  async function shareOf(id: string) {
    const statement = await app.call('GET /api/agent/statement', { cookie: agentCookie })
    return statement.body.lines.find(({ bookingId }) => bookingId === id)?.share
  }
  return {
    ...chat,
    ...{ fake, cookie, agent, payer },
    /** The built-in assistant's answer to a question. */
    ask: async (question: string) => (await chat.say(await chat.open(), question)).body.message,
    /** What a model is asked with. */
    askModel: async () => {
      fake.says({ text: 'What are you planning?' })
      await chat.say(await chat.open(), 'hello')
      const request = fake.requests.at(-1)
      return { ...request?.body, key: request?.authorization }
    },
    /** To whom the mail that waits goes. */
    recipients: async () => {
      await deliver(app, mailer)
      return smtp.arrived.at(-1)?.envelopeTo
    },
    /** The agent's share of one more booking of $400 that was paid and completed; cents. */
    earn: async () => shareOf(await endPaid('completed')),
    /** The agent's share of $200 that are kept of one more booking of $400 that was paid and canceled; cents. */
    keep: async () => {
      const id = await endPaid('cancelled')
      await db
        .insertInto('booking_cancellations')
        .values({
          ...{ booking_id: id, cause: 'customer', reason_code: 'other', keep_percent: 50, by_customer: true },
          ...{ policy_keep_cents: 20_000, keep_cents: 20_000 },
        })
        .execute()
      return shareOf(id)
    },
  }
}

export type Effects = Awaited<ReturnType<typeof openEffects>>

/** Listeners on two ports of this machine that hang up on everybody and remember who called where, with which words. */
export async function startListeners(): Promise<{ ports: [number, number]; next(call: () => void): Promise<string> }> {
  const heard: string[] = []
  const listen = async () => {
    const server: Server = createServer((socket) => {
      socket.on('error', () => {})
      socket.once('data', (bytes) => {
        heard.push(`${socket.localAddress?.replace('::ffff:', '')}:${socket.localPort} ${bytes}`)
        socket.destroy()
      })
    }).listen(0, '0.0.0.0')
    onTestFinished(() => void server.close())
    const address = await until(() => server.address())
    return typeof address === 'string' ? 0 : address.port
  }
  return {
    ports: [await listen(), await listen()],
    /** What the next caller says, and where. */
    async next(call) {
      const before = heard.length
      return until(() => {
        call()
        return heard[before]
      })
    },
  }
}
