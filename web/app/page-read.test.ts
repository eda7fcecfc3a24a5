import { expect, test } from 'vitest'
import { PAGE_READ_ID, type PageRead } from '#shared/contract/page-read.ts'
import { adoptPageRead, findPageReads } from '#web/app/page-read.ts'
import { createQueryClient } from '#web/app/query-client.ts'
import { categoriesQuery, packagesQuery } from '#web/features/catalog/queries.ts'
import { approvedQuery } from '#web/features/testimonials/queries.ts'
import { buildTestimonial } from '#web/features/testimonials/testimonials.fixture.ts'

const pageWith = (content: string) => new DOMParser().parseFromString(`<body>${content}</body>`, 'text/html')

test('what a page brings along is found and adopted, and nobody asks for it again', async () => {
  const reads: PageRead[] = [
    { call: 'GET /api/categories', answer: [], whole: true },
    { call: 'GET /api/packages', answer: [], whole: true },
  ]
  const page = pageWith(`<script type="application/json" id="${PAGE_READ_ID}">${JSON.stringify(reads)}</script>`)
  expect(findPageReads(page)).toEqual(reads)
  const client = createQueryClient()
  for (const read of reads) adoptPageRead(client, read)
  const queryFn = () => Promise.reject(new Error('asked'))
  expect(await client.fetchQuery({ ...categoriesQuery, queryFn })).toEqual([])
  expect(await client.fetchQuery({ ...packagesQuery, queryFn })).toEqual([])
})

test('a page that brings nothing leaves the screen to ask', () => {
  expect(findPageReads(pageWith('<div id="root"></div>'))).toEqual([])
})

test('the beginning of a long list is there, and the whole of it is asked for', async () => {
  const [first, second] = [buildTestimonial({ id: 'a' }), buildTestimonial({ id: 'b' })]
  const client = createQueryClient()
  adoptPageRead(client, { call: 'GET /api/testimonials/approved', answer: [first], whole: false })
  expect(client.getQueryData(approvedQuery.queryKey)).toEqual([first])
  await client.prefetchQuery({ ...approvedQuery, queryFn: async () => [first, second] })
  expect(client.getQueryData(approvedQuery.queryKey)).toEqual([first, second])
})
