import { expect, test } from 'vitest'
import { chooseTests, type Names } from './choose.ts'
import { namesIn } from './read-names.ts'

const names: Names = new Map(
  Object.entries({
    'server/app.ts': ['server/billing/pay.ts', 'server/print.ts'],
    'server/billing/pay.ts': ['shared/model/money.ts'],
    'server/print.ts': ['server/print-worker.ts'],
    'server/print-worker.ts': [],
    'server/log.ts': [],
    'server/log.test.ts': ['server/log.ts'],
    'server/billing/pay.test.ts': ['tests/support/start-test-app.ts'],
    'shared/model/money.ts': [],
    'tests/architecture/files.test.ts': [],
    'tests/support/start-test-app.ts': ['server/app.ts'],
    'tests/support/global-setup.ts': ['server/db/migrate.ts'],
    'tests/support/running-server.ts': ['scripts/start.js'],
    'tests/support/fake-model.ts': [],
    'tests/e2e/book.e2e.ts': ['tests/support/running-server.ts'],
    'tests/e2e/chat.e2e.ts': ['tests/support/running-server.ts', 'tests/support/fake-model.ts'],
    'scripts/start.js': ['server/app.ts'],
    'server/db/migrate.ts': [],
    'web/ui/button.tsx': [],
    'web/ui/button.test.tsx': ['web/ui/button.tsx'],
    'web/lib/format.test.ts': ['shared/model/money.ts'],
  }).map(([file, named]) => [file, new Set(named)]),
)

const choose = (...changed: string[]) => {
  const { server, web, browser } = chooseTests(changed, names)
  return { server: server.files, web: web.files, browser: browser.files }
}
const RULES = 'tests/architecture/files.test.ts'
const JOURNEYS = ['tests/e2e/book.e2e.ts', 'tests/e2e/chat.e2e.ts']

test('a change in the server runs the tests that reach it, and every journey that starts the product', () => {
  expect(choose('server/billing/pay.ts')).toEqual({
    server: ['server/billing/pay.test.ts', RULES],
    web: [],
    browser: JOURNEYS,
  })
  expect(choose('server/log.ts')).toEqual({ server: ['server/log.test.ts', RULES], web: [], browser: [] })
})

test('a file that is run rather than imported is followed as well', () => {
  expect(choose('server/print-worker.ts').server).toEqual(['server/billing/pay.test.ts', RULES])
})

test('a change in the web or in what it shares runs its tests and all journeys', () => {
  expect(choose('web/ui/button.tsx')).toEqual({ server: [RULES], web: ['web/ui/button.test.tsx'], browser: 'all' })
  expect(choose('shared/model/money.ts')).toEqual({
    server: ['server/billing/pay.test.ts', RULES],
    web: ['web/lib/format.test.ts'],
    browser: 'all',
  })
})

test('a change in a test runs that test alone, beside the rules', () => {
  expect(choose('web/ui/button.test.tsx')).toEqual({ server: [RULES], web: ['web/ui/button.test.tsx'], browser: [] })
  expect(choose('tests/e2e/chat.e2e.ts')).toEqual({ server: [RULES], web: [], browser: ['tests/e2e/chat.e2e.ts'] })
  expect(choose('tests/support/fake-model.ts').browser).toEqual(['tests/e2e/chat.e2e.ts'])
})

test('what no import leads to runs everything; documents run the rules', () => {
  const everything = { server: 'all', web: 'all', browser: 'all' }
  for (const file of ['server/db/migrations/0099-more.sql', 'package.json', 'vitest.config.ts', 'web/app/styles.css']) {
    expect(choose(file), file).toEqual(everything)
  }
  expect(choose('docs/product.md', 'README.md')).toEqual({ server: [RULES], web: [], browser: [] })
  expect(choose()).toEqual({ server: [], web: [], browser: [] })
})

test('what runs before all tests of a part runs all of them', () => {
  expect(choose('server/db/migrate.ts')).toEqual({ server: 'all', web: [], browser: [] })
})

test('a file names others by import, alias, and path in quotes', () => {
  const known = new Set(['server/a.ts', 'server/worker.ts', 'shared/b.ts', 'scripts/start.js', 'docs/c.md'])
  const text = [
    "import { a } from './a.ts'",
    "import type { B } from '#shared/b.ts'",
    "new Worker(new URL('./worker.ts', import.meta.url))",
    "spawn('node', ['scripts/start.js', 'scripts/gone.js'])",
    "readFileSync('../docs/c.md')",
  ].join('\n')
  expect([...namesIn('server/x.ts', text, known)].sort()).toEqual([...known].sort())
})
