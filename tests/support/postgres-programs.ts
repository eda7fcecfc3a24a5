import { execFile } from 'node:child_process'
import { appendFileSync, chownSync, existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { chooseAccount } from '#server/db/embedded/account.ts'

const run = promisify(execFile)

/** A folder with PostgreSQL's own programs: the embedded one brings no pg_basebackup. */
export const postgresBinaries = ['18', '17', '16', '15']
  .map((version) => `/usr/lib/postgresql/${version}/bin`)
  .find((folder) => existsSync(path.join(folder, 'pg_basebackup')))
if (postgresBinaries === undefined)
  console.warn(
    'SKIPPED: tests of failover, replica and recovery need pg_basebackup (Debian: apt-get install postgresql)',
  )

const account = chooseAccount('/nowhere')

/** A new folder that belongs to the account PostgreSQL runs as. */
export function makePostgresFolder(prefix: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), prefix))
  const { uid, gid } = account.identity
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid)
  return folder
}

/** Runs a command as the account PostgreSQL runs as, to the end. */
export async function runAsPostgres(command: string, ...args: string[]): Promise<void> {
  await run(command, args, { ...account.identity, cwd: '/' })
}

/** Runs one of its programs to the end. */
export const runPostgres = (program: string, ...args: string[]) =>
  runAsPostgres(path.join(postgresBinaries ?? '', program), ...args)

/** Makes the files of a server that trusts this machine. Its role is `owner`. */
export async function initPostgres(data: string): Promise<void> {
  await runPostgres('initdb', '-D', data, '-U', 'owner', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync')
  appendFileSync(path.join(data, 'pg_hba.conf'), '\nhost replication all 127.0.0.1/32 trust\n')
}

/** Starts a server on a port of 127.0.0.1; its log is beside its files. */
export async function servePostgres(data: string, port: number): Promise<void> {
  const options = `-c listen_addresses=127.0.0.1 -c port=${port} -c unix_socket_directories=`
  // with its output in a file: it would keep ours open
  await runPostgres('pg_ctl', 'start', '-w', '-D', data, '-l', `${data}.log`, '-o', options)
}

/** Asks the server on a port. */
export async function askPostgres<Row extends pg.QueryResultRow>(
  port: number,
  text: string,
  database = 'managed',
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'owner', database })
  await client.connect()
  try {
    return (await client.query<Row>(text, values)).rows
  } finally {
    await client.end()
  }
}
