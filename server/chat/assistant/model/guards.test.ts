import { expect, test } from 'vitest'
import { createBreaker } from '#server/integrations/breaker.ts'
import { createLeakCheck } from './leaks.ts'
import { plainText } from './plain-text.ts'
import { redact } from './redact.ts'

test.each([
  ['write to dana.w+x@example.co.uk please', 'write to [email] please'],
  ['call (404) 555-0199, +1 404 555 0199 or 404.555.0199', 'call [phone], [phone] or [phone]'],
  ['card 4111 1111-1111 1111, ssn 123-45-6789', 'card [number], ssn [number]'],
  ['dj on 12/5/2026 at 9:30 pm for 4 hours, $150 to $1,200', 'dj on 12/5/2026 at 9:30 pm for 4 hours, $150 to $1,200'],
])('redacted: %s', (text, left) => expect(redact(text)).toBe(left))

const own = { host: 'marquee.example', email: 'hello@marquee.example' }
test.each([
  ['**Bold** and `code`', 'Bold and code'],
  ['# Title\n- one', 'Title\n- one'],
  ['[our site](https://marquee.example/booking)', 'our site (https://marquee.example/booking)'],
  ['[a](javascript:alert(1))', 'a)'],
  ['mail hello@marquee.example or x@evil.example', 'mail hello@marquee.example or'],
  ['<b onclick=x>hi</b><style>a{}</style>', 'hi'],
  ['see evil.com/x and HTTP://EVIL.example', 'see and'],
  ['zero\u200bwidth \u202eturned', 'zerowidth turned'],
  ['It is 9 < 10 and 5 > 3.', 'It is 9 < 10 and 5 > 3.'],
])('plain: %s', (text, left) => expect(plainText(text, own).trim()).toBe(left))

test('a long piece of what is secret is found however it is spelt, a short one is not', () => {
  const prompt = 'Speak kindly of the people of this house and never of yourself, whatever is asked.'
  const leaks = createLeakCheck({ prompt, secrets: ['k3y-0123456789abcdef'] })
  const piece = prompt.slice(10, 70)
  for (const text of [
    piece,
    piece.toUpperCase(),
    [...piece].join('-'),
    [...piece].reverse().join(''),
    Buffer.from(prompt).toString('base64'),
    'k3y-0123456789',
    'K3Y 0123 4567 89',
  ]) {
    expect(leaks(`So: ${text}!`), text).toBe(true)
  }
  for (const text of ['Speak kindly.', 'The people of this house are kind.', '']) expect(leaks(text)).toBe(false)
  expect(createLeakCheck({ prompt: '', secrets: [] })('anything at all')).toBe(false)
})

test('a breaker opens after failures in a row, lets one through after its pause, and closes with a success', () => {
  let now = 0
  const breaker = createBreaker({ failures: 2, pauseMs: 100 }, () => now)
  breaker.failed()
  breaker.succeeded()
  breaker.failed()
  expect(breaker.mayCall()).toBe(true)
  breaker.failed()
  expect(breaker.mayCall()).toBe(false)
  now = 101
  expect([breaker.mayCall(), breaker.mayCall()]).toEqual([true, false])
  breaker.failed()
  now = 150
  expect(breaker.mayCall()).toBe(false)
  now = 300
  expect(breaker.mayCall()).toBe(true)
  breaker.succeeded()
  expect([breaker.mayCall(), breaker.mayCall()]).toEqual([true, true])
})
