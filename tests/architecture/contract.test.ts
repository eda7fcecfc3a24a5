import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { OPENAPI_FILE, openapiText } from '#scripts/write-openapi.ts'
import { endpoints } from '#shared/contract/api.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { ROLES } from '#shared/model/role.ts'
import { startTestApp } from '#tests/support/start-test-app.ts'
import { readFiles } from './files.ts'

const all: readonly Endpoint[] = endpoints
const call = ({ method, path }: Endpoint) => `${method} ${path}`

test('every endpoint of the contract is listed once, with who may call it', () => {
  expect(all.length).toBeGreaterThanOrEqual(10)
  expect(new Set(all.map(call)).size).toBe(all.length)
  for (const { access, path, summary } of all) {
    expect(path).toMatch(/^\/api\/[\w/:.-]+$/)
    expect(summary.length).toBeGreaterThan(10)
    if (access === 'public') continue
    expect(access.length).toBeGreaterThan(0)
    for (const role of access) expect([...ROLES, 'owner']).toContain(role)
    // 'admin' means owners too
    expect(access.includes('admin') && access.includes('owner'), path).toBe(false)
  }
})

test('every endpoint a contract file declares is in the list', () => {
  const declared = readFiles('shared/contract/**/*.ts').flatMap(({ text }) => [
    ...text.matchAll(/endpoint\(\{\s*method: '(\w+)',\s*path: '([^']+)'/g),
  ])
  expect(declared.map(([, method, path]) => `${method} ${path}`).sort()).toEqual(all.map(call).sort())
})

test('every endpoint of the contract is bound, and nothing else under /api', async () => {
  await using app = await startTestApp()
  for (const { method, path } of all) expect(app.app.hasRoute({ method, url: path }), `${method} ${path}`).toBe(true)
  // a prepared read has a route for each value of its parameter
  const paths = new RegExp(
    `^(${all.map(({ path }) => path.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')).join('|')})$`,
  )
  const bound = app.app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .filter((line) => line.startsWith('├── /api') || line.startsWith('└── /api'))
    .map((line) => /\s(\/\S+)/.exec(line)?.[1]?.replace(/:\w+/g, '{}') ?? '')
  expect(bound.length).toBeGreaterThan(5)
  for (const path of bound) expect(path).toMatch(paths)
})

/** Endpoints by the contract file that declares them: 'shared/contract/bookings/bookings.ts createBooking'. */
const declaredIn = readFiles('shared/contract/*/**/*.ts').flatMap(({ name, text }) =>
  [...text.matchAll(/^export const (\w+) = endpoint\(/gm)].map(([, endpoint]) => `${name} ${endpoint}`),
)

/** The endpoints named in a room's files that bind routes or prepared reads, by the contract file they come from. */
function readBound(room: string): string[] {
  return readFiles(`server/${room}/**/*.ts`).flatMap(({ name, text }) => {
    if (name.endsWith('.test.ts') || !/\broute\(|\bendpoint: /.test(text)) return []
    const modules = new Map<string, string>()
    for (const [, imported = '', module = ''] of text.matchAll(/import ([^']+) from '#(shared\/contract\/[^']+)'/g)) {
      for (const local of imported.replace(/^\* as |[{}]|\btype /g, '').split(',')) modules.set(local.trim(), module)
    }
    const named = text.matchAll(/\b(\w+)(?:\.(\w+))?\b/g)
    return [...named].map(([, local = '', member]) => `${modules.get(local)} ${member ?? local}`)
  })
}

test('an endpoint declared in shared/contract/x is bound in server/x', () => {
  expect(declaredIn.length).toBe(all.length)
  const rooms = new Set(declaredIn.map((declared) => declared.split('/')[2] ?? ''))
  const bound = new Map([...rooms].map((room) => [room, new Set(readBound(room))]))
  const elsewhere = declaredIn.filter((declared) => !bound.get(declared.split('/')[2] ?? '')?.has(declared))
  expect(elsewhere).toEqual([])
})

test('docs/openapi.json is what the contract says', () => {
  expect(readFileSync(OPENAPI_FILE, 'utf8'), 'npm run openapi').toBe(openapiText())
})

test('every named schema of docs/openapi.json says what it is', () => {
  const { components } = JSON.parse(openapiText()) as { components: { schemas: Record<string, object> } } // as written
  const entries = Object.entries(components.schemas)
  expect(entries.length).toBeGreaterThan(10)
  for (const [name, schema] of entries)
    expect(JSON.stringify(schema), name).not.toBe(`{"$ref":"#/components/schemas/${name}"}`)
})
