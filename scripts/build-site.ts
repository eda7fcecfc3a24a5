/**
 * Builds the site into dist/web, and the code that renders its pages into dist/ssr, but only when their sources have
 * changed. `node scripts/build-site.ts` builds when needed, `--force` always; the first start calls `buildSite`.
 */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { readConfig } from '#server/config.ts'
import { prerenderSite } from './prerender.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const stamp = path.join(root, 'dist/web/.sources')
const writer = path.join(root, 'dist/ssr/prerender.js')
const SOURCES = ['web', 'shared', 'scripts/site', 'vite.config.ts', 'package-lock.json']

/**
 * Brings dist/web and dist/ssr up to date.
 * @returns whether a build was needed
 * @throws when the build fails, with its output
 */
export async function buildSite({ force = false } = {}): Promise<boolean> {
  const sources = await hashSources()
  const built = existsSync(writer) ? await readFile(stamp, 'utf8').catch(() => '') : ''
  if (!force && built === sources) return false
  const began = performance.now()
  await Promise.all([runVite('build'), runVite('build', '--ssr', 'app/prerender.tsx')])
  await writeFile(stamp, sources)
  console.log(`Built the site in ${((performance.now() - began) / 1000).toFixed(1)} s.`)
  return true
}

/** One hash over the paths and contents of all the site's sources. */
async function hashSources(): Promise<string> {
  const files = (await Promise.all(SOURCES.map(listFiles))).flat().sort()
  const contents = await Promise.all(files.map((file) => readFile(path.join(root, file))))
  const hash = createHash('sha256')
  files.forEach((file, i) => {
    hash.update(`${file}\0${contents[i]?.length}\0`).update(contents[i] ?? '')
  })
  return hash.digest('hex')
}

async function listFiles(source: string): Promise<string[]> {
  if (path.extname(source)) return [source]
  const entries = await readdir(path.join(root, source), { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((e) => path.relative(root, path.join(e.parentPath, e.name)))
}

/** In a separate process: the bundler's memory must not stay with the server. */
function runVite(...args: string[]): Promise<void> {
  const vite = path.join(root, 'node_modules/vite/bin/vite.js')
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [vite, ...args, '--logLevel', 'warn'], {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text
      })
    }
    child.on('error', reject)
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`The site cannot be built.\n${said}`))))
  })
}

if (import.meta.main) {
  try {
    const built = await buildSite({ force: process.argv.includes('--force') })
    if (!built) console.log('The site is up to date.')
    // prerender now, in case the folder cannot be written later; a start with another agency does it again
    const agency = Object.entries(process.env).filter(([name]) => name.startsWith('BRAND_'))
    await prerenderSite(readConfig(Object.fromEntries(agency)).brand)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
