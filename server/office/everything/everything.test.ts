import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import yauzl from 'yauzl'
import { buildInvoice } from '#tests/support/billing.ts'
import { buildAgent, buildBooking, buildCustomer, buildUser } from '#tests/support/factories.ts'
import { givePicture } from '#tests/support/pictures.ts'
import { signIn, startTestApp, type TestApp } from '#tests/support/start-test-app.ts'
import { makeArchive } from './archive.ts'
import { listTables, readTable } from './read-table.ts'
import { LEFT_OUT, SECRET_COLUMNS } from './tables.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())

/** The archive as an owner gets it: the content of each file by its name. */
async function takeArchive(): Promise<Map<string, Buffer>> {
  const owner = await buildUser(app.context.db)
  const cookie = await signIn(app, { role: 'admin', userId: owner.id })
  const url = '/api/admin/exports/everything'
  const { statusCode, headers, rawPayload } = await app.app.inject({ method: 'GET', url, headers: { cookie } })
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/zip'])
  expect(headers['content-disposition']).toMatch(/^attachment; filename="everything-\d{4}-\d\d-\d\d\.zip"$/)
  const zip = await yauzl.fromBufferPromise(rawPayload)
  const files = new Map<string, Buffer>()
  for await (const entry of zip.eachEntry()) {
    files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)))
  }
  return files
}

const listAll = async () =>
  (
    await sql<{ name: string }>`select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`.execute(app.context.db)
  ).rows.map(({ name }) => name)

test('the archive has every table, picture and issued invoice, and its README counts them (P6.207)', async () => {
  const { db } = app.context
  const agent = await buildAgent(db, { name: 'Zoë Ōyama' })
  await givePicture(db, agent.id)
  const customer = await buildCustomer(db, { name: '=SUM(A1)', tags: ['VIP', 'weddings'] })
  const booking = await buildBooking(db, { agent_id: agent.id, customer_id: customer.id, guests: 80 })
  const sent = await buildInvoice(db, booking.id, { status: 'pending', sent_at: new Date() })
  const other = await buildBooking(db, { agent_id: agent.id, customer_id: customer.id })
  const draft = await buildInvoice(db, other.id, { status: 'draft' })
  const files = await takeArchive()

  const tables = (await listTables(db)).map(({ name }) => name)
  const pictures = [...files.keys()].filter((name) => name.startsWith('pictures/'))
  expect([...files.keys()]).toEqual([
    ...tables.map((name) => `tables/${name}.csv`),
    ...pictures,
    `invoices/${sent.invoice_number}.pdf`,
    'README.txt',
  ])
  expect(pictures).toEqual([`pictures/${'b7'.repeat(32)}.webp`])
  const stored = await db.selectFrom('image_variants').select('bytes').executeTakeFirstOrThrow()
  expect(files.get(pictures[0] ?? '')).toEqual(stored.bytes)
  expect(files.get(`invoices/${sent.invoice_number}.pdf`)?.subarray(0, 5).toString()).toBe('%PDF-')
  expect(files.has(`invoices/${draft.invoice_number}.pdf`)).toBe(false)

  const readFile = (name: string) => files.get(name)?.toString() ?? ''
  expect(readFile('tables/agents.csv')).toContain('"Zoë Ōyama"')
  const customers = readFile('tables/customers.csv')
  expect(customers).toContain(`"'=SUM(A1)"`)
  expect(customers).toContain('"[""VIP"",""weddings""]"')
  expect(readFile('tables/bookings.csv').trim().split('\r\n')).toHaveLength(3)
  const readme = readFile('README.txt')
  expect(readme).toMatch(/^ {2}bookings +2$/m)
  expect(readme).toMatch(/^ {2}customers +1$/m)
  expect(readme).toContain('Pictures: 1\nInvoices as PDF: 1\n')
  for (const name of Object.values(LEFT_OUT).flat()) expect(readme).toContain(name)
})

test('nothing in the archive lets a reader in, and no private record of talent is in it (S100)', async () => {
  const { db } = app.context
  const secrets = {
    hash: '$scrypt$of-a-customer',
    earlier: '$scrypt$of-an-earlier-one',
    staff: '$scrypt$of-the-office',
    code: 'INVITE-CODE-7',
    legal: 'Legal Name of a Performer',
    temporary: 'a-temporary-password',
  }
  const customer = await buildCustomer(db, { password_hash: secrets.hash, earlier_password_hashes: [secrets.earlier] })
  const user = await buildUser(db, { password_hash: secrets.staff })
  const agent = await buildAgent(db)
  await db.insertInto('agent_private_details').values({ agent_id: agent.id, legal_name: secrets.legal }).execute()
  await sql`insert into agent_invite_codes (code, email, category, expires_at, created_by)
    values (${secrets.code}, 'new@example.com', ${agent.category}, now() + interval '1 day', ${user.id})`.execute(db)
  await sql`insert into outbox_emails (kind, recipient, customer_id, data)
    values ('account-created', 'a@example.com', ${customer.id}, ${JSON.stringify({ word: secrets.temporary })})`.execute(
    db,
  )
  const files = await takeArchive()
  const everything = [...files.values()].map((bytes) => bytes.toString('latin1')).join('\n')
  expect(everything).toContain('new@example.com')
  for (const [name, secret] of Object.entries(secrets)) expect(everything.includes(secret), name).toBe(false)
})

test('each table of the database is in the archive or left out with a reason, and each secret column exists', async () => {
  const taken = await listTables(app.context.db)
  const leftOut = Object.values(LEFT_OUT).flat()
  expect([...taken.map(({ name }) => name), ...leftOut].sort()).toEqual(await listAll())
  const { rows } = await sql<{ name: string }>`select table_name || '.' || column_name as name
    from information_schema.columns where table_schema = 'public'`.execute(app.context.db)
  expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining([...SECRET_COLUMNS]))
  // what is named like a secret is one, or is in a table that is left out
  const suspicious = taken.flatMap(({ name, columns }) =>
    columns
      .filter((column) => /password_hash|token|secret|sealed|_code$|^code$/.test(column))
      .map((column) => `${name}.${column}`),
  )
  expect(suspicious).toEqual([
    'booking_cancellations.reason_code',
    'booking_requests.reason_code',
    'model_tokens.tokens',
    'place_settings.phone_code',
  ])
})

test.each([
  [
    'model_tokens',
    `insert into model_tokens (day, tokens) select date '2020-01-01' + n, n from generate_series(1, 2500) n`,
  ],
  [
    'agent_weekly_hours',
    `insert into agent_weekly_hours (agent_id, weekday, start_minute, end_minute)
     select a.id, d, m * 60, m * 60 + 30 from agents a, generate_series(0, 6) d, generate_series(0, 20) m`,
  ],
])('every row of %s is read once, in the order of its key', async (name, fill) => {
  const { db } = app.context
  for (let i = 0; i < 9; i++) await buildAgent(db)
  await sql.raw(fill).execute(db)
  const table = (await listTables(db)).find((one) => one.name === name)
  if (!table) throw new Error(`${name} is not in the archive`)
  let counted = 0
  let csv = ''
  for await (const part of readTable(db, table, (rows) => (counted += rows))) csv += part
  const lines = csv.trim().split('\r\n').slice(1)
  expect(lines.length).toBeGreaterThan(1000)
  expect([new Set(lines).size, counted]).toEqual([lines.length, lines.length])
  const order = table.key.map(({ column }) => column).join(', ')
  const { rows } = await sql.raw<Record<string, unknown>>(`select ${order} from ${name} order by ${order}`).execute(db)
  expect(rows).toHaveLength(lines.length)
  expect(lines.at(-1)).toContain(String(Object.values(rows.at(-1) ?? {})[0]))
})

test('an invoice that cannot be printed is named in the README, and the rest is there', async () => {
  const { db } = app.context
  const booking = await buildBooking(db)
  const { invoice_number } = await buildInvoice(db, booking.id)
  const printBill = () => Promise.reject(new Error('no glyphs'))
  const archive = await makeArchive({ ...app.context, pdf: { ...app.context.pdf, printBill } }, 'an-owner')
  const zip = await yauzl.fromBufferPromise(await buffer(archive))
  const names = new Map<string, yauzl.Entry>()
  for await (const entry of zip.eachEntry()) names.set(entry.fileName, entry)
  const readme = names.get('README.txt')
  if (!readme) throw new Error('no README.txt')
  expect((await buffer(await zip.openReadStreamPromise(readme))).toString()).toMatch(
    new RegExp(`\nInvoices as PDF: 0\nCould not be made, their files are empty: .*${invoice_number}`),
  )
  expect(names.get(`invoices/${invoice_number}.pdf`)?.uncompressedSize).toBe(0)
})

test('a read that fails breaks the archive off, and the product goes on', async () => {
  const { pool } = app.database
  await pool.query(`create table zz_broken (id int primary key); insert into zz_broken values (1);
    alter table zz_broken enable row level security; grant select on zz_broken to public;
    create policy fails on zz_broken using (1 / (id - id) = 1)`)
  const archive = await makeArchive(app.context, 'an-owner')
  await expect(buffer(archive)).rejects.toThrow('division by zero')
  await pool.query('drop table zz_broken')
  expect((await takeArchive()).has('README.txt')).toBe(true)
})
