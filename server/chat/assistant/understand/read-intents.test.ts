import { expect, test } from 'vitest'
import { readIntents } from './read-intents.ts'

const wanted = (text: string) => readIntents(text, false).intents.map(({ intent }) => intent)

test.each([
  ['thank you', ['thanks']],
  ['massage, no more than 120/hr', ['price']],
])('%j wants no refusal and no small talk beside it', (text, intents) => {
  expect(wanted(text)).toEqual(intents)
})

test('a refusal beside another wish is kept when it is sure', () => {
  expect(wanted('need a dj and can you bring cocaine')).toContain('decline')
})
