import { expect, test } from 'vitest'
import { runTests } from '#tests/support/run-tests.ts'

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
    const { passed, failed, said } = await runTests(FILES, { TEST_PLACE: place }, FILES_MS)
    expect(failed, said).toEqual([])
    expect(passed).toBeGreaterThan(200)
  },
)
