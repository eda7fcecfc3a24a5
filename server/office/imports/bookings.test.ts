import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { queueAgentReminders } from '#server/bookings/mails/agent/agent-reminder.ts'
import { queueUnanswered } from '#server/bookings/mails/agent-reminders.ts'
import { queueReminders } from '#server/bookings/mails/reminders.ts'
import { buildPayment } from '#tests/support/billing.ts'
import { buildAgentWithLogin, buildBooking, buildCustomer } from '#tests/support/factories.ts'
import { openOffice } from '#tests/support/office.ts'
import { check, linesOf, run, show, undo } from './test-support/import-file.ts'

const NOW = new Date('2026-11-23T15:00:00Z')
const { app, admin, adminId } = await openOffice({ context: { now: () => NOW } })
const { db } = app.context

const { agent: imani } = await buildAgentWithLogin(db, { name: 'Imani Okafor' })
const { agent: ruth } = await buildAgentWithLogin(db, { name: 'Ruth Adeyemi' })
const known = await buildCustomer(db, { name: 'Renee Carter', email: 'renee@example.com', phone: '(404) 555-0150' })

const HEAD = 'Date,Time,Hours,Talent,Customer,Email,Phone,Event,Venue,Guests,Price,Status,Paid,Notes,Booked on\n'
const bookings = () =>
  db.selectFrom('bookings').selectAll().where('imported_at', 'is not', null).orderBy('event_date').execute()
const totalOf = async (id: string) =>
  (await db.selectFrom('agents').select('total_bookings').where('id', '=', id).executeTakeFirstOrThrow()).total_bookings
const mails = async () => (await db.selectFrom('outbox_emails').select('kind').execute()).map(({ kind }) => kind)
const measure = async (name: string) => {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(amount), 0) as sum from current_tallies where measure = ${name}`.execute(db)
  return rows[0]?.sum
}

test('bookings arrive as they were: past ones completed, coming ones confirmed, each with an event of its own (P17.27)', async () => {
  const [received, owed] = [await measure('requests.received'), await measure('bookings.owed')]
  const file = `${HEAD}6/14/2025,9 PM,4,Imani Okafor,New Person,new@example.com,404-555-0111,Wedding,The Candler Room,80,"$1,250.50",,,Red dress,5/1/2025
2025-07-04,,,imani okafor,Renee Carter,,(404) 555-0150,Birthday party,,,400,,no,,
12/5/2026,20:00,3,Ruth Adeyemi,New Person,NEW@example.com,,Company gala,,,,,,,
12/6/2026,20:00,3,Ruth Adeyemi,Renee Carter,renee@example.com,,,,,600,requested,,,
11/1/2025,18:00,2,Ruth Adeyemi,Renee Carter,,,,,,300,canceled,,,
`
  const checked = await check(app, admin, { kind: 'bookings', file })
  expect([linesOf(checked), checked.counts.ready]).toEqual([[], 5])
  const done = await run(app, admin, checked.id)
  expect(done).toMatchObject({ state: 'done', made: 5 })
  const rows = await bookings()
  expect(
    rows.map((row) => [
      row.event_date.toISOString(),
      row.event_duration,
      row.status,
      row.payment_status,
      row.total_cents,
    ]),
  ).toEqual([
    ['2025-06-15T01:00:00.000Z', 4, 'completed', 'paid', 125_050],
    ['2025-07-04T16:00:00.000Z', 1, 'completed', 'pending', 40_000],
    ['2025-11-01T22:00:00.000Z', 2, 'cancelled', 'pending', 30_000],
    ['2026-12-06T01:00:00.000Z', 3, 'confirmed', 'pending', null],
    ['2026-12-07T01:00:00.000Z', 3, 'pending', 'pending', 60_000],
  ])
  const [first, second, , fourth] = rows
  expect(first).toMatchObject({
    ...{ agent_id: imani.id, customer_name: 'New Person', customer_email: 'new@example.com', guests: 80 },
    ...{ customer_phone: '404-555-0111', event_type: 'wedding', event_location: 'The Candler Room' },
    ...{ special_requests: 'Red dress', requested_as: 'office', event_id: first?.id },
  })
  expect(first?.created_at.toISOString()).toBe('2025-05-01T16:00:00.000Z')
  expect(first?.completed_at?.toISOString()).toBe('2025-06-15T05:00:00.000Z')
  expect([second?.customer_id, second?.event_type]).toEqual([known.id, 'birthday'])
  expect([fourth?.event_type, fourth?.cancellation_policy !== null]).toEqual(['corporate', true])
  const made = await db
    .selectFrom('customers')
    .select(['id', 'password_hash'])
    .where('email', '=', 'new@example.com')
    .execute()
  expect(made).toEqual([{ id: first?.customer_id, password_hash: null }])
  expect(fourth?.customer_id).toBe(first?.customer_id)
  expect([await totalOf(imani.id), await totalOf(ruth.id)]).toEqual([2, 0])
  const times = await db.selectFrom('agent_statuses').select(['booking_id', 'status', 'created_by']).execute()
  expect(times).toEqual([{ booking_id: fourth?.id, status: 'active', created_by: adminId }])
  // neither a request of its day, nor revenue; what is open is owed
  expect(await measure('requests.received')).toBe(received)
  expect(await measure('payments.received')).toBe(0)
  expect(await measure('bookings.owed')).toBe((owed ?? 0) + 40_000 + 60_000)
  const { body: shown } = await app.call('GET /api/admin/bookings/:id', {
    params: { id: first?.id ?? '' },
    cookie: admin,
  })
  expect(shown).toMatchObject({ status: 'completed', paymentStatus: 'paid', totalAmount: 1250.5 })
  const trail = await db.selectFrom('audit_log').select('actor_id').where('action', '=', 'booking.imported').execute()
  expect(trail).toEqual(Array.from({ length: 5 }, () => ({ actor_id: adminId })))

  // no mail at once, nor one whose time has passed (P17.25)
  await queueReminders(db, NOW)
  await queueAgentReminders(db, NOW)
  await queueUnanswered(db, new Date(NOW.getTime() + 2 * 86_400_000))
  expect(await mails()).toEqual([])

  expect(await undo(app, admin, done.id)).toMatchObject({ state: 'undone', made: 0 })
  expect(await bookings()).toEqual([])
  expect([await totalOf(imani.id), await measure('bookings.owed')]).toEqual([0, owed])
  expect((await db.selectFrom('events').select('id').execute()).length).toBe(0)
  expect((await db.selectFrom('customers').select('email').execute()).map(({ email }) => email)).toEqual([
    'renee@example.com',
  ])
})

test('a reminder whose time comes after the import is sent, an earlier one is not', async () => {
  const file = `${HEAD}11/24/2026,9:00,1,Imani Okafor,Renee Carter,renee@example.com
12/20/2026,20:00,1,Imani Okafor,Renee Carter,renee@example.com
11/22/2026,9:00,1,Imani Okafor,Renee Carter,renee@example.com
`
  const { id } = await check(app, admin, { kind: 'bookings', file })
  await run(app, admin, id)
  // a day before the first, and two days after the last was completed
  await queueReminders(db, new Date('2026-11-23T16:00:00Z'))
  await queueAgentReminders(db, new Date('2026-11-23T16:00:00Z'))
  await queueReminders(db, new Date('2026-11-25T16:00:00Z'))
  expect(await mails()).toEqual([])
  await queueReminders(db, new Date('2026-12-20T16:00:00Z'))
  await queueAgentReminders(db, new Date('2026-12-20T16:00:00Z'))
  expect((await mails()).sort()).toEqual(['agent-reminder', 'booking-reminder'])
  // mails are in the way of an undo
  const refused = await app.call('POST /api/admin/imports/:id/undo', { params: { id }, cookie: admin })
  expect(refused.body.error).toMatch(/^This import cannot be undone any more\. What depends on it: \d emails\.$/)
  await db.deleteFrom('outbox_emails').execute()
  await undo(app, admin, id)
})

test('every error is found by row and column', async () => {
  await buildAgentWithLogin(db, { name: 'Sam Twin' })
  await buildAgentWithLogin(db, { name: 'Sam Twin', category: 'dj' })
  await buildAgentWithLogin(db, { name: 'Gone Girl', archived_at: new Date() })
  const file = `${HEAD}31/12/2025,,,Imani Okafor,A,a@example.com
12/12/2026,,,Imani Okafor,A,a@example.com
3/8/2026,2:30 AM,,Imani Okafor,A,a@example.com
1/2/2025,late,100,Nobody Known,A,nope
1/2/2025,9 PM,4,Sam Twin,A,a@example.com
1/2/2025,9 PM,4,Imani Okafor,Unknown Name,
12/12/2026,9 PM,4,Gone Girl,A,a@example.com
1/2/2025,9 PM,4,Gone Girl,A,a@example.com,,,,many,free,maybe,half
12/12/2026,9 PM,4,Imani Okafor,A,a@example.com,,,,,,completed
`
  const checked = await check(app, admin, { kind: 'bookings', file })
  expect(linesOf(checked)).toEqual([
    '2 Date: Not a date. Write it as 2026-12-04 or 12/4/2026.',
    '3 Time: Start time is required for an event to come',
    '4 Time: Clocks skip this time that night',
    '5 Time: Not a time. Write it as 21:00 or 9:00 PM.',
    '5 Hours: Duration must be 1 to 72 hours',
    '5 Email: Invalid email address',
    '5 Talent: Nobody on the roster has this name or email',
    '6 Talent: Several people have this name. Write the email instead.',
    '7 Email: No customer has this phone or name. Add an email.',
    '8 Talent: This person is archived',
    '9 Status: Not a status. Write pending, confirmed, completed or canceled.',
    '9 Price: Not an amount. Write it as 1250 or 1,250.00.',
    '9 Guests: Enter a whole number from 1 to 100,000, or leave it blank',
    '9 Paid: Write yes or no',
    '10 Status: An event to come cannot be completed',
  ])
  expect(checked.counts).toMatchObject({ ready: 0, problem: 9 })
})

test('a time that is taken is an error, also by a row before; duplicates are found by talent, day and customer (P17.24)', async () => {
  const there = await buildBooking(db, {
    ...{ agent_id: ruth.id, customer_id: known.id, customer_name: known.name, customer_email: known.email },
    event_date: new Date('2026-12-11T01:00:00Z'),
    event_duration: 4,
  })
  await db
    .insertInto('agent_statuses')
    .values({
      ...{
        agent_id: ruth.id,
        start_time: new Date('2027-01-02T01:00:00Z'),
        end_time: new Date('2027-01-02T05:00:00Z'),
      },
      ...{ busy_until: new Date('2027-01-02T05:00:00Z'), duration_minutes: 240 },
    })
    .execute()
  const file = `${HEAD}1/1/2027,9 PM,2,Ruth Adeyemi,A,a@example.com
1/1/2027,9 PM,2,Imani Okafor,A,a@example.com
1/1/2027,10 PM,2,Imani Okafor,B,b@example.com
12/10/2026,3 PM,1,Ruth Adeyemi,Renee Carter,other@example.com
1/1/2025,9 PM,2,Imani Okafor,A,a@example.com
1/1/2025,8 PM,2,Imani Okafor,A,A@example.com
`
  const checked = await check(app, admin, { kind: 'bookings', file })
  expect(linesOf(checked)).toEqual([
    '2 Date: This person is booked or blocked then',
    '4 Date: Same talent and time as row 3',
    `5 Date: Already here as B-${there.number}`,
    '7 Date: Same talent, day and customer as row 6',
  ])
  expect(checked.counts).toEqual({ ready: 2, problem: 2, duplicate: 2, possible: 0 })
  // taken between check and import
  await db
    .insertInto('agent_statuses')
    .values({
      ...{
        agent_id: imani.id,
        start_time: new Date('2027-01-02T03:00:00Z'),
        end_time: new Date('2027-01-02T06:00:00Z'),
      },
      ...{ busy_until: new Date('2027-01-02T06:00:00Z'), duration_minutes: 180 },
    })
    .execute()
  const done = await run(app, admin, checked.id)
  expect(done).toMatchObject({ state: 'done', made: 1 })
  expect(linesOf(done)[1]).toBe('3 row: This person was booked for that time before the import')
  expect((await bookings()).map(({ status }) => status)).toEqual(['completed'])
})

test('a payment stands in the way of an undo, and stays', async () => {
  const { id } = await check(app, admin, {
    kind: 'bookings',
    file: `${HEAD}2/1/2025,9 PM,2,Imani Okafor,P,p@example.com,,,,,100,,no`,
  })
  await run(app, admin, id)
  const { id: booking } = (await bookings()).find(({ customer_email }) => customer_email === 'p@example.com') ?? {
    id: '',
  }
  await buildPayment(db, booking, { amount_cents: 10_000 })
  const refused = await app.call('POST /api/admin/imports/:id/undo', { params: { id }, cookie: admin })
  expect(refused.status).toBe(409)
  expect(refused.body.error).toMatch(/1 payment/)
  expect(await show(app, admin, id)).toMatchObject({ state: 'done', made: 1 })
})

test('the same file checked twice makes each booking once, and talent too (P17.26)', async () => {
  const file = `${HEAD}2/14/2024,9 PM,2,Imani Okafor,Twice Asked,twice@example.com,,Wedding,,,500,completed,,,
2/15/2024,9 PM,2,Ruth Adeyemi,Twice Asked,twice@example.com,,Wedding,,,500,pending,,,
`
  const [one, two] = [
    await check(app, admin, { kind: 'bookings', file }),
    await check(app, admin, { kind: 'bookings', file }),
  ]
  expect([one.counts.ready, two.counts.ready]).toEqual([2, 2])
  expect(await run(app, admin, one.id)).toMatchObject({ state: 'done', made: 2 })
  const again = await run(app, admin, two.id)
  expect([again.made, again.counts.duplicate, linesOf(again)]).toEqual([
    ...[0, 2],
    [expect.stringMatching(/^\d row: Already here as B-/), expect.stringMatching(/^\d row: Already here as B-/)],
  ])
  const roster = 'Name,Category\nTwice Named,model\n'
  const [first, second] = [
    await check(app, admin, { kind: 'agents', file: roster }),
    await check(app, admin, { kind: 'agents', file: roster }),
  ]
  expect([(await run(app, admin, first.id)).made, (await run(app, admin, second.id)).made]).toEqual([1, 0])
})

test('an amount paid in part is an error, and nobody is asked to review an event of years ago (P17.27)', async () => {
  const file = `${HEAD}3/14/2023,9 PM,2,Imani Okafor,Part Payer,part@example.com,,Wedding,,,500,completed,200,,
3/15/2023,9 PM,2,Imani Okafor,Part Payer,part@example.com,,Wedding,,,500,confirmed,,,
`
  const checked = await check(app, admin, { kind: 'bookings', file })
  expect(linesOf(checked)).toEqual([expect.stringMatching(/Paid: Paid in part\./)])
  await run(app, admin, checked.id)
  const completed = { status: 'completed', completed_at: NOW, counted_at: NOW } as const
  await db.updateTable('bookings').set(completed).where('customer_email', '=', 'part@example.com').execute()
  const before = (await mails()).filter((kind) => kind === 'review-invitation').length
  await queueReminders(db, new Date(NOW.getTime() + 2 * 86_400_000))
  expect((await mails()).filter((kind) => kind === 'review-invitation')).toHaveLength(before)
})
