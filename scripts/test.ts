/**
 * `npm test`: types, lint, server, component and browser tests, and one summed line at the end; `-- --with-faults` runs
 * the bad days after them. Each part writes its own report; a part that breaks before it reports counts as one failure.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'

interface Tally {
  passed: number
  failed: number
  skipped: number
}

interface Part {
  name: string
  command: string[]
  /** Reads the counts from the part's report file; a part without one is a single pass or fail. */
  count?: (report: unknown) => Tally
  /** Takes minutes and kills things: runs only when asked for. */
  onlyWhenAsked?: true
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  numFailedTestSuites: number
}

const reports = mkdtempSync(path.join(tmpdir(), 'marquee-test-'))

function countVitest(report: unknown): Tally {
  const r = report as VitestReport // the shape vitest's json reporter documents
  const failed = Math.max(r.numFailedTests, r.numFailedTestSuites > 0 ? 1 : 0)
  return { passed: r.numPassedTests, failed, skipped: r.numPendingTests + r.numTodoTests }
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}

function countPlaywright(report: unknown): Tally {
  const { stats } = report as PlaywrightReport // the shape Playwright's json reporter documents
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped }
}

const vitest = (project: string): Part => ({
  name: project,
  command: [
    ...['vitest', 'run', '--project', project, '--reporter=default', '--reporter=json'],
    `--outputFile.json=${path.join(reports, `${project}.json`)}`,
  ],
  count: countVitest,
})

const PARTS: Part[] = [
  { name: 'types', command: ['node', 'scripts/check.ts', 'types'] },
  { name: 'lint', command: ['node', 'scripts/check.ts', 'lint'] },
  vitest('server'),
  vitest('web'),
  { name: 'browser', command: ['playwright', 'test'], count: countPlaywright },
  { ...vitest('faults'), onlyWhenAsked: true },
]

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

async function tally({ name, command, count }: Part): Promise<Tally> {
  console.log(`\n== ${name}`)
  const file = path.join(reports, `${name}.json`)
  const code = await run(command, { PLAYWRIGHT_JSON_OUTPUT_FILE: file })
  if (!count) return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 }
  try {
    const counted = count(JSON.parse(readFileSync(file, 'utf8')))
    return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted
  } catch {
    console.error(`${name} ended with code ${code} and left no report`)
    return { passed: 0, failed: 1, skipped: 0 }
  }
}

const { values: asked, positionals: wanted } = parseArgs({
  options: { 'with-faults': { type: 'boolean', default: false } },
  allowPositionals: true,
})
const runs = ({ name, onlyWhenAsked }: Part) =>
  wanted.includes(name) || (onlyWhenAsked ? asked['with-faults'] : wanted.length === 0)
const total: Tally = { passed: 0, failed: 0, skipped: 0 }
for (const part of PARTS.filter(runs)) {
  const { passed, failed, skipped } = await tally(part)
  console.log(`${part.name}: ${passed} passed, ${failed} failed, ${skipped} skipped`)
  total.passed += passed
  total.failed += failed
  total.skipped += skipped
}
rmSync(reports, { recursive: true, force: true })
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
