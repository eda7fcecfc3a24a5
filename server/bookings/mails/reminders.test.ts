import { createHash } from 'node:crypto'
import { type CompiledQuery, type Insertable, Kysely, PostgresDialect, sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Bookings, DB } from '#server/db/types.ts'
import { HOUR_MS } from '#shared/model/day.ts'
import { buildTestimonial } from '#tests/support/factories.ts'
import { inAtlanta } from '#tests/support/in-atlanta.ts'
import { buildNight, deliver, mailTo, makeDue, queueMail, startPost } from '#tests/support/mail.ts'
import { startOffice } from '#tests/support/office.ts'
import { startSmtp } from '#tests/support/smtp.ts'
import { startTestApp, type TestApp } from '#tests/support/start-test-app.ts'
import { queueReminders } from './reminders.ts'

const env = { PUBLIC_URL: 'https://marquee.example' }
const DAY = 24 * HOUR_MS

/** Vera's night at nine in the evening; moments are counted back from it. */
const NIGHT = new Date('2026-12-05T02:00:00.000Z')
const ahead = (ms: number) => new Date(NIGHT.getTime() - ms)

const bookWithVera = (app: TestApp, values: Partial<Insertable<Bookings>> = {}) =>
  buildNight(app, { event_date: NIGHT, created_at: ahead(60 * DAY), ...values })

/** The product 20 hours before the night, with a mail server. */
async function openDayBefore() {
  const clock = { now: ahead(20 * HOUR_MS) }
  const { app } = await startOffice({ env, context: { now: () => clock.now } })
  const { smtp, mailer } = await startPost()
  await bookWithVera(app)
  return { clock, app, db: app.context.db, smtp, mailer }
}

const queued = async ({ context }: TestApp) => {
  const rows = await context.db
    .selectFrom('outbox_emails')
    .select(['kind', 'recipient', 'data'])
    .orderBy('created_at')
    .execute()
  return rows.map(({ kind, recipient, data }) => [kind, recipient, (data as { once?: string }).once])
}

describe('reminders of an event', () => {
  test('are queued a week and a day before, each once', async () => {
    await using app = await startTestApp({ env })
    const { db } = app.context
    await bookWithVera(app)
    expect(await queueReminders(db, ahead(7 * DAY + 1))).toBe(0)
    expect(await queueReminders(db, ahead(7 * DAY))).toBe(1)
    for (const ms of [7 * DAY - 10 * 60_000, 3 * DAY, DAY + 1]) expect(await queueReminders(db, ahead(ms))).toBe(0)
    expect(await queueReminders(db, ahead(DAY))).toBe(1)
    for (const ms of [DAY - 1, HOUR_MS, 0, -HOUR_MS, -9 * DAY]) expect(await queueReminders(db, ahead(ms))).toBe(0)
    expect(await queued(app)).toEqual([
      ['booking-reminder', 'dana@example.com', '7d:2026-12-05T02:00:00.000Z'],
      ['booking-reminder', 'dana@example.com', '24h:2026-12-05T02:00:00.000Z'],
    ])
  })

  test('wait for no process that was down: the day before takes the place of a week late by five days', async () => {
    await using app = await startTestApp({ env })
    const { db } = app.context
    await bookWithVera(app)
    expect(await queueReminders(db, ahead(2 * DAY - HOUR_MS))).toBe(0)
    expect(await queueReminders(db, ahead(5 * HOUR_MS))).toBe(1)
    expect((await queued(app)).map(([, , once]) => once)).toEqual(['24h:2026-12-05T02:00:00.000Z'])
  })

  test('are queued once by two processes at the same moment', async () => {
    await using app = await startTestApp({ env })
    const { db } = app.context
    await bookWithVera(app)
    const counts = await Promise.all(Array.from({ length: 6 }, () => queueReminders(db, ahead(20 * HOUR_MS))))
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1)
    expect(await queued(app)).toHaveLength(1)
  })

  test.each(['pending', 'cancelled', 'completed'] as const)('a %s booking has none', async (status) => {
    await using app = await startTestApp({ env })
    await bookWithVera(app, { status })
    expect(await queueReminders(app.context.db, ahead(20 * HOUR_MS))).toBe(0)
  })

  test('a customer who was mailed about it or requested it just now is not reminded', async () => {
    await using app = await startTestApp({ env })
    const { db } = app.context
    const night = await bookWithVera(app)
    await queueMail(app, 'booking-confirmed', night, { created_at: ahead(3 * HOUR_MS), state: 'sent' })
    expect(await queueReminders(db, ahead(2 * HOUR_MS))).toBe(0)
    await db
      .updateTable('outbox_emails')
      .set({ created_at: ahead(31 * HOUR_MS) })
      .execute()
    expect(await queueReminders(db, ahead(2 * HOUR_MS)), 'told the day before that').toBe(1)

    await db.deleteFrom('outbox_emails').execute()
    await db
      .updateTable('bookings')
      .set({ created_at: ahead(4 * HOUR_MS) })
      .execute()
    expect(await queueReminders(db, ahead(2 * HOUR_MS)), 'entered by the office on the day').toBe(0)
  })

  inAtlanta('a moved event is reminded of again; the mail for its old time is never sent', async () => {
    const { clock, app, db, smtp, mailer } = await openDayBefore()
    expect(await queueReminders(db, clock.now)).toBe(1)
    const moved = new Date(NIGHT.getTime() + 2 * DAY)
    await db.updateTable('bookings').set({ event_date: moved }).execute()
    expect(await deliver(app, mailer)).toBe(0)
    clock.now = new Date(moved.getTime() - 20 * HOUR_MS)
    expect(await queueReminders(db, clock.now)).toBe(1)
    expect(await queueReminders(db, clock.now)).toBe(0)
    expect(await deliver(app, mailer)).toBe(1)
    expect(smtp.arrived[0]?.text).toMatch(/on Sunday, December 6, 2026, 9 PM to 1 AM\.$/m)
  })

  inAtlanta('say what is booked, and nothing once the event has begun or is off', async () => {
    const { clock, app, db, smtp, mailer } = await openDayBefore()
    await queueReminders(db, clock.now)
    expect(await deliver(app, mailer)).toBe(1)
    const [mail] = smtp.arrived
    expect(mail?.envelopeTo).toEqual(['dana@example.com'])
    expect(mail?.subject).toBe('Reminder: Vera Vane, Fri, Dec 4, 2026, 9 PM to 1 AM')
    expect(mail?.text).toContain('Hi Dana,\n\nThis is a reminder of your booking with Vera Vane on Friday, December 4')
    expect(mail?.text).toContain('Location: Grant Park, Atlanta')
    expect(mail?.text).toContain('https://marquee.example/customer/dashboard')
    expect(mail?.html).toContain('Grant Park, Atlanta')
    expect(mail?.text).toMatch(
      /^Change or cancel:\nhttps:\/\/marquee\.example\/customer\/dashboard\?booking=[-\da-f]{36}&change=1$/m,
    )

    const again = { state: 'queued', sent_at: null } as const
    await db.updateTable('outbox_emails').set(again).execute()
    clock.now = NIGHT
    expect(await deliver(app, mailer), 'begun').toBe(0)
    await db.updateTable('outbox_emails').set(again).execute()
    clock.now = ahead(20 * HOUR_MS)
    await db.updateTable('bookings').set({ status: 'cancelled' }).execute()
    expect(await deliver(app, mailer), 'off').toBe(0)
  })
})

describe('invitations to review', () => {
  const completed = (app: TestApp, values: Partial<Insertable<Bookings>> = {}) =>
    bookWithVera(app, { status: 'completed', completed_at: NIGHT, ...values })

  test('are queued a day after completion, for two weeks, each once, and not for what is reviewed', async () => {
    await using app = await startTestApp({ env })
    const { db } = app.context
    const night = await completed(app)
    expect(await queueReminders(db, ahead(-DAY + 1))).toBe(0)
    expect(await queueReminders(db, ahead(-14 * DAY))).toBe(0)
    const review = await buildTestimonial(db, { booking_id: night.id, is_approved: false })
    expect(await queueReminders(db, ahead(-DAY))).toBe(0)
    await db.deleteFrom('testimonials').where('id', '=', review.id).execute()
    expect(await queueReminders(db, ahead(-DAY))).toBe(1)
    expect(await queueReminders(db, ahead(-DAY - HOUR_MS))).toBe(0)
    // completed again after the office changed its mind: asked once is enough
    await db
      .updateTable('bookings')
      .set({ completed_at: ahead(-3 * DAY) })
      .execute()
    expect(await queueReminders(db, ahead(-4 * DAY))).toBe(0)
    expect(await queued(app)).toEqual([['review-invitation', 'dana@example.com', 'review']])
  })

  test('carry a link that is only in the mail: its hash is stored, the outbox and the log know nothing', async () => {
    await using app = await startTestApp({ env })
    const down = await startSmtp()
    await down[Symbol.asyncDispose]()
    using mailer = mailTo(down.url)
    const { db } = app.context
    const night = await completed(app)
    await queueReminders(db, ahead(-DAY))
    expect(await deliver(app, mailer)).toBe(0)
    await using smtp = await startSmtp(down.port)
    await makeDue(app)
    expect(await deliver(app, mailer)).toBe(1)
    await makeDue(app)
    expect(await deliver(app, mailer)).toBe(0)

    const [mail] = smtp.arrived
    expect(smtp.arrived).toHaveLength(1)
    expect(mail?.subject).toBe('How did it go with Vera Vane?')
    const link = /Write a review:\n(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
    expect(link).toMatch(/^https:\/\/marquee\.example\/reviews\?review=[\w-]{43}$/)
    expect(mail?.html).toContain(`href="${link}"`)
    const token = new URL(link).searchParams.get('review') ?? ''
    const links = await db.selectFrom('one_time_links').selectAll().orderBy('created_at').execute()
    expect(links, 'a second try made a second one').toHaveLength(2)
    for (const one of links) {
      expect(one).toMatchObject({ purpose: 'review', booking_id: night.id, used_at: null })
      expect((one.expires_at.getTime() - Date.now()) / DAY).toBeCloseTo(30, 1)
    }
    const hash = createHash('sha256').update(token).digest()
    expect(links.filter(({ token_hash }) => token_hash.equals(hash))).toHaveLength(1)
    const { rows } = await app.database.pool.query('select o::text as row from outbox_emails o')
    expect(JSON.stringify(rows) + app.logged.join('')).not.toContain(token)
  })

  test('are not sent once the review is written or the booking is not completed any more', async () => {
    await using app = await startTestApp({ env })
    await using smtp = await startSmtp()
    using mailer = mailTo(smtp.url)
    const { db } = app.context
    const night = await completed(app)
    await queueReminders(db, ahead(-DAY))
    await db.updateTable('bookings').set({ status: 'cancelled' }).execute()
    expect(await deliver(app, mailer)).toBe(0)
    await db.updateTable('bookings').set({ status: 'completed' }).execute()
    await db.updateTable('outbox_emails').set({ state: 'queued' }).execute()
    await buildTestimonial(db, { booking_id: night.id })
    expect(await deliver(app, mailer)).toBe(0)
    expect(await db.selectFrom('one_time_links').selectAll().execute()).toEqual([])
  })
})

test('looking for what is due reads bookings by their index, however many there are', async () => {
  await using app = await startTestApp({ env })
  const { db } = app.context
  const night = await bookWithVera(app)
  await sql`insert into customers (email, name) select n || '@example.com', 'Dana' from generate_series(1, 400) as n`.execute(
    db,
  )
  await sql`insert into bookings (agent_id, customer_id, customer_name, customer_email, event_type, event_date,
      event_duration, status, completed_at, created_at)
    select ${night.agent_id}, c.id, c.name, c.email, 'other', at, 1,
      case when at < now() then 'completed' else 'confirmed' end, case when at < now() then at end, at - interval '90 days'
    from (select *, row_number() over () as n from customers) c,
      generate_series(now() - interval '5 years', now() + interval '1 year', interval '4 days') as at
    where (c.n + extract(day from at)::int) % 50 = 0`.execute(db)
  await sql`insert into outbox_emails (kind, recipient, booking_id, state, created_at)
    select 'booking-received', customer_email, id, 'sent', created_at from bookings`.execute(db)
  await app.database.pool.query('analyze')
  const ran: CompiledQuery[] = []
  const dialect = new PostgresDialect({ pool: app.database.pool })
  const watched = new Kysely<DB>({ dialect, log: ({ query }) => void ran.push(query) })
  expect(await queueReminders(watched, new Date())).toBeGreaterThan(10)
  expect(ran).toHaveLength(3)
  for (const { sql: text, parameters } of ran) {
    const { rows } = await app.database.pool.query(`explain ${text}`, [...parameters])
    const plan = rows.map((row) => Object.values(row)[0]).join('\n')
    expect(plan).toMatch(/Scan (using|on) bookings_(by_date|by_state|completed|active_of_customer) /)
    expect(plan).toMatch(/Scan using outbox_emails_once .*\s+Index Cond: .*booking_id = b\.id.*kind/)
    expect(plan).not.toMatch(/Seq Scan on (bookings|outbox_emails)/)
  }
})
