import { expect, test } from 'vitest'
import { HOUSE_ACCENT, SURFACES, THEMES } from '#shared/model/accent.ts'
import { readFiles, withoutComments } from './files.ts'

/**
 * Utilities that a class name may hold (docs/decisions/017): size, place and space of one element, its place in a flex
 * or grid box, and the size and ink of its text. What else an element looks like is in a style sheet.
 */
const ALLOWED = [
  /^-?m[trblxy]?-/,
  /^(min-|max-)?[hw]-/,
  /^(grid|flex|block|absolute|inset-0|invisible|sr-only|flex-(1|wrap)|gap-\d|items-center|content-center)$/,
  /^text-(b3|ink-2|ink-3|lamp|pending|confirmed)$/,
  /^(whitespace-pre-line|wrap-anywhere)$/,
]
/** What a utility of Tailwind looks like that would draw something, or depends on a state or a width. */
const DRAWING =
  /^(bg|border|rounded|shadow|ring|font|leading|tracking|opacity|p[trblxy]?|transition|duration|animate|fill|stroke|outline|from|via|to|z|translate|scale|rotate|cursor|overflow|object)-|^[a-z0-9@-]+:[a-z[-]/

const classesOfSheets = new Set(
  readFiles('web/**/*.css').flatMap(({ text }) =>
    [...text.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name = '']) => name),
  ),
)

/** The words of every class name that stands in a file as text. */
function classWords(text: string): string[] {
  const names = withoutComments(text).matchAll(/\b\w*[cC]lassName=(?:"([^"]*)"|\{`([^`]*)`\})/g)
  return [...names].flatMap(([, plain, template]) =>
    (plain ?? template ?? '')
      .replace(/\$\{[^}]*\}/g, ' ')
      .split(/\s+/)
      .filter((word) => /\w$|[)\]]$/.test(word)),
  )
}

const isWrong = (word: string) =>
  !classesOfSheets.has(word) && DRAWING.test(word) && !ALLOWED.some((pattern) => pattern.test(word))

test('utilities place and size elements; what they look like is in style sheets', () => {
  const files = readFiles('web/**/*.tsx').filter(({ name }) => !name.includes('.test.'))
  const words = files.flatMap(({ name, text }) => classWords(text).map((word) => [name, word] as const))
  expect(words.filter(([, word]) => isWrong(word)).map((pair) => pair.join(': '))).toEqual([])
  // a rule that sees no class names checks nothing
  expect(words.length).toBeGreaterThan(500)
  expect(classesOfSheets.size).toBeGreaterThan(300)
})

test.each(['bg-stage', 'rounded-lg', 'p-4', 'font-semibold', 'md:w-4', 'hover:text-lamp'])(
  '%s is for a sheet',
  (word) => {
    expect(isWrong(word)).toBe(true)
  },
)

test.each(['mt-3', 'h-40', 'max-w-full', 'text-ink-2', 'w-2/3'])('%s is a utility we use', (word) => {
  expect(isWrong(word)).toBe(false)
})

/** A feature, or one of the folders beside them; print.css restyles what others make. */
const areaOf = (name: string) => /^web\/(features\/[^/]+|[^/]+)/.exec(name)?.[1] ?? name

/** Classes that have styles of their own in sheets of several areas. */
function findShared(sheets: readonly { name: string; text: string }[]): string[] {
  const areas = new Map<string, Set<string>>()
  for (const { name, text } of sheets) {
    for (const [, found = ''] of text.matchAll(/^ *\.([a-z][\w-]*) \{$/gm)) {
      areas.set(found, (areas.get(found) ?? new Set()).add(areaOf(name)))
    }
  }
  return [...areas].filter(([, of]) => of.size > 1).map(([found, of]) => `${found}: ${[...of].join(', ')}`)
}

test('a class has its styles in one area: the sheets of all screens a visitor saw stay loaded', () => {
  const sheets = readFiles('web/**/*.css').filter(({ name }) => !name.endsWith('/print.css'))
  expect(findShared(sheets)).toEqual([])
  const rule = '  .team {\n'
  const twice = ['web/features/catalog/team.css', 'web/features/accounts/team/team.css']
  expect(findShared(twice.map((name) => ({ name, text: rule })))).toEqual(['team: features/catalog, features/accounts'])
})

test('the accent is measured against the surfaces of the tokens (docs/product.md P6.212)', () => {
  const [tokens = ''] = readFiles('web/app/styles/tokens.css').map(({ text }) => text)
  const [dark = '', light = ''] = tokens.split(':root[data-theme="light"] {')
  const tokensOf = { dark, light }
  for (const theme of THEMES) {
    const found = ['recess', 'stage', 'wings', 'riser', 'lamp'].map(
      (name) => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(tokensOf[theme])?.[1],
    )
    expect(found, theme).toEqual([...SURFACES[theme], HOUSE_ACCENT[theme]])
  }
})
