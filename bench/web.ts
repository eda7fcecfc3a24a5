/**
 * `npm run bench:web`: Lighthouse, with its phone settings, over the product as started by `npm start`, and then how fast
 * screens answer a press on a slow phone. Its tables of medians go to bench/results/. `npm run bench:web -- --runs 1
 * --pages /,/booking` and `--interactions` are quick trials of one of both and do not change the results. `--brand` measures
 * the pages of an agency with a name, an accent, a logo and a photo of its own, and has results of its own.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { buildSite } from '#scripts/build-site.ts'
import { occasionPath } from '#shared/model/occasions.ts'
import { PAGE_PATHS } from '#shared/model/pages.ts'
import { makeFolder, npmStart } from './children.ts'
import { type InteractionFigures, measureInteractions, renderInteractions, tooSlow, wasBusy } from './interactions.ts'
import { LIGHTHOUSE_VERSION, measurePage, openLighthouse } from './lighthouse.ts'
import { takeOwnBrand } from './own-brand.ts'
import { findPort } from './start.ts'
import { belowBound, computeMedians, type PageFigures, QUIET_INDEX, renderPages, type WebResults } from './web-table.ts'

const RUNS = 5
const RESULTS = path.join(import.meta.dirname, 'results')

const { values } = parseArgs({
  options: {
    runs: { type: 'string' },
    pages: { type: 'string' },
    interactions: { type: 'boolean' },
    brand: { type: 'boolean' },
  },
})
const runs = Number(values.runs ?? RUNS)
if (!Number.isInteger(runs) || runs < 1) {
  console.error(`--runs is a number of runs, not ${values.runs}`)
  process.exit(2)
}

/** Every public page of the sitemap, of the occasions and profiles one each: the others differ in words alone. */
async function listPages(origin: string): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text()
  const profile = /\/\?agent=[\w-]+/.exec(sitemap)?.[0]
  if (profile === undefined) throw new Error('the sitemap has no profile')
  return [...PAGE_PATHS, occasionPath('wedding'), profile]
}

/** On a busy machine a browser sometimes fails to start. */
async function measureTwice(measure: () => Promise<PageFigures>): Promise<PageFigures> {
  try {
    return await measure()
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\nOnce more.`)
    return measure()
  }
}

const load = () => Math.round((loadavg()[0] ?? 0) * 100) / 100

const at = new Date().toISOString()
const loadBefore = load()
await buildSite()
const lighthouse = await openLighthouse()
const measured: PageFigures[] = []
let interactions: InteractionFigures[] = []
{
  using folder = makeFolder()
  await using product = await npmStart(folder.dir, await findPort())
  if (values.brand) await takeOwnBrand(product.url)
  const pages = values.pages?.split(',') ?? (values.interactions ? [] : await listPages(product.url))
  for (const page of pages) {
    const of: PageFigures[] = []
    for (let run = 1; run <= runs; run++) {
      const figures = await measureTwice(() => measurePage(lighthouse, product.url, page))
      of.push(figures)
      const { performance, lcp, cls, bytes, benchmarkIndex } = figures
      const said = `performance ${performance}, LCP ${lcp} ms, CLS ${cls}, ${bytes} bytes, index ${benchmarkIndex}`
      console.log(`${new Date().toISOString().slice(11, 19)} ${page} ${run}/${runs}: ${said}, load ${load()}`)
    }
    measured.push(computeMedians(of))
  }
  if (values.pages === undefined) interactions = await measureInteractions(product.url, runs)
}

const results: WebResults & { interactions: InteractionFigures[] } = {
  at,
  lighthouse: LIGHTHOUSE_VERSION,
  node: process.version,
  cpus: availableParallelism(),
  runs,
  loadBefore,
  loadAfter: load(),
  pages: measured,
  interactions,
}
const busy = measured.some(({ benchmarkIndex }) => benchmarkIndex < QUIET_INDEX)
const uncounted = busy || interactions.some(wasBusy)
const conditions = `${at.slice(0, 16).replace('T', ' ')} UTC, Lighthouse ${LIGHTHOUSE_VERSION} mobile, median of ${runs}, Node ${process.version}, ${results.cpus} processors, load ${loadBefore} before and ${results.loadAfter} after.${
  busy
    ? ` Where the index is below ${QUIET_INDEX} the machine was busy: LCP, CLS and bytes say more than the score.`
    : ''
}`
const missed = [...measured.flatMap(belowBound), ...interactions.flatMap(tooSlow)]
const verdict =
  missed.length === 0
    ? `Every bound${uncounted ? ' that counts on a busy machine' : ''} is met.`
    : `Missed: ${missed.join('; ')}.`
const tables = [...(measured.length > 0 ? [renderPages(measured)] : []), ...renderInteractions(interactions)]
const failed = [...new Set(measured.flatMap(({ failures }) => failures))]
const complaints = failed.length === 0 ? '' : `\n\nAudits below full marks: ${failed.join(', ')}.`
const text = `${conditions}\n\n${tables.join('\n\n')}\n\n${verdict}${complaints}\n`
console.log(`\n${text}`)

if (values.runs === undefined && values.pages === undefined && !values.interactions) {
  mkdirSync(RESULTS, { recursive: true })
  const suffix = values.brand ? '-brand' : ''
  writeFileSync(path.join(RESULTS, `web${suffix}-latest.json`), `${JSON.stringify(results, undefined, 2)}\n`)
  const head = values.brand ? '# Bench of the pages of an agency with a brand of its own' : '# Bench of the pages'
  writeFileSync(path.join(RESULTS, `web-${at.slice(0, 10)}${suffix}.md`), `${head}\n\n${text}`)
}
process.exitCode = missed.length > 0 ? 1 : 0
