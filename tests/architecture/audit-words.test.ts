import { expect, test } from 'vitest'
import { AUDIT_ACTIONS } from '#shared/model/audit.ts'
import { readFiles, withoutComments } from './files.ts'

/** An action written as a literal, or composed in a template. */
const LITERAL = /'([a-z]+(?:-[a-z]+)*\.[a-z]+(?:-[a-z]+)*)'/g
const TEMPLATE = /`([^`. ]*\$\{[^`. ]*\.[^`. ]*|[^`. ]*\.[^`. ]*\$\{[^`. ]*)`/g

const found = (pattern: RegExp, text: string) => [...text.matchAll(pattern)].map(([, part = '']) => part)

const audited = readFiles('server/**/*.ts')
  .filter(({ name }) => !/\.test\.ts$|test-support/.test(name))
  .map(({ text }) => withoutComments(text))
  .filter((text) => /recordAudit|AuditEntry|AuditAction/.test(text))
const literals = new Set(audited.flatMap((text) => found(LITERAL, text)))
const templates = audited
  .flatMap((text) => found(TEMPLATE, text))
  .map((template) => new RegExp(`^${template.replaceAll(/\$\{[^}]*\}/g, '[a-z-]+').replace('.', '\\.')}$`))

/** The actions a file of the web has words for. */
function wordsIn(file: string): string[] {
  const [source] = readFiles(file)
  if (!source) throw new Error(`${file} is missing`)
  return [...source.text.matchAll(/^ {2}'([a-z-]+\.[a-z-]+)':/gm)].map(([, action = '']) => action)
}

test('every audit action is written somewhere', () => {
  expect(AUDIT_ACTIONS.length).toBeGreaterThanOrEqual(70)
  const written = (action: string) => literals.has(action) || templates.some((pattern) => pattern.test(action))
  expect(AUDIT_ACTIONS.filter((action) => !written(action))).toEqual([])
})

test('the audit screen has words for every action', () => {
  expect(wordsIn('web/features/office/audit-words.ts').sort()).toEqual([...AUDIT_ACTIONS].sort())
})

test("a booking's history has words for every action on a booking, and for no unknown one", () => {
  const words: readonly string[] = wordsIn('web/features/bookings/admin/entry/entry-label.ts')
  const ofBookings = AUDIT_ACTIONS.filter((action) => action.startsWith('booking.'))
  expect(ofBookings.filter((action) => !words.includes(action))).toEqual([])
  expect(words.filter((action) => !AUDIT_ACTIONS.some((known) => known === action))).toEqual([])
})
