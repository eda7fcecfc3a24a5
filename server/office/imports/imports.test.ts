import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { buildBooking, buildCategory, buildCustomer } from '#tests/support/factories.ts'
import { openOffice } from '#tests/support/office.ts'
import { check, linesOf, run, show, undo, work } from './test-support/import-file.ts'

const { app, admin, adminId } = await openOffice()
const { db } = app.context

const CUSTOMERS = `Full Name,E-mail,Phone,Company,Tags,Notes,Customer since
Dana Whitfield,dana@example.com,(404) 555-0101,Whitfield & Co,"vip, weddings",Prefers a call,3/15/2021
Lee Park,LEE@example.com,,,,,
Bad Email,nobody,,,,,
,empty@example.com,,,,,
Lee Again,lee@example.com,,,,,
`

const customers = () =>
  db
    .selectFrom('customers')
    .select(['email', 'name', 'phone', 'company', 'tags', 'password_hash', 'must_change_password', 'created_at'])
    .orderBy(sql`lower(email)`)
    .execute()
const mails = async () => (await db.selectFrom('outbox_emails').select('id').execute()).length
const actions = async () =>
  (
    await db
      .selectFrom('audit_log')
      .select(['action', 'actor_id'])
      .where('entity', '=', 'import-batch')
      .orderBy('id')
      .execute()
  ).map(({ action, actor_id }) => [action, actor_id])

describe('customers from a file (P17.20)', () => {
  test('are checked row by row, imported without a mail, and undone as a whole', async () => {
    const checked = await check(app, admin, { kind: 'customers', file: CUSTOMERS, name: 'people.csv' })
    expect(checked.columns.map(({ heading, field }) => [heading, field])).toEqual([
      ...[
        ['Full Name', 'name'],
        ['E-mail', 'email'],
        ['Phone', 'phone'],
        ['Company', 'company'],
        ['Tags', 'tags'],
        ['Notes', 'note'],
        ['Customer since', 'since'],
      ],
    ])
    expect(checked.columns[0]?.samples).toEqual(['Dana Whitfield', 'Lee Park', 'Bad Email'])
    expect(checked.counts).toEqual({ ready: 2, problem: 2, duplicate: 1, possible: 0 })
    expect(linesOf(checked)).toEqual([
      '4 E-mail: Invalid email address',
      '5 Full Name: Name is required',
      '6 E-mail: Same email as row 3',
    ])
    expect(await customers(), 'a check writes nothing').toEqual([])

    const done = await run(app, admin, checked.id)
    expect(done).toMatchObject({ state: 'done', made: 2, of: 2, done: 2, fileName: 'people.csv', rows: 5 })
    const [dana, lee] = await customers()
    expect(dana).toMatchObject({
      ...{ email: 'dana@example.com', name: 'Dana Whitfield', phone: '(404) 555-0101', company: 'Whitfield & Co' },
      ...{ tags: ['vip', 'weddings'], password_hash: null, must_change_password: true },
    })
    expect(dana?.created_at.toISOString()).toBe('2021-03-15T16:00:00.000Z')
    expect(lee).toMatchObject({ email: 'LEE@example.com', name: 'Lee Park', phone: null, tags: [] })
    expect(await db.selectFrom('customer_notes').select(['content', 'author_id']).execute()).toEqual([
      { content: 'Prefers a call', author_id: adminId },
    ])
    expect(await mails(), 'nobody is mailed (P17.25)').toBe(0)
    const { body: list } = await app.call('GET /api/admin/customers', { cookie: admin })
    expect(list.map(({ name }) => name).sort()).toEqual(['Dana Whitfield', 'Lee Park'])
    const cells = await db.selectFrom('import_rows').select('cells').where('made_id', 'is not', null).execute()
    expect(cells, 'what it said is forgotten').toEqual([{ cells: null }, { cells: null }])

    expect(await undo(app, admin, checked.id)).toMatchObject({ state: 'undone', made: 0 })
    expect(await customers()).toEqual([])
    expect(await actions()).toEqual([
      ['import.uploaded', adminId],
      ['import.run', adminId],
      ['import.undone', adminId],
    ])
  })

  test('that are here already are duplicates by email, possible ones by phone or name (P17.24)', async () => {
    await buildCustomer(db, { email: 'known@example.com', name: 'Known One', phone: '(404) 555-0199' })
    const file = `Name,Email,Phone
Someone,KNOWN@example.com,
Same Phone,other@example.com,+1 404 555 0199
known one,another@example.com,
Fresh,fresh@example.com,
`
    const checked = await check(app, admin, { kind: 'customers', file })
    expect(linesOf(checked)).toEqual([
      '2 Email: Already a customer: Known One',
      '3 Email: Same phone as Known One',
      '4 Email: Same name as a customer',
    ])
    expect(checked.counts).toEqual({ ready: 1, problem: 0, duplicate: 1, possible: 2 })
    expect(await run(app, admin, checked.id, true)).toMatchObject({ made: 3 })
    const emails = (await customers()).map(({ email }) => email)
    expect(emails).toEqual(['another@example.com', 'fresh@example.com', 'known@example.com', 'other@example.com'])
  })

  test('may have their dates written with the day first (P17.27)', async () => {
    const file = 'Name,Email,Since\nDot,dot@example.com,3/4/2021\nDan,dan@example.com,31/12/2020\n'
    const checked = await check(app, admin, { kind: 'customers', file })
    expect(linesOf(checked)).toEqual(['3 Since: Not a date. Write it as 2026-12-04 or 12/4/2026.'])
    const columns = checked.columns.map(({ field }) => field)
    const params = { id: checked.id }
    await app.call('PUT /api/admin/imports/:id', { params, body: { columns, dayFirst: true }, cookie: admin })
    await work(app)
    expect(await show(app, admin, checked.id)).toMatchObject({ dayFirst: true, problemCount: 0, counts: { ready: 2 } })
    await run(app, admin, checked.id)
    const days = (await customers())
      .filter(({ email }) => /^d[oa][tn]@/.test(email))
      .map((row) => row.created_at.toISOString())
    expect(days.sort()).toEqual(['2020-12-31T17:00:00.000Z', '2021-04-03T16:00:00.000Z'])
    await undo(app, admin, checked.id)
  })

  test('have no password until they ask for a link with “Forgot password?”', async () => {
    const { id } = await check(app, admin, { kind: 'customers', file: 'Name,Email\nWren,wren@example.com\n' })
    await run(app, admin, id)
    await app.call('POST /api/auth/forgot-password', { body: { role: 'customer', email: 'wren@example.com' } })
    const links = await db.selectFrom('outbox_emails').select(['kind', 'recipient']).execute()
    expect(links).toEqual([{ kind: 'password-link', recipient: 'wren@example.com' }])
    await db.deleteFrom('outbox_emails').execute()
  })

  test('an email that is taken between check and import is left out and reported (P17.26)', async () => {
    const checked = await check(app, admin, {
      kind: 'customers',
      file: 'Name,Email\nAda,taken@example.com\nBea,bea@example.com\n',
    })
    await buildCustomer(db, { email: 'Taken@example.com' })
    const done = await run(app, admin, checked.id)
    expect(done).toMatchObject({ state: 'done', made: 1 })
    expect(linesOf(done)).toEqual(['2 row: Became a customer before the import'])
  })

  test('an undo is refused with what depends on it, and works once that is gone (P17.28)', async () => {
    const file = 'Name,Email,Notes\nUma,uma@example.com,hello\nVera,vera@example.com,\n'
    const { id } = await check(app, admin, { kind: 'customers', file })
    await run(app, admin, id)
    const { id: ada } = await db
      .selectFrom('customers')
      .select('id')
      .where('email', '=', 'uma@example.com')
      .executeTakeFirstOrThrow()
    await app.call('POST /api/admin/customers/:id/notes', {
      params: { id: ada },
      body: { content: 'Called.' },
      cookie: admin,
    })
    const refused = await app.call('POST /api/admin/imports/:id/undo', { params: { id }, cookie: admin })
    expect([refused.status, refused.body.error]).toEqual([
      409,
      'This import cannot be undone any more. What depends on it: 1 note.',
    ])
    expect(await show(app, admin, id)).toMatchObject({ state: 'done', made: 2 })
    await sql`delete from customer_notes where customer_id = ${ada} and id <> customer_id`.execute(db)
    expect(await undo(app, admin, id)).toMatchObject({ state: 'undone', made: 0 })
    expect((await customers()).map(({ email }) => email)).not.toContain('uma@example.com')
  })

  test('a change of one since stands in the way of an undo', async () => {
    const { id } = await check(app, admin, { kind: 'customers', file: 'Name,Email\nCara,cara@example.com\n' })
    await run(app, admin, id)
    const cara = await db
      .selectFrom('customers')
      .select('id')
      .where('email', '=', 'cara@example.com')
      .executeTakeFirstOrThrow()
    await app.call('PUT /api/admin/customers/:id', { params: cara, body: { company: 'Cara Inc' }, cookie: admin })
    const refused = await app.call('POST /api/admin/imports/:id/undo', { params: { id }, cookie: admin })
    expect([refused.status, refused.body.error]).toEqual([
      409,
      'This import cannot be undone any more. What depends on it: 1 changed since.',
    ])
  })
})

describe('talent from a file', () => {
  test('joins the roster with contact and a poster to be drawn; names that are there are duplicates', async () => {
    await buildCategory(db, 'dj')
    await db.updateTable('categories').set({ display_name: 'DJs' }).where('name', '=', 'dj').execute()
    const file = `Stage name;Category;Rate;Email;Phone;Instagram;Skills
Nova Lane;DJ;$150/hr;nova@example.com;404-555-0107;@novalane;house, techno
Max Volt;DJs;99.50;;;;
Ivy Rose;acrobat;;;;;
Nova Lane;dj;;;;;
`
    const checked = await check(app, admin, { kind: 'agents', file })
    expect(linesOf(checked)).toEqual([
      '3 Rate: Whole dollars',
      '4 Category: Not a category we know. Add it under Categories first.',
      '5 Stage name: Same name and category as row 2',
    ])
    const done = await run(app, admin, checked.id)
    expect(done.made).toBe(1)
    const nova = await db
      .selectFrom('agents as a')
      .innerJoin('agent_contacts as c', 'c.agent_id', 'a.id')
      .innerJoin('poster_jobs as p', 'p.agent_id', 'a.id')
      .select([
        'a.name',
        'a.category',
        'a.hourly_rate',
        'a.instagram',
        'a.specialties',
        'a.user_id',
        'c.email',
        'c.phone',
      ])
      .select('p.requested_by')
      .executeTakeFirstOrThrow()
    expect(nova).toEqual({
      ...{ name: 'Nova Lane', category: 'dj', hourly_rate: 150, instagram: 'https://www.instagram.com/novalane' },
      ...{ specialties: ['house', 'techno'], user_id: null, email: 'nova@example.com', phone: '404-555-0107' },
      requested_by: adminId,
    })
    const listed = async () => (await app.call('GET /api/agents')).body.map(({ name }) => name)
    await expect.poll(listed).toContain('Nova Lane')
    const second = await check(app, admin, {
      kind: 'agents',
      file: 'Name,Category,Email\nnova lane,dj,\nSomeone,dj,NOVA@example.com\n',
    })
    expect(linesOf(second)).toEqual(['2 Name: Already on the roster', '3 Name: Same email as Nova Lane'])
    // some rows of the file made nothing
    const { id: agent_id } = await db
      .selectFrom('agents')
      .select('id')
      .where('name', '=', 'Nova Lane')
      .executeTakeFirstOrThrow()
    const booking = await buildBooking(db, { agent_id })
    const params = { id: checked.id }
    const refused = await app.call('POST /api/admin/imports/:id/undo', { params, cookie: admin })
    expect(refused.body.error).toBe('This import cannot be undone any more. What depends on it: 1 booking.')
    await db.deleteFrom('bookings').where('id', '=', booking.id).execute()
    expect(await undo(app, admin, checked.id)).toMatchObject({ state: 'undone', made: 0 })
    expect(await mails()).toBe(0)
  })
})
