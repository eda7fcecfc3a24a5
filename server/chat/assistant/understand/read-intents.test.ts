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

test.each([
  "my brother's wife tends bar and needs work. are you hiring",
  'I run a bar and want private gigs on the side. Are you taking on bartenders?',
  'how do I get on your roster',
])('who wants work is declined nothing: %j (P10.71)', (text) => {
  expect(wanted(text)).toContain('apply')
  expect(wanted(text)).not.toContain('decline')
})
