import { expect, expectTypeOf, test } from 'vitest'
import type { Examples } from './intents/examples/examples.ts'
import { INTENTS, type Intent } from './intents.ts'
import type { Language, Reading, ScoredIntent } from './reading.ts'

test('every intent is listed once', () => {
  expect(new Set(INTENTS).size).toBe(INTENTS.length)
})

test('readings and examples speak of the same intents', () => {
  expectTypeOf<Reading['intents'][number]>().toEqualTypeOf<ScoredIntent>()
  expectTypeOf<ScoredIntent['intent']>().toEqualTypeOf<Intent>()
  expectTypeOf<Reading['language']>().toEqualTypeOf<Language>()
  expectTypeOf<Intent>().toExtend<keyof Examples>()
})
