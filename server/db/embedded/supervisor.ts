import { existsSync, readFileSync, rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { withFolderLock } from './folder-lock.ts'
import { type Folders, nameSocket } from './folders.ts'
import { DATABASE_USER, initialiseData, isInitialised } from './initialise.ts'
import { type Launched, launchServer } from './launch.ts'
import { holdLifeline, isLifelineHeld } from './lifeline.ts'
import { findPostmaster, readPostmasterPid } from './postmaster.ts'
import { isRunning } from './process-table.ts'

const POLL_MS = 20
/** How often each app process looks whether the server is still there. */
const WATCH_MS = 200
const RELAUNCH_MS = 100
const RELAUNCH_MAX_MS = 1000
/** One start may fail by chance; this many in a row have a reason. */
const LAUNCH_ATTEMPTS = 3
/** But a server killed with queries running keeps the next one out until the last of them notices. */
const LAUNCH_TIMEOUT_MS = 10_000
/** Replaying the log after a crash may take this long. */
const RECOVERY_TIMEOUT_MS = 120_000
const SHUTDOWN_TIMEOUT_MS = 20_000

/** How the rest of the server connects. */
export interface EmbeddedConfig {
  host: string
  user: string
  password: string
  database: string
}

interface SupervisorOptions {
  folders: Folders
  bin: string
  settings: Record<string, string>
  log: (line: string) => void
  serverLog: (line: string) => void
}

/**
 * Keeps one server running on a folder together with every other app process that supervises it. They are equals: all hold
 * the lifeline, all watch, and the first that sees the server gone takes the folder's lock and starts it again.
 */
export class Supervisor {
  readonly config: EmbeddedConfig
  readonly #folders: Folders
  readonly #options: SupervisorOptions
  readonly #lifeline: ReturnType<typeof holdLifeline>
  #launched: Launched | undefined
  #knownPid: number | undefined
  #failures = 0
  #timer: NodeJS.Timeout | undefined
  #repair: Promise<void> | undefined
  #leaving = false

  constructor(options: SupervisorOptions) {
    this.#options = options
    this.#folders = { ...options.folders }
    this.#lifeline = holdLifeline(this.#folders.lifelineFile)
    this.config = { host: this.#folders.socketFolder, user: DATABASE_USER, password: '', database: 'postgres' }
  }

  /** Initializes the folder if it is empty, starts or joins the server, waits for its first answer, then watches it. */
  async start(): Promise<void> {
    await this.#ensureRunning(true)
    this.#timer = setInterval(() => this.#watch(), WATCH_MS).unref()
  }

  isOwner(): boolean {
    return this.#launched?.isRunning() ?? false
  }

  /** Lets go of the folder; the last to do so waits for the server to end and removes the socket folder. */
  async leave(): Promise<void> {
    this.#leaving = true
    clearInterval(this.#timer)
    await this.#repair
    this.#lifeline.release()
    const { data, home, lifelineFile, lockFile, socketFolder } = this.#folders
    const until = Date.now() + SHUTDOWN_TIMEOUT_MS
    const isUp = (): boolean => this.isOwner() || findPostmaster(data) !== undefined
    while (isUp() && !isLifelineHeld(lifelineFile)) {
      if (Date.now() > until) {
        this.#options.log('the database is still shutting down; not waiting any longer')
        break
      }
      await sleep(POLL_MS)
    }
    const tidy = async (): Promise<void> => {
      if (!isUp() && !isLifelineHeld(lifelineFile)) rmSync(socketFolder, { recursive: true, force: true })
    }
    // The whole folder may have been removed; then no other process shares it.
    await (existsSync(home) ? withFolderLock(lockFile, tidy) : tidy())
    this.#launched?.detach()
  }

  #watch(): void {
    if (this.#leaving || this.#repair || !this.#timer) return
    if (this.#knownPid !== undefined && readPostmasterPid(this.#folders.data) === this.#knownPid) {
      if (isRunning(this.#knownPid)) return
    }
    this.#repair = this.#ensureRunning(false)
      .catch((error: unknown) => this.#options.log(`the database is away: ${error}`))
      .finally(() => {
        this.#repair = undefined
      })
  }

  async #ensureRunning(mayInitialise: boolean): Promise<void> {
    await withFolderLock(
      this.#folders.lockFile,
      async () => {
        // Only a first start may: data that vanishes under a running app must be noticed, not replaced by nothing.
        if (!isInitialised(this.#folders) && mayInitialise) {
          await initialiseData(this.#folders, this.#options.bin, this.#options.settings.fsync === 'off')
        }
        this.config.password = readFileSync(this.#folders.passwordFile, 'utf8')
        await this.#untilAnswering()
      },
      () => this.#leaving,
    )
  }

  async #untilAnswering(): Promise<void> {
    const since = Date.now()
    const wasKilled = readPostmasterPid(this.#folders.data) !== undefined
    let attempts = 0
    while (!this.#leaving) {
      const running = findPostmaster(this.#folders.data)
      if (running?.socketFolder) this.#followTo(running.socketFolder)
      if (running && (await this.#answers())) {
        this.#knownPid = running.pid
        this.#failures = 0
        return
      }
      const waited = Date.now() - since
      const isReachable = existsSync(nameSocket(this.#folders.socketFolder))
      if (waited > (running && isReachable ? RECOVERY_TIMEOUT_MS : LAUNCH_TIMEOUT_MS)) throw this.#explain(running?.pid)
      if (!running && !this.isOwner()) {
        if (attempts > 0) this.#failures++
        if (attempts === LAUNCH_ATTEMPTS && !wasKilled) throw this.#explain(undefined)
        if (this.#failures > 0) await sleep(Math.min(RELAUNCH_MS * 2 ** this.#failures, RELAUNCH_MAX_MS))
        this.#launch()
        attempts++
      }
      await sleep(POLL_MS)
    }
  }

  #launch(): void {
    const { bin, serverLog, settings } = this.#options
    this.#launched?.detach()
    this.#launched = launchServer(this.#folders, bin, this.#lifeline, settings, serverLog, () => this.#watch())
  }

  /** A running server stays where it was started, even by a process with another temp directory. */
  #followTo(socketFolder: string): void {
    this.#folders.socketFolder = socketFolder
    this.config.host = socketFolder
  }

  async #answers(): Promise<boolean> {
    const client = new pg.Client({ ...this.config, connectionTimeoutMillis: 2000 })
    client.on('error', () => {})
    try {
      await client.connect()
      await client.query('select 1')
      return true
    } catch {
      return false
    } finally {
      await client.end().catch(() => {})
    }
  }

  #explain(pid: number | undefined): Error {
    const { data, socketFolder } = this.#folders
    if (pid && !this.isOwner()) {
      return new Error(`a server (process ${pid}) runs on ${data} but does not answer in ${socketFolder}`)
    }
    return new Error(`the database in ${data} did not start:\n${this.#launched?.lastLines().join('\n') ?? ''}`)
  }
}
