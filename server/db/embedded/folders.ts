import { createHash } from 'node:crypto'
import { chmodSync, existsSync, lstatSync, mkdirSync, realpathSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Account, canEnter, chooseAccount, giveTo } from './account.ts'

/** Where root keeps what the server's account could not reach elsewhere. */
export const SYSTEM_FOLDER = '/var/lib/marquee'

const SOCKET = '.s.PGSQL.5432'
/** The longest socket path every supported system accepts. */
const SOCKET_PATH_BYTES = 103

/** The places of one embedded database. */
export interface Folders {
  account: Account
  /** PostgreSQL's own folder; exists only once it is complete. */
  data: string
  /** Folder everything else lies in: password, lock, lifeline. */
  home: string
  passwordFile: string
  lockFile: string
  lifelineFile: string
  /** Where copies of the programs may go. */
  copies: string
  socketFolder: string
}

/**
 * Decides where the database lives and makes that folder.
 *
 * @param dir the folder asked for
 * @param log notified when the data has to live elsewhere
 * @throws when data is already there but the server's account can't reach it
 */
export function prepareFolders(dir: string, log: (line: string) => void): Folders {
  mkdirSync(dir, { recursive: true })
  // Every process on the folder must come to the same names, however it was reached.
  const wanted = realpathSync(dir)
  const home = chooseHome(wanted, chooseAccount(path.join(wanted, 'data')), log)
  const data = path.join(home, 'data')
  const account = chooseAccount(data)
  return {
    account,
    data,
    home,
    passwordFile: path.join(home, 'password'),
    lockFile: path.join(home, 'lock'),
    lifelineFile: path.join(home, 'lifeline'),
    copies: account.name ? SYSTEM_FOLDER : home,
    socketFolder: nameSocketFolder(data, account),
  }
}

/**
 * Where the data goes when the server's account can't enter the folder asked for.
 *
 * @param wanted that folder, as an absolute path without links
 */
export function nameSystemHome(wanted: string): string {
  return path.join(SYSTEM_FOLDER, shortHash(wanted))
}

/** The path of the server's socket in a socket folder. */
export function nameSocket(socketFolder: string): string {
  return path.join(socketFolder, SOCKET)
}

/**
 * Makes the socket folder, open to the server's account only, without what a killed server left in it. Call it only
 * while no server runs.
 *
 * @throws when another account has put a folder or link of that name there
 */
export function prepareSocketFolder({ socketFolder, account }: Folders): void {
  mkdirSync(socketFolder, { recursive: true, mode: 0o700 })
  const found = lstatSync(socketFolder)
  const ours = process.getuid?.()
  // The temp directory is everybody's: another account may have been there first.
  if (!found.isDirectory() || (found.uid !== ours && found.uid !== account.identity.uid)) {
    throw new Error(`${socketFolder} belongs to somebody else: remove it, or set TMPDIR to a folder of your own`)
  }
  giveTo(account, socketFolder)
  chmodSync(socketFolder, 0o700)
  rmSync(nameSocket(socketFolder), { force: true })
  // Names the killed server's process id, which may be another process's by now: the server would refuse to start.
  rmSync(`${nameSocket(socketFolder)}.lock`, { force: true })
}

function chooseHome(wanted: string, account: Account, log: (line: string) => void): string {
  if (!account.name) return wanted
  if (canEnter(account, path.dirname(wanted))) {
    // Entering is enough: what lies in it keeps its own permissions.
    if (!canEnter(account, wanted)) chmodSync(wanted, statSync(wanted).mode | 0o011)
    if (canEnter(account, wanted)) return wanted
  }
  if (existsSync(path.join(wanted, 'data', 'PG_VERSION'))) {
    throw new Error(`${account.name} can't enter ${wanted}, where the data is: open the folders above it (chmod o+x)`)
  }
  const home = nameSystemHome(wanted)
  for (const folder of [SYSTEM_FOLDER, home]) {
    mkdirSync(folder, { recursive: true })
    chmodSync(folder, 0o711)
  }
  log(`${account.name}, who runs the server, can't enter ${wanted}: the data is kept in ${home}`)
  return home
}

function nameSocketFolder(data: string, account: Account): string {
  const name = `marquee-${shortHash(data)}`
  const folder = path.join(tmpdir(), name)
  const isShort = Buffer.byteLength(nameSocket(folder)) <= SOCKET_PATH_BYTES
  return isShort && canEnter(account, tmpdir()) ? folder : path.join('/tmp', name)
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
}
