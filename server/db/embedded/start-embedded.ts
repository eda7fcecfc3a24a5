import { prepareBinaries } from './binaries.ts'
import { prepareFolders } from './folders.ts'
import { findPostmaster } from './postmaster.ts'
import { type EmbeddedConfig, Supervisor } from './supervisor.ts'

/** A PostgreSQL server of our own on a folder, kept running while any app process uses that folder. */
export interface EmbeddedDatabase {
  /** node-postgres connection settings (socket folder, user, password, database 'postgres') */
  config: EmbeddedConfig
  /** process id of the running postmaster, if any */
  pid(): number | undefined
  /** true when this process started the server, false when it joined one */
  owned(): boolean
  /** stops the server if this process is the last one using the folder; otherwise only leaves */
  stop(): Promise<void>
}

/** What to start. */
export interface EmbeddedOptions {
  /** folder of the database, made if missing */
  dir: string
  /** gets what people should know: where the data is kept, that the server is away */
  log?: (line: string) => void
  /** gets the server's own log lines; `log` unless said */
  serverLog?: (line: string) => void
  /** server settings over the defaults, used when it is this process that starts the server */
  settings?: Record<string, string>
}

/**
 * Starts the embedded PostgreSQL on a folder, or joins the one another process has started there, and resolves when it
 * answers. From then on it is started again whenever it dies, until `stop()`. It ends with the last process using it,
 * however that ends.
 *
 * @throws when this machine has no embedded PostgreSQL (the message says to set DATABASE_URL), when the folder can't be
 * used, or when the server does not start, with its last words
 */
export async function startEmbeddedDatabase(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const { dir, log = () => {}, serverLog = log, settings = {} } = options
  const folders = prepareFolders(dir, log)
  const bin = prepareBinaries(folders.account, folders.copies, log)
  const supervisor = new Supervisor({ folders, bin, settings, log, serverLog })
  try {
    await supervisor.start()
  } catch (error) {
    await supervisor.leave()
    throw error
  }
  let stopped: Promise<void> | undefined
  return {
    config: supervisor.config,
    pid: () => findPostmaster(folders.data)?.pid,
    owned: () => supervisor.isOwner(),
    stop: () => {
      stopped ??= supervisor.leave()
      return stopped
    },
  }
}
