import { expect, test } from 'vitest'
import { readPage } from '#web/lib/page.ts'

const headers = (entries: Record<string, string>) => new Headers(entries)

test('a page says where the next begins and how many there are; a row that is none is left out', () => {
  const link = '</api/customer/bookings?group=past&cursor=a%2Bb%3D&limit=100>; rel="next"'
  expect(readPage({ data: [{ id: 'a' }, null], headers: headers({ link, 'x-total-count': '500' }) })).toEqual({
    rows: [{ id: 'a' }],
    next: 'a+b=',
    total: 500,
  })
})

test('the last one has no next, and may not say how many', () => {
  expect(readPage({ data: [], headers: headers({}) })).toEqual({ rows: [], next: undefined, total: undefined })
  expect(readPage({ data: [], headers: headers({ link: '</api/x?cursor=a>; rel="prev"' }) }).next).toBeUndefined()
})
