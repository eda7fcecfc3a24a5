/**
 * Finds a Chromium for tests: CHROMIUM from the environment, else a system browser, else the one
 * npm carries together with the few libraries it needs. Vitest and Playwright both start it, so neither is imported.
 */
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { hasRoomInMemory } from './fast-folder.ts'
import { findProgram } from './find-program.ts'

export interface ChromiumLaunch {
  executablePath: string
  args: string[]
  env?: Record<string, string>
  ignoreDefaultArgs?: string[]
}

const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking']

/** Playwright keeps the frames of pages in files of the temp directory, in case /dev/shm is small. */
const FRAMES = hasRoomInMemory() ? { ignoreDefaultArgs: ['--disable-dev-shm-usage'] } : {}

const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const SYSTEM_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** How to start a browser here: pass it on as Playwright's launch options. */
export async function chromiumLaunch(): Promise<ChromiumLaunch> {
  const installed = process.env.CHROMIUM || findProgram(SYSTEM_NAMES, SYSTEM_PATHS)
  if (installed) return { executablePath: installed, args: ARGS, ...FRAMES }
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('No browser found: install Chromium or Chrome, or name one in CHROMIUM.')
  }
  return launchPacked()
}

async function launchPacked(): Promise<ChromiumLaunch> {
  const cache = fileURLToPath(new URL('../../node_modules/.cache/', import.meta.url))
  const dir = path.join(cache, 'chromium')
  if (!existsSync(path.join(dir, 'fonts.conf'))) await unpack(dir)
  const env: Record<string, string> = { LD_LIBRARY_PATH: path.join(dir, 'al2023/lib') }
  for (const [name, value] of Object.entries(process.env)) if (value !== undefined) env[name] ??= value
  return {
    executablePath: path.join(dir, 'chromium'),
    args: ARGS,
    ...FRAMES,
    env: { ...env, FONTCONFIG_FILE: path.join(dir, 'fonts.conf') },
  }
}

/** Unpacks beside its place and moves it there in one step, so that two runs can start together. */
async function unpack(dir: string): Promise<void> {
  const fresh = `${dir}-${process.pid}`
  const before = process.env.TMPDIR
  mkdirSync(fresh, { recursive: true })
  // the package unpacks into the temp directory, which may be small or not allow programs
  process.env.TMPDIR = fresh
  try {
    const { default: chromium, inflate } = await import('@sparticuz/chromium')
    await chromium.executablePath()
    const libraries = path.join(fresh, 'al2023')
    const packed = new URL('../bin/al2023.tar.br', import.meta.resolve('@sparticuz/chromium'))
    if (!existsSync(libraries)) await inflate(fileURLToPath(packed))
    // without any font Chromium gives text no size, and all of it counts as hidden
    writeFileSync(path.join(fresh, 'fonts.conf'), fontsConf(dir))
    rmSync(dir, { recursive: true, force: true })
    renameSync(fresh, dir)
  } catch (error) {
    if (!existsSync(path.join(dir, 'fonts.conf'))) throw error
  } finally {
    rmSync(fresh, { recursive: true, force: true })
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
  }
}

const fontsConf = (dir: string) =>
  `<?xml version="1.0"?><fontconfig><dir>${dir}/fonts</dir><dir>/usr/share/fonts</dir><cachedir>${dir}/fonts-cache</cachedir></fontconfig>`
