import { globSync, readFileSync } from 'node:fs'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumLaunch } from './tests/support/chromium.ts'

const WEB_DEPENDENCIES = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  'react-router',
  'react-router/dom',
  '@tanstack/react-query',
  'react-hook-form',
  '@hookform/resolvers/zod',
  'zod',
  'radix-ui',
  'lucide-react',
  'embla-carousel-react',
  'vitest-browser-react',
]

/** A shared machine may stall for seconds; a test that passes at a second try is marked beside its name. */
const PATIENCE = { retry: process.env.CI ? 2 : 0, expect: { poll: { timeout: 10_000 } } }

const SERVER_TESTS = ['{shared,server,scripts}/**/*.test.ts', 'tests/architecture/**/*.test.ts']
/** Those that put something else in the place of a module: no file may share its modules with them. */
const WITH_MOCKS = globSync(SERVER_TESTS).filter((file) => /\bvi\.(do)?mock\(/i.test(readFileSync(file, 'utf8')))

/**
 * Most of what a test makes is gone when it ends. Memory outside the heap, such as what a compressor takes, would start
 * a full collection for every 64 MB of it: several for each test file. Node before 24 does not know the option.
 */
const COLLECT_LESS = ['--external-memory-accounted-in-global-limit', '--initial-old-space-size=512']
const KNOWS_THEM = Number(process.versions.node.split('.')[0]) >= 24

const SERVER = {
  ...PATIENCE,
  environment: 'node',
  globalSetup: 'tests/support/global-setup.ts',
  testTimeout: 20_000,
  hookTimeout: 60_000,
  maxWorkers: 2,
  execArgv: ['--max-semi-space-size=64', ...(KNOWS_THEM ? COLLECT_LESS : [])],
}

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          ...SERVER,
          name: 'server',
          include: SERVER_TESTS,
          exclude: ['**/node_modules/**', ...WITH_MOCKS],
          // a worker keeps what it has imported and compiled from one file to the next
          isolate: false,
        },
      },
      { extends: true, test: { ...SERVER, name: 'server-mocks', include: WITH_MOCKS } },
      {
        extends: true,
        test: {
          ...PATIENCE,
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          environment: 'node',
          globalSetup: 'tests/support/global-setup.ts',
          testTimeout: 180_000,
          hookTimeout: 120_000,
          // most of a fault test is waiting: one file waits while the other works
          maxWorkers: 2,
        },
      },
      {
        extends: './vite.config.ts',
        // if Vite found these packages only during the tests, each would reload the page
        optimizeDeps: { include: WEB_DEPENDENCIES },
        test: {
          ...PATIENCE,
          name: 'web',
          root: '.',
          include: ['web/**/*.test.{ts,tsx}'],
          testTimeout: 15_000,
          maxWorkers: 2,
          browser: {
            enabled: true,
            headless: true,
            // at rest: drawing every frame of an animation takes a quarter of the run; the journeys see motion
            provider: playwright({
              launchOptions: await chromiumLaunch(),
              contextOptions: { reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium' }],
            viewport: { width: 1280, height: 900 },
            screenshotFailures: false,
          },
        },
      },
    ],
  },
})
