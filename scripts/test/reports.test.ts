import { expect, test } from 'vitest'
import { countPlaywright, countVitest, describeTally, describeTimes, timesOfPlaywright } from './reports.ts'

test('tests are counted, and a file that breaks before its tests is a failure', () => {
  const report = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1, numFailedTestSuites: 0 }
  expect(countVitest(report)).toEqual({ passed: 5, failed: 0, skipped: 2 })
  expect(countVitest({ ...report, numFailedTestSuites: 2 })).toEqual({ passed: 5, failed: 1, skipped: 2 })
  expect(countVitest({ ...report, numFailedTests: 3, numFailedTestSuites: 1 }).failed).toBe(3)
  expect(countPlaywright({ stats: { expected: 4, unexpected: 1, flaky: 2, skipped: 3 } })).toEqual({
    passed: 6,
    failed: 1,
    skipped: 3,
  })
})

test('times of journeys are those of all tries, however deep the suite', () => {
  const spec = { title: 'books', file: 'book.e2e.ts', tests: [{ results: [{ duration: 1500 }, { duration: 500 }] }] }
  expect(timesOfPlaywright({ suites: [{ suites: [{ specs: [spec] }] }] })).toEqual([
    { file: 'tests/e2e/book.e2e.ts', name: 'books', seconds: 2, retries: 1 },
  ])
})

test('the end names the fifteen slowest tests, slowest first, and those tried again', () => {
  const times = Array.from({ length: 20 }, (_, i) => ({ file: `f${i}`, name: 'n', seconds: i, retries: 0 }))
  const lines = describeTimes(times)
  expect(lines).toHaveLength(19)
  expect(lines.slice(0, 3)).toEqual(['', 'Slowest tests:', '   19.0 s  f19 > n'])
  expect(lines.at(-1)).toBe('No test needed a retry.')
  expect(describeTimes([{ file: 'f', name: 'n', seconds: 0.25, retries: 2 }]).slice(-2)).toEqual([
    'Tests that needed a retry:',
    '      2 x  f > n',
  ])
})

test('the last line sums up', () => {
  expect(describeTally({ passed: 3, failed: 0, skipped: 1 })).toBe('3 passed, 0 failed, 1 skipped')
})
