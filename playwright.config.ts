import { defineConfig } from '@playwright/test'
import { chromiumLaunch } from './tests/support/chromium.ts'

/** Journeys through the product as people run it, in a real browser. */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  globalSetup: './tests/support/build-once.ts',
  // each worker has its own product and browser
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  // a shared machine may stall a browser for seconds; a test that passes at a second try is reported as flaky by name
  retries: process.env.CI ? 2 : 0,
  reporter: [['list'], ['json']],
  use: {
    browserName: 'chromium',
    launchOptions: await chromiumLaunch(),
    timezoneId: 'Asia/Tokyo',
    screenshot: 'off',
    trace: 'off',
  },
})
