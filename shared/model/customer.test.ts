import { expect, test } from 'vitest'
import { readTags } from './customer.ts'

test('each tag once in any case, without spaces around it, in the order typed', () => {
  expect(readTags([' VIP', 'weddings', 'vip ', '', '  ', 'big   budget'])).toEqual(['VIP', 'weddings', 'big budget'])
})
