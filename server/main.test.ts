import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, inject, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/client.ts'
import { createLog } from '#server/log.ts'
import { startServer } from '#server/main.ts'
import { bookingBody } from '#tests/support/bookings.ts'
import { connectionUrl, openTestDatabase } from '#tests/support/database.ts'
import { buildAgent } from '#tests/support/factories.ts'
import { makeTempFolder } from '#tests/support/site.ts'
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
    return files.length === 3 && files
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
