import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { onTestFinished } from 'vitest'
import { findPostmaster } from '../postmaster.ts'
import { type EmbeddedDatabase, type EmbeddedOptions, startEmbeddedDatabase } from '../start-embedded.ts'
import type { EmbeddedConfig } from '../supervisor.ts'

/** For tests whose subject is not durability. */
export const QUICK = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

/** Another process using a database folder. */
export interface App {
  owned: boolean
  config: EmbeddedConfig
  /** kill -9, and waits for its end */
  kill(): Promise<void>
  /** SIGTERM, and waits for its end */
  stop(): Promise<void>
}

/** Makes an empty folder, removed after the test once no server runs there. */
export function makeFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'marquee-test-'))
  // Like any folder of a machine's own, and unlike mkdtemp's: as root, the server's account must get through.
  chmodSync(folder, 0o755)
  onTestFinished(async () => {
    await until(() => findPostmaster(path.join(folder, 'data')) === undefined, 10_000)
    rmSync(folder, { recursive: true, force: true })
  })
  return folder
}

/** Starts the database in this process, stopped after the test. */
export async function start(dir: string, options: Omit<EmbeddedOptions, 'dir'> = {}): Promise<EmbeddedDatabase> {
  const database = await startEmbeddedDatabase({ dir, settings: QUICK, ...options })
  onTestFinished(() => database.stop())
  return database
}

/** Starts an app process of its own on the folder and waits until it can query; killed after the test. */
export async function spawnApp(dir: string, settings: Record<string, string> = QUICK): Promise<App> {
  const script = fileURLToPath(new URL('./app-process.ts', import.meta.url))
  const child = spawn(process.execPath, [script, dir, JSON.stringify(settings)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    child.kill(signal)
    await exited
  }
  onTestFinished(() => end('SIGKILL'))
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const { value } = await lines.next()
  if (value === undefined) throw new Error('the app process ended before it was ready')
  return { ...JSON.parse(value), kill: () => end('SIGKILL'), stop: () => end('SIGTERM') }
}

/** Runs one statement over a connection of its own. */
export async function query(config: EmbeddedConfig, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ ...config, connectionTimeoutMillis: 2000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return (await client.query(sql)).rows
  } finally {
    await client.end().catch(() => {})
  }
}

/** Checks whether the server answers now. */
export async function answers(config: EmbeddedConfig): Promise<boolean> {
  return query(config, 'select 1').then(
    () => true,
    () => false,
  )
}

/** Waits for a condition, failing after the given time. */
export async function until(condition: () => boolean | Promise<boolean>, patience: number): Promise<void> {
  const end = Date.now() + patience
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`not within ${patience} ms: ${condition}`)
    await sleep(20)
  }
}

/** The server's process id; fails when none runs. */
export function requirePid(dir: string): number {
  const running = findPostmaster(path.join(dir, 'data'))
  if (!running) throw new Error(`no server runs in ${dir}`)
  return running.pid
}

/** Whether a server is there, as seen from its folder. */
export function isServed(dir: string): boolean {
  return existsSync(path.join(dir, 'data')) && findPostmaster(path.join(dir, 'data')) !== undefined
}
