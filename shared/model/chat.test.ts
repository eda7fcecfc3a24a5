import { expect, test } from 'vitest'
import { ANYTHING_ELSE, asksAnythingElse, isNegative } from './chat.ts'

test.each([
  'no',
  'No',
  ' no thanks ',
  'Nope.',
  'nah',
  "I'm good",
  'I’m good!',
  'all set',
  'That’s all…',
  "that's all 🙂",
])('%j is a no', (text) => {
  expect(isNegative(text)).toBe(true)
})

test.each(['no, I need a DJ', 'not yet', 'know', 'no problem', 'nothing', '', 'all set for Friday?'])(
  '%j is not a no',
  (text) => {
    expect(isNegative(text)).toBe(false)
  },
)

test.each([ANYTHING_ELSE, `You are very welcome. ${ANYTHING_ELSE}`, 'Anything else? I am here all night.'])(
  '%j asks whether there is anything else',
  (text) => {
    expect(asksAnythingElse(text)).toBe(true)
  },
)

test.each(['Ask me anything else.', 'Is there anything else? Should I check a date?', ''])(
  '%j does not ask it',
  (text) => {
    expect(asksAnythingElse(text)).toBe(false)
  },
)
