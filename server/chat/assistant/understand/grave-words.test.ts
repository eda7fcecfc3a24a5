import { expect, test } from 'vitest'
import { asksForDrugs, hintsAtSex, isGrieved } from './grave-words.ts'

test.each([
  'your photographer never showed up yesterday at our gala',
  'the dancer you sent left after 20 min and we paid for 2 hours',
  'the bartender you sent was rude to my mother',
  'your dj was 2 hours late',
  'you charged my card twice',
  'we booked a magician and he was drunk',
  'our wedding was ruined by your dj',
  'the dj you sent last saturday played nasty songs with curse words',
  'your bartender made crude remarks to two of our employees',
  'the magician you provided on sunday insulted my mother',
])('%j reports what went wrong (P10.71)', (text) => expect(isGrieved(text)).toBe(true))

test.each([
  'what happens if your dj never shows up',
  'our last dj of another company was 2 hours late, i need a good one',
  'can we get someone for saturday, my photographer bailed on us',
  'a dj who would not be late',
  'do your dancers ever come late',
  'my late husband loved jazz',
  'we are broke students',
  'the dj you sent last year was amazing, can we have him again',
  'the invoice you sent says 400',
  'do the people you sent there usually bring a table',
])('%j reports nothing (P10.71)', (text) => expect(isGrieved(text)).toBe(false))

test.each(['could the bartender bring cocaine', 'who of you sells molly'])('%j asks for drugs (P10.71)', (text) =>
  expect(asksForDrugs(text)).toBe(true),
)

test.each([
  'no drugs please',
  'are your people drug tested',
  'what is your policy on weed',
  'what if the dj was on drugs',
])('%j asks for none (P10.71)', (text) => expect(asksForDrugs(text)).toBe(false))

test.each([
  ['for extra cash would the dancer sleep with one of us', true],
  ['we can sleep with the music on, neighbors too', false],
])('%j asks for more than the service: %j (P10.71)', (text, wanted) => expect(hintsAtSex(text)).toBe(wanted))
