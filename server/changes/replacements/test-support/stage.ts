import type { Insertable } from 'kysely'
import type { Agents, Bookings } from '#server/db/types.ts'
import { DAY_MS, HOUR_MS } from '#shared/model/day.ts'
import { buildPayment } from '#tests/support/billing.ts'
import { buildAgent, buildAgentWithLogin, buildBooking, buildCustomer } from '#tests/support/factories.ts'
import { deliver, mailTo, makeDue } from '#tests/support/mail.ts'
import { signInAdmin } from '#tests/support/sign-in.ts'
import { startSmtp } from '#tests/support/smtp.ts'
import { signIn, startTestApp } from '#tests/support/start-test-app.ts'

export const IMANI = 'imani@example.com'
export const DANA = 'dana@example.com'
export const NOW = new Date()
/** A full hour three weeks ahead. */
export const START = new Date(Math.ceil(NOW.getTime() / HOUR_MS) * HOUR_MS + 21 * DAY_MS)
const HIRED = { category: 'dj', published_at: new Date('2026-01-01T00:00:00Z') }

/**
 * A wedding of four hours that Dana booked with Imani at $200 an hour, three DJs who are free (Ivo $180, Lena $200, Omar
 * $260), and a mail server.
 */
export async function startStage(values: Partial<Insertable<Bookings>> = {}) {
  let now = NOW
  const app = await startTestApp({ env: { PUBLIC_URL: 'https://marquee.example' }, context: { now: () => now } })
  const { db } = app.context
  const imani = await buildAgentWithLogin(
    db,
    { ...HIRED, name: 'Imani Okafor', hourly_rate: 200, specialties: ['Weddings', 'House'] },
    { email: IMANI },
  )
  const hire = async (name: string, more: Partial<Insertable<Agents>> = {}) =>
    buildAgentWithLogin(db, { ...HIRED, name, ...more }, { email: `${name.split(' ')[0]?.toLowerCase()}@example.com` })
  const ivo = await hire('Ivo Grant', { hourly_rate: 180, rating: 4.2 })
  const lena = await hire('Lena Park', { hourly_rate: 200, rating: 4.8 })
  const omar = await hire('Omar Diaz', { hourly_rate: 260, rating: 5 })
  const dana = await buildCustomer(db, { email: DANA, name: 'Dana Whitfield' })
  const booking = await buildBooking(db, {
    ...{ agent_id: imani.agent.id, customer_id: dana.id, customer_name: dana.name, customer_email: DANA },
    ...{ event_type: 'wedding', event_date: START, event_duration: 4, total_cents: 80_000, requested_as: 'signed_in' },
    ...values,
  })
  const { id: adminId, cookie: admin } = await signInAdmin(app)
  const cookies = {
    admin,
    imani: await signIn(app, { role: 'agent', userId: imani.user.id }),
    dana: await signIn(app, { role: 'customer', customerId: dana.id }),
  }
  const smtp = await startSmtp()
  const mailer = mailTo(smtp.url)
  const params = { id: booking.id }
  const confirmBooking = () =>
    app.call('PUT /api/bookings/:id', { cookie: admin, params, body: { status: 'confirmed' } })
  const show = async () => (await app.call('GET /api/admin/bookings/:id/replacements', { cookie: admin, params })).body
  const arrived = async () => {
    await makeDue(app)
    while ((await deliver(app, mailer)) > 0);
    return smtp.arrived
  }
  const offer = (agentIds: string[], message?: string) =>
    app.call('POST /api/admin/bookings/:id/replacement-offer', {
      ...{ cookie: admin, params },
      body: { agentIds, ...(message !== undefined && { message }) },
    })
  const confirm = (choiceId: string) =>
    app.call('POST /api/admin/bookings/:id/replacement-offer/confirm', { cookie: admin, params, body: { choiceId } })
  const pick = (choiceId: string) =>
    app.call('POST /api/customer/bookings/:id/replacement', { cookie: cookies.dana, params, body: { choiceId } })
  const choiceOf = async (agentId: string) =>
    (await show()).offer?.choices.find((one) => one.agentId === agentId)?.id ?? ''
  return {
    ...{
      app,
      db,
      booking,
      params,
      adminId,
      cookies,
      imani,
      ivo,
      lena,
      omar,
      dana,
      smtp,
      confirmBooking,
      show,
      arrived,
      offer,
      confirm,
      pick,
      choiceOf,
    },
    /** Dana has paid all of it, and the office has verified it. */
    payWhole: async () => {
      await buildPayment(db, booking.id, { amount_cents: 80_000, verified_at: new Date() })
      await db.updateTable('bookings').set({ payment_status: 'paid' }).where('id', '=', booking.id).execute()
    },
    /** Another agent is offered, picked and confirmed. @returns the confirmation's answer */
    giveTo: async (agentId: string) => {
      await offer([agentId])
      const choiceId = await choiceOf(agentId)
      await pick(choiceId)
      return confirm(choiceId)
    },
    buildOther: (agentId: string) => buildBooking(db, { agent_id: agentId, event_date: START, event_duration: 4 }),
    hireAnother: (name: string, more: Partial<Insertable<Agents>>) => buildAgent(db, { ...HIRED, name, ...more }),
    read: () => db.selectFrom('bookings').selectAll().where('id', '=', booking.id).executeTakeFirstOrThrow(),
    withdraw: () => app.call('POST /api/admin/bookings/:id/replacement-offer/withdraw', { cookie: admin, params }),
    /** Takes an agent's time at the same hours. */
    book: async (agentId: string) => {
      const { id } = await buildBooking(db, { agent_id: agentId, event_date: START, event_duration: 4 })
      return app.call('PUT /api/bookings/:id', { cookie: admin, params: { id }, body: { status: 'confirmed' } })
    },
    /** The token of the last mail to an address that has such a link. */
    tokenTo: async (address: string, name: string) => {
      const mails = (await arrived()).filter(({ envelopeTo }) => envelopeTo.includes(address))
      return (
        new RegExp(`${name}=([\\w-]{43})\\n`).exec(
          mails.findLast(({ text }) => text?.includes(`${name}=`))?.text ?? '',
        )?.[1] ?? ''
      )
    },
    /** Subjects of the mails an address got. */
    subjectsTo: async (address: string) =>
      (await arrived()).filter(({ envelopeTo }) => envelopeTo.includes(address)).map(({ subject }) => subject),
    goTo: (moment: Date) => {
      now = moment
    },
    async [Symbol.asyncDispose]() {
      mailer[Symbol.dispose]()
      await smtp[Symbol.asyncDispose]()
      await app[Symbol.asyncDispose]()
    },
  }
}
