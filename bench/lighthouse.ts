import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { type ChromiumLaunch, chromiumLaunch } from '#tests/support/chromium.ts'
import type { PageFigures } from './web-table.ts'

/** Fetched when first run: it has more packages than the whole product, and only these figures need it. */
export const LIGHTHOUSE_VERSION = '13.5.0'
const FOLDER = path.resolve(import.meta.dirname, '../node_modules/.cache', `lighthouse-${LIGHTHOUSE_VERSION}`)
const COMMAND = path.join(FOLDER, 'node_modules/lighthouse/cli/index.js')

/** Lighthouse and the browser it drives. */
export interface Lighthouse {
  command: string
  browser: ChromiumLaunch
}

/** The parts of Lighthouse's report that are read here; a score of null means that the audit failed to run. */
interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { score: number | null; numericValue?: number; errorMessage?: string }>
  environment: { benchmarkIndex: number }
  runtimeError?: { message: string }
}

/** Prepares Lighthouse: npm fetches it once, then it is kept. */
export async function openLighthouse(): Promise<Lighthouse> {
  if (!existsSync(COMMAND)) {
    console.log(`Fetching Lighthouse ${LIGHTHOUSE_VERSION} …`)
    const install = ['install', '--prefix', FOLDER, '--no-audit', '--no-fund', '--loglevel=error']
    await run('npm', [...install, `lighthouse@${LIGHTHOUSE_VERSION}`])
  }
  return { command: COMMAND, browser: await chromiumLaunch() }
}

/**
 * Measures one page once, with an empty cache and Lighthouse's own phone and network.
 * @param origin the address of the product
 */
export async function measurePage(
  { command, browser }: Lighthouse,
  origin: string,
  page: string,
): Promise<PageFigures> {
  const flags = ['--headless=new', ...browser.args].join(' ')
  const text = await run(
    process.execPath,
    [command, origin + page, '--output=json', '--quiet', '--no-enable-error-reporting', `--chrome-flags=${flags}`],
    { ...process.env, ...browser.env, CHROME_PATH: browser.executablePath },
  )
  return readReport(page, JSON.parse(text) as Report) // the shape that Lighthouse documents for its JSON output
}

function readReport(page: string, { categories, audits, environment, runtimeError }: Report): PageFigures {
  if (runtimeError) throw new Error(`Lighthouse on ${page}: ${runtimeError.message}`)
  const score = (name: string) => Math.round((categories[name]?.score ?? Number.NaN) * 100)
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN
  const weighed = Object.entries(categories)
    .filter(([name]) => name !== 'performance')
    .flatMap(([, { auditRefs }]) => auditRefs.filter(({ weight }) => weight > 0))
  const lost = weighed.filter(({ id }) => (audits[id]?.score ?? 1) < 1).map(({ id }) => `${page} ${id}`)
  const broken = Object.entries(audits)
    .filter(([, { errorMessage }]) => errorMessage)
    .map(([id, { errorMessage }]) => `${page} ${id} (${errorMessage})`)
  return {
    page,
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    fcp: value('first-contentful-paint'),
    lcp: Math.round(value('largest-contentful-paint')),
    cls: value('cumulative-layout-shift'),
    tbt: value('total-blocking-time'),
    speedIndex: value('speed-index'),
    bytes: value('total-byte-weight'),
    benchmarkIndex: environment.benchmarkIndex,
    failures: [...lost, ...broken],
  }
}

/** The output of a program that exits without an error. */
function run(program: string, args: string[], env: NodeJS.ProcessEnv = process.env): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
    let [said, complained] = ['', '']
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      complained += text
    })
    child.on('error', reject)
    child.on('close', (code) => (code === 0 ? resolve(said) : reject(new Error(`${program}: ${code}\n${complained}`))))
  })
}
