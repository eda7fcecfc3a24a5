import { writeFileSync } from 'node:fs'
import type { Reporter, TestCase } from 'vitest/node'
import type { TestTime } from './reports.ts'

/** Writes every test's time and retries, which vitest's own json report leaves out, into the file VITEST_TIMES_FILE names. */
export default class TimesReporter implements Reporter {
  readonly #times: TestTime[] = []

  onTestCaseResult(test: TestCase): void {
    const { duration = 0, retryCount = 0 } = test.diagnostic() ?? {}
    const file = test.module.relativeModuleId
    this.#times.push({ file, name: test.fullName, seconds: duration / 1000, retries: retryCount })
  }

  onTestRunEnd(): void {
    const file = process.env.VITEST_TIMES_FILE
    if (file !== undefined) writeFileSync(file, JSON.stringify(this.#times))
  }
}
