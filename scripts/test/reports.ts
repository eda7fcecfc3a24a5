/** What the parts of a test run reported, and how the run says it at its end. */

/** How many tests there were. */
export interface Tally {
  passed: number
  failed: number
  skipped: number
}

/** One test as the end of a run speaks of it. */
export interface TestTime {
  file: string
  name: string
  seconds: number
  /** How many times it was tried again. */
  retries: number
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  numFailedTestSuites: number
}

/** Counts the tests in a report of vitest's json reporter; a file that breaks before its tests is one failure. */
export function countVitest(report: unknown): Tally {
  const r = report as VitestReport // the shape vitest's json reporter documents
  const failed = Math.max(r.numFailedTests, r.numFailedTestSuites > 0 ? 1 : 0)
  return { passed: r.numPassedTests, failed, skipped: r.numPendingTests + r.numTodoTests }
}

interface PlaywrightSuite {
  specs?: { title: string; file: string; tests: { results: { duration: number }[] }[] }[]
  suites?: PlaywrightSuite[]
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  suites: PlaywrightSuite[]
}

/** Counts the tests in a report of Playwright's json reporter; one that passed at a second try has passed. */
export function countPlaywright(report: unknown): Tally {
  const { stats } = report as PlaywrightReport // the shape Playwright's json reporter documents
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped }
}

/** The tests of a Playwright report with their times, those of all tries together. */
export function timesOfPlaywright(report: unknown): TestTime[] {
  const timesOf = ({ specs = [], suites = [] }: PlaywrightSuite): TestTime[] => [
    ...specs.flatMap(({ title, file, tests }) =>
      tests.map(({ results }) => ({
        file: `tests/e2e/${file}`,
        name: title,
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
        retries: Math.max(results.length - 1, 0),
      })),
    ),
    ...suites.flatMap(timesOf),
  ]
  return (report as PlaywrightReport).suites.flatMap(timesOf) // the shape Playwright's json reporter documents
}

/** How many of the slowest tests are listed. */
const SLOWEST = 15

/** The slowest tests and those that were tried again, as lines for the end of a run. */
export function describeTimes(times: readonly TestTime[]): string[] {
  const slow = times.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST)
  const again = times.filter(({ retries }) => retries > 0)
  return [
    ...(slow.length > 0 ? ['', 'Slowest tests:'] : []),
    ...slow.map(({ file, name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file} > ${name}`),
    '',
    again.length > 0 ? 'Tests that needed a retry:' : 'No test needed a retry.',
    ...again.map(({ file, name, retries }) => `${String(retries).padStart(7)} x  ${file} > ${name}`),
  ]
}

/** The counts in words: the last line of a run. */
export function describeTally({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`
}
