import { execFile, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import type { ReadRun } from './wrk.ts'

const execute = promisify(execFile)
const COMMAND = process.env.PGBENCH ?? 'pgbench'
/** As many as the product's pool. */
const CLIENTS = 10

/** What runs statements as fast as the database takes them. */
export interface Statements {
  /** What it is, with its version. */
  name: string
  run(seconds: number): Promise<ReadRun>
}

/**
 * pgbench of PGBENCH or the machine, over ten connections with prepared statements.
 * @param scripts statements in pgbench's language, run in any order
 * @param folder where they are written
 * @throws when there is no pgbench
 */
export function findStatements(owner: pg.PoolConfig, scripts: readonly string[], folder: string): Statements {
  const files = scripts.flatMap((script, i) => {
    const file = path.join(folder, `statement-${i}.sql`)
    writeFileSync(file, script)
    return ['-f', file]
  })
  return { name: findVersion(), run: (seconds) => runPgbench(owner, ['-M', 'prepared', ...files], seconds) }
}

/** `pgbench -S` over ten connections: one row by its key. Its tables come into the product's database. */
export async function findSelects(owner: pg.PoolConfig): Promise<Statements> {
  const name = findVersion()
  await execute(COMMAND, ['-i', '-q'], { env: connectTo(owner) })
  return { name, run: (seconds) => runPgbench(owner, ['-S'], seconds) }
}

function findVersion(): string {
  const { stdout, error } = spawnSync(COMMAND, ['--version'], { encoding: 'utf8' })
  if (error) throw new Error('This part needs pgbench (Debian: postgresql-contrib), or its path in PGBENCH')
  return stdout.trim()
}

function connectTo(owner: pg.PoolConfig): NodeJS.ProcessEnv {
  const { host, port, user, password, database } = new pg.Client(owner)
  return {
    ...process.env,
    PGHOST: host,
    PGPORT: String(port),
    PGUSER: user,
    PGPASSWORD: password ?? '',
    PGDATABASE: database,
  }
}

async function runPgbench(owner: pg.PoolConfig, what: readonly string[], seconds: number): Promise<ReadRun> {
  const args = ['-n', `-c${CLIENTS}`, '-j1', `-T${seconds}`, ...what]
  const { stdout } = await execute(COMMAND, args, { env: connectTo(owner), maxBuffer: 2 ** 24 })
  const [, done] = /transactions actually processed: (\d+)/.exec(stdout) ?? []
  const [, rate] = /tps = ([\d.]+)/.exec(stdout) ?? []
  if (done === undefined || rate === undefined || !/failed transactions: 0 /.test(stdout)) {
    throw new Error(`pgbench:\n${stdout}`)
  }
  return { requests: Number(done), seconds: Number(done) / Number(rate) }
}
