import '#web/app/styles/index.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createQueryClient } from '#web/app/query-client.ts'
import { Reviews } from './reviews.tsx'
import { buildTestimonial } from './testimonials.fixture.ts'

async function show(answer: () => Response | Promise<Response>) {
  vi.stubGlobal('fetch', async () => answer())
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <Reviews />
    </QueryClientProvider>,
  )
}

afterEach(async () => {
  vi.unstubAllGlobals()
  await page.viewport(1280, 900)
})

const figures = () => [...document.querySelectorAll('figure')]

test('says that it loads', async () => {
  const screen = await show(() => new Promise<Response>(() => {}))
  await expect.element(screen.getByText('Loading reviews...', { exact: true })).toBeVisible()
})

test('says that loading has failed, and tries again', async () => {
  let fails = true
  const screen = await show(() => (fails ? new Response('', { status: 500 }) : Response.json([buildTestimonial()])))
  await expect.element(screen.getByText('Error loading reviews', { exact: true })).toBeVisible()
  await expect.element(screen.getByText('Please try again later', { exact: true })).toBeVisible()
  fails = false
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText('Dana Whitlock')).toBeVisible()
})

test('says that there is none yet', async () => {
  const screen = await show(() => Response.json([]))
  await expect
    .element(screen.getByText('No reviews available yet. Be the first to share your experience!', { exact: true }))
    .toBeVisible()
})

test('a quote says who, what kind of night, how many stars, and whether it was booked here', async () => {
  const screen = await show(() =>
    Response.json([
      buildTestimonial({ id: 'a', rating: 4, eventType: 'bachelorette_party', bookingId: 'b1' }),
      buildTestimonial({ id: 'b', customerName: 'Omar & Celeste Vance', eventType: null }),
    ]),
  )
  await expect.element(screen.getByText('Verified booking')).toBeVisible()
  expect(screen.getByText('Verified booking').elements()).toHaveLength(1)
  await expect.element(screen.getByText('Bachelorette party')).toBeVisible()
  await expect.element(screen.getByRole('img', { name: '4 out of 5 stars' })).toBeVisible()
  expect(figures().map((figure) => figure.querySelectorAll('.stars .is-filled').length)).toEqual([4, 5])
  await expect.element(screen.getByText('OV')).toBeVisible()
})

test('the first spans both columns at 40 px, on phones there is one column in order', async () => {
  const many = Array.from({ length: 5 }, (_, i) => buildTestimonial({ id: `t${i}`, customerName: `Guest ${i}` }))
  await show(() => Response.json(many))
  await expect.poll(() => figures().length).toBe(5)
  const [first, second, , fourth] = figures().map((figure) => figure.getBoundingClientRect())
  expect(first?.width).toBeGreaterThan(2 * (second?.width ?? 0))
  expect(fourth?.left).toBeGreaterThan(second?.left ?? 0)
  const quote = document.querySelector('blockquote')
  expect(quote && getComputedStyle(quote).fontSize).toBe('40px')
  await page.viewport(390, 844)
  await expect.poll(() => new Set(figures().map((figure) => figure.getBoundingClientRect().left)).size).toBe(1)
  const names = () => figures().map((figure) => figure.querySelector('b')?.textContent)
  await expect.poll(names).toEqual(many.map(({ customerName }) => customerName))
})

// a part waits for an idle moment, up to three seconds on a busy machine
test('quotes that are out of sight make a narrow page no wider', async () => {
  // as wide as a phone's page is within its margins
  await page.viewport(280, 800)
  await show(() => Response.json(Array.from({ length: 24 }, (_, i) => buildTestimonial({ id: `${i}` }))))
  await expect.poll(() => figures().length).toBe(24)
  expect(document.documentElement.scrollWidth).toBe(280)
})

test('five hundred of them all arrive, a part at a time', { timeout: 60_000 }, async () => {
  const many = Array.from({ length: 500 }, (_, i) => buildTestimonial({ id: `t${i}`, content: `Night ${i}.` }))
  await show(() => Response.json(many))
  await expect.poll(() => figures().length).toBeGreaterThan(0)
  expect(figures().length).toBeLessThan(500)
  await expect.poll(() => figures().length, { timeout: 45_000 }).toBe(500)
})
