import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showRoutes } from '#web/app/test-support/show-routes.tsx'
import { buildAgent } from '#web/features/catalog/agents.fixture.ts'
import { buildTestimonial } from '#web/features/testimonials/testimonials.fixture.ts'
import { About } from '#web/routes/about.tsx'

const figures = () =>
  page
    .getByRole('region', { name: 'Our experience' })
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent)

async function open(agents: unknown[], reviews: unknown[] | undefined) {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const path = new URL(String(input), location.href).pathname
    if (path === '/api/agents') return Response.json(agents)
    return reviews ? Response.json(reviews) : Response.json({ error: 'Broken' }, { status: 500 })
  })
  await showRoutes([{ path: '/', element: <About /> }])
}

afterEach(() => void vi.restoreAllMocks())

test('the figures are the record’s', async () => {
  const agents = [buildAgent({ totalBookings: 1200 }), buildAgent({ totalBookings: 34 })]
  await open(agents, [buildTestimonial({ rating: 5 }), buildTestimonial({ rating: 4 })])
  await expect.poll(figures).toEqual(['1,234 Events', '4.5 Rating', '2 Agents'])
})

test('without reviews there is no rating, and what is not known is a dash', async () => {
  await open([], [])
  await expect.poll(figures).toEqual(['0 Events', '— No reviews yet', '0 Agents'])
})

test('reviews that cannot be loaded claim nothing', async () => {
  await open([buildAgent({ totalBookings: 7 })], undefined)
  await expect.poll(figures).toEqual(['7 Events', '— Rating', '1 Agents'])
})
