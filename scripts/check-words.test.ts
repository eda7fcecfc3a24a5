import { expect, test } from 'vitest'
import { findWords } from './check-words.ts'

const wordsOf = (name: string, text: string) => findWords(name, text).map(({ line, word }) => `${line} ${word}`)

test('comments, names of tests and log lines are checked', () => {
  const code = [
    '/** Whoever changes both locks the booking first. */',
    "const shown = 'Whoever books first'",
    'log.warn({ err }, `the house is closed`)',
    "test('the office is told', () => {})",
    "test.each([1])('%s works by itself', () => {})",
    "const address = 'https://example.com/tell' // behaviour of the page",
    '// issue 17 wants it',
  ].join('\n')
  expect(wordsOf('server/x.ts', code)).toEqual([
    '1 Whoever',
    '3 the house',
    '4 told',
    '5 by itself',
    '6 behaviour',
    '7 issue 17',
  ])
})

test('titles of a long table, contracts and lines of a log passed in are checked', () => {
  const code = [
    'test.each([',
    "  ['told', 1],",
    "] as const)('%s is told', () => {})",
    'summary:',
    "  'Whatever is left',",
    "z.string().describe('works by itself')",
    "this.#options.log('of the whole house')",
    "call(['told'], 'told')",
  ].join('\n')
  expect(wordsOf('server/x.ts', code)).toEqual(['3 told', '5 Whatever', '6 by itself', '7 the whole house'])
})

test('what people read on screen is not, but for a list of its own', () => {
  const code = ["return <p>{'Tell us what you need'}</p>", "throw invalid('Somebody else has this time')"].join('\n')
  expect(wordsOf('web/x.tsx', code)).toEqual([])
})

test('documents are checked but for code and marked examples', () => {
  const text = [
    'Send an e-mail with `tell`.',
    '<!-- words: examples -->',
    'What of a list',
    '<!-- words: end -->',
    'Whatever is left',
  ].join('\n')
  expect(wordsOf('docs/x.md', text)).toEqual(['1 e-mail', '5 Whatever'])
})

test('SQL is checked in its comments', () => {
  expect(wordsOf('server/x.sql', "select 'the house' -- whatever is left")).toEqual(['1 whatever'])
})

test('a plain text has none', () => {
  expect(wordsOf('server/x.ts', '/** Lock order: booking, then invoice. */')).toEqual([])
})

test('strings and tags that people read have a list of their own; names in code and SQL are not read', () => {
  const code = [
    "import { logIn } from './log-in.ts'",
    "throw conflict('This agent has no log-in')",
    `const lead = \`Hello \${name}, the money was given back\``,
    `const mail = mails.find(({ kind }) => kind !== \`a \${mails.length}\`)`,
    'sql`update mails set e-mail`',
    "return <p title='Your e-mail'>All mails go there</p>",
  ].join('\n')
  expect(wordsOf('web/x.tsx', code)).toEqual([
    '2 log-in',
    '3 given back',
    '3 Hello $'.concat('{'),
    '6 e-mail',
    '6 mails',
  ])
  expect(wordsOf('web/x.test.tsx', code)).toEqual([])
  expect(wordsOf('scripts/x.ts', code)).toEqual([])
})
