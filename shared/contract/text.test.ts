import { describe, expect, test } from 'vitest'
import { line, text } from './text.ts'

const MISSING = 'Write a few words'
const INVISIBLE = '\u200b\u200d\u2060\ufeff\u00ad'

describe.each([
  ['a text', text],
  ['a line', line],
])('%s', (_kind, schema) => {
  test.each(['', '  \n', INVISIBLE, ` ${INVISIBLE} `])('that is required refuses %j, which shows nothing', (value) => {
    const parsed = schema(100, MISSING).safeParse(value)
    expect(parsed.error?.issues[0]?.message).toBe(MISSING)
  })

  test.each(['ok', '7', '…', '🎷', '$', 'नमस्ते', 'a\u200db'])('that is required accepts %j', (value) => {
    expect(schema(100, MISSING).parse(` ${value} `)).toBe(value)
  })

  test('that is not required may be empty', () => {
    expect(schema(100).parse('  ')).toBe('')
  })
})

const BIDI = '\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069'

test('a line keeps none of the signs that turn the direction of writing, and no double space where one stood', () => {
  expect(line(100).parse(`${BIDI}Dana \u202e Whitfield\u2066`)).toBe('Dana Whitfield')
  expect(line(100, MISSING).safeParse(BIDI).error?.issues[0]?.message).toBe(MISSING)
  // letters of every script stay, and what joins them
  expect(line(100).parse('\u05d3\u05e0\u05d4 \u062f\u0627\u0646\u0627 \u0646\u200c\u0645')).toBe(
    '\u05d3\u05e0\u05d4 \u062f\u0627\u0646\u0627 \u0646\u200c\u0645',
  )
})

test('a paragraph keeps them: right-to-left text may need them', () => {
  expect(text(100).parse('a\u200fb')).toBe('a\u200fb')
})
