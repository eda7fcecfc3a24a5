import { expect, test } from 'vitest'
import { PAGE_READ_ID, type PageRead } from '#shared/contract/page-read.ts'
import { adoptPageRead, findPageRead } from '#web/app/page-read.ts'
import { createQueryClient } from '#web/app/query-client.ts'
import { categoriesQuery } from '#web/features/catalog/queries.ts'
import { approvedQuery } from '#web/features/testimonials/queries.ts'
import { buildTestimonial } from '#web/features/testimonials/testimonials.fixture.ts'

const pageWith = (content: string) => new DOMParser().parseFromString(`<body>${content}</body>`, 'text/html')

test('what a page brings along is found and adopted, and nobody asks for it again', async () => {
  const read: PageRead = { call: 'GET /api/categories', answer: [], whole: true }
  const page = pageWith(`<script type="application/json" id="${PAGE_READ_ID}">${JSON.stringify(read)}</script>`)
  expect(findPageRead(page)).toEqual(read)
  const client = createQueryClient()
  adoptPageRead(client, read)
  const queryFn = () => Promise.reject(new Error('asked'))
  expect(await client.fetchQuery({ ...categoriesQuery, queryFn })).toEqual([])
})

test('a page that brings nothing leaves the screen to ask', () => {
  expect(findPageRead(pageWith('<div id="root"></div>'))).toBeUndefined()
})

test('the beginning of a long list is there, and the whole of it is asked for', async () => {
  const [first, second] = [buildTestimonial({ id: 'a' }), buildTestimonial({ id: 'b' })]
  const client = createQueryClient()
  adoptPageRead(client, { call: 'GET /api/testimonials/approved', answer: [first], whole: false })
  expect(client.getQueryData(approvedQuery.queryKey)).toEqual([first])
  await client.prefetchQuery({ ...approvedQuery, queryFn: async () => [first, second] })
  expect(client.getQueryData(approvedQuery.queryKey)).toEqual([first, second])
})
