import { expect, test } from 'vitest'
import { findPhone, splitContacts } from './contact.ts'

test.each([
  ['call me at 404 555 0147 please', '404 555 0147'],
  ['(404) 555-0199', '(404) 555-0199'],
  ['Dana, +44 20 7946 0958', '+44 20 7946 0958'],
  ['555-0199', '555-0199'],
  ['4045550199', '4045550199'],
  ['invoice INV-2026-0001, call 404-555-0199', '404-555-0199'],
  ['invoice INV-2026-0001', undefined],
  ['about 2026-12-05', undefined],
  ['on 12/05/2026 for 120 people', undefined],
  ['my budget is 500-1000', undefined],
  ['between 500 and 1000', undefined],
  ['booking B-1102', undefined],
])('the phone in %j is %s', (said, phone) => {
  expect(findPhone(said)).toBe(phone)
})

test('contacts are split from the rest of a text', () => {
  expect(splitContacts('gus tillery, 404-555-0167')).toEqual({ contacts: ['404-555-0167'], rest: 'gus tillery,  ' })
  expect(splitContacts('june, june@example.com')).toEqual({ contacts: ['june@example.com'], rest: 'june,  ' })
  expect(splitContacts('a dj for 4 hours')).toEqual({ contacts: [], rest: 'a dj for 4 hours' })
})
