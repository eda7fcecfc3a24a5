import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { ImportBatch } from '#shared/contract/office/imports/imports.admin.ts'
import { buildAgentWithLogin, buildBooking } from '#tests/support/factories.ts'
import { openOffice } from '#tests/support/office.ts'
import { sendFile } from '#tests/support/upload.ts'
import { zip } from '#tests/support/zip.ts'
import { linesOf, run, show, undo, work } from './test-support/import-file.ts'

const NOW = new Date('2026-11-23T15:00:00Z')
const { app, admin } = await openOffice({ context: { now: () => NOW } })
const { db } = app.context
const { agent: theo } = await buildAgentWithLogin(db, { name: 'Theo Müller' })
const { agent: ada } = await buildAgentWithLogin(db, { name: 'Ada Lin' })

const event = (from: string, to: string, ...more: string[]) =>
  [
    'BEGIN:VEVENT',
    `UID:${from}-${to}`,
    'SUMMARY:Dentist, private',
    `DTSTART:${from}`,
    `DTEND:${to}`,
    ...more,
    'END:VEVENT',
  ].join('\r\n')
const calendar = (...events: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events, 'END:VCALENDAR', ''].join('\r\n')

async function send(file: string | Buffer, { name = 'basic.ics', agent = '' } = {}) {
  const url = `/api/admin/imports?${new URLSearchParams({ kind: 'busy', name, agent })}`
  return sendFile(app, { url, bytes: Buffer.from(file as string), cookie: admin }) // a copy of a buffer too
}
async function check(file: string | Buffer, from: { name?: string; agent?: string } = {}): Promise<ImportBatch> {
  const { status, body } = await send(file, from)
  expect(status).toBe(201)
  await work(app)
  return show(app, admin, (body as ImportBatch).id) // the contract's answer
}
const blocked = () =>
  db.selectFrom('agent_statuses').selectAll().where('booking_id', 'is', null).orderBy('start_time').execute()

test('busy times of the person chosen become blocked times without a word of their events; an undo frees them (P17.35)', async () => {
  const file = calendar(
    event('20261204T200000Z', '20261204T220000Z', 'RRULE:FREQ=WEEKLY;COUNT=3'),
    event('20261205T200000Z', '20261205T220000Z', 'TRANSP:TRANSPARENT'),
  )
  const checked = await check(file, { agent: 'theo müller' })
  expect([checked.state, linesOf(checked), checked.counts.ready]).toEqual(['checked', [], 3])
  expect(await blocked(), 'a check writes nothing').toEqual([])
  expect(await run(app, admin, checked.id)).toMatchObject({ state: 'done', made: 3 })
  const rows = await blocked()
  expect(rows.map(({ agent_id, reason, status }) => [agent_id, reason, status])).toEqual(
    Array(3).fill([theo.id, 'Imported calendar', 'active']),
  )
  expect(rows[0]?.start_time.toISOString()).toBe('2026-12-04T20:00:00.000Z')
  const said =
    await sql`select (select string_agg(r::text, '') from import_rows r) || (select coalesce(string_agg(f::text, ''), '')
    from import_files f) || (select string_agg(l::text, '') from audit_log l) as all`.execute(db)
  expect(JSON.stringify(said.rows)).not.toContain('Dentist')
  const taken = await app.call('POST /api/admin/agents/:id/blocked-times', {
    ...{ params: { id: theo.id }, cookie: admin, body: { from: '2026-12-04T15:30', to: '2026-12-04T16:00' } },
  })
  expect(taken.status).toBe(409)
  expect(await undo(app, admin, checked.id)).toMatchObject({ state: 'undone', made: 0 })
  expect(await blocked()).toEqual([])
})

/** Time of a confirmed booking. */
async function reserve(agentId: string, from: string, to: string): Promise<number> {
  const booking = await buildBooking(db, { agent_id: agentId, event_date: new Date(from), status: 'confirmed' })
  const [start_time, end_time] = [new Date(from), new Date(to)]
  const time = { agent_id: agentId, booking_id: booking.id, start_time, end_time, busy_until: end_time }
  await db
    .insertInto('agent_statuses')
    .values({ ...time, duration_minutes: 60 })
    .execute()
  return booking.number
}

test('a time that a booking takes is reported: wholly as taken already, in part for the owner to decide (P17.38)', async () => {
  const number = await reserve(ada.id, '2026-12-04T20:00:00Z', '2026-12-05T00:00:00Z')
  const file = calendar(
    event('20261204T210000Z', '20261204T230000Z'),
    event('20261204T233000Z', '20261205T020000Z'),
    event('20261210T200000Z', '20261210T210000Z'),
  )
  const checked = await check(file, { name: 'ada-lin.ics' })
  expect(linesOf(checked)).toEqual([`1 From: Taken already by B-${number}`, `2 From: Taken for a part by B-${number}`])
  expect(checked.counts).toEqual({ ready: 1, problem: 0, duplicate: 1, possible: 1 })
  const done = await run(app, admin, checked.id, true)
  expect(done.made).toBe(2)
  expect((await blocked()).map(({ status }) => status)).toEqual(['overlapping', 'active'])
  await undo(app, admin, checked.id)
  expect(await blocked()).toEqual([])
  const { rows } = await sql`select status from agent_statuses where booking_id is not null`.execute(db)
  expect(rows).toEqual([{ status: 'active' }])
})

test('a time that is taken between check and import is left out and reported', async () => {
  const checked = await check(calendar(event('20261218T200000Z', '20261218T220000Z')), { agent: 'Ada Lin' })
  await reserve(ada.id, '2026-12-18T19:00:00Z', '2026-12-18T21:00:00Z')
  const done = await run(app, admin, checked.id)
  expect([done.made, linesOf(done)]).toEqual([0, ['1 row: This time was taken since the check']])
})

test('a ZIP holds calendars of several people by their names; each file that does not fit is shown once (P17.37)', async () => {
  const one = calendar(event('20261220T200000Z', '20261220T220000Z'), event('20261222T200000Z', '20261222T220000Z'))
  const file = await zip({
    'calendars/theo_muller.ics': one,
    'calendars/Ada Lin (2).ics': one,
    'calendars/nobody.ics': one,
    'notes.txt': 'Hello',
    'old.ics': calendar(event('20201204T200000Z', '20201204T220000Z')),
    'inner.zip': await zip({ 'ada lin.ics': one }),
    '__MACOSX/._theo.ics': 'x',
  })
  const checked = await check(file, { name: 'all.zip' })
  expect(linesOf(checked)).toEqual([
    '5 File: Nobody on the roster has the name of this file',
    '7 File: This is not a calendar file (ICS)',
    '8 File: No busy time in the next 24 months',
    '9 File: This is not a calendar file (ICS)',
  ])
  expect(checked.counts).toMatchObject({ ready: 4, problem: 5 })
  const done = await run(app, admin, checked.id)
  expect(done.made).toBe(4)
  expect(new Set((await blocked()).map(({ agent_id }) => agent_id))).toEqual(new Set([theo.id, ada.id]))
})

test('one person has 500 blocked times at most', async () => {
  const daily = calendar(event('20261201T140000Z', '20261201T150000Z', 'RRULE:FREQ=DAILY'))
  const checked = await check(daily, { agent: 'Theo Müller' })
  const had = (await blocked()).filter(({ agent_id }) => agent_id === theo.id).length
  expect(checked.counts.ready).toBe(500 - had)
  expect(linesOf(checked)[0]).toMatch(/^\d+ From: More than 500 blocked times for one person/)
})

test('a file that is no calendar, and one that repeats without end, say so; an unknown person is refused', async () => {
  expect(await check('Name,Email\n')).toMatchObject({ state: 'failed', failure: 'This is not a calendar file (ICS)' })
  const endless = calendar(event('20261204T200000Z', '20261204T200001Z', 'RRULE:FREQ=SECONDLY'))
  expect(await check(endless)).toMatchObject({ state: 'failed', failure: 'A calendar repeats too often to be read' })
  const unknown = await send(endless, { agent: 'Nobody Known' })
  expect([unknown.status, JSON.stringify(unknown.body)]).toEqual([
    400,
    expect.stringContaining('Nobody on the roster has this name or email'),
  ])
  const { id } = await check(calendar(event('20261204T200000Z', '20261204T220000Z')), { agent: 'Ada Lin' })
  const mapped = await app.call('PUT /api/admin/imports/:id', {
    params: { id },
    cookie: admin,
    body: { columns: ['file'] },
  })
  expect([mapped.status, mapped.body.error]).toEqual([409, 'This import has no columns to choose'])
})
