import { Temporal } from 'temporal-polyfill'
import { describe, expect, test } from 'vitest'
import { demoCategories } from '#scripts/demo/categories.ts'
import { demoRoster } from '#scripts/demo/roster.ts'
import { buildLexicon } from '#server/catalog/words/lexicon.ts'
import { HELD_BACK } from '../sentences/held-back.ts'
import { KNOWN } from '../sentences/known.ts'
import type { Sentence } from '../sentences/sentence.ts'
import { understand } from './understand.ts'

const TODAY = Temporal.PlainDate.from('2026-11-24')
const lexicon = buildLexicon(
  demoCategories,
  demoRoster.map(({ name, specialties }) => ({ id: name, name, specialties })),
)

/** The fields of a sentence that were misunderstood; empty when all are right. */
function misread({ say, ...wanted }: Sentence): string[] {
  const is = understand(typeof say === 'string' ? [say] : say, lexicon, TODAY)
  const minute = is.time.minute
  const got = {
    intent: is.intent,
    category: is.categories[0],
    day: is.date.day?.toString(),
    time:
      minute === undefined
        ? undefined
        : Temporal.PlainTime.from('00:00').add({ minutes: minute }).toString().slice(0, 5),
    hours: is.time.hours,
    min: is.price.min,
    max: is.price.max,
    agent: is.agentIds[0],
  }
  const expected = { ...wanted, ...(wanted.agent !== undefined && { category: got.category }) }
  return (Object.keys(expected) as (keyof typeof got)[]) // its own keys, which are all among these
    .filter((key) => got[key] !== expected[key])
    .map((key) => `${JSON.stringify(say)}: ${key} is ${got[key]}, not ${expected[key]}`)
}

const wrongOf = (sentences: readonly Sentence[]) => sentences.map(misread).filter((faults) => faults.length > 0)

describe('what visitors say', () => {
  const all = [...KNOWN, ...HELD_BACK]

  test('there are enough sentences, a third of them held back, of every intent', () => {
    expect(all.length).toBeGreaterThanOrEqual(150)
    expect(HELD_BACK.length * 3).toBeGreaterThanOrEqual(all.length)
    for (const part of [KNOWN, HELD_BACK]) expect(new Set(part.map(({ intent }) => intent)).size).toBe(10)
  })

  test('nine of ten sentences are understood', () => {
    const wrong = wrongOf(all)
    expect(wrong.length, wrong.flat().join('\n')).toBeLessThanOrEqual(all.length / 10)
  })

  test('nine of ten of the sentences nobody wrote the rules for are understood', () => {
    expect(wrongOf(HELD_BACK).length).toBeLessThanOrEqual(HELD_BACK.length / 10)
  })
})
