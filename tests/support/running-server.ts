import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import PostalMime, { type Email } from 'postal-mime'
import { makeDatabaseFolder } from './fast-folder.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const READY_PATIENCE_MS = 60_000

/** Names the folder that `seedOnce` has filled, in the environment of the processes it is for. */
const SEEDED = 'SEEDED_DATA_DIR'

/**
 * Loads the demo data into a folder. Products started from here on begin with a copy of it, which costs less than to
 * make and hash it again.
 * @returns removes the folder
 */
export async function seedOnce(): Promise<() => void> {
  const folder = makeDataDir()
  const clean = () => rmSync(folder, { recursive: true, force: true })
  try {
    await promisify(execFile)('node', ['scripts/seed.ts'], {
      cwd: ROOT,
      env: { ...process.env, DATA_DIR: folder, LOG_LEVEL: 'error' },
    })
  } catch (error) {
    clean()
    throw error
  }
  process.env[SEEDED] = folder
  return clean
}

const makeDataDir = () => makeDatabaseFolder('marquee-house-')

/** The product as `npm start` runs it, on a data folder of its own. */
export class RunningServer {
  readonly dataDir: string
  url = ''
  /** What it wrote to standard error: what broke, as it said it itself. */
  errors = ''
  #process: ChildProcess | undefined
  readonly #env: Record<string, string>
  readonly #args: readonly string[]
  #seed: string | undefined

  /**
   * @param env variables on top of its own
   * @param how `args` for the start command, a `dataDir` to use instead of a new one, and `empty` when it is to load the
   *   demo data itself
   */
  constructor(
    env: Record<string, string> = {},
    how: { args?: readonly string[]; dataDir?: string; empty?: boolean } = {},
  ) {
    this.#env = env
    this.#args = how.args ?? []
    this.dataDir = how.dataDir ?? makeDataDir()
    if (!how.dataDir && !how.empty) this.#seed = process.env[SEEDED]
  }

  /**
   * Starts it and waits until it is ready; on the same folder again after `kill`.
   * @returns milliseconds from the command to the first answer that it is ready
   */
  async open(): Promise<number> {
    if (this.#seed !== undefined) {
      // the files belong to the database's own account; Node's copy would not keep that
      await promisify(execFile)('cp', ['-a', `${this.#seed}/.`, this.dataDir])
      this.#seed = undefined
    }
    const port = await freePort()
    this.url = `http://127.0.0.1:${port}`
    const started = performance.now()
    const child = spawn('node', ['scripts/start.js', ...this.#args], {
      cwd: ROOT,
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: this.dataDir,
        DEMO_DATA: '1',
        LOG_LEVEL: 'error',
        ...this.#env,
      },
    })
    child.stderr.on('data', (text) => {
      this.errors += String(text)
      process.stderr.write(text)
    })
    this.#process = child
    while (performance.now() - started < READY_PATIENCE_MS) {
      if (await this.isReady()) return performance.now() - started
      if (child.exitCode !== null) throw new Error(`the product ended with code ${child.exitCode}: ${this.errors}`)
      await sleep(50)
    }
    throw new Error('the product did not become ready')
  }

  async isReady(): Promise<boolean> {
    const ready = await fetch(`${this.url}/api/health/ready`).catch(() => undefined)
    await ready?.arrayBuffer().catch(() => undefined)
    return ready?.ok ?? false
  }

  /** The process of the product. */
  pid(): number {
    if (this.#process?.pid === undefined) throw new Error('the product was not started')
    return this.#process.pid
  }

  /** The process of its embedded database. */
  postmaster(): number {
    return Number(this.#pidFile()[0])
  }

  /** kill -9 of the product and of its database. */
  async kill(): Promise<void> {
    const postmaster = this.postmaster()
    this.killApp()
    process.kill(postmaster, 'SIGKILL')
    await sleep(200)
  }

  /** kill -9 of the product alone. */
  killApp(): void {
    process.kill(-this.pid(), 'SIGKILL')
  }

  /**
   * Asks it to end.
   * @returns the exit code, and how many milliseconds it took
   */
  async stop(): Promise<{ code: number | null; took: number }> {
    const child = this.#process
    if (!child?.pid || child.exitCode !== null || child.signalCode !== null) {
      return { code: child?.exitCode ?? null, took: 0 }
    }
    const started = performance.now()
    const gone = once(child, 'exit')
    child.kill('SIGTERM')
    await gone
    return { code: child.exitCode, took: performance.now() - started }
  }

  async close(): Promise<void> {
    await this.stop()
    rmSync(this.dataDir, { recursive: true, force: true })
  }

  /** Asks the product's own database. */
  async query<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
    const client = new pg.Client({
      // line five of postmaster.pid is the socket folder
      host: this.#pidFile()[4] ?? '',
      user: 'app',
      password: readFileSync(path.join(this.dataDir, 'postgres/password'), 'utf8'),
      database: 'marquee',
    })
    await client.connect()
    try {
      return (await client.query<Row>(text, values)).rows
    } finally {
      await client.end()
    }
  }

  /** The mails that have left so far, as a mail program reads them. */
  async mails(): Promise<Email[]> {
    const folder = path.join(this.dataDir, 'mail')
    if (!existsSync(folder)) return []
    const files = readdirSync(folder).filter((file) => file.endsWith('.eml'))
    return Promise.all(files.map((file) => PostalMime.parse(readFileSync(path.join(folder, file)))))
  }

  /** The mails that have left so far to an address, with these words in their subject. */
  async mailsTo(address: string, subject = /./): Promise<Email[]> {
    const mails = await this.mails()
    return mails.filter((mail) => mail.to?.[0]?.address === address && subject.test(mail.subject ?? ''))
  }

  #pidFile(): string[] {
    return readFileSync(path.join(this.dataDir, 'postgres/data/postmaster.pid'), 'utf8').split('\n')
  }
}

export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}
