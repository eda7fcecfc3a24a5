import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { makeTempFolder } from './site.ts'

/** How much of what the tests write is kept, in characters. */
const SAID = 5_000

/** How a run of tests went. */
interface Outcome {
  passed: number
  /** Each failed test with why. */
  failed: string[]
  /** The last of what they wrote. */
  said: string
}

/**
 * Runs tests of the server in a process of their own, and ends them with all they started when they take too long.
 * @param files paths, or parts of them
 * @param env what their environment has besides ours
 * @throws Error with what they wrote when they took longer than `most` milliseconds
 */
export async function runTests(files: readonly string[], env: Record<string, string>, most: number): Promise<Outcome> {
  const file = path.join(makeTempFolder(), 'report.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const child = spawn('npx', ['vitest', 'run', '--project', 'server', ...reporters, ...files], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-SAID)
    })
  let late = false
  const timer = setTimeout(() => {
    late = true
    process.kill(-(child.pid ?? 0), 'SIGKILL')
  }, most)
  await once(child, 'close')
  clearTimeout(timer)
  if (late) throw new Error(`the tests did not end within ${most / 60_000} minutes:\n${said}`)
  const report = JSON.parse(readFileSync(file, 'utf8')) as {
    numPassedTests: number
    testResults: { assertionResults: { status: string; fullName: string; failureMessages: string[] }[] }[]
  }
  const failed = report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages }) => `${fullName}: ${failureMessages[0]}`)
  return { passed: report.numPassedTests, failed, said }
}
