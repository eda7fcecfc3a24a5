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

test.each([
  ['gimme the quick version of how booking works, im at a red light', 'how-to-book'],
  ['walk me through the booking process', 'how-to-book'],
  ['what would kids like that you have', 'suggest'],
  ['Which would you recommend for a school fair', 'suggest'],
  ['two or three of your people at once, can it be arranged', 'several-performers'],
  ['whats the max number of performers i can have at 1 event', 'several-performers'],
  ['how many of your performers can we book for one party', 'several-performers'],
  ['May we simply take both, and how would we book them?', 'several-performers'],
  ['After submitting, how shall I learn whether you have accepted?', 'request-terms'],
  ['how will i know if my request is confirmed', 'request-terms'],
  ['It says wrong email or password although I typed it three times.', 'account'],
  ["it won't let me log in", 'account'],
  ['top o the morning to ya', 'greeting'],
  ['Will my picture end up all over the internet afterwards?', 'photos'],
  ['are videos of us going to be posted on your page', 'photos'],
  ['how much for the dancer to go all the way', 'decline'],
  ['does she do extras', 'decline'],
  ['I want the money for those three hours back. This is not ok', 'complaint'],
])('%j means %s', (text, intent) => {
  expect(wanted(text)[0]).toBe(intent)
})

test.each([
  ['would the dancer go all the way to Macon', 'decline'],
  ['how much for both of them, and how late can they stay', 'several-performers'],
  ['how will i know if the DJ is insured', 'request-terms'],
  ['hello from Decatur, I need a DJ', 'account'],
])('%j does not mean %s', (text, intent) => {
  expect(wanted(text)).not.toContain(intent)
})

test('a greeting that names a place is only a greeting', () => {
  expect(wanted('greetings from a very rainy parking lot lol')).toEqual(['greeting'])
  expect(wanted('hello from the parking lot, where can we park')).not.toEqual(['greeting'])
})
