import { expect, test } from 'vitest'
import { createLog, redact } from './log.ts'

test.each([
  ['4111111111111111', '[card]'],
  ['card 4111 1111 1111 1111.', 'card [card].'],
  ['3782-822463-10005', '[card]'],
  ['dana.smith+x@mail.example.com', 'd***@mail.example.com'],
  ['to "a@example.com", b@example.org', 'to "a***@example.com", b***@example.org'],
  ['12345678901234567890', '12345678901234567890'],
  ['id 0c3f1a2e-1111-4222-8333-444455556666', 'id 0c3f1a2e-1111-4222-8333-444455556666'],
])('%s is logged as %s', (text, expected) => {
  expect(redact(text)).toBe(expected)
})

test('every line is JSON in UTC, with any content', () => {
  const lines: string[] = []
  const log = createLog({ logLevel: 'info' }, { write: (line) => lines.push(line) })
  log.info({ text: 'a\r\nb\u2028', card: '4111111111111111', number: 4111111111111111 }, 'line\nbreak')
  log.error({
    err: Object.assign(new Error('x', { cause: new TypeError('deep') }), { detail: 'Key (email)=(secret)' }),
  })
  log.error({ err: 'just a text' })
  log.debug('not shown')
  expect(lines).toHaveLength(3)
  const [first, second] = lines.map((line) => JSON.parse(line))
  expect(first).toMatchObject({ level: 'info', msg: 'line\nbreak', card: '[card]' })
  expect(first.time).toMatch(/Z$/)
  expect(second.err).toMatchObject({ type: 'Error', message: 'x', cause: { type: 'TypeError', message: 'deep' } })
  expect(lines.join('')).not.toMatch(/secret|4111/)
})
