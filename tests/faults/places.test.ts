import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { makeTempFolder } from '#tests/support/site.ts'

/** Tests that hold wherever the agency is: what they expect of its clocks and amounts they work out, or leave to Atlanta. */
const FILES = [
  ...['busy-intervals', 'free-days', 'weekly-hours'].map((name) => `server/availability/${name}`),
  ...['booking-number', 'create-booking', 'idempotency', 'sold-package'].map(
    (name) => `server/bookings/request/${name}`,
  ),
  ...['calendar/calendar', 'calendar/calendar-feed', 'mails/reminders'].map((name) => `server/bookings/${name}`),
  ...['agent-reminder', 'new-booking-mail'].map((name) => `server/bookings/mails/agent/${name}`),
  ...['change', 'generate', 'reminders', 'reminders/unconfirmed'].map((name) => `server/billing/invoices/${name}`),
  ...['checkout', 'checkout-payments', 'handle-webhook', 'together'].map((name) => `server/billing/checkout/${name}`),
  ...['server/office/reports/tallies', 'server/settings/place/place-settings', 'server/settings/place/place-times'],
].map((name) => `${name}.test.ts`)
/** About a minute as a rule; a machine that needs more is not waited for. */
const FILES_MS = 10 * 60_000
/** How much of what a run writes is shown when it fails, in characters. */
const SAID = 5_000

// a run already tries a failed test again
test.each([
  ['berlin', 'euros'],
  ['kolkata', 'rupees and a half-hour offset'],
])(
  'bookings, availability, invoices, reminders and calendars pass in %s, with %s (P8.20)',
  {
    timeout: FILES_MS + 60_000,
    retry: 0,
  },
  async (place) => {
    const file = path.join(makeTempFolder(), 'report.json')
    const said = await runFiles(place, file)
    const report = JSON.parse(readFileSync(file, 'utf8')) as {
      numPassedTests: number
      testResults: { assertionResults: { status: string; fullName: string; failureMessages: string[] }[] }[]
    }
    const failed = report.testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => `${fullName}: ${failureMessages[0]}`)
    expect(failed, said).toEqual([])
    expect(report.numPassedTests).toBeGreaterThan(200)
  },
)

/** Runs the files in a place. @returns the last of what they wrote */
async function runFiles(place: string, file: string): Promise<string> {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const child = spawn('npx', ['vitest', 'run', '--project', 'server', ...reporters, ...FILES], {
    env: { ...process.env, TEST_PLACE: place },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-SAID)
    })
  const timer = setTimeout(() => process.kill(-(child.pid ?? 0), 'SIGKILL'), FILES_MS)
  await once(child, 'close')
  clearTimeout(timer)
  return said
}
