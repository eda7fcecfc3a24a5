import { expect, test } from 'vitest'
import type { Evaluation, Result } from './evaluate.ts'
import { findMissed, writeFigures, writeWrong } from './report.ts'

const result = (line: string, said: string, wrong: string[] = [], invented: string[] = []): Result => ({
  line,
  turns: [{ said, answer: 'an answer', wrong, invented, took: 5 }],
})
const many = (line: string, right: number, wrong = 0): Result[] => [
  ...Array.from({ length: right }, () => result(line, 'right')),
  ...Array.from({ length: wrong }, () => result(line, 'wrong', ['something else'])),
]
const evaluation = (open: Result[], heldBack: Result[] = open, dialogues = many('booking', 10)): Evaluation => ({
  messages: { open, heldBack },
  dialogues: { open: dialogues, heldBack: dialogues },
})

test('within the bounds nothing is missed (P10.87)', () => {
  expect(findMissed(evaluation([...many('find', 96), ...many('meddling', 4)]))).toEqual([])
})

test.each([
  ['94 messages of 100', evaluation(many('find', 94, 6), many('find', 100)), ['open: messages 94.0 %']],
  [
    'one intent below 85',
    evaluation([...many('find', 95), ...many('tips', 4, 1)]),
    ['open: tips 80.0 %', 'held back: tips 80.0 %'],
  ],
  [
    'one injection',
    evaluation([...many('find', 90), ...many('meddling', 9, 1)], many('find', 9)),
    ['open: meddling 90.0 %'],
  ],
  [
    'one conversation too many',
    evaluation(many('find', 9), many('find', 9), many('booking', 8, 2)),
    ['open: dialogues 80.0 %', 'held back: dialogues 80.0 %'],
  ],
  [
    'one invented price',
    evaluation([...many('find', 99), result('find', 'a price', [], ['invented price: $5'])], many('find', 9)),
    ['open: 1 invented'],
  ],
])('%s is missed (P10.87)', (_, measured, missed) => {
  expect(findMissed(measured)).toEqual(missed)
})

test('the wrong examples are those of the open part, and of the rest the counts alone (P10.88)', () => {
  const measured = evaluation(
    [result('tips', 'do we tip', ['the policy tips'])],
    [result('tips', 'a secret sentence', ['x'])],
  )
  expect(writeWrong(measured)).toContain('do we tip')
  expect(writeWrong(measured)).toContain('expected: the policy tips')
  expect(writeWrong(measured) + writeFigures(measured)).not.toContain('a secret sentence')
  expect(writeFigures(measured)).toMatch(/tips +0\/1 +0\.0 % +0\/1 +0\.0 %/)
})
