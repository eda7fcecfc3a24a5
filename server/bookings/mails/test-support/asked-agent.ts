import ICAL from 'ical.js'
import { bookingBody } from '#tests/support/bookings.ts'
import { buildAgentWithLogin } from '#tests/support/factories.ts'
import { signInAdmin } from '#tests/support/sign-in.ts'
import { type ArrivedMail, readAttachment } from '#tests/support/smtp.ts'
import { startTestApp, type TestApp } from '#tests/support/start-test-app.ts'

/** Where the agent of these tests is mailed. */
export const IMANI = 'imani@example.com'
/** When the apps of these tests run. */
export const NOW = new Date('2026-11-23T15:00:00Z')
const env = { PUBLIC_URL: 'https://marquee.example' }
const context = { now: () => NOW }

/** A request for Imani's night of December 4 at nine, as a visitor sends it. */
export async function startWithRequest(options: Parameters<typeof startTestApp>[0] = {}) {
  const app = await startTestApp({ env, context, ...options })
  const { agent, user } = await buildAgentWithLogin(app.context.db, { name: 'Imani Okafor' }, { email: IMANI })
  const { cookie } = await signInAdmin(app)
  const book = async () =>
    (await app.call('POST /api/bookings', { body: bookingBody(agent.id, { eventDate: '2026-12-04T21:00' }) })).body.id
  const set = (id: string, status: 'pending' | 'confirmed' | 'completed' | 'cancelled') =>
    app.call('PUT /api/bookings/:id', { cookie, params: { id }, body: { status } })
  const change = (id: string, body: object) =>
    app.call('PUT /api/admin/bookings/:id/details', { cookie, params: { id }, body })
  const price = (id: string, body: { totalAmount: number; reason: string }) =>
    app.call('PUT /api/admin/bookings/:id/price', { cookie, params: { id }, body })
  return { app, agent, user, cookie, book, set, change, price, [Symbol.asyncDispose]: () => app[Symbol.asyncDispose]() }
}

/** Mails to agents in the outbox, in order. */
export async function agentMails({ context }: Pick<TestApp, 'context'>, state?: string) {
  const rows = await context.db
    .selectFrom('outbox_emails')
    .select(['kind', 'recipient', 'user_id', 'state'])
    .where('kind', 'in', ['agent-request', 'agent-confirmed', 'agent-changed', 'agent-cancelled', 'agent-reminder'])
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.filter((row) => state === undefined || row.state === state).map(({ kind }) => kind)
}

/** The event attached to a mail, and the file it is in. */
export function eventOf(mail: ArrivedMail | undefined) {
  const [file] = mail?.attachments ?? []
  const calendar = new ICAL.Component(ICAL.parse(file ? readAttachment(file) : ''))
  const component = calendar.getFirstSubcomponent('vevent')
  if (!file || !component) throw new Error('no event')
  return { file, method: calendar.getFirstPropertyValue('method'), event: new ICAL.Event(component), component }
}
