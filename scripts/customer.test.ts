import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openDatabase } from '#server/db/client.ts'
import type { Erasure } from '#server/office/privacy/erase-customer.ts'
import { connectionUrl, openTestDatabase } from '#tests/support/database.ts'
import { buildBooking, buildCustomer } from '#tests/support/factories.ts'
import { runScript } from '#tests/support/run-script.ts'
import { describeErasure } from './customer-erase.ts'
import { readCustomerRequest } from './customer-request.ts'

test('a customer is exported into a file, not erased while an event is to come, and then erased', async () => {
  await using database = await openTestDatabase(inject('cluster'))
  const db = openDatabase(database.pool)
  const folder = mkdtempSync(path.join(tmpdir(), 'marquee-customer-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const env = { DATABASE_URL: connectionUrl(database.connection), SECRET_KEY: 'x'.repeat(32), DATA_DIR: folder }
  const { id, email } = await buildCustomer(db, { name: 'Renee Thibodeaux' })
  const { id: bookingId } = await buildBooking(db, { customer_id: id })
  await db
    .insertInto('outbox_emails')
    .values({ kind: 'booking-received', recipient: email, customer_id: id, state: 'sent', message_id: '<one@x>' })
    .execute()
  mkdirSync(path.join(folder, 'mail'))
  const mail = path.join(folder, 'mail', '_one_x_.eml')
  writeFileSync(mail, 'Dear Renee')

  const file = path.join(folder, 'renee.json')
  const exported = await runScript('customer-export', [email, '--to', file], env)
  expect([exported.code, exported.err]).toEqual([0, ''])
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
    account: { name: 'Renee Thibodeaux' },
    bookings: [{}],
  })
  expect(await runScript('customer-export', [email, '--to', file], env)).toMatchObject({ code: 1, out: '' })
  const unknown = await runScript('customer-export', ['nobody@example.com'], env)
  expect(unknown).toEqual({ code: 1, out: '', err: 'No customer has that email.\n' })

  const refused = await runScript('customer-erase', [email, '--yes'], env)
  expect([refused.code, refused.out]).toEqual([1, ''])
  expect(refused.err).toContain('Bookings still to come: 1.')
  expect(existsSync(mail)).toBe(true)
  await db.updateTable('bookings').set({ status: 'cancelled' }).where('id', '=', bookingId).execute()
  const erased = await runScript('customer-erase', [email, '--yes'], env)
  expect([erased.code, erased.err]).toEqual([0, ''])
  expect(erased.out).toContain('Kept without saying whose: 1 bookings')
  expect(existsSync(mail)).toBe(false)
  expect(erased.out).not.toContain(email)
}, 120_000)

test('unknown options and a missing --yes are refused before a database is opened', async () => {
  const yes = { yes: { type: 'boolean' as const } }
  for (const args of [[], ['renee'], ['a@example.com', 'b@example.com'], ['a@example.com', '--no']]) {
    expect(readCustomerRequest(args, yes, 'customer:erase')).toEqual(expect.any(String))
  }
  expect(readCustomerRequest(['a@example.com', '--yes'], yes, 'x')).toEqual({
    email: 'a@example.com',
    to: undefined,
    yes: true,
  })
  const { code, err } = await runScript('customer-erase', ['a@example.com'], { DATA_DIR: '/nowhere' })
  expect([code, err]).toEqual([2, expect.stringContaining('--yes')])
}, 60_000)

test('an erasure prints how long backups keep the deleted data', () => {
  const erased = {
    result: 'erased',
    id: '',
    bookings: 2,
    invoices: 1,
    payments: 1,
    chats: 0,
    mails: 3,
    messageIds: [],
  } satisfies Erasure
  const here = { backupDir: '/backups', backupElsewhere: undefined, databaseUrl: undefined }
  expect(describeErasure(erased, here)).toMatch(/nightly ones in \/backups for at most five weeks, those made by hand/)
  expect(describeErasure(erased, { ...here, databaseUrl: 'postgres://x' })).toContain('its provider')
  expect(describeErasure(erased, here)).not.toContain('elsewhere')
  const backupElsewhere = { command: 'cat', recipient: 'age1' }
  expect(describeErasure(erased, { ...here, backupElsewhere })).toContain('copies that BACKUP_TO took elsewhere')
})
