import '#web/app/styles/index.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createQueryClient } from '#web/app/query-client.ts'
import { LatestReviews } from './latest-reviews.tsx'
import { buildTestimonial } from './testimonials.fixture.ts'

async function show(answer: () => Response) {
  vi.stubGlobal('fetch', async () => answer())
  const element = <LatestReviews agentId="a" />
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </QueryClientProvider>,
  )
}

afterEach(() => vi.unstubAllGlobals())

test('shows who said what and when, and how many there are in all (P9.12)', async () => {
  const reviews = [
    buildTestimonial({ customerName: 'Dana', content: 'Wonderful.', createdAt: '2026-10-02T00:00:00Z' }),
    buildTestimonial({ id: 't2', customerName: 'Omar', content: 'word '.repeat(400), reply: 'Thank you.' }),
  ]
  await show(() => Response.json({ total: 12, reviews }))
  await expect.element(page.getByText('Wonderful.')).toBeVisible()
  await expect.element(page.getByText('Thank you.')).toBeVisible()
  expect(document.querySelector('.latest-head')?.textContent).toBe('Dana, Wedding, October 2026')
  await expect.element(page.getByRole('button', { name: 'Read more' })).toBeVisible()
  expect(page.getByRole('region').element().textContent).toContain('12 reviews in all. Read what clients say')
})

test('says that there are none, or that they could not be loaded', async () => {
  const { unmount } = await show(() => Response.json({ total: 0, reviews: [] }))
  await expect.element(page.getByText('No reviews yet.')).toBeVisible()
  await unmount()
  await show(() => Response.json({ error: 'no' }, { status: 404 }))
  await expect.element(page.getByText('The reviews could not be loaded.')).toBeVisible()
})
