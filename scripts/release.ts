/**
 * `npm run release`: packs what is committed into `releases/marquee-VERSION.tar.gz`, for machines without git
 * (docs/go-live.md).
 */
import { execFile } from 'node:child_process'
import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { runMain } from './run-command.ts'

const ROOT = path.resolve(import.meta.dirname, '..')

/**
 * Packs a commit of a repository.
 * @param folder where the archive goes
 * @param commit the last one unless said; the version in the archive's name is that of the working tree
 * @returns its path
 * @throws Error without git, outside a repository, or when it has no such commit
 */
export async function packRelease(folder: string, root = ROOT, commit = 'HEAD'): Promise<string> {
  const { version } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as { version: string } // our own
  const name = `marquee-${version}`
  const file = path.join(folder, `${name}.tar.gz`)
  await mkdir(folder, { recursive: true })
  const args = ['archive', '--format=tar.gz', `--prefix=${name}/`, `--output=${file}`, commit]
  await promisify(execFile)('git', args, { cwd: root })
  return file
}

if (import.meta.main) {
  await runMain(async () => {
    console.log(await packRelease(path.join(ROOT, 'releases')))
    return 0
  })
}
