import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { onTestFinished } from 'vitest'
import { packRelease } from '#scripts/release.ts'

const run = promisify(execFile)
const ROOT = path.resolve(import.meta.dirname, '../..')
const MIGRATIONS = 'server/db/migrations'

/** A release, unpacked as an upgrade does it. */
export interface PreviousRelease {
  folder: string
  /** The commit it was packed from; undefined where it is the present code without its newest migration. */
  commit: string | undefined
  /** The migrations of the present release that it does not have. */
  newer: string[]
}

const listMigrations = (root: string) =>
  readdirSync(path.join(root, MIGRATIONS)).filter((name) => name.endsWith('.sql'))

/** What the main branch was before the newest migration landed; undefined in a clone that does not go back so far. */
async function findCommit(): Promise<string | undefined> {
  const newest = path.join(MIGRATIONS, listMigrations(ROOT).sort().at(-1) ?? '')
  const git = async (...args: string[]) => (await run('git', args, { cwd: ROOT })).stdout.trim()
  const landed = ['log', '-1', '--first-parent', '-m', '--diff-filter=A', '--format=%H', '--', newest]
  const added = await git(...landed).catch(() => '')
  // one that is not committed yet
  if (added === '') return git('rev-parse', 'HEAD').catch(() => undefined)
  return git('rev-parse', '--verify', '--quiet', `${added}^`).catch(() => undefined)
}

/** The packages of a lockfile and their versions. */
function readPackages(root: string): Record<string, string> {
  const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version?: string }>
  } // written by npm
  return Object.fromEntries(
    Object.entries(lock.packages).flatMap(([name, { version }]) => (name && version ? [[name, version]] : [])),
  )
}

/**
 * Packs the release before the newest migration with the release command, and unpacks it. It uses the packages and the
 * built site of the present one; other packages are installed first.
 */
export async function unpackPreviousRelease(): Promise<PreviousRelease> {
  const own = mkdtempSync(path.join(tmpdir(), 'marquee-previous-'))
  onTestFinished(() => rmSync(own, { recursive: true, force: true }))
  const commit = await findCommit()
  const archive = await packRelease(own, ROOT, commit)
  await run('tar', ['--extract', '--gzip', '--file', archive, '--directory', own])
  const folder = archive.replace(/\.tar\.gz$/, '')
  if (commit === undefined) rmSync(path.join(folder, MIGRATIONS, listMigrations(folder).sort().at(-1) ?? ''))
  const [theirs, ours] = [readPackages(folder), readPackages(ROOT)]
  if (Object.entries(theirs).every(([name, version]) => ours[name] === version)) {
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'))
  } else {
    await run('npm', ['ci', '--no-audit', '--no-fund', '--prefer-offline'], { cwd: folder })
  }
  if (existsSync(path.join(ROOT, 'dist'))) symlinkSync(path.join(ROOT, 'dist'), path.join(folder, 'dist'))
  const had = new Set(listMigrations(folder))
  return { folder, commit, newer: listMigrations(ROOT).filter((name) => !had.has(name)) }
}
