import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Names } from './choose.ts'

const SOURCES = ['{shared,server,web,scripts,tests,bench}/**/*.{ts,tsx,js}', '*.ts']

/**
 * The files a source file names in quotes, however it uses them: imported, run as a worker, or as a process.
 * @param file its path from the root
 * @param known every file of the repository
 */
export function namesIn(file: string, text: string, known: ReadonlySet<string>): Set<string> {
  const found = new Set<string>()
  for (const [, quoted = ''] of text.matchAll(/['"`]([#\w./-]+\.\w+)['"`]/g)) {
    const beside = path.posix.join(path.posix.dirname(file), quoted)
    for (const candidate of quoted.startsWith('#') ? [quoted.slice(1)] : [beside, quoted]) {
      if (known.has(candidate)) found.add(candidate)
    }
  }
  return found
}

/** Reads who names whom in the repository. */
export function readNames(root: string, deleted: readonly string[] = []): Names {
  const files = globSync(SOURCES, { cwd: root, exclude: ['**/node_modules/**', '**/dist/**'] })
  const known = new Set([...files, ...listFiles(root, 'ls-files'), ...deleted])
  return new Map(files.map((file) => [file, namesIn(file, readFileSync(path.join(root, file), 'utf8'), known)]))
}

/**
 * The files that differ from a commit: in the working tree and the index, untracked ones and deleted ones included.
 * @throws Error when git doesn't know the commit
 */
export function listChanged(root: string, commit: string): string[] {
  const tracked = listFiles(root, 'diff', '--name-only', '--no-renames', commit, '--')
  return [...new Set([...tracked, ...listFiles(root, 'ls-files', '--others', '--exclude-standard')])].sort()
}

function listFiles(root: string, ...args: string[]): string[] {
  const { status, stdout, stderr } = spawnSync('git', ['-c', 'core.quotePath=false', ...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (status !== 0) throw new Error(`git ${args[0]} failed: ${stderr}`)
  return stdout.split('\n').filter((line) => line !== '')
}
