import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, inject, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/client.ts'
import { createLog } from '#server/log.ts'
import { startServer } from '#server/main.ts'
import { buildInvoice } from '#tests/support/billing.ts'
import { bookingBody } from '#tests/support/bookings.ts'
import { connectionUrl, openTestDatabase } from '#tests/support/database.ts'
import { buildAgent, buildBooking } from '#tests/support/factories.ts'
import { makeTempFolder } from '#tests/support/site.ts'
import { startSmtp } from '#tests/support/smtp.ts'
import { until } from '#tests/support/until.ts'

test('a booking over the wire becomes mail in a moment, and closing ends everything (docs/decisions/013)', async () => {
  await using database = await openTestDatabase(inject('cluster'))
  const db = openDatabase(database.pool)
  const agent = await buildAgent(db)
  const logged: string[] = []
  const config = readConfig({
    PORT: '0',
    DEMO_DATA: '0',
    DATABASE_URL: connectionUrl(database.connection),
    DATA_DIR: makeTempFolder(),
    SECRET_KEY: randomBytes(32).toString('hex'),
    ADMIN_EMAIL: 'boss@example.com',
    ADMIN_PASSWORD: 'a long password',
  })
  const server = await startServer(config, createLog(config, { write: (line) => logged.push(line) }))
  expect((await fetch(`${server.url}/api/health/ready`)).status).toBe(200)
  const answer = await fetch(`${server.url}/api/bookings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.url },
    body: JSON.stringify(bookingBody(agent.id)),
  })
  expect(answer.status).toBe(201)

  const folder = path.join(config.dataDir, 'mail')
  const mails = await until(() => {
    const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : []
    return files.length === 2 && files
  })
  const texts = mails.map((name) => readFileSync(path.join(folder, name), 'utf8'))
  expect(texts.filter((text) => text.includes('To: boss@example.com'))).toHaveLength(1)
  expect(texts.filter((text) => text.includes('Temporary password'))).toHaveLength(1)
  await until(async () => {
    const rows = await db.selectFrom('outbox_emails').select('state').execute()
    return rows.every(({ state }) => state === 'sent')
  })
  // what the crontab does each minute
  const { rows: tasks } = await database.pool.query('select identifier from graphile_worker._private_known_crontabs')
  expect(tasks).toContainEqual({ identifier: 'fold-tallies' })
  await database.pool.query("select graphile_worker.add_job('fold-tallies')")
  await until(async () => (await db.selectFrom('tally_changes').select('id').execute()).length === 0)
  expect(await db.selectFrom('tallies').select('measure').execute()).not.toEqual([])

  await server.close()
  await expect(fetch(`${server.url}/api/health/live`)).rejects.toThrow()
  await until(async () => {
    const { rows } = await database.pool.query(
      `select application_name from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
       and application_name like 'marquee%' and application_name <> 'marquee'`,
    )
    return rows.length === 0
  })
  expect(logged.join('')).not.toMatch(/a long password|Temporary/)
})

test('closing lets the job that sends mail finish its message before its PDF and Redis are taken away (S88)', async () => {
  await using database = await openTestDatabase(inject('cluster'))
  await using smtp = await startSmtp()
  const db = openDatabase(database.pool)
  // far more than leave while a busy machine starts the server
  const MAILS = 120
  smtp.pause = 500
  for (let i = 0; i < MAILS; i++) {
    const email = `dana-${i}@example.com`
    const booking = await buildBooking(db, { customer_email: email, status: 'confirmed' })
    const invoice = await buildInvoice(db, booking.id)
    const { id: mailingId } = await db
      .insertInto('invoice_mailings')
      .values({ invoice_id: invoice.id, recipient_name: 'Dana', recipient_email: email })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('outbox_emails')
      .values({ kind: 'invoice-sent', recipient: email, data: JSON.stringify({ mailingId }), invoice_id: invoice.id })
      .execute()
  }
  const config = readConfig({
    PORT: '0',
    DEMO_DATA: '0',
    DATABASE_URL: connectionUrl(database.connection),
    DATA_DIR: makeTempFolder(),
    SECRET_KEY: randomBytes(32).toString('hex'),
    SMTP_URL: smtp.url,
  })
  const logged: string[] = []
  const server = await startServer(config, createLog(config, { write: (line) => logged.push(line) }))
  await until(() => smtp.arrived.length > 0)
  await server.close()
  const mails = await db.selectFrom('outbox_emails').select(['state', 'attempts', 'last_error']).execute()
  const left = mails.filter(({ state }) => state === 'sent').length
  expect(left, 'it closed in the middle').toBeLessThan(MAILS)
  expect(mails.filter(({ state }) => state !== 'sent')).toEqual(
    Array(MAILS - left).fill({ state: 'queued', attempts: 0, last_error: null }),
  )
  expect(logged.filter((line) => line.includes('could not be'))).toEqual([])
})
