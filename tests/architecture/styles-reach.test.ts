import { expect, test } from 'vitest'
import { importsOf, reachFrom, readFiles, withoutComments } from './files.ts'

const files = readFiles('web/**/*.{ts,tsx,css}').filter(({ name }) => !/\.test\.tsx?$|\/test-support\//.test(name))
const byName = new Map(files.map((file) => [file.name, file]))
const targets = new Map(files.map((file) => [file.name, importsOf(file)]))

const app = files.filter(({ name }) => name.startsWith('web/app/') && !name.endsWith('.css'))
/** The lazy parts of the router and the layouts: screens, and dialogs of the public pages. */
const screens = [
  ...new Set(app.flatMap(({ text }) => [...text.matchAll(/import\('#(web\/[^']+)'\)/g)].map(([, name = '']) => name))),
]

/** What stands around screens: the first load and the layouts. */
const around = (() => {
  const seen = new Set<string>()
  const waiting = app.map(({ name }) => name)
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (seen.has(next) || (screens.includes(next) && !next.startsWith('web/app/'))) continue
    seen.add(next)
    waiting.push(...(targets.get(next) ?? []))
  }
  return seen
})()

/** The sheets that style a class alone, wherever it stands: '.board-segment', not '.board .tag'. */
const sheetsOf = new Map<string, string[]>()
for (const { name, text } of files.filter((file) => file.name.endsWith('.css'))) {
  for (const [, rules = ''] of withoutComments(text).matchAll(/([^{};]+)\{/g)) {
    for (const selector of rules.split(',')) {
      const [, found] = /^\s*\.([a-z][\w-]*)(?::{1,2}[\w-]+)?\s*$/.exec(selector) ?? []
      if (found) sheetsOf.set(found, [...(sheetsOf.get(found) ?? []), name])
    }
  }
}

const classesIn = (text: string) =>
  [...withoutComments(text).matchAll(/\b\w*[cC]lassName=(?:"([^"]*)"|\{`([^`]*)`\})/g)].flatMap(([, plain, template]) =>
    (plain ?? template ?? '').replace(/\$\{[^}]*\}/g, ' ').split(/\s+/),
  )

test('a screen that may show a class loads a sheet that styles it', () => {
  const missing = screens.flatMap((screen) => {
    const reached = reachFrom(targets, [screen])
    return [...reached]
      .filter((name) => name.endsWith('.tsx'))
      .flatMap((name) => classesIn(byName.get(name)?.text ?? '').map((word) => [name, word] as const))
      .flatMap(([name, word]) => {
        const sheets = sheetsOf.get(word)
        const loaded = sheets?.some((sheet) => reached.has(sheet) || around.has(sheet)) ?? true
        return loaded ? [] : [`${screen}: ${name} uses .${word} of ${sheets}`]
      })
  })
  expect([...new Set(missing)]).toEqual([])
  // a rule that sees nothing finds nothing
  expect(screens.length).toBeGreaterThan(25)
  expect(sheetsOf.size).toBeGreaterThan(300)
  expect(around.has('web/routes/admin/bookings.tsx')).toBe(false)
})
