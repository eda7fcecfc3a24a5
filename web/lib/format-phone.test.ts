import { expect, test } from 'vitest'
import { formatPhone } from './format-phone.ts'

test.each([
  ['4045550111', '(404) 555-0111'],
  ['404-555-0111', '(404) 555-0111'],
  ['404.555.0111', '(404) 555-0111'],
  ['(404) 555-0111', '(404) 555-0111'],
  ['14045550111', '1 (404) 555-0111'],
  ['404', '404'],
  ['4045', '(404) 5'],
  ['(404) 5550', '(404) 555-0'],
  ['', ''],
  // not ours to arrange
  ['+49 30 901820', '+49 30 901820'],
  ['404 555 0111 ext. 7', '404 555 0111 ext. 7'],
  ['(404) 555-01112', '(404) 555-01112'],
])('%j becomes %j', (typed, written) => {
  expect(formatPhone(typed)).toBe(written)
})

test('typed digit by digit it ends the same', () => {
  let value = ''
  for (const digit of '4045550111') value = formatPhone(value + digit)
  expect(value).toBe('(404) 555-0111')
})
