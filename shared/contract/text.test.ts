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
