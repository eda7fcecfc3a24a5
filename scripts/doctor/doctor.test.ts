import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer as createPlain } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { listBackups, nameBackup, recordCopy, recordFailure } from '#server/db/backup/backup-folder.ts'
import type { Elsewhere } from '#server/db/backup/send-backup.ts'
import { openPool } from '#server/db/client.ts'
import { makeCertificate } from '#tests/support/certificate.ts'
import { connectionUrl, openTestDatabase } from '#tests/support/database.ts'
import { startDns } from '#tests/support/dns.ts'
import { runScript } from '#tests/support/run-script.ts'
import { startSmtp } from '#tests/support/smtp.ts'
import { checkAddress } from './address.ts'
import { describeFindings } from './finding.ts'
import { checkBackups, checkDatabase, checkDisks } from './machine.ts'
import { checkMail } from './mail.ts'
import { checkSettings } from './settings.ts'

const HOST = 'agency.example'
const KNOWN = [
  { name: HOST, type: 'A', data: '192.0.2.7' },
  { name: HOST, type: 'TXT', data: 'google-site-verification=x' },
  { name: HOST, type: 'TXT', data: 'v=spf1 include:relay.example -all' },
  { name: `_dmarc.${HOST}`, type: 'TXT', data: 'v=DMARC1; p=quarantine' },
] as const

/** What the sites answer now. */
let answer = { status: 200, body: '{"status":"ok"}' }

/** A site over TLS on this machine, whose certificate is valid for some more hours. */
async function openSite(hours: number) {
  const certificate = makeCertificate(HOST, hours)
  const server = createServer(certificate, (_, response) => {
    response.writeHead(answer.status).end(answer.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { port: (server.address() as AddressInfo).port, ca: certificate.cert, close: () => server.close() }
}

let sites: Record<'fine' | 'soon' | 'ended', Awaited<ReturnType<typeof openSite>>>
beforeAll(async () => {
  const [fine, soon, ended] = await Promise.all([openSite(90 * 24 + 1), openSite(3 * 24 + 1), openSite(-1)])
  sites = { fine, soon, ended }
})
afterAll(() => {
  for (const site of Object.values(sites)) site.close()
})

test('a name that leads somewhere, a valid certificate and an answer are good', async () => {
  await using dns = await startDns(KNOWN)
  const site = sites.fine
  const outside = { resolver: dns.resolver, ca: site.ca, address: '127.0.0.1' }
  const found = await checkAddress({ publicUrl: `https://${HOST}:${site.port}` }, outside)
  expect(found.map(({ state, says }) => [state, says.replace(/:\d+/, '')])).toEqual([
    ['good', 'agency.example leads to 192.0.2.7.'],
    ['good', 'The certificate of agency.example is valid for 90 more days.'],
    ['good', 'The product answers at https://agency.example.'],
  ])
})

test.each([
  ['a certificate that ends soon', 'soon', answer, 'look', /^The certificate of agency\.example ends in 3 days\.$/],
  [
    'a certificate that has ended',
    'ended',
    answer,
    'broken',
    /^There is no valid certificate at agency\.example: .*expired/,
  ],
  [
    'a database that is away',
    'fine',
    { status: 503, body: '{"error":"Not ready yet","code":"unavailable"}' },
    'broken',
    /can't reach its database/,
  ],
  [
    'another program',
    'fine',
    { status: 404, body: '<h1>nginx</h1>' },
    'broken',
    /^Something else answers at .*, with status 404/,
  ],
] as const)('%s is found', async (_, certificate, answered, state, says) => {
  await using dns = await startDns(KNOWN)
  const site = sites[certificate]
  answer = answered
  const outside = { resolver: dns.resolver, ca: site.ca, address: '127.0.0.1' }
  const found = await checkAddress({ publicUrl: `https://${HOST}:${site.port}` }, outside)
  const [bad] = found.filter((finding) => finding.state !== 'good')
  expect(bad?.state).toBe(state)
  expect(bad?.says).toMatch(says)
  expect(bad?.fix).toBeTruthy()
})

test('a name without an address, a site without TLS, an untrusted certificate and a closed port are found', async () => {
  await using dns = await startDns(KNOWN)
  const outside = { resolver: dns.resolver, address: '127.0.0.1' }
  const statesOf = async (publicUrl: string) => (await checkAddress({ publicUrl }, outside)).map(({ says }) => says)
  expect(await statesOf('https://nowhere.example')).toEqual(['nowhere.example has no address.'])
  expect(await statesOf('http://127.0.0.1:3000')).toEqual([
    'The site is at http://127.0.0.1:3000, which only this machine reaches.',
  ])
  const site = sites.fine
  expect((await statesOf(`https://${HOST}:${site.port}`))[1]).toMatch(/^There is no valid certificate at .*self-signed/)
  expect((await statesOf(`https://${HOST}:1`))[1]).toMatch(/ECONNREFUSED/)
  const plain = createPlain((_, response) => response.end('{"status":"ok"}'))
  await new Promise<void>((resolve) => plain.listen(0, '127.0.0.1', resolve))
  const { port } = plain.address() as AddressInfo
  expect((await statesOf(`http://${HOST}:${port}`)).slice(1)).toEqual([
    'Passwords and cookies cross the network in plain text.',
    `The product answers at http://${HOST}:${port}.`,
  ])
  plain.close()
})

test('mail is checked at the relay and in the records of its domain', async () => {
  await using dns = await startDns(KNOWN)
  await using smtp = await startSmtp(0, { auth: { user: 'us', pass: 'right' } })
  const config = { mailFrom: `"Marquee" <hello@${HOST}>`, publicUrl: `https://${HOST}` }
  const check = async (more: object) => {
    const found = await checkMail({ ...config, smtpUrl: undefined, ...more }, dns)
    return found.map(({ state, says }) => `${state}: ${says.replace(/:\d+/, '')}`)
  }
  const address = (password: string) => `smtp://us:${password}@127.0.0.1:${smtp.port}`
  expect(await check({ smtpUrl: address('right') })).toEqual([
    'good: The mail server 127.0.0.1 lets the product in.',
    'good: agency.example has a SPF record.',
    'good: _dmarc.agency.example has a DMARC record.',
  ])
  const [relay, ...records] = await check({ smtpUrl: address('wrong'), mailFrom: 'hello@other.example' })
  expect(relay).toMatch(/^broken: The mail server 127\.0\.0\.1 takes no mail: .*535/)
  expect(records).toEqual([
    'look: other.example has no SPF record, so mail may end up in spam.',
    'look: _dmarc.other.example has no DMARC record, so mail may end up in spam.',
  ])
  expect(await check({})).toEqual(['broken: No email is sent: emails are written to files.'])
  expect(await check({ smtpUrl: address('right'), mailFrom: 'Marquee' })).toEqual([
    'broken: MAIL_FROM has no address: Marquee.',
  ])
})

test('the database is asked for its version, its migrations and its clock', async () => {
  await using database = await openTestDatabase(inject('cluster'))
  const says = async (pool: Parameters<typeof checkDatabase>[0]) => (await checkDatabase(pool)).map((one) => one.says)
  expect(await says(database.pool)).toEqual([
    expect.stringMatching(/^Marquee \d.* on Node \d/),
    expect.stringMatching(/^PostgreSQL \d+.* answers\.$/),
  ])
  await database.pool.query('delete from migrations where name = (select max(name) from migrations)')
  expect((await says(database.pool)).at(-1)).toBe('The database is older than this release, or takes no writes.')
  const late = { query: async () => ({ rows: [{ version: '18', now: new Date(Date.now() - 120_000) }] }) }
  expect((await says(late as unknown as typeof database.pool)).at(-1)).toBe(
    'The clocks of this machine and the database are 120 seconds apart.',
  )
  const away = openPool({ host: '127.0.0.1', port: 1 })
  expect((await says(away)).at(-1)).toMatch(/^The database does not answer: .*ECONNREFUSED/)
  await away.end()
})

test('backups that are missing, old or failed are found', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'marquee-doctor-'))
  const now = new Date('2026-11-24T12:00:00Z')
  const check = async (databaseUrl?: string, backupElsewhere?: Elsewhere) =>
    checkBackups({ databaseUrl, backupDir: folder, backupElsewhere }, now)
  expect((await check()).says).toBe('There is no backup yet.')
  expect((await check('postgres://elsewhere')).state).toBe('look')
  const at = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
  await writeFile(path.join(folder, nameBackup(at(60), 'daily')), 'x')
  expect(await check()).toMatchObject({ state: 'broken', says: 'The last backup is 60 hours old.' })
  await writeFile(path.join(folder, nameBackup(at(8), 'daily')), 'x')
  expect(await check()).toMatchObject({
    state: 'good',
    says: expect.stringMatching(/^The last backup is 8 hours old\./),
  })
  const elsewhere = { command: 'cat', recipient: 'age1' }
  expect(await check(undefined, elsewhere)).toMatchObject({
    ...{ state: 'look', says: 'The last backup is 8 hours old. It was not copied elsewhere yet.' },
  })
  const [newest] = await listBackups(folder)
  await recordCopy(folder, newest ?? { file: '', at: now })
  expect(await check(undefined, elsewhere)).toMatchObject({ state: 'good', says: expect.stringMatching(/was copied/) })
  await recordFailure(folder, at(1), 'no room')
  expect(await check()).toMatchObject({ state: 'broken', says: 'The last backup failed: no room.' })
  expect(await checkDisks({ dataDir: folder, backupDir: path.join(folder, 'none') })).toHaveLength(1)
  await rm(folder, { recursive: true })
})

test('settings for trying the product out are named, and those of a real installation are not', () => {
  const real = { production: true, loopback: true, demoLogins: 'none', admin: undefined, rateLimitScale: 1 } as const
  expect(checkSettings({ ...real, secure: true, trustProxy: 'loopback' })).toEqual([])
  const tried: Parameters<typeof checkSettings>[0] = {
    production: false,
    loopback: false,
    demoLogins: 'all',
    admin: { email: 'a@b.example', password: 'x' },
    rateLimitScale: 5,
    secure: true,
    trustProxy: false,
  }
  expect(checkSettings(tried)).toHaveLength(5)
})

test('findings are lines with what to do below them, and a sum at the end', () => {
  const findings = [
    { state: 'good', says: 'All is well.' },
    { state: 'broken', says: 'Nothing answers.', fix: 'Start it.' },
  ] as const
  expect(describeFindings(findings)).toBe(
    'good    All is well.\nbroken  Nothing answers.\n        Start it.\n\n1 good, 0 to look at, 1 to fix',
  )
})

test('npm run doctor prints its findings and ends with 1 while something is broken', async () => {
  await using database = await openTestDatabase(inject('cluster'))
  const env = { DATABASE_URL: connectionUrl(database.connection), SECRET_KEY: 'x'.repeat(32), DATA_DIR: '/nowhere' }
  const { out, err, code } = await runScript('doctor', [], env)
  expect([code, err]).toEqual([1, ''])
  expect(out).toMatch(/^good {4}PostgreSQL /m)
  expect(out).toMatch(/^broken {2}No email is sent/m)
  expect(out).toMatch(/\n\d+ good, \d+ to look at, 1 to fix\n$/)
  const empty = await mkdtemp(path.join(tmpdir(), 'marquee-doctor-'))
  const { out: unmade } = await runScript('doctor', [], { DATA_DIR: empty })
  expect(unmade).toContain(`There is no database in ${empty} yet.`)
  expect(await readdir(empty)).toEqual([])
  await writeFile(path.join(empty, 'postgres'), 'a file in its place')
  const { out: blocked } = await runScript('doctor', [], { DATA_DIR: empty })
  expect(blocked).toMatch(/^broken {2}The database does not start: /m)
  expect(blocked).toMatch(/^good {4}The disk of the data has /m)
  await rm(empty, { recursive: true })
}, 60_000)
