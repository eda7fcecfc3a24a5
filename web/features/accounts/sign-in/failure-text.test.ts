import { expect, test } from 'vitest'
import { ApiError } from '#web/lib/api.ts'
import { failureText, waitInWords } from './failure-text.ts'

const refusal = (status: number, error: string, retryAfter?: string) =>
  new ApiError(status, JSON.stringify({ error, code: 'x' }), '', retryAfter)

test('says how long to wait, once', () => {
  const later = 'Too many requests. Please try again later.'
  expect(failureText(refusal(429, later, '61'), 'x')).toBe('Too many requests. Try again in 61 seconds.')
  expect(failureText(refusal(429, later), 'x')).toBe(later)
  const told = 'Too many attempts. Please try again in 3 minutes.'
  expect(failureText(refusal(429, told, '170'), 'x')).toBe(told)
  expect(failureText(refusal(401, 'Invalid email or password', '9'), 'x')).toBe('Invalid email or password')
  expect(failureText(new TypeError('Failed to fetch'), 'Nobody answered')).toBe('Nobody answered')
})

test.each([
  [0.4, '1 second'],
  [40, '40 seconds'],
  [100, '2 minutes'],
  [900, '15 minutes'],
])('%d seconds are %s', (seconds, words) => {
  expect(waitInWords(seconds)).toBe(words)
})
