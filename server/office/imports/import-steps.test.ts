import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { sweepExpired } from '#server/db/sweep.ts'
import type { ImportBatch } from '#shared/contract/office/imports/imports.admin.ts'
import { openOffice } from '#tests/support/office.ts'
import { ageSession, signInBooker, signInOutsiders } from '#tests/support/sign-in.ts'
import { check, run, show, upload, work } from './test-support/import-file.ts'

const { app, admin } = await openOffice()
const { db } = app.context

const file = 'Name,Email\nAda,ada.one@example.com\n'

test('an import goes through its states alone, and refuses what does not follow', async () => {
  const { body } = await upload(app, admin, { kind: 'customers', file })
  const { id, state } = body as ImportBatch // the contract's answer
  const params = { id }
  expect(state).toBe('reading')
  const early = await app.call('POST /api/admin/imports/:id/run', { params, body: {}, cookie: admin })
  expect([early.status, early.body.error]).toEqual([409, 'Check this import first'])
  await work(app)
  const map = (columns: (string | null)[]) =>
    app.call('PUT /api/admin/imports/:id', { params, body: { columns }, cookie: admin })
  expect([(await map(['name'])).status, (await map(['name', null])).body.error]).toEqual([
    422,
    'Choose a column for Email.',
  ])
  expect((await map(['name', 'email'])).status).toBe(200)
  await work(app)
  await run(app, admin, id)
  expect((await map(['name', 'email'])).status).toBe(409)
  expect((await app.call('DELETE /api/admin/imports/:id', { params, cookie: admin })).body.error).toBe(
    'This import has begun. Undo it instead.',
  )
})

test('an import without a row to import does not run, and is deleted with its file', async () => {
  const { id } = await check(app, admin, { kind: 'customers', file: 'Name,Email\nAda,nobody\n' })
  const begun = await app.call('POST /api/admin/imports/:id/run', { params: { id }, body: {}, cookie: admin })
  expect([begun.status, begun.body.error]).toEqual([409, 'There is no row to import'])
  expect((await app.call('DELETE /api/admin/imports/:id', { params: { id }, cookie: admin })).status).toBe(200)
  expect((await app.call('GET /api/admin/imports/:id', { params: { id }, cookie: admin })).status).toBe(404)
  expect(await db.selectFrom('import_rows').select('position').where('batch_id', '=', id).execute()).toEqual([])
})

test('an import of a file that can’t be read says why', async () => {
  const { body } = await upload(app, admin, { kind: 'customers', file: '\n' })
  await work(app)
  expect(await show(app, admin, (body as ImportBatch).id)).toMatchObject({
    state: 'failed',
    failure: 'The file is empty',
  }) // as above
  const { rows } = await sql`select from import_files`.execute(db)
  expect(rows, 'no file is kept').toEqual([])
})

test('a check shows the first 200 of 5,000 findings; all are in the CSV, which is audited (P17.23)', async () => {
  const rows = Array.from({ length: 5000 }, (_, i) => `Person ${i},nobody ${i}`)
  const checked = await check(app, admin, { kind: 'customers', file: `Name,Email\n${rows.join('\n')}\n` })
  expect([checked.problemCount, checked.problems.length, checked.counts.problem]).toEqual([5000, 200, 5000])
  const url = `/api/admin/exports/imports/${checked.id}`
  const answer = await app.app.inject({ method: 'GET', url, headers: { cookie: admin } })
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
  const lines = answer.body.trim().split('\r\n')
  expect(lines).toHaveLength(5001)
  expect(lines[0]).toBe('"Row","Column","Kind","Value","Message"')
  expect(lines.at(-1)).toBe('5001,"Email","Error","nobody 4999","Invalid email address"')
  await ageSession(app, admin)
  expect((await app.app.inject({ method: 'GET', url, headers: { cookie: admin } })).statusCode).toBe(403)
  await ageSession(app, admin, -11)
})

test('importing is for owners: a booker, an agent, a customer and a stranger are refused', async () => {
  const outsiders = await signInOutsiders(app)
  const booker = await signInBooker(app)
  const params = { id: randomUUID() }
  for (const [cookie, status] of [
    [booker, 403],
    [outsiders.agent, 403],
    [outsiders.customer, 403],
    [undefined, 401],
  ] as const) {
    const as = cookie === undefined ? {} : { cookie }
    expect((await upload(app, cookie, { kind: 'customers', file })).status).toBe(status)
    expect((await app.call('GET /api/admin/imports', as)).status).toBe(status)
    expect((await app.call('POST /api/admin/imports/:id/run', { params, body: {}, ...as })).status).toBe(status)
    expect((await app.call('POST /api/admin/imports/:id/undo', { params, ...as })).status).toBe(status)
  }
  const unknown = await app.call('POST /api/admin/imports/:id/undo', { params, cookie: admin })
  expect(unknown.status).toBe(404)
  expect((await upload(app, admin, { kind: 'shoes' as 'customers', file })).status).toBe(400)
  expect((await upload(app, admin, { kind: 'customers', file: '' })).status).toBe(400)
})

test('two imports at once are both done, each row once (P17.26)', async () => {
  const rows = (from: number) =>
    `Name,Email\n${Array.from({ length: 700 }, (_, i) => `P ${i},both${from + i}@example.com`).join('\n')}\n`
  // half of the emails are in both files
  const [one, two] = [
    await check(app, admin, { kind: 'customers', file: rows(0) }),
    await check(app, admin, { kind: 'customers', file: rows(350) }),
  ]
  for (const { id } of [one, two]) {
    await app.call('POST /api/admin/imports/:id/run', { params: { id }, body: {}, cookie: admin })
  }
  await Promise.all([work(app), work(app), work(app)])
  const done = [await show(app, admin, one.id), await show(app, admin, two.id)]
  expect(done.map(({ state }) => state)).toEqual(['done', 'done'])
  expect(done.reduce((sum, { made }) => sum + made, 0)).toBe(1050)
  const found = (await db.selectFrom('customers').select('email').execute()).filter(({ email }) =>
    email.startsWith('both'),
  )
  expect(found).toHaveLength(1050)
})

test('an upload that was not imported is deleted after a week, and so is what an import left out (P17.29)', async () => {
  const one = 'Name,Email\nKim,kim.sweep@example.com\nKit,nobody\n'
  const waits = await check(app, admin, { kind: 'customers', file: one })
  const young = await check(app, admin, { kind: 'customers', file: one })
  const done = await run(app, admin, (await check(app, admin, { kind: 'customers', file: one })).id)
  const age = async (id: string, days: number) =>
    sql`update import_batches set created_at = created_at - make_interval(days => ${days}),
      finished_at = finished_at - make_interval(days => ${days}) where id = ${id}`.execute(db)
  await age(waits.id, 8)
  await age(done.id, 8)
  await sweepExpired(db)
  const left = await db.selectFrom('import_batches').select('id').execute()
  expect(left.map(({ id }) => id)).not.toContain(waits.id)
  expect(left.map(({ id }) => id)).toContain(young.id)
  const rows = await db.selectFrom('import_rows').select('position').where('batch_id', '=', done.id).execute()
  expect(rows).toEqual([{ position: 2 }])
  expect((await show(app, admin, done.id)).problemCount).toBe(1)
  await age(done.id, 30)
  await sweepExpired(db)
  expect(await show(app, admin, done.id)).toMatchObject({ problemCount: 0, made: 1 })
})

test('a file whose reading ended the process three times is given up, and the next one is read', async () => {
  const first = await upload(app, admin, { kind: 'customers', file: 'Name,Email\nKim,kim.reads@example.com\n' })
  const { id } = first.body as { id: string }
  await sql`update import_batches set reads = 3 where id = ${id}`.execute(db)
  await work(app)
  expect(await show(app, admin, id)).toMatchObject({ state: 'failed', failure: expect.stringContaining('three tries') })
  const next = await upload(app, admin, { kind: 'customers', file: 'Name,Email\nKim,kim.reads@example.com\n' })
  await work(app)
  expect(await show(app, admin, (next.body as { id: string }).id)).toMatchObject({ state: 'mapping', failure: null })
})
