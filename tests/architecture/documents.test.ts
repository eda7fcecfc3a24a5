import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readFiles } from './files.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

/** Paths of the repository that a document names in backticks: `server/billing/routes.ts`, `tests/e2e/`. */
const namedPaths = (text: string) =>
  [...text.matchAll(/`((?:server|shared|web|scripts|tests|bench|deploy|docs)\/[\w./-]*\w\/?)`/g)].map(
    ([, named = '']) => named,
  )

test('every path that README, AGENTS.md and the documents name exists', () => {
  const named = readFiles('*.md', 'docs/**/*.md').flatMap(({ name, text }) =>
    namedPaths(text).map((target) => ({ name, target })),
  )
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter(({ target }) => !existsSync(path.join(ROOT, target)))).toEqual([])
})

test('every link between documents leads to a file', () => {
  const links = readFiles('*.md', 'docs/**/*.md').flatMap(({ name, text }) =>
    [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)[^)]*\)/g)].map(([, target = '']) => ({ name, target })),
  )
  expect(links.length).toBeGreaterThan(20)
  expect(links.filter(({ name, target }) => !existsSync(path.join(ROOT, path.dirname(name), target)))).toEqual([])
})
