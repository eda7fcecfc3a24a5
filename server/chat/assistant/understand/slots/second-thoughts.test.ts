import { expect, test } from 'vitest'
import { settleNumbers } from './second-thoughts.ts'

test.each([
  ['4 hours. wait 5. 5 hours', '5 hours. 5 hours'],
  ['4 hours, no, make that 5 please', '5 hours please'],
  ['for 3 hours, i mean 4 hours', 'for 4 hours'],
  ['at 7, no 8', 'at 8'],
  ['7pm, wait, 8', 'at 8pm'],
  ['from 7pm, i mean 6:30pm', 'from 6:30pm'],
  ["it's not 7 it's 8. we do 3 hours", "it's at 8. we do 3 hours"],
  ['not 4 but 5 hours', '5 hours'],
  ['not 20 but 30 people', '30 people'],
])('%j is %j (P10.66)', (said, settled) => expect(settleNumbers(said)).toBe(settled))

test.each([
  ['4 hours. no 5 bartenders'],
  ['4 hours, make it 8pm'],
  ['20 guests, no 25 with the cousins'],
  ['7, no 8'],
  ['at 8 for 4 hours'],
])('%j takes no number back', (said) => expect(settleNumbers(said)).toBe(said))
