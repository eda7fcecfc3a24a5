import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { DEFAULT_BRAND } from '#shared/model/brand.ts'
import { ConfigError, readConfig } from './config.ts'

/** What a start with these variables says, or '' when it starts. */
function complaint(env: Record<string, string>): string {
  try {
    readConfig(env)
    return ''
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return error.message
  }
}

test('with nothing set there is a default for everything', () => {
  expect(readConfig({})).toEqual({
    production: false,
    port: 3000,
    host: '127.0.0.1',
    loopback: true,
    dataDir: path.resolve('data'),
    backupDir: path.resolve('data/backups'),
    backupElsewhere: undefined,
    databaseUrl: undefined,
    databaseDirectUrl: undefined,
    redisUrl: undefined,
    bucketAddress: undefined,
    assetOrigin: undefined,
    smtpUrl: undefined,
    mailFrom: '"Marquee" <hello@marquee.example>',
    publicUrl: 'http://127.0.0.1:3000',
    secure: false,
    admin: undefined,
    demoData: true,
    demoLogins: 'direct',
    brand: {
      name: 'Marquee',
      phone: '(404) 555-0142',
      email: 'hello@marquee.example',
      address: 'Atlanta, Georgia',
    },
    originalBrand: DEFAULT_BRAND,
    metricsToken: undefined,
    openTelemetry: undefined,
    trustProxy: false,
    logLevel: 'info',
    workers: 1,
    drainMs: 0,
    rateLimitScale: 1,
    directRateLimitScale: 100,
    secretKey: undefined,
    openaiApiKey: undefined,
    openaiBaseUrl: 'https://api.openai.com/v1',
    ollamaUrl: undefined,
    stripe: undefined,
  })
})

test('a bucket is an address with its login, percent-encoded, and an origin has no slash at its end', () => {
  const { bucketAddress } = readConfig({
    OBJECTS_URL: 's3://AKIA:a%2Fb%2Bc%3D@s3.example:9000/agency-files/marquee/live/?region=eu-central-1&tls=0&write=0',
  })
  expect(bucketAddress).toEqual({
    ...{ endpoint: 'http://s3.example:9000', region: 'eu-central-1', bucket: 'agency-files', prefix: 'marquee/live/' },
    ...{ accessKeyId: 'AKIA', secretAccessKey: 'a/b+c=', writes: false },
  })
  expect(readConfig({ OBJECTS_URL: 's3://k:s@s3.example/files' }).bucketAddress).toMatchObject({
    ...{ endpoint: 'https://s3.example', region: 'us-east-1', prefix: '', writes: true },
  })
  expect(readConfig({ ASSET_ORIGIN: 'https://cdn.example.com/' }).assetOrigin).toBe('https://cdn.example.com')
  expect(readConfig({ ASSET_ORIGIN: 'http://127.0.0.1:4000' }).assetOrigin).toBe('http://127.0.0.1:4000')
})

test('the configuration cannot be changed, and an empty value counts as absent', () => {
  const config = readConfig({ PORT: '', PUBLIC_URL: '', DATABASE_URL: '', TRUST_PROXY: '' })
  expect(Object.isFrozen(config)).toBe(true)
  expect(config).toEqual(readConfig({}))
})

const SECRET = 'x'.repeat(32)
const DB = 'postgres://me@localhost/marquee'

describe('a value that cannot be used is refused with one line that names it', () => {
  test.each<[name: string, value: string]>([
    ['PORT', 'http'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '3000.5'],
    ['PORT', ' '],
    ['HOST', 'a\nb'],
    ['DRAIN_SECONDS', '16'],
    ['DRAIN_SECONDS', '-1'],
    ['DATA_DIR', 'x'.repeat(1001)],
    ['DATABASE_URL', 'nonsense'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['DATABASE_URL', 'postgresql://a:no port,b/x'],
    ['DATABASE_URL', 'postgresql://a,b/x?target_session_attrs=standby'],
    ['DATABASE_DIRECT_URL', 'nonsense'],
    ['DATABASE_REPLICA_URL', 'nonsense'],
    ['DATABASE_REPLICA_URL', 'postgresql://a,b/marquee'],
    ['REDIS_URL', 'localhost:6379'],
    ['OBJECTS_URL', 'https://key:secret@s3.example/bucket'],
    ['OBJECTS_URL', 's3://s3.example/bucket'],
    ['OBJECTS_URL', 's3://key@s3.example/bucket'],
    ['OBJECTS_URL', 's3://key:secret@s3.example'],
    ['OBJECTS_URL', 's3://key:secret@s3.example/Bucket'],
    ['OBJECTS_URL', 's3://key:%zz@s3.example/bucket'],
    ['OBJECTS_URL', 's3://key:secret@s3.example/bucket/..%2Fother'],
    ['OBJECTS_URL', 's3://key:secret@s3.example/bucket?tls=no'],
    ['OBJECTS_URL', 's3://key:secret@s3.example/bucket?regoin=us-east-1'],
    ['ASSET_ORIGIN', 'cdn.example.com'],
    ['ASSET_ORIGIN', 'https://cdn.example.com/files'],
    ['ASSET_ORIGIN', 'https://me:secret@cdn.example.com'],
    ['ASSET_ORIGIN', 'http://cdn.example.com'],
    ['SMTP_URL', 'http://mail.example'],
    ['SMTP_URL', 'mail.example'],
    ['MAIL_FROM', 'a\r\nBcc: b'],
    ['PUBLIC_URL', 'marquee.example'],
    ['PUBLIC_URL', 'ftp://marquee.example'],
    ['PUBLIC_URL', 'javascript:alert(1)'],
    ['DEMO_DATA', 'yes'],
    ['BRAND_NAME', 'x'.repeat(61)],
    ['BRAND_EMAIL', 'hello'],
    ['METRICS_TOKEN', 'short'],
    ['OPENAI_BASE_URL', 'api'],
    ['TRUST_PROXY', 'nonsense'],
    ['TRUST_PROXY', '10.0.0.0/99'],
    ['TRUST_PROXY', '10.0.0.1, somewhere'],
    ['TRUST_PROXY', '-1'],
    ['LOG_LEVEL', 'loud'],
    ['WORKERS', '0'],
    ['WORKERS', '13'],
    ['WORKERS', '1.5'],
    ['RATE_LIMIT_SCALE', '0'],
    ['RATE_LIMIT_SCALE', '-5'],
    ['RATE_LIMIT_SCALE', 'many'],
    ['SECRET_KEY', 'short'],
  ])('%s=%j', (name, value) => {
    const said = complaint({ [name]: value })
    expect(said.split('\n')).toHaveLength(1)
    expect(said).toMatch(new RegExp(`^${name}: .{5,}`))
    if (value.trim().length > 4) expect(said, 'the value may be a secret').not.toContain(value)
  })

  test('all of them at once, one line each', () => {
    const said = complaint({ PORT: 'x', LOG_LEVEL: 'loud', PUBLIC_URL: 'y', DEMO_DATA: 'z' })
    expect(said.split('\n').map((line) => line.split(':')[0])).toEqual(['PORT', 'PUBLIC_URL', 'DEMO_DATA', 'LOG_LEVEL'])
  })
})

describe('values that only go together', () => {
  test.each<[string, Record<string, string>, string]>([
    [
      'the address past a pooler without the one of the pooler',
      { DATABASE_DIRECT_URL: DB },
      'DATABASE_DIRECT_URL: goes with DATABASE_URL, the address of the pooler',
    ],
    [
      'a replica without a primary',
      { DATABASE_REPLICA_URL: DB },
      'DATABASE_REPLICA_URL: goes with DATABASE_URL, the address of the primary',
    ],
    ['a database of its own without a key', { DATABASE_URL: DB }, 'SECRET_KEY: required with DATABASE_URL'],
    [
      'an admin without a password',
      { ADMIN_EMAIL: 'a@example.com' },
      'ADMIN_EMAIL: ADMIN_EMAIL and ADMIN_PASSWORD go together',
    ],
    [
      'a password without an admin',
      { ADMIN_PASSWORD: 'long enough' },
      'ADMIN_EMAIL: ADMIN_EMAIL and ADMIN_PASSWORD go together',
    ],
    [
      'demo data in production',
      { NODE_ENV: 'production', DEMO_DATA: '1', DATA_DIR: '/srv/m' },
      'DEMO_DATA: never in production',
    ],
    ...['password123', 'boss@example.com', 'MARQUEE-2026'].map((password): [string, Record<string, string>, string] => [
      `an admin of production with the password ${password}`,
      { NODE_ENV: 'production', DATA_DIR: '/srv/m', ADMIN_EMAIL: 'boss@example.com', ADMIN_PASSWORD: password },
      'ADMIN_PASSWORD: too common, or made of the email or the brand',
    ]),
    [
      'production data inside the checkout',
      { NODE_ENV: 'production' },
      'DATA_DIR: in production it must lie outside the checkout',
    ],
  ])('%s', (_what, env, said) => {
    expect(complaint(env)).toBe(said)
  })

  test('together they are taken', () => {
    expect(complaint({ DATABASE_URL: DB, SECRET_KEY: SECRET })).toBe('')
    expect(complaint({ DATABASE_URL: 'postgresql:///marquee?host=/tmp/socket', SECRET_KEY: SECRET })).toBe('')
    expect(readConfig({ ADMIN_EMAIL: 'a@example.com', ADMIN_PASSWORD: 'long enough' }).admin).toEqual({
      email: 'a@example.com',
      password: 'long enough',
    })
    expect(complaint({ NODE_ENV: 'production', DATA_DIR: '/srv/marquee' })).toBe('')
  })
})

test.each<[string, Record<string, string>, [demoData: boolean, demoLogins: string, scale: number, direct: number]]>([
  ['at home', {}, [true, 'direct', 1, 100]],
  ['switched off', { DEMO_DATA: '0' }, [false, 'none', 1, 1]],
  ['asked for', { DEMO_DATA: '1' }, [true, 'all', 1, 100]],
  ['reachable from outside', { HOST: '0.0.0.0' }, [true, 'none', 1, 1]],
  ['outside, asked for', { HOST: '0.0.0.0', DEMO_DATA: '1' }, [true, 'all', 1, 1]],
  ['behind a proxy of this machine', { PUBLIC_URL: 'https://marquee.example' }, [true, 'none', 1, 100]],
  ['on ::1', { HOST: '::1' }, [true, 'direct', 1, 100]],
  ['scale said', { RATE_LIMIT_SCALE: '2.5' }, [true, 'direct', 2.5, 2.5]],
  ['another database', { DATABASE_URL: DB, SECRET_KEY: SECRET }, [false, 'none', 1, 1]],
  ['production', { NODE_ENV: 'production', DATA_DIR: '/srv/m' }, [false, 'none', 1, 1]],
])('demo data and limits: %s (S10, S85)', (_where, env, expected) => {
  const { demoData, demoLogins, rateLimitScale, directRateLimitScale } = readConfig(env)
  expect([demoData, demoLogins, rateLimitScale, directRateLimitScale]).toEqual(expected)
})

test('the public address has no slash at its end and decides about TLS', () => {
  expect(readConfig({ PUBLIC_URL: 'https://marquee.example/' })).toMatchObject({
    publicUrl: 'https://marquee.example',
    secure: true,
  })
  expect(readConfig({ HOST: '::1', PORT: '8080' }).publicUrl).toBe('http://[::1]:8080')
})

test('TRUST_PROXY takes true, false, hops, and addresses', () => {
  const of = (TRUST_PROXY: string) => readConfig({ TRUST_PROXY }).trustProxy
  expect(of('true')).toBe(true)
  expect(of('false')).toBe(false)
  for (const list of ['10.0.0.1', '10.0.0.0/8, 192.168.0.1', 'loopback', 'fd00::/8,uniquelocal'])
    expect(of(list)).toBe(list)
  const hops = of('2') as (address: string, hop: number) => boolean
  expect([0, 1, 2].map((hop) => hops('x', hop))).toEqual([true, true, false])
})

test('the sender of mail carries the brand, without breaking out of its quotes', () => {
  expect(readConfig({ BRAND_NAME: 'The "Best" \\ House' }).mailFrom).toBe('"The Best  House" <hello@marquee.example>')
  expect(readConfig({ MAIL_FROM: 'Office <o@example.com>' }).mailFrom).toBe('Office <o@example.com>')
})

test('cards are paid at Stripe when its key and the secret of its events are there, and only together', () => {
  const STRIPE_SECRET_KEY = 'sk_test_1'
  const STRIPE_WEBHOOK_SECRET = 'whsec_1'
  expect(readConfig({}).stripe).toBeUndefined()
  expect(readConfig({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET }).stripe).toEqual({
    ...{ secretKey: 'sk_test_1', webhookSecret: 'whsec_1', apiBase: 'https://api.stripe.com' },
  })
  const elsewhere = readConfig({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_BASE: 'http://127.0.0.1:9/' })
  expect(elsewhere.stripe?.apiBase).toBe('http://127.0.0.1:9')
  for (const env of [{ STRIPE_SECRET_KEY }, { STRIPE_WEBHOOK_SECRET }]) {
    expect(() => readConfig(env)).toThrow('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET go together')
  }
  expect(() => readConfig({ STRIPE_API_BASE: 'http://stripe.example' })).toThrow('https only')
})

test('copies of backups leave encrypted, or not at all (S122)', () => {
  const BACKUP_TO = 'cat > /elsewhere/"$BACKUP_NAME"'
  const BACKUP_RECIPIENT = `age1${'q'.repeat(58)}`
  expect(readConfig({ BACKUP_TO, BACKUP_RECIPIENT }).backupElsewhere).toEqual({
    ...{ command: BACKUP_TO, recipient: BACKUP_RECIPIENT },
  })
  for (const env of [{ BACKUP_TO }, { BACKUP_RECIPIENT }]) {
    expect(() => readConfig(env)).toThrow('BACKUP_TO and BACKUP_RECIPIENT go together')
  }
  const secret = `AGE-SECRET-KEY-1${'Q'.repeat(58)}`
  expect(() => readConfig({ BACKUP_TO, BACKUP_RECIPIENT: secret })).toThrow('must be an age public key')
})
