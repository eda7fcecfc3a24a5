import { expect, test } from 'vitest'
import { importsOf, reachFrom, readFiles, withoutComments } from './files.ts'

/** Lowest first: a file imports from its own layer or from anything lower. */
const WEB_LAYERS = ['web/lib', 'web/ui', 'web/forms', 'web/features', 'web/routes', 'web/app']

/** The rooms of the server in order: each imports only those before it (docs/decisions/001). */
const SERVER_ROOMS = [
  ...[
    'telemetry',
    'db',
    'integrations',
    'objects',
    'http',
    'audit',
    'mail',
    'live',
    'settings',
    'availability',
    'catalog',
    'accounts',
    'people',
  ],
  ...['bookings', 'billing', 'changes', 'proposals', 'testimonials', 'chat', 'office', 'site'],
]

/** What holds the rooms together; no room looks up to it. */
const SERVER_TOP = ['server/main.ts', 'server/mails.ts', 'server/app.ts']

const sources = readFiles('shared/**/*.ts', 'server/**/*.ts', 'web/**/*.{ts,tsx}').filter(
  ({ name }) => !/\.test\.tsx?$|\/test-support\//.test(name),
)

const layerOf = (file: string) => WEB_LAYERS.findIndex((layer) => file.startsWith(`${layer}/`))
const roomOf = (file: string) => /^server\/([^/]+)\//.exec(file)?.[1]
const featureOf = (file: string) => /^web\/features\/([^/]+)\//.exec(file)?.[1]

function complaint(file: string, target: string): string | undefined {
  if (file.startsWith('shared/')) {
    if (target !== 'zod' && !target.startsWith('shared/')) return 'shared imports zod and itself, nothing else'
    if (file.startsWith('shared/model/') && target.startsWith('shared/contract/')) return 'the model knows no contract'
    return undefined
  }
  if (file.startsWith('web/')) {
    if (/^(server|scripts|tests)\//.test(target)) return 'the browser never imports the server, scripts or tests'
    if (target.startsWith('node:')) return 'the browser has no Node'
    if (layerOf(file) !== -1 && layerOf(target) > layerOf(file)) return 'imports point down the layers'
    const [from, to] = [featureOf(file), featureOf(target)]
    if (from !== undefined && to !== undefined && from !== to) return 'features meet only in web/routes'
    return undefined
  }
  if (/^(web|scripts|tests)\//.test(target)) return 'the server imports neither web nor scripts nor tests'
  const [here, there] = [roomOf(file), roomOf(target)]
  if (here === undefined) return undefined
  if (SERVER_TOP.includes(target)) return 'a room never imports what is built of rooms'
  if (there !== undefined && SERVER_ROOMS.indexOf(there) > SERVER_ROOMS.indexOf(here)) {
    return 'a room imports only rooms before it'
  }
  return undefined
}

test('imports point one way', () => {
  const imports = sources.flatMap((file) => importsOf(file).map((target) => [file.name, target] as const))
  const complaints = imports.flatMap(([file, target]) => {
    const reason = complaint(file, target)
    return reason === undefined ? [] : [`${file} -> ${target}: ${reason}`]
  })
  expect(complaints).toEqual([])
  // a check that sees nothing finds nothing
  expect(sources.length).toBeGreaterThan(100)
  expect(imports.length).toBeGreaterThan(300)
  for (const part of ['shared/model/', 'shared/contract/', 'server/', 'web/']) {
    expect(sources.filter(({ name }) => name.startsWith(part)).length, part).toBeGreaterThan(4)
  }
})

/** Groups of files that import each other, types included. */
function cyclesAmong(files: readonly { name: string; text: string }[]): string[][] {
  const targets = new Map(files.map((file) => [file.name, importsOf(file)]))
  const reachable = new Map(files.map(({ name }) => [name, reachFrom(targets, targets.get(name) ?? [])]))
  const groups = files
    .filter(({ name }) => reachable.get(name)?.has(name))
    .map(({ name }) => [name, ...(reachable.get(name) ?? [])].filter((other) => reachable.get(other)?.has(name)))
  return [...new Set(groups.map((group) => [...new Set(group)].sort().join(' ')))].map((group) => group.split(' '))
}

test('no file imports itself through others, types included', () => {
  expect(cyclesAmong(sources)).toEqual([])
  const [a, b] = [
    { name: 'web/ui/a.ts', text: "import type { B } from '#web/ui/b.ts'" },
    { name: 'web/ui/b.ts', text: "import { a } from './a.ts'" },
  ]
  expect(cyclesAmong([a, b])).toEqual([['web/ui/a.ts', 'web/ui/b.ts']])
})

test('every room of the server has its place in the order', () => {
  const rooms = new Set(sources.map(({ name }) => roomOf(name)).filter((room) => room !== undefined))
  expect([...rooms].filter((room) => !SERVER_ROOMS.includes(room))).toEqual([])
})

test.each([
  ['server/db/x.ts', 'server/http/y.ts'],
  ['server/catalog/x.ts', 'server/bookings/y.ts'],
  ['server/chat/x.ts', 'server/app.ts'],
  ['server/bookings/x.ts', 'scripts/y.ts'],
  ['shared/model/x.ts', 'shared/contract/y.ts'],
  ['shared/contract/x.ts', 'kysely'],
  ['web/ui/x.tsx', 'web/features/chat/y.ts'],
  ['web/features/chat/x.tsx', 'web/features/catalog/y.ts'],
  ['web/forms/x.tsx', 'web/features/chat/y.ts'],
  ['web/ui/x.tsx', 'web/forms/y.tsx'],
  ['web/lib/x.ts', 'server/errors.ts'],
  ['web/lib/x.ts', 'node:fs'],
])('%s must not import %s', (file, target) => {
  expect(complaint(file, target)).toBeTypeOf('string')
})

test('the environment is read by commands, tests and their configuration, never by the product itself', () => {
  const all = readFiles('**/*.{ts,tsx,js}')
  expect(all.length).toBeGreaterThan(150)
  const readers = all
    .filter(
      ({ name, text }) =>
        name !== 'tests/architecture/imports.test.ts' && /\bprocess\.env\b/.test(withoutComments(text)),
    )
    .map(({ name }) => name)
  const allowed = /^(scripts|tests|bench)\/|^(vite|vitest|playwright)\.config\.ts$|\.test\.tsx?$/
  expect(readers.filter((name) => !allowed.test(name))).toEqual([])
  expect(readers).toContain('scripts/start.ts')
})
