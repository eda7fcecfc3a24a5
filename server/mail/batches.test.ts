import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { createMailer, type OutgoingMail } from '#server/integrations/mailer.ts'
import { bookingBody } from '#tests/support/bookings.ts'
import { buildAgent, buildCustomer } from '#tests/support/factories.ts'
import { deliver } from '#tests/support/mail.ts'
import { makeTempFolder } from '#tests/support/site.ts'
import { startTestApp, type TestApp } from '#tests/support/start-test-app.ts'

async function book(app: TestApp, customerEmail: string): Promise<void> {
  const agent = await buildAgent(app.context.db)
  await buildCustomer(app.context.db, { email: customerEmail })
  const { status } = await app.call('POST /api/bookings', { body: bookingBody(agent.id, { customerEmail }) })
  expect(status).toBe(201)
}

const countStates = async ({ database }: TestApp) => {
  const { rows } = await database.pool.query<{ state: string; mails: number; transactions: number }>(
    `select state, count(*)::int as mails, count(distinct xmin::text)::int as transactions from outbox_emails
     group by state order by state`,
  )
  return rows
}

/** Writes files, and ends the connection under one of them, as kill -9 would. */
function fileMailer(app: TestApp, dataDir: string, dieAt = Number.POSITIVE_INFINITY) {
  const files = createMailer({ ...app.context.config, smtpUrl: undefined, dataDir })
  let written = 0
  const send = async (mail: OutgoingMail) => {
    await files.send(mail)
    written += 1
    if (written !== dieAt) return
    await app.database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()
       and state = 'idle in transaction' and pid <> pg_backend_pid()`,
    )
  }
  return { ...files, send }
}

test('.eml files are written several in a transaction; when that is lost all leave again, each mail in one file', async () => {
  await using app = await startTestApp()
  const dataDir = makeTempFolder()
  const guests = Array.from({ length: 6 }, (_, i) => `guest-${i}@example.com`)
  for (const guest of guests) await book(app, guest)
  await expect(deliver(app, fileMailer(app, dataDir, 3), undefined, 1)).rejects.toThrow()
  expect(await countStates(app)).toMatchObject([{ state: 'queued', mails: 12 }])

  await deliver(app, fileMailer(app, dataDir), undefined, 1)
  // the office gets five an hour, one a transaction
  const [queued, sent] = await countStates(app)
  expect([queued, sent]).toMatchObject([
    { state: 'queued', mails: 1 },
    { state: 'sent', mails: 11 },
  ])
  expect(sent?.transactions).toBeLessThan(11)
  const folder = path.join(dataDir, 'mail')
  const mails = await Promise.all(
    readdirSync(folder).map((name) => PostalMime.parse(readFileSync(path.join(folder, name)))),
  )
  const written = mails.flatMap(({ to = [] }) => to.map(({ address = '' }) => address))
  expect(written.filter((address) => guests.includes(address)).sort()).toEqual(guests)
})

test('mail waits while requests wait for a connection, for a second at most (S91)', async () => {
  await using app = await startTestApp()
  const sent: OutgoingMail[] = []
  const mailer = { send: async (mail: OutgoingMail) => void sent.push(mail), close: () => {} }
  await book(app, 'dana@example.com')
  const began = performance.now()
  await deliver(app, mailer, undefined, 1, () => performance.now() - began < 300)
  expect(performance.now() - began).toBeGreaterThan(300)
  expect(sent).toHaveLength(2)
  await book(app, 'eve@example.com')
  await deliver(app, mailer, undefined, 1, () => true)
  expect(sent).toHaveLength(4)
  await book(app, 'finn@example.com')
  const stopped = new AbortController()
  setTimeout(() => stopped.abort(), 100)
  await deliver(app, mailer, stopped.signal, 1, () => true)
  expect(sent, 'a process that stops begins no mail').toHaveLength(4)
})
