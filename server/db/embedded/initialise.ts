import { execFile } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { giveTo } from './account.ts'
import { PROGRAM_ENVIRONMENT } from './binaries.ts'
import type { Folders } from './folders.ts'

const run = promisify(execFile)

export const DATABASE_USER = 'app'

const DRAFT_PREFIX = 'data-draft-'

/** Whether the data folder has been made. */
export function isInitialised({ data }: Folders): boolean {
  return existsSync(path.join(data, 'PG_VERSION'))
}

/**
 * Makes the data folder with a random password. It is made under another name and renamed when complete, so that a
 * killed process leaves either nothing or a whole folder. Call it under the folder's lock.
 *
 * @param bin folder of PostgreSQL's programs
 * @param isThrowaway true skips waiting for the disk, for disposable data
 * @throws with initdb's own words when it fails
 */
export async function initialiseData(folders: Folders, bin: string, isThrowaway: boolean): Promise<void> {
  const { account, data, home, passwordFile } = folders
  removeDrafts(home)
  const draft = path.join(home, `${DRAFT_PREFIX}${randomUUID()}`)
  const draftPassword = `${draft}-password`
  const password = randomBytes(24).toString('base64url')
  mkdirSync(draft, { mode: 0o700 })
  giveTo(account, draft)
  writeFileSync(draftPassword, password, { mode: 0o600 })
  giveTo(account, draftPassword)
  try {
    await run(path.join(bin, 'initdb'), listArguments(draft, draftPassword, isThrowaway), {
      ...account.identity,
      env: PROGRAM_ENVIRONMENT,
      cwd: '/',
    })
    rmSync(passwordFile, { force: true })
    writeFileSync(passwordFile, password, { mode: 0o600, flush: true })
    renameSync(draft, data)
    syncFolder(home)
  } catch (error) {
    throw new Error(`the embedded database could not be made in ${data}: ${error}`, { cause: error })
  } finally {
    removeDrafts(home)
  }
}

function listArguments(draft: string, passwordFile: string, isThrowaway: boolean): string[] {
  return [
    '-D',
    draft,
    '-U',
    DATABASE_USER,
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--locale=C.UTF-8',
    '--data-checksums',
    '--no-instructions',
    ...(isThrowaway ? ['--no-sync'] : []),
  ]
}

function removeDrafts(home: string): void {
  for (const name of readdirSync(home)) {
    if (!name.startsWith(DRAFT_PREFIX)) continue
    try {
      rmSync(path.join(home, name), { recursive: true, force: true })
    } catch {
      // A killed process's initdb may still be writing there; the next start tries again.
    }
  }
}

function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r')
  fsyncSync(handle)
  closeSync(handle)
}
