/**
 * `npm test`: types, lint, server, browser and component tests, and one summed line at the end; `-- --with-faults` runs
 * the fault tests after them; `-- --side-by-side` runs the server tests beside the browser's; `-- --changed` runs what the
 * changes since the last commit can break, `--changed=main` those since another one. Each part writes its own report; a
 * part that breaks before it reports counts as one failure.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { chooseTests } from './test/choose.ts'
import { type Lane, listStages, type Part, type PartFiles } from './test/parts.ts'
import { listChanged, readNames } from './test/read-names.ts'
import { describeTally, describeTimes, type Tally, type TestTime } from './test/reports.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
const reports = mkdtempSync(path.join(tmpdir(), 'marquee-test-'))
const filesOf = (name: string): PartFiles => ({
  report: path.join(reports, `${name}.json`),
  times: path.join(reports, `${name}-times.json`),
})

/** Runs a command. @returns its exit code, and what it wrote when that is held back for the lane beside it */
function run(
  [command = '', ...args]: string[],
  env: Record<string, string>,
  held: boolean,
): Promise<{ code: number; said: string }> {
  return new Promise((resolve) => {
    const where = held ? 'pipe' : 'inherit'
    const child = spawn(command, args, { stdio: ['ignore', where, where], env: { ...process.env, ...env } })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        said += text
      })
    }
    child.on('error', (error) => resolve({ code: 1, said: `${said}${command}: ${error.message}\n` }))
    child.on('close', (code) => resolve({ code: code ?? 1, said }))
  })
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

async function runPart(
  { name, command, count, times }: Part,
  held: boolean,
): Promise<{ tally: Tally; times: TestTime[] }> {
  const files = filesOf(name)
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: files.report, VITEST_TIMES_FILE: files.times }
  const { code, said } = await run(command, env, held)
  process.stdout.write(said)
  if (!count) return { tally: { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 }, times: [] }
  try {
    const report = readJson(files.report)
    const counted = count(report)
    return {
      tally: code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted,
      times: times ? times(report) : (readJson(files.times) as TestTime[]), // written by vitest-times.ts
    }
  } catch {
    console.error(`${name} ended with code ${code} and left no report`)
    return { tally: { passed: 0, failed: 1, skipped: 0 }, times: [] }
  }
}

/** The commit of --changed; an option that may stand alone is nothing parseArgs knows. */
function readChanged(args: string[]): { since: string | undefined; rest: string[] } {
  const found = args.findLast((arg) => /^--changed(=|$)/.test(arg))
  const since = found === undefined ? undefined : found.slice('--changed='.length) || 'HEAD'
  return { since, rest: args.filter((arg) => !/^--changed(=|$)/.test(arg)) }
}

const { since, rest } = readChanged(process.argv.slice(2))
const { values: asked, positionals: wanted } = parseArgs({
  args: rest,
  options: {
    'with-faults': { type: 'boolean', default: false },
    'side-by-side': { type: 'boolean', default: false },
  },
  allowPositionals: true,
})
const changed = since === undefined ? undefined : listChanged(ROOT, since)
const choice = changed && chooseTests(changed, readNames(ROOT, changed))
if (changed) console.log([`${changed.length} files differ from ${since}:`, ...changed].join('\n  '))

const runs = ({ name, onlyWhenAsked }: Part) =>
  wanted.includes(name) || (onlyWhenAsked ? asked['with-faults'] : wanted.length === 0)
const total: Tally = { passed: 0, failed: 0, skipped: 0 }
const times: TestTime[] = []
/** Runs parts one after the other, and shows each as it runs or, beside another lane, when it ends. */
async function runLane(parts: Lane, held: boolean): Promise<void> {
  for (const part of parts.filter(runs)) {
    const { files, why } = part.scope
    console.log(`\n== ${part.name}${held ? ' (shown when it ends)' : ''}`)
    if (why !== '') console.log(`${files === 'all' ? 'all tests' : `${files.length} files of tests`}: ${why}`)
    if (files.length === 0) continue
    const { tally, times: taken } = await runPart(part, held)
    console.log(`${part.name}: ${describeTally(tally)}`)
    for (const key of ['passed', 'failed', 'skipped'] as const) total[key] += tally[key]
    times.push(...taken)
  }
}

for (const stage of listStages(filesOf, choice)) {
  const lanes = stage.filter((lane) => lane.some(runs))
  if (asked['side-by-side']) await Promise.all(lanes.map((lane, i) => runLane(lane, i > 0)))
  else for (const lane of lanes) await runLane(lane, false)
}
rmSync(reports, { recursive: true, force: true })
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0
console.log(describeTimes(times).join('\n'))
console.log(`\n${describeTally(total)}`)
