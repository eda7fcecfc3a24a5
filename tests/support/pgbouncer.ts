import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { type Cluster, REQUEST_LOGIN } from './cluster.ts'
import { findProgram } from './find-program.ts'
import { freePort } from './running-server.ts'
import { until } from './until.ts'

/** The PgBouncers of this machine: those of PGBOUNCER, separated by colons, before the one that is installed. */
const binaries = [
  ...(process.env.PGBOUNCER?.split(':').filter(Boolean) ?? []),
  ...[findProgram(['pgbouncer'], ['/usr/sbin/pgbouncer'])].filter((binary) => binary !== undefined),
]

/** The first of them; where there is none, the tests that need one say so. */
export const pgbouncerBinary = binaries[0]
if (pgbouncerBinary === undefined)
  console.warn('SKIPPED: the tests of a pooler need pgbouncer (Debian: apt-get install pgbouncer)')

const SHIPPED = fileURLToPath(new URL('../../deploy/pgbouncer.ini', import.meta.url))

/** Whether a PgBouncer keeps the names of statements, as it does since 1.21; the first one unless another is named. */
export function keepsNames(binary = pgbouncerBinary): boolean {
  const said = execFileSync(binary ?? '', ['-V'], { encoding: 'utf8' })
  const [, major = 0, minor = 0] = (/PgBouncer (\d+)\.(\d+)/.exec(said) ?? []).map(Number)
  return major > 1 || minor >= 21
}

/** The first PgBouncer that keeps the names of statements, or the first that does not; undefined without one. */
export const findPgBouncer = ({ keeping }: { keeping: boolean }): string | undefined =>
  binaries.find((binary) => keepsNames(binary) === keeping)

/** Where a pooler listens. */
export interface Pooler {
  host: string
  port: number
}

/** What deploy/pgbouncer.ini gives every connection. */
function readLimits(): string {
  const [limits] = / connect_query='[^']+'/.exec(readFileSync(SHIPPED, 'utf8')) ?? []
  if (limits === undefined) throw new Error('deploy/pgbouncer.ini has no connect_query')
  return limits
}

/**
 * Starts PgBouncer before a cluster, for every database of it, and waits until it answers.
 * @param settings of its [pgbouncer] section, on top of what a test needs
 * @param how whether its connections have the product's limits, as in deploy/pgbouncer.ini
 */
export async function startPgBouncer(
  { connection: { host, port, user, password, database } }: Pick<Cluster, 'connection'>,
  settings: { pool_mode: 'session' | 'transaction' | 'statement' } & Record<string, string | number>,
  { hasLimits = true } = {},
): Promise<Pooler & Disposable> {
  const folder = mkdtempSync(path.join(tmpdir(), 'marquee-pooler-'))
  chmodSync(folder, 0o755)
  const own = { host: '127.0.0.1', port: await freePort() }
  const file = path.join(folder, 'pgbouncer.ini')
  const logins = [{ user, password: password ?? '' }, REQUEST_LOGIN]
  writeFileSync(path.join(folder, 'users.txt'), logins.map((one) => `"${one.user}" "${one.password}"`).join('\n'))
  const all = {
    listen_addr: own.host,
    listen_port: own.port,
    unix_socket_dir: '',
    auth_type: 'trust',
    auth_file: path.join(folder, 'users.txt'),
    ...settings,
  }
  const lines = Object.entries(all).map(([name, value]) => `${name} = ${value}`)
  const limits = hasLimits ? readLimits() : ''
  const server = `* = host=${host}${port === undefined ? '' : ` port=${port}`}${limits}`
  writeFileSync(file, ['[databases]', server, '[pgbouncer]', ...lines].join('\n'))
  // it refuses root, and only the database's own account may enter the folder of the socket
  const { uid, gid } = statSync(host.startsWith('/') ? host : folder)
  const account = userInfo().uid === 0 ? { uid: uid || 65534, gid: gid || 65534 } : {}
  const child = spawn(pgbouncerBinary ?? '', [file], { stdio: 'ignore', ...account })
  const answers = async () => {
    const client = new pg.Client({ ...own, user, database })
    client.on('error', () => {})
    try {
      await client.connect()
      return true
    } catch {
      return false
    } finally {
      await client.end().catch(() => {})
    }
  }
  await until(answers, 10_000)
  return {
    ...own,
    [Symbol.dispose]() {
      child.kill('SIGTERM')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
