import { expect, test } from 'vitest'
import { readFiles, type SourceFile, withoutComments } from './files.ts'

/** 'booking.status-changed': a noun, and what became of it. */
const LITERAL = /'([a-z]+(?:-[a-z]+)*)\.([a-z]+(?:-[a-z]+)*)'/g
/** What stands behind `action:`, over the lines of a choice too. */
const WRITTEN = /\baction:\s*([^\n]*(?:\n\s*[?:][^\n]*)*)/g
const TEMPLATE = /`([^`]*\$\{[^`]*)`/g

const found = (pattern: RegExp, text: string) => [...text.matchAll(pattern)].map(([, part = '']) => part)

const code = (...patterns: string[]): SourceFile[] =>
  readFiles(...patterns)
    .filter(({ name }) => !/\.test\.ts$|test-support/.test(name))
    .map(({ name, text }) => ({ name, text: withoutComments(text) }))
const server = code('server/**/*.ts')
const audited = server.filter(({ text }) => /recordAudit|audit_log|AuditEntry/.test(text))
const written = audited.flatMap(({ text }) => found(WRITTEN, text))

/** Actions the server writes letter by letter, wherever they stand. */
const nouns = new Set(written.flatMap((part) => found(LITERAL, part)))
const actions = [
  ...new Set(audited.flatMap(({ text }) => [...text.matchAll(LITERAL)].map(([, noun, end]) => `${noun}.${end}`))),
].filter((action) => nouns.has(action.split('.')[0] ?? ''))
/** Actions the server puts together, as patterns. */
const composed = written
  .flatMap((part) => found(TEMPLATE, part))
  .filter((template) => /^[^ ]*\.[^ ]*$/.test(template.replaceAll(/\$\{[^}]*\}/g, 'x')))
  .map((template) => new RegExp(`^${template.replaceAll(/\$\{[^}]*\}/g, '[a-z-]+').replace('.', '\\.')}$`))

/** The actions a file of the web has words for. */
function wordsIn(file: string): string[] {
  const [source] = code(file)
  if (!source) throw new Error(`${file} is not there`)
  return [...source.text.matchAll(/^ {2}'([a-z-]+\.[a-z-]+)':/gm)].map(([, action = '']) => action)
}

test('what the server writes into the audit trail is found', () => {
  expect(actions.length).toBeGreaterThanOrEqual(40)
  expect(composed.length).toBeGreaterThanOrEqual(3)
  expect(actions).toEqual(expect.arrayContaining(['booking.requested', 'testimonial.unapproved', 'booking.overlapped']))
})

test('the audit screen has words for every action', () => {
  const words = wordsIn('web/features/office/audit-words.ts')
  expect(actions.filter((action) => !words.includes(action))).toEqual([])
  expect(composed.filter((pattern) => !words.some((action) => pattern.test(action)))).toEqual([])
})

test('the filter of the audit screen has a name for every kind of thing', () => {
  const [screen] = code('web/features/office/audit-words.ts')
  const named = screen?.text.match(/ENTITIES[^{]*\{([^}]*)\}/)?.[1] ?? ''
  const kinds = new Set(audited.flatMap(({ text }) => found(/\bentity: '([a-z-]+)'/g, text)))
  expect(kinds.size).toBeGreaterThanOrEqual(10)
  expect([...kinds].filter((kind) => !new RegExp(`^ {2}'?${kind}'?:`, 'm').test(named))).toEqual([])
})

test("a booking's history has words for everything that is done to bookings, and for nothing else", () => {
  const words = wordsIn('web/features/bookings/admin/entry/tell-entry.ts')
  const ofBookings = actions.filter((action) => action.startsWith('booking.'))
  expect(ofBookings.filter((action) => !words.includes(action))).toEqual([])
  const known = (action: string) => actions.includes(action) || composed.some((pattern) => pattern.test(action))
  expect(words.filter((action) => !known(action))).toEqual([])
  const patterns = composed.filter(({ source }) => source.startsWith('^booking'))
  expect(patterns.filter((pattern) => !words.some((action) => pattern.test(action)))).toEqual([])
})
