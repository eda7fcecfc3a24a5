import { expect, test } from 'vitest'
import { splitIntoColumns } from './columns.ts'
import { buildTestimonial } from './testimonials.fixture.ts'

const quotes = Array.from({ length: 9 }, (_, i) =>
  buildTestimonial({ id: `t${i}`, content: 'Fine. '.repeat(1 + i * 7) }),
)

test('everyone is there once, and the columns are about as tall', () => {
  const columns = splitIntoColumns(quotes, 2)
  expect(
    columns
      .flat()
      .map(({ id }) => id)
      .sort(),
  ).toEqual(quotes.map(({ id }) => id))
  const [left = 0, right = 0] = columns.map((column) => column.reduce((sum, { content }) => sum + content.length, 0))
  expect(Math.abs(left - right)).toBeLessThan(400)
})

test('more at the end never move those before', () => {
  const [before, after] = [splitIntoColumns(quotes.slice(0, 5), 2), splitIntoColumns(quotes, 2)]
  for (const [i, column] of before.entries()) expect(after[i]?.slice(0, column.length)).toEqual(column)
})

test('one column keeps the order', () => {
  expect(splitIntoColumns(quotes, 1)).toEqual([quotes])
  expect(splitIntoColumns([], 2)).toEqual([[], []])
})
