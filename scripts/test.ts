/**
 * `npm test`: types, lint, server, component and browser tests, and one summed line at the end; `-- --with-faults` runs
 * the fault tests after them; `-- --changed` runs what the changes since the last commit can break, `--changed=main` those
 * since another one. Each part writes its own report; a part that breaks before it reports counts as one failure.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { chooseTests } from './test/choose.ts'
import { listParts, type Part, type PartFiles } from './test/parts.ts'
import { listChanged, readNames } from './test/read-names.ts'
import { describeTally, describeTimes, type Tally, type TestTime } from './test/reports.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
const reports = mkdtempSync(path.join(tmpdir(), 'marquee-test-'))
const filesOf = (name: string): PartFiles => ({
  report: path.join(reports, `${name}.json`),
  times: path.join(reports, `${name}-times.json`),
})

function run([command = '', ...args]: string[], env: Record<string, string>): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } })
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}`)
      resolve(1)
    })
    child.on('close', (code) => resolve(code ?? 1))
  })
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

async function runPart({ name, command, count, times }: Part): Promise<{ tally: Tally; times: TestTime[] }> {
  const files = filesOf(name)
  const code = await run(command, { PLAYWRIGHT_JSON_OUTPUT_FILE: files.report, VITEST_TIMES_FILE: files.times })
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
  options: { 'with-faults': { type: 'boolean', default: false } },
  allowPositionals: true,
})
const changed = since === undefined ? undefined : listChanged(ROOT, since)
const choice = changed && chooseTests(changed, readNames(ROOT, changed))
if (changed) console.log([`${changed.length} files differ from ${since}:`, ...changed].join('\n  '))

const runs = ({ name, onlyWhenAsked }: Part) =>
  wanted.includes(name) || (onlyWhenAsked ? asked['with-faults'] : wanted.length === 0)
const total: Tally = { passed: 0, failed: 0, skipped: 0 }
const times: TestTime[] = []
for (const part of listParts(filesOf, choice).filter(runs)) {
  const { files, why } = part.scope
  console.log(`\n== ${part.name}`)
  if (why !== '') console.log(`${files === 'all' ? 'all tests' : `${files.length} files of tests`}: ${why}`)
  if (files.length === 0) continue
  const { tally, times: taken } = await runPart(part)
  console.log(`${part.name}: ${describeTally(tally)}`)
  for (const key of ['passed', 'failed', 'skipped'] as const) total[key] += tally[key]
  times.push(...taken)
}
rmSync(reports, { recursive: true, force: true })
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0
console.log(describeTimes(times).join('\n'))
console.log(`\n${describeTally(total)}`)
