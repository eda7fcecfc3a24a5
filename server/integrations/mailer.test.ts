import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import PostalMime from 'postal-mime'
import { expect, inject, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/client.ts'
import { bookingBody } from '#tests/support/bookings.ts'
import { makeCertificate } from '#tests/support/certificate.ts'
import { connectionUrl, openTestDatabase } from '#tests/support/database.ts'
import { buildAgent } from '#tests/support/factories.ts'
import { startProduct } from '#tests/support/product.ts'
import { makeTempFolder } from '#tests/support/site.ts'
import { startSmtp } from '#tests/support/smtp.ts'
import { until } from '#tests/support/until.ts'
import { createMailer } from './mailer.ts'

const mail = {
  to: ['dana@example.com'],
  subject: 'Hi',
  text: 'Hi',
  html: '<p>Hi</p>',
  messageId: '<1@lantern.example>',
}

test('a mail says that a machine wrote it, and answers to it reach the agency (P6.42)', async () => {
  await using smtp = await startSmtp()
  const dataDir = makeTempFolder()
  const env = {
    BRAND_EMAIL: 'desk@lantern.example',
    MAIL_FROM: 'Lantern <no-reply@lantern.example>',
    DATA_DIR: dataDir,
  }
  for (const SMTP_URL of [smtp.url, '']) {
    const mailer = createMailer(readConfig({ ...env, SMTP_URL }))
    await mailer.send(mail)
    mailer.close()
  }
  const [file = ''] = readdirSync(path.join(dataDir, 'mail'))
  const written = await PostalMime.parse(readFileSync(path.join(dataDir, 'mail', file)))
  for (const { headers, replyTo, from } of [...smtp.arrived, written]) {
    expect(headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }))
    expect(replyTo).toMatchObject([{ address: 'desk@lantern.example' }])
    expect(from).toMatchObject({ name: 'Lantern', address: 'no-reply@lantern.example' })
  }
  expect(smtp.arrived).toHaveLength(1)
})

test.each([
  ['https://book.lantern.example:8443/', 'book.lantern.example'],
  ['http://192.0.2.7:3000', '[192.0.2.7]'],
  ['http://[2001:db8::7]:3000', '[ipv6:2001:db8::7]'],
  ['http://localhost:3000', 'localhost'],
])('at %s the product calls itself %s to the mail server', async (PUBLIC_URL, name) => {
  await using smtp = await startSmtp()
  const mailer = createMailer(readConfig({ PUBLIC_URL, SMTP_URL: smtp.url }))
  await mailer.send(mail)
  mailer.close()
  expect(smtp.arrived.map(({ ehlo }) => ehlo)).toEqual([name])
})

test('towards another machine a mail leaves over TLS only, unless the address says otherwise (S89)', async () => {
  await using plain = await startSmtp()
  await using encrypting = await startSmtp(0, { startTls: makeCertificate() })
  const send = async (SMTP_URL: string) => {
    const mailer = createMailer(readConfig({ SMTP_URL }))
    await mailer.send(mail).finally(() => mailer.close())
  }
  // reaches this machine, but is not a loopback name
  const remote = (port: number) => `smtp://0.0.0.0:${port}`
  await expect(send(remote(plain.port))).rejects.toMatchObject({ code: 'ETLS' })
  expect(plain.asked).toEqual([])
  await send(`${remote(plain.port)}?requireTLS=false`)
  await send(plain.url)
  expect(plain.arrived.map(({ secure }) => secure)).toEqual([false, false])
  await expect(send(remote(encrypting.port)), 'a certificate nobody vouches for').rejects.toThrow(/self.signed/)
  await send(`${remote(encrypting.port)}?tls.rejectUnauthorized=false`)
  expect(encrypting.arrived.map(({ secure }) => secure)).toEqual([true])
})

test('a mail server with a certificate of a private authority is trusted with NODE_EXTRA_CA_CERTS', async () => {
  await using database = await openTestDatabase(inject('cluster'))
  const certificate = makeCertificate()
  await using smtp = await startSmtp(0, { tls: certificate })
  const agent = await buildAgent(openDatabase(database.pool))
  const dataDir = makeTempFolder()
  const NODE_EXTRA_CA_CERTS = path.join(dataDir, 'relay-ca.pem')
  writeFileSync(NODE_EXTRA_CA_CERTS, certificate.cert)
  const env = {
    DATABASE_URL: connectionUrl(database.connection),
    DATA_DIR: dataDir,
    SECRET_KEY: 'a-secret-key-that-only-tests-know',
    SMTP_URL: smtp.url,
  }
  const stranger = createMailer(readConfig(env))
  await expect(stranger.send(mail)).rejects.toThrow(/self.signed/)
  stranger.close()

  const { url } = await startProduct({ ...env, NODE_EXTRA_CA_CERTS })
  const answer = await fetch(`${url}/api/bookings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(bookingBody(agent.id, { customerEmail: 'dana@example.com' })),
  })
  expect(answer.status).toBe(201)
  await until(() => smtp.arrived.some(({ envelopeTo }) => envelopeTo.includes('dana@example.com')), 10_000)
})
