import path from 'node:path'
import { expect, test } from 'vitest'
import { readFiles } from './files.ts'

const sources = readFiles('{server,shared,web,scripts,tests,bench}/**/*.{ts,tsx,js}', '*.ts')
const documents = readFiles('*.md', 'docs/**/*.md', '.github/**/*')

/** A function declared as one or as an arrow, or a class. */
const EXPORTED =
  /^export (?:(?:async )?function |(?:abstract )?class |const \w+.* = (?:async )?(?:<.*>)?\((?:.*\).*=>|[^)]*$))/

test('exported functions and classes of server and shared have a docstring', () => {
  let seen = 0
  const silent = sources
    .filter(({ name }) => /^(server|shared)\//.test(name) && !/\.test\.ts$|server\/db\/types\.ts$/.test(name))
    .flatMap(({ name, text }) => {
      const lines = text.split('\n')
      return lines.flatMap((line, i) => {
        if (!EXPORTED.test(line)) return []
        seen += 1
        return /\*\/\s*$/.test(lines[i - 1] ?? '') ? [] : [`${name}:${i + 1} ${line}`]
      })
    })
  expect(silent).toEqual([])
  expect(seen).toBeGreaterThan(60)
})

/** Longer than that with a reason: made-up content, one row after the other. */
const LONG = new Set([
  'scripts/demo/bookings.ts',
  'scripts/demo/roster.ts',
  'scripts/demo/load.ts',
  'tests/support/mail-scene.ts',
])

test('no file is longer than 300 lines', () => {
  const short = (name: string) => /^shared\/posters\/|^server\/db\/types\.ts$/.test(name) || LONG.has(name)
  const long = sources.filter(({ name, text }) => !short(name) && text.split('\n').length > 301)
  expect(long.map(({ name, text }) => `${name}: ${text.split('\n').length}`)).toEqual([])
})

/** Tests, what is generated, and sentences that the assistant learns from or is asked. */
const NO_CODE =
  /\.test\.tsx?$|^tests\/|^bench\/|^server\/db\/types\.ts$|\/intents\/examples\/|\/evaluation\/(?:open|held-back)\//

test('nine of ten files have at most 150 lines', () => {
  const lengths = sources
    .filter(({ name }) => !NO_CODE.test(name))
    .map(({ text }) => text.split('\n').length - 1)
    .sort((a, b) => a - b)
  expect(lengths[Math.ceil(lengths.length * 0.9) - 1]).toBeLessThanOrEqual(150)
})

test('no folder of a room or of the contract holds more than 15 source files', () => {
  const counts = new Map<string, number>()
  for (const { name } of sources) {
    if (!/^(server|web\/features|shared\/contract)\//.test(name) || /\.test\.tsx?$/.test(name)) continue
    const folder = path.posix.dirname(name)
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  expect(counts.size).toBeGreaterThan(60)
  expect([...counts].filter(([, count]) => count > 15)).toEqual([])
})

test('AGENTS.md is short enough to be read', () => {
  for (const { text } of readFiles('AGENTS.md')) expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(120)
})

const ENDS = ['shared', 'rk/', 'ot/', 'me/\\w+/']

test('nothing points outside the repository or names the machine it was written on', () => {
  // put together here, so that this file doesn't find itself
  const outside = new RegExp(['\\.\\./', '/wo', '/ro', '/ho'].map((start, i) => start + ENDS[i]).join('|'))
  const found = [...sources, ...documents, ...readFiles('package.json', 'biome.json', 'tsconfig*.json')]
    .flatMap(({ name, text }) => text.split('\n').map((line, i) => [`${name}:${i + 1}`, line] as const))
    .filter(([, line]) => outside.test(line))
  expect(found).toEqual([])
})
