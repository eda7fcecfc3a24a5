import { expect, test } from 'vitest'
import { getLabel, known } from './known.ts'

const LABELS: Record<string, string> = { paid: 'Paid' }

test('a word without a label is said as it is', () => {
  const nothing = undefined as unknown as string // a field a server left out
  expect(['paid', 'on_hold', 'constructor', '', nothing].map((word) => getLabel(LABELS, word))).toEqual([
    'Paid',
    'on_hold',
    'constructor',
    '',
    '',
  ])
  expect(known(LABELS, 'toString')).toBeUndefined()
})
